import type { Seat } from '@quayside/kernel'
import { METRICS } from '../ids.ts'
import { holderOf, metric } from '../scoring.ts'
import { ORDER_ON, ORDERS_OPEN, type State } from '../state.ts'
import { roundsLeft } from './clock.ts'
import { WEIGHT } from './weights.ts'

/** Royal orders: what they bring now, and what one may hope for. */

const [UNEXPLORED, COPY] = [METRICS.indexOf('unexplored'), METRICS.indexOf('copy')]

/** Points of the tier reached with a count, and a part of the next one for the way to it. */
function pointsWith(s: State, order: number, count: number): number {
  const { metric: kind, tiers } = s.rules.orders[order]
  const sign = kind === UNEXPLORED ? -1 : 1
  let [points, from] = [0, kind === UNEXPLORED ? s.rules.land.count : 0]
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
function orderWorth(s: State, seat: Seat, order: number): number {
  const { metric: kind, less } = s.rules.orders[order]
  if (kind !== COPY) return pointsWith(s, order, metric(s, seat, kind))
  let best = 0
  for (let other = 0; other < s.rules.orders.length; other++) {
    const holder = holderOf(s, other)
    if (holder < 0 || holder === seat || s.rules.orders[other].metric === COPY) continue
    best = Math.max(best, pointsWith(s, other, metric(s, seat, s.rules.orders[other].metric)) - less)
  }
  return best
}

/** The same with what may still come. */
export const orderHope = (s: State, seat: Seat, order: number): number =>
  Math.min(WEIGHT.ORDER_MOST, orderWorth(s, seat, order) + WEIGHT.ORDER_ROUND * roundsLeft(s))

export function heldOrders(s: State, seat: Seat): number {
  let points = 0
  for (let order = 0; order < s.rules.orders.length; order++) {
    if (s.c[ORDER_ON + order] > 0 && holderOf(s, order) === seat) points += orderWorth(s, seat, order)
  }
  return points
}

/** What one more of a kind adds to the orders a seat holds. */
export function orderLift(s: State, seat: Seat, kind: number): number {
  let lift = 0
  for (let order = 0; order < s.rules.orders.length; order++) {
    if (s.c[ORDER_ON + order] === 0 || holderOf(s, order) !== seat || s.rules.orders[order].metric !== kind) continue
    const count = metric(s, seat, kind)
    lift += pointsWith(s, order, count + 1) - pointsWith(s, order, count)
  }
  return lift
}

/** The free order that a seat can hope most from, -1 if none is free. */
export function bestOrder(s: State, seat: Seat): number {
  let best = -1
  for (let order = 0; order < s.rules.orders.length; order++) {
    if ((s.c[ORDERS_OPEN] & (1 << order)) === 0 || s.c[ORDER_ON + order] > 0) continue
    if (best < 0 || orderHope(s, seat, order) > orderHope(s, seat, best)) best = order
  }
  return best
}
