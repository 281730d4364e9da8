import { NAMES } from '../words/pt/names.ts'
import { guideIn } from './make.ts'
import { buildings } from './pt/buildings.ts'
import { chapters } from './pt/chapters.ts'
import { goods, tiles } from './pt/land.ts'
import { phases } from './pt/phases.ts'
import { phrases } from './pt/phrases.ts'
import { roles } from './pt/roles.ts'
import { sayWith } from './pt/say.ts'

/** The guide in Brazilian Portuguese. */
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
