import { type Story, shuffle } from '@quayside/kernel'
import { TIE_BREAK_CARDS } from '../../data/puertoma.ts'
import { event } from '../../events.ts'
import { RNG, type State } from '../../state.ts'
import { BEFORE, CARD_COUNT, CARDS_BEFORE, CARDS_DRAWN, DECK, table } from './cells.ts'

/** The tie-break cards, and how one of several equal things is counted out with their numbers. Source: 1897, Puertoma, Informações Gerais. */

const DRAWN = event('automa-card')

export function shuffleDeck(s: State): void {
  const at = table(s)
  for (let card = 0; card < CARD_COUNT; card++) s.c[at + DECK + card] = card + 1
  shuffle(s.c, RNG, at + DECK, CARD_COUNT)
  s.c[at + CARDS_DRAWN] = 0
}

/** Turns up the next card, an index into `TIE_BREAK_CARDS`; when all are drawn, they are shuffled first. */
export function drawCard(s: State, out: Story): number {
  const { c } = s
  const at = table(s)
  if (c[at + CARDS_DRAWN] === CARD_COUNT) {
    c.copyWithin(at + BEFORE, at + BEFORE + CARD_COUNT, at + BEFORE + CARDS_BEFORE)
    c.copyWithin(at + BEFORE + CARDS_BEFORE - CARD_COUNT, at + DECK, at + DECK + CARD_COUNT)
    shuffleDeck(s)
  }
  const card = c[at + DECK + c[at + CARDS_DRAWN]++] - 1
  out.drew()
  out.tell(DRAWN, TIE_BREAK_CARDS[card].number)
  return card
}

/** The one among equal things that a card's number reaches, counted from the left and, if need be, round again. */
export function countOut<T>(s: State, among: readonly T[], out: Story): T {
  const { number } = TIE_BREAK_CARDS[drawCard(s, out)]
  return among[(number - 1) % among.length]
}
