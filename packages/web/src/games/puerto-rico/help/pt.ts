import { allSentences } from '@quayside/puerto-rico/words/pt/expansions'
import { NAMES } from '@quayside/puerto-rico/words/pt/names'
import { helpIn } from './make.ts'
import { achievements } from './pt/achievements.ts'
import { buildings } from './pt/buildings.ts'
import { chapters } from './pt/chapters.ts'
import { goals } from './pt/festival.ts'
import { goods, tiles } from './pt/land.ts'
import { pieces } from './pt/nobles.ts'
import { phases } from './pt/phases.ts'
import { phrases } from './pt/phrases.ts'
import { abilities } from './pt/puertoma.ts'
import { roles } from './pt/roles.ts'
import { sayWith } from './pt/say.ts'

/** The help in Brazilian Portuguese. */
export const helpFor = helpIn(NAMES, (names, numbers) => {
  const say = sayWith(names, numbers)
  const said = allSentences(names)
  return {
    phrases: phrases(say),
    roles: roles(say),
    tiles: tiles(say),
    goods: goods(say),
    buildings: buildings(say),
    pieces: pieces(say),
    goals: goals(say, said),
    achievements: achievements(say, said),
    abilities: abilities(say, said),
    phases: phases(say),
    chapters: chapters(say, said),
  }
})
