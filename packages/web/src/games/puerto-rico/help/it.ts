import { allSentences } from '@quayside/puerto-rico/words/it/expansions'
import { NAMES } from '@quayside/puerto-rico/words/it/names'
import { achievements } from './it/achievements.ts'
import { buildings } from './it/buildings.ts'
import { chapters } from './it/chapters.ts'
import { goals } from './it/festival.ts'
import { goods, tiles } from './it/land.ts'
import { pieces } from './it/nobles.ts'
import { phases } from './it/phases.ts'
import { phrases } from './it/phrases.ts'
import { abilities } from './it/puertoma.ts'
import { roles } from './it/roles.ts'
import { sayWith } from './it/say.ts'
import { helpIn } from './make.ts'

/** The help in Italian. */
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
