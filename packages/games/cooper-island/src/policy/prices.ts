import {
  BUILDING,
  type Building,
  COIN,
  DOCK,
  type Dock,
  GOLD,
  ITEM,
  MERCHANT,
  type Merchant,
  STATUE_PRICE,
  type StatuePrice,
} from '../ids.ts'
import type { Rules } from '../rules/index.ts'
import type { Amounts } from '../rules/items.ts'
import { weights } from './weights.ts'

const WEIGHT = weights

/** Everything that can be paid for, by number, with its cost: docks, buildings, statues by their price, merchants, and the same one off. */

const FIRST_BUILDING = DOCK.size
const FIRST_STATUE = FIRST_BUILDING + BUILDING.size
const FIRST_MERCHANT = FIRST_STATUE + STATUE_PRICE.size
const FIRST_WITH_MASTER = FIRST_MERCHANT + MERCHANT.size
export const THINGS = FIRST_WITH_MASTER + MERCHANT.size

export const boatAt = (dock: Dock): number => dock
export const buildingThing = (building: Building): number => FIRST_BUILDING + building
export const statueFor = (price: StatuePrice): number => FIRST_STATUE + price
export const merchantThing = (merchant: Merchant, withMaster: boolean): number =>
  (withMaster ? FIRST_WITH_MASTER : FIRST_MERCHANT) + merchant

export interface Prices {
  /** By thing and item. */
  readonly costs: Float64Array
  /** All of a cost together, coins counting more. */
  readonly totals: Float64Array
}

const FROM_THE_LAST = [...ITEM.all].reverse()

function pricesOf(rules: Rules): Prices {
  const costs = new Float64Array(THINGS * ITEM.size)
  const totals = new Float64Array(THINGS)
  const price = (thing: number, cost: Amounts, less = 0): void => {
    let total = 0
    let off = less
    for (const item of FROM_THE_LAST) {
      const taken = item >= GOLD ? Math.min(off, cost[item]) : 0
      off -= taken
      costs[thing * ITEM.size + item] = cost[item] - taken
      total += (cost[item] - taken) * (item === COIN ? WEIGHT.COIN_MISSING : 1)
    }
    totals[thing] = Math.max(1, total)
  }
  for (let dock = DOCK.first; dock < DOCK.size; dock++) price(boatAt(dock), rules.docks[dock].cost)
  for (let building = BUILDING.first; building < BUILDING.size; building++)
    price(buildingThing(building), rules.buildings[building].cost)
  for (let each = STATUE_PRICE.first; each < STATUE_PRICE.size; each++) price(statueFor(each), rules.statueCosts[each])
  for (let merchant = MERCHANT.first; merchant < MERCHANT.size; merchant++) {
    price(merchantThing(merchant, false), rules.merchants[merchant].cost)
    price(merchantThing(merchant, true), rules.merchants[merchant].cost, 1)
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
