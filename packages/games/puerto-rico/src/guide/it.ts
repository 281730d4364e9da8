import { NAMES } from '../words/it/names.ts'
import { buildings } from './it/buildings.ts'
import { chapters } from './it/chapters.ts'
import { goods, tiles } from './it/land.ts'
import { phases } from './it/phases.ts'
import { phrases } from './it/phrases.ts'
import { roles } from './it/roles.ts'
import { sayWith } from './it/say.ts'
import { guideIn } from './make.ts'

/** The guide in Italian. */
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
