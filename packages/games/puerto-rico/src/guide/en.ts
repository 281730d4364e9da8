import { NAMES } from '../words/en/names.ts'
import { buildings } from './en/buildings.ts'
import { chapters } from './en/chapters.ts'
import { goods, tiles } from './en/land.ts'
import { phases } from './en/phases.ts'
import { phrases } from './en/phrases.ts'
import { roles } from './en/roles.ts'
import { sayWith } from './en/say.ts'
import { guideIn } from './make.ts'

/** The guide in English. */
export const guideFor = guideIn(NAMES, (names, numbers) => {
  const say = sayWith(names, numbers)
  return {
    phrases: phrases(say),
    roles: roles(say),
    tiles: tiles(say),
    goods: goods(say),
    buildings: buildings(say),
    phases: phases(say),
    chapters: chapters(say),
  }
})
