import type { Seat } from '@quayside/kernel'
import { SMALL_BUILDINGS } from '../box.ts'
import { push, TASK } from '../flow.ts'
import { ITEM_COUNT } from '../ids.ts'
import { worthOf } from '../payment.ts'
import { ITEM_MASK } from '../rules/programs.ts'
import type { SmallCard } from '../rules/small-cards.ts'
import { COST, type State } from '../state.ts'
import { smallCard } from '../storage.ts'

/**
 * What makes things cheaper: the symbols of the areas, small building cards, the harbour master. Discounts add up; as much as possible
 * is used, and no part costs less than nothing.
 */

const lowers = (card: SmallCard | undefined, kind: number): card is SmallCard =>
  card !== undefined && (card.lowers & (1 << kind)) !== 0

/** What cards take off one item and no other. */
export function offItem(s: State, seat: Seat, kind: number, item: number): number {
  let amount = 0
  for (let place = 0; place < SMALL_BUILDINGS; place++) {
    const card = smallCard(s, seat, place)
    if (lowers(card, kind) && card.items === 1 << item) amount += card.amount
  }
  return amount
}

const isChoice = (items: number): boolean => (items & (items - 1)) !== 0

/** What cards take off any of several items. */
function offChoice(s: State, seat: Seat, kind: number): number {
  let amount = 0
  for (let place = 0; place < SMALL_BUILDINGS; place++) {
    const card = smallCard(s, seat, place)
    if (lowers(card, kind) && isChoice(card.items)) amount += card.amount
  }
  return amount
}

/** The items a choice is between, a bit each. The area's symbol and the harbour master reduce whatever there is. */
function choiceItems(s: State, seat: Seat, kind: number, more: number): number {
  let items = more > 0 ? ITEM_MASK : 0
  for (let place = 0; place < SMALL_BUILDINGS; place++) {
    const card = smallCard(s, seat, place)
    if (lowers(card, kind) && isChoice(card.items)) items |= card.items
  }
  return items
}

/** Whether a seat can pay a cost. `more` is taken off besides, by the symbol of the area or by the harbour master. */
export function canPay(s: State, seat: Seat, kind: number, cost: readonly number[], more: number): boolean {
  const mask = choiceItems(s, seat, kind, more)
  let missing = 0
  for (let item = 0; item < ITEM_COUNT; item++) {
    if (cost[item] === 0) continue
    const short = cost[item] - offItem(s, seat, kind, item) - worthOf(s, seat, item)
    if (short <= 0) continue
    if ((mask & (1 << item)) === 0) return false
    missing += short
  }
  return missing <= offChoice(s, seat, kind) + more
}

/** Asks for the cost, after the discounts that leave a choice have been allotted. */
export function pushCost(s: State, seat: Seat, kind: number, cost: readonly number[], more: number): void {
  for (let item = 0; item < ITEM_COUNT; item++) {
    s.c[COST + item] = Math.max(0, cost[item] - offItem(s, seat, kind, item))
  }
  push(s, TASK.PAY)
  const discount = offChoice(s, seat, kind) + more
  if (discount > 0) push(s, TASK.DISCOUNT, discount, choiceItems(s, seat, kind, more))
}
