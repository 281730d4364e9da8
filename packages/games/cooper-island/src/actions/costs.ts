import type { Seat } from '@quayside/kernel'
import { SMALL_BUILDINGS } from '../box.ts'
import { ITEM_COUNT } from '../ids.ts'
import { affordable, pushPayment } from '../payment.ts'
import { ITEM_MASK } from '../rules/programs.ts'
import type { State } from '../state.ts'
import { smallCard } from '../storage.ts'

/**
 * What makes things cheaper: the symbols of the areas, small building cards, the harbour master. Discounts add up; as much as possible
 * is used, and no part costs less than nothing.
 */

const less = new Int16Array(ITEM_COUNT) as unknown as number[]

/** What cards take off one item only; what they take off a choice of items comes with `cardDiscount`. */
function fixedLess(s: State, seat: Seat, kind: number): readonly number[] {
  for (let item = 0; item < ITEM_COUNT; item++) less[item] = 0
  for (let place = 0; place < SMALL_BUILDINGS; place++) {
    const card = smallCard(s, seat, place)
    if (!card || (card.lowers & (1 << kind)) === 0) continue
    for (let item = 0; item < ITEM_COUNT; item++) if (card.items === 1 << item) less[item] += card.amount
  }
  return less
}

const isChoice = (items: number): boolean => (items & (items - 1)) !== 0

/** What cards take off any of several items, and which; at most one card of the game does so for a kind of cost. */
let choiceMask = 0
function choiceLess(s: State, seat: Seat, kind: number): number {
  let amount = 0
  choiceMask = 0
  for (let place = 0; place < SMALL_BUILDINGS; place++) {
    const card = smallCard(s, seat, place)
    if (!card || (card.lowers & (1 << kind)) === 0 || !isChoice(card.items)) continue
    amount += card.amount
    choiceMask |= card.items
  }
  return amount
}

/** `more` is taken off besides, off any item: by the symbol of the area, or by the harbour master. */
export function canPay(s: State, seat: Seat, kind: number, cost: readonly number[], more: number): boolean {
  const choice = choiceLess(s, seat, kind)
  const mask = more > 0 ? ITEM_MASK : choiceMask
  return affordable(s, seat, cost, fixedLess(s, seat, kind), choice + more, mask)
}

export function pushCost(s: State, seat: Seat, kind: number, cost: readonly number[], more: number): void {
  const choice = choiceLess(s, seat, kind)
  const mask = more > 0 ? ITEM_MASK : choiceMask
  pushPayment(s, cost, fixedLess(s, seat, kind), choice + more, mask)
}

/** What is off the total of a cost that has one item. */
export function totalLess(s: State, seat: Seat, kind: number, item: number): number {
  return fixedLess(s, seat, kind)[item]
}
