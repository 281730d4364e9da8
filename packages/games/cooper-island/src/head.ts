import { type GameHead, wordsFrom } from '@quayside/kernel'
import { CHARACTERS } from './characters.ts'
import { isSolo, OPTION_SCHEMA, refuse } from './options.ts'
import { HEADINGS, optionValues } from './words/heading.ts'

/** What a list of games needs of Cooper Island; the game itself is much more to load. */
export const cooperIslandHead: GameHead = {
  id: 'cooper-island',
  schema: OPTION_SCHEMA,
  refuse,
  players: (options) => options.players as number,
  characters: CHARACTERS,
  automas: (options) => (isSolo(options) ? ['cooper'] : []),
  words(language) {
    const heading = HEADINGS[language]
    const { title, options, cooper } = heading
    const said = { questions: {}, answers: {}, events: {}, reasons: {}, rules: {}, options }
    const values = optionValues(heading)
    return wordsFrom({ title, said, things: { automa: { cooper } }, sources: {}, values, scoreLines: {} })
  },
}
