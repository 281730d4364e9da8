import { capital } from '@quayside/kernel'
import { TIE_BREAK_CARDS } from '@quayside/puerto-rico/data/puertoma'
import { listed } from '../../../app/words.ts'
import type { Deck } from '../../../sheets/deck.ts'
import Face from './Face.svelte'
import { deckWords } from './words.ts'

/** The Puertoma's tie-break cards: an order of roles and a number to count with. */
export const deck: Deck = {
  about: (_options, language) => {
    const w = deckWords[language]
    return { title: w.title, text: w.text(TIE_BREAK_CARDS.length) }
  },
  cards: (_options, language, words) => {
    const w = deckWords[language]
    return TIE_BREAK_CARDS.map(({ number, order }) => ({
      id: String(number),
      title: w.card(number),
      rule: w.roles(
        listed(
          language,
          order.map((role) => capital(words.thing('role', role))),
        ),
      ),
      details: [w.counts(number)],
    }))
  },
  face: Face,
}
