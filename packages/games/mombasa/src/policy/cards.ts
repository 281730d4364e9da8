import { SLOTS } from '../box.ts'
import { BOOKKEEPER, EXPANSION, GOOD_COUNT, MERCHANT, SHARE } from '../ids.ts'
import { HAND, minesOf, SLOT, type State } from '../state.ts'
import { diamondGain } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHT } from './weights.ts'

/** What a card is worth: used once, bought, kept. */

/** One use of it. */
export function useWorth(s: State, o: Outlook, face: number): number {
  const { kind, value, diamond, pounds, minesOf: company } = s.rules.faces[face]
  if (kind < GOOD_COUNT) return value * o.unit + WEIGHT.STRONG * Math.max(0, value - 2)
  if (kind === EXPANSION) return value * o.expansion
  if (kind === BOOKKEEPER) return WEIGHT.BOOKKEEPER + value * o.point
  if (kind !== MERCHANT) return 0
  return diamondGain(s, o, diamond + (company < 0 ? 0 : minesOf(s, company) >> 1)) + pounds * o.pound
}

/** A card that comes now: what it brings beyond the card it displaces, every time it is used, and its share. */
export function cardWorth(s: State, o: Outlook, face: number): number {
  const { kind, share } = s.rules.faces[face]
  const sharePounds = share < 0 ? 0 : o.value[share]
  if (kind === SHARE || o.left === 0) return sharePounds
  const uses = 1 + (o.left - 1) / WEIGHT.ROUNDS_A_USE
  return sharePounds + uses * Math.max(0, useWorth(s, o, face) - WEIGHT.DISPLACED * o.unit)
}

/** How many cards of a face the seat has, wherever they lie. */
export function owned(s: State, o: Outlook, face: number): number {
  const { c, rules } = s
  let count = 0
  for (let place = 0; place <= SLOTS; place++) count += c[o.at + HAND + place * rules.faceCount + face]
  for (let slot = 0; slot < SLOTS; slot++) if (c[o.at + SLOT + slot] === face + 1) count++
  return count
}
