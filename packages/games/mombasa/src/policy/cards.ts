import type { Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { BOOKKEEPER, type Card, EXPANSION, MERCHANT, PILE, SHARE, SLOT } from '../ids.ts'
import { minesOf } from '../state.ts'
import { diamondGain } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { weights } from './weights.ts'

const { seats: player } = box
const WEIGHT = weights

/** What a card is worth: used once, bought, kept. */

/** Mines for a step more. */
const MINES_A_STEP = 2

/** One use of it. */
export function useWorth(s: State, o: Outlook, card: Card): number {
  const { kind, good, value, diamond, pounds, minesOf: company } = s.rules.faces[card]
  if (good !== NONE) return value * o.unit + WEIGHT.STRONG * Math.max(0, value - 2)
  if (kind === EXPANSION) return value * o.expansion
  if (kind === BOOKKEEPER) return WEIGHT.BOOKKEEPER + value * o.point
  if (kind !== MERCHANT) return 0
  const byMines = company === NONE ? 0 : Math.floor(minesOf(s, company) / MINES_A_STEP)
  return diamondGain(s, o, diamond + byMines) + pounds * o.pound
}

/** A card that comes now: what it brings beyond the card it displaces, every time it is used, and its share. */
export function cardWorth(s: State, o: Outlook, card: Card): number {
  const { kind, share } = s.rules.faces[card]
  const sharePounds = share === NONE ? 0 : o.value[share]
  if (kind === SHARE || o.left === 0) return sharePounds
  const uses = 1 + (o.left - 1) / WEIGHT.ROUNDS_A_USE
  return sharePounds + uses * Math.max(0, useWorth(s, o, card) - WEIGHT.DISPLACED * o.unit)
}

/** How many of a card the seat has, wherever they lie. */
export function owned(s: State, seat: Seat, card: Card): number {
  let count = toUse(s, seat, card)
  for (let pile = PILE.first; pile < PILE.size; pile++) count += player.resting(s, seat, pile, card)
  return count
}

/** How many of a card the seat has in hand and in slots; in planning nobody else knows them apart. */
export function toUse(s: State, seat: Seat, card: Card): number {
  let count = player.hand(s, seat, card)
  for (let slot = SLOT.first; slot < SLOT.size; slot++) if (player.slots(s, seat, slot) === card) count++
  return count
}
