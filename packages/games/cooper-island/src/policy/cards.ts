import type { Answer, AnswerList, Seat } from '@quayside/kernel'
import { KEEP } from '../answers.ts'
import type { State } from '../box.ts'
import { type Card, SMALL_DECK } from '../ids.ts'
import { bestOf } from './ahead.ts'
import { roundsLeft } from './clock.ts'

/** Building cards in the order of their decks: what each brings in every round that follows, and once. A card that is not listed brings nothing. */

const SMALL_EACH = [0.3, 0.8, 0.5, 0.5, 0.4, 0.3, 0.3, 0.4, 0.7, 0.5, 0.3, 0.5, 0.8, 0.3, 0.3]
const SMALL_ONCE = [0, 0, 0, 0.5, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0.9, 0.9]
const LARGE_EACH = [0.8, 0.5, 0.6, 0.6, 0.6, 0.4, 0.8, 0.5, 0.5, 0.3, 0.6, 0.5, 0.5, 0.3, 0.1]
const LARGE_ONCE = [1.6, 1.2, 1.5, 1.5, 1.5, 1.2, 1.8, 1, 1, 0.8, 1.2, 1, 1.2, 0.8, 2.2]

export function cardWorth(s: State, card: Card): number {
  const { deck } = s.rules.cards[card]
  const [each, once] = deck === SMALL_DECK ? [SMALL_EACH, SMALL_ONCE] : [LARGE_EACH, LARGE_ONCE]
  const place = s.rules.cardsOf[deck].indexOf(card)
  return (each[place] ?? 0) * roundsLeft(s) + (once[place] ?? 0)
}

export const keepCard = (s: State, _seat: Seat, list: AnswerList): Answer =>
  bestOf(list, (given) => cardWorth(s, KEEP.first(given)))
