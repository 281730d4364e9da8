import type { Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { COPY, type Milestone, milestoneOf, ORDER, type Order, UNEXPLORED } from '../ids.ts'
import { metric } from '../scoring.ts'
import { holderOf } from '../state.ts'
import { roundsLeft } from './clock.ts'
import { weights } from './weights.ts'

const { table } = box
const WEIGHT = weights

/** Royal orders: what they bring now, and what one may hope for. */

/** Points of the tier reached with a count, and a part of the next one for the way to it. */
function pointsWith(s: State, order: Order, count: number): number {
  const { metric: kind, tiers } = s.rules.orders[order]
  const sign = kind === UNEXPLORED ? -1 : 1
  let points = 0
  let from = kind === UNEXPLORED ? s.rules.land.spaces.length : 0
  for (const tier of tiers) {
    if (sign * count < sign * tier.count) {
      const way = (sign * (count - from)) / (sign * (tier.count - from))
      return points + (roundsLeft(s) > 0 ? WEIGHT.ORDER_WAY * way * (tier.points - points) : 0)
    }
    points = tier.points
    from = tier.count
  }
  return points
}

/** What an order is worth to a seat as things stand. */
function orderWorth(s: State, seat: Seat, order: Order): number {
  const { metric: kind, less } = s.rules.orders[order]
  if (kind !== COPY) return pointsWith(s, order, metric(s, seat, kind))
  let best = 0
  for (let other = ORDER.first; other < ORDER.size; other++) {
    const holder = holderOf(s, other)
    if (holder === NONE || holder === seat || s.rules.orders[other].metric === COPY) continue
    best = Math.max(best, pointsWith(s, other, metric(s, seat, s.rules.orders[other].metric)) - less)
  }
  return best
}

/** The same with what may still come. */
export const orderHope = (s: State, seat: Seat, order: Order): number =>
  Math.min(WEIGHT.ORDER_MOST, orderWorth(s, seat, order) + WEIGHT.ORDER_ROUND * roundsLeft(s))

export function heldOrders(s: State, seat: Seat): number {
  let points = 0
  for (let order = ORDER.first; order < ORDER.size; order++)
    if (holderOf(s, order) === seat) points += orderWorth(s, seat, order)
  return points
}

/** What one more of what a milestone counts adds to the orders a seat holds. */
export function orderLift(s: State, seat: Seat, milestone: Milestone): number {
  let lift = 0
  for (let order = ORDER.first; order < ORDER.size; order++) {
    if (holderOf(s, order) !== seat) continue
    const kind = s.rules.orders[order].metric
    if (milestoneOf(kind) !== milestone) continue
    const count = metric(s, seat, kind)
    lift += pointsWith(s, order, count + 1) - pointsWith(s, order, count)
  }
  return lift
}

/** The free order that a seat can hope most from. */
export function bestOrder(s: State, seat: Seat): Maybe<Order> {
  let best: Maybe<Order> = NONE
  for (let order = ORDER.first; order < ORDER.size; order++) {
    if (!table.ordersInPlay(s, order) || holderOf(s, order) !== NONE) continue
    if (best === NONE || orderHope(s, seat, order) > orderHope(s, seat, best)) best = order
  }
  return best
}
