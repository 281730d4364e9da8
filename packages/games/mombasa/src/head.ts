import { type GameHead, wordsFrom } from '@quayside/kernel'
import { CHARACTERS } from './characters.ts'
import { OPTION_SCHEMA } from './options.ts'
import { HEADINGS } from './words/heading.ts'

/** What a list of games needs of Mombasa; the game itself is much more to load. */
export const mombasaHead: GameHead = {
  id: 'mombasa',
  schema: OPTION_SCHEMA,
  refuse: () => null,
  players: (options) => options.players as number,
  characters: CHARACTERS,
  words(language) {
    const { title, options, setups } = HEADINGS[language]
    const said = { questions: {}, answers: {}, events: {}, reasons: {}, rules: {}, options }
    return wordsFrom({ title, said, things: {}, sources: {}, values: { setup: setups }, scoreLines: {} })
  },
}
