import type { Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { type Expense, ITEM, type Item } from '../ids.ts'
import { worthOf } from '../payment.ts'
import type { Amounts } from '../rules/items.ts'
import { smallCardThat } from '../state.ts'

const { table, seats: player, tasks } = box

/**
 * What makes things cheaper: the symbols of the areas, small building cards, the harbour master. Discounts add up; as much as possible
 * is used, and no part costs less than nothing.
 */

/** What a seat's small building cards take off one item and no other. */
export function offItem(s: State, seat: Seat, expense: Expense, item: Item): number {
  let off = 0
  const many = player.smallCards.size(s, seat)
  for (let place = 0; place < many; place++) {
    const card = s.rules.cards[player.smallCards(s, seat, place)]
    if (card.lowers[expense]) off += card.off[item]
  }
  return off
}

/** What they take off any of several items. */
function offAny(s: State, seat: Seat, expense: Expense): number {
  let off = 0
  const many = player.smallCards.size(s, seat)
  for (let place = 0; place < many; place++) {
    const card = s.rules.cards[player.smallCards(s, seat, place)]
    if (card.lowers[expense]) off += card.offAny
  }
  return off
}

/** Whether a discount that leaves a choice may go to an item. The area's symbol and the harbour master reduce whatever there is. */
function isReduced(s: State, seat: Seat, expense: Expense, more: number, item: Item): boolean {
  if (more > 0) return true
  return smallCardThat(s, seat, (card) => card.lowers[expense] && card.anyOf.includes(item)) !== NONE
}

/** Whether a seat can pay a cost. `more` is taken off besides, by the symbol of the area or by the harbour master. */
export function canPay(s: State, seat: Seat, expense: Expense, cost: Amounts, more: number): boolean {
  let missing = 0
  for (let item = ITEM.first; item < ITEM.size; item++) {
    if (cost[item] === 0) continue
    const short = cost[item] - offItem(s, seat, expense, item) - worthOf(s, seat, item)
    if (short <= 0) continue
    if (!isReduced(s, seat, expense, more, item)) return false
    missing += short
  }
  return missing <= offAny(s, seat, expense) + more
}

/** What a seat lacks to pay a cost: how many pieces, and of what if they are all of one kind. `more` as above. */
export function shortOf(s: State, seat: Seat, expense: Expense, cost: Amounts, more: number): Lack {
  const lacks = ITEM.all.map((item) =>
    Math.max(0, cost[item] - offItem(s, seat, expense, item) - worthOf(s, seat, item)),
  )
  let off = offAny(s, seat, expense) + more
  for (const item of ITEM.all) {
    if (!isReduced(s, seat, expense, more, item)) continue
    const spared = Math.min(off, lacks[item])
    lacks[item] -= spared
    off -= spared
  }
  const kinds = ITEM.all.filter((item) => lacks[item] > 0)
  return { short: lacks.reduce((sum, n) => sum + n, 0), item: kinds.length === 1 ? kinds[0] : NONE }
}

export interface Lack {
  readonly short: number
  readonly item: Maybe<Item>
}

/** How many pieces of a cost need not be paid. `more` as above. */
export function offCost(s: State, seat: Seat, expense: Expense, cost: Amounts, more: number): number {
  let [off, reducible] = [0, 0]
  for (const item of ITEM.all) {
    const lowered = Math.min(cost[item], offItem(s, seat, expense, item))
    off += lowered
    if (isReduced(s, seat, expense, more, item)) reducible += cost[item] - lowered
  }
  return off + Math.min(reducible, offAny(s, seat, expense) + more)
}

/** Asks for the cost, after the discounts that leave a choice have been allotted. */
export function pushCost(s: State, seat: Seat, expense: Expense, cost: Amounts, more: number): void {
  for (let item = ITEM.first; item < ITEM.size; item++) {
    table.cost.set(s, item, Math.max(0, cost[item] - offItem(s, seat, expense, item)))
  }
  tasks.pay.push(s)
  const discount = offAny(s, seat, expense) + more
  if (discount === 0) return
  tasks.discount.push(s, discount, 0)
  for (let item = ITEM.first; item < ITEM.size; item++)
    if (isReduced(s, seat, expense, more, item)) tasks.discount.items.add(s, item)
}
