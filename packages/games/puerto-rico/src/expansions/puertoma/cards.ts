import type { Story } from '@quayside/kernel'
import { box, type State } from '../../box.ts'
import { TIE_BREAK_CARDS, type TieBreakCard } from '../../data/puertoma.ts'
import { event } from '../../events.ts'
import { TIE_BREAK, type TieBreak } from '../../ids.ts'

const { table } = box

/** The tie-break cards, and how one of several equal things is counted out with their numbers. Source: 1897, Puertoma, Informações Gerais. */

const DRAWN = event('automa-card')

export function shuffleDeck(s: State): void {
  setDeck(s, TIE_BREAK.all)
  table.deck.shuffle(s)
  table.cardsDrawn.set(s, 0)
}

/** Puts cards in an order, the top one first. */
export function setDeck(s: State, cards: readonly TieBreak[]): void {
  table.deck.clear(s)
  for (const card of cards) table.deck.push(s, card)
}

/** Turns up the next card; when all are drawn, they are shuffled first. */
export function drawCard(s: State, out: Story): TieBreakCard {
  if (table.cardsDrawn(s) === TIE_BREAK.size) {
    rememberDeck(s)
    shuffleDeck(s)
  }
  const card = TIE_BREAK_CARDS[table.deck(s, table.cardsDrawn(s))]
  table.cardsDrawn.add(s, 1)
  out.drew()
  out.tell(DRAWN, card.number)
  return card
}

/** A deck that is drawn joins the one before it. */
function rememberDeck(s: State): void {
  const before = [...table.cardsBefore.all(s), ...table.deck.all(s)].slice(-2 * TIE_BREAK.size)
  table.cardsBefore.clear(s)
  for (const card of before) table.cardsBefore.push(s, card)
}

/** The one among equal things that a card's number reaches, counted from the left and, if need be, round again. */
export function countOut<T>(s: State, among: readonly T[], out: Story): T {
  const { number } = drawCard(s, out)
  return among[(number - 1) % among.length]
}
