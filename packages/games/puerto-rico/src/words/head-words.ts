import { type GameWords, namesOf, wordsFrom } from '@quayside/kernel'
import type { Heading, Names } from './catalogue.ts'

/** Values of the options by their keys. */
export const optionValues = (names: Names, heading: Heading) => ({
  edition: heading.editions,
  expansions: namesOf(names.expansions),
  variants: heading.variants,
  market: heading.markets,
  puertomaLevel: heading.puertomaLevels,
})

/** What a list of games says of one edition in one language. */
export const headWords = (names: Names, heading: Heading): GameWords =>
  wordsFrom({
    title: names.title,
    said: { questions: {}, answers: {}, events: {}, reasons: {}, rules: {}, options: heading.options },
    things: { automa: heading.automas },
    sources: {},
    values: optionValues(names, heading),
    scoreLines: {},
  })
