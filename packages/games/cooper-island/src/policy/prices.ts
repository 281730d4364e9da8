import { MAX_DOCKS, MERCHANTS } from '../box.ts'
import { BUILDINGS, COIN, GOLD, ITEM_COUNT } from '../ids.ts'
import type { Rules } from '../rules/index.ts'
import { WEIGHT } from './weights.ts'

/** Everything that can be paid for, by number, with its cost: docks, buildings, statues by their cost, merchants, and the same one off. */

export const BUILDING_FIRST = MAX_DOCKS
export const STATUE_FIRST = BUILDING_FIRST + BUILDINGS.length
export const MERCHANT_FIRST = STATUE_FIRST + 2
export const MASTER_FIRST = MERCHANT_FIRST + MERCHANTS
export const THING_COUNT = MASTER_FIRST + MERCHANTS

export interface Prices {
  /** By thing and item. */
  readonly costs: Float64Array
  /** All of a cost together, coins counting more. */
  readonly totals: Float64Array
}

function pricesOf(rules: Rules): Prices {
  const costs = new Float64Array(THING_COUNT * ITEM_COUNT)
  const totals = new Float64Array(THING_COUNT)
  const price = (thing: number, cost: readonly number[], less = 0): void => {
    let total = 0
    let off = less
    for (let item = ITEM_COUNT - 1; item >= 0; item--) {
      const taken = item >= GOLD ? Math.min(off, cost[item]) : 0
      off -= taken
      costs[thing * ITEM_COUNT + item] = cost[item] - taken
      total += (cost[item] - taken) * (item === COIN ? WEIGHT.COIN_MISSING : 1)
    }
    totals[thing] = Math.max(1, total)
  }
  for (const [dock, { cost }] of rules.docks.entries()) price(dock, cost)
  for (const [kind, { cost }] of rules.buildings.entries()) price(BUILDING_FIRST + kind, cost)
  for (const [i, cost] of rules.statueCosts.entries()) price(STATUE_FIRST + i, cost)
  for (const [merchant, { cost }] of rules.merchants.entries()) {
    price(MERCHANT_FIRST + merchant, cost)
    price(MASTER_FIRST + merchant, cost, 1)
  }
  return { costs, totals }
}

const known = new WeakMap<Rules, Prices>()
let last: { readonly rules: Rules; readonly prices: Prices } | undefined

/** Worked out once for the same rules. */
export function pricesFor(rules: Rules): Prices {
  if (last?.rules === rules) return last.prices
  const prices = known.get(rules) ?? pricesOf(rules)
  known.set(rules, prices)
  last = { rules, prices }
  return prices
}
