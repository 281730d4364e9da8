import { allSentences } from '@quayside/puerto-rico/words/en/expansions'
import { NAMES } from '@quayside/puerto-rico/words/en/names'
import { achievements } from './en/achievements.ts'
import { buildings } from './en/buildings.ts'
import { chapters } from './en/chapters.ts'
import { goals } from './en/festival.ts'
import { goods, tiles } from './en/land.ts'
import { pieces } from './en/nobles.ts'
import { phases } from './en/phases.ts'
import { phrases } from './en/phrases.ts'
import { abilities } from './en/puertoma.ts'
import { roles } from './en/roles.ts'
import { sayWith } from './en/say.ts'
import { helpIn } from './make.ts'

/** The help in English. */
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
