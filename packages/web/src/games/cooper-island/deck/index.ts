import { AREAS } from '@quayside/cooper-island/ids'
import { capital } from '@quayside/kernel'
import type { Deck } from '../../../sheets/deck.ts'
import { BOX } from '../board/things.ts'
import Face from './Face.svelte'
import { deckWords } from './words.ts'

const { solo } = BOX
const WORKED = AREAS.map((area) => ({ area, scoring: solo.scoring.find((entry) => entry.area === area) }))

/** Cooper's cards: one for each work area, more or fewer of them by his strategy. */
export const deck: Deck = {
  about: (options, language, words) => {
    const w = deckWords[language]
    const strategies = solo.strategies.filter(({ id }) => options.strategy === 'random' || id === options.strategy)
    const decks = strategies.map(
      ({ id, deck }) => `${capital(words.thing('strategy', id))}: ${[...deck].sort().join(' ')}.`,
    )
    return { title: w.title, text: `${w.text} ${w.decks} ${decks.join(' ')}` }
  },
  cards: (_options, language, words) => {
    const w = deckWords[language]
    const { stock, special, failed } = solo.develop
    return WORKED.map(({ area, scoring }) => ({
      id: area,
      title: w.card(area),
      rule: scoring
        ? w.scores(area, words.thing('metric', scoring.counts), scoring.costs, scoring.helm)
        : w.gathers(area, stock),
      details: [
        ...(scoring ? [w.tooDear(failed, solo.specialDiscount.stock)] : [w.withSpecial(special)]),
        w.elsewhere(solo.fallback[area]),
      ],
    }))
  },
  face: Face,
}
