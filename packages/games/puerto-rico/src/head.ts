import type { GameHead } from '@quayside/kernel'
import { CHARACTERS } from './characters.ts'
import { automasOf, OPTION_SCHEMA, playersOf, refuseOptions } from './options.ts'
import { headWordsFor } from './words/spoken.ts'

/** What a list of games needs of Puerto Rico. Its options are named by the words of its editions, which have to be learnt before. */
export const puertoRicoHead: GameHead = {
  id: 'puerto-rico',
  schema: OPTION_SCHEMA,
  refuse: refuseOptions,
  players: playersOf,
  automas: automasOf,
  characters: CHARACTERS,
  words: headWordsFor,
}
