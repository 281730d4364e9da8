import type { Seat } from '@quayside/kernel'
import { FOOD, ITEM_COUNT, SPECIAL } from '../ids.ts'
import { isCube } from '../land.ts'
import { feedingCost, gained } from '../phases/feeding.ts'
import { leftovers } from '../scoring.ts'
import { LEVEL, MARKET, ON, player, STORE, type State } from '../state.ts'
import { freeSpaces } from '../storage.ts'
import { isFeedingAhead, roundsLeft } from './clock.ts'
import { holdingsWorth } from './wants.ts'
import { WEIGHT } from './weights.ts'

/** What coins and resources are worth: for feeding, for purchases, and at the end as leftovers. */

const holdings = new Float64Array(ITEM_COUNT)

/** Coins and the value of cubes, in storage, on land and partly in the market; food for the workers is set aside. */
function takeStock(s: State, seat: Seat): void {
  const { c, rules } = s
  const p = player(seat)
  for (let item = 0; item < ITEM_COUNT; item++) {
    holdings[item] = c[p + STORE + item] + WEIGHT.MARKET * c[p + MARKET + item]
  }
  for (let space = 0; space < rules.land.count; space++) {
    const on = c[p + ON + space]
    if (isCube(on)) holdings[on] += c[p + LEVEL + space]
  }
}

/** Helm points for feeding special workers in full. */
function feedingHelm(s: State, seat: Seat): number {
  let helm = 0
  for (let i = gained(s, seat, SPECIAL) - 1; i >= 0; i--) helm += s.rules.feeding[SPECIAL][i].helm
  return helm
}

/** Food: what is missing now costs anchors, what is left feeds the workers of the next round. Takes the food out of the holdings. */
function foodWorth(s: State, seat: Seat): number {
  const due = feedingCost(s, seat)
  const now = isFeedingAhead(s) ? due : 0
  const food = holdings[FOOD]
  const left = Math.max(0, food - now)
  const larder = roundsLeft(s) > 0 ? Math.min(left, due) : 0
  holdings[FOOD] = left - larder
  const helm = now > 0 && food >= now ? feedingHelm(s, seat) : 0
  return helm + WEIGHT.HUNGER * (Math.min(food, now) - now) + WEIGHT.LARDER * larder
}

/** After `listWants`. */
export function itemsWorth(s: State, seat: Seat): number {
  takeStock(s, seat)
  const food = foodWorth(s, seat)
  return food + holdingsWorth(holdings)
}

/** The same with more of an item, after `listWants`. */
export function itemsWorthWith(s: State, seat: Seat, item: number, more: number): number {
  takeStock(s, seat)
  holdings[item] += more
  const food = foodWorth(s, seat)
  return food + holdingsWorth(holdings)
}

/** Storage that is full keeps cubes on land and gains away. */
export function storageWorth(s: State, seat: Seat): number {
  const free = freeSpaces(s, seat)
  return free === 0 ? -WEIGHT.NO_SLOT : free === 1 ? -WEIGHT.FEW_SLOTS : 0
}

/** At the very end only what lies in storage counts, with tiles and steps. */
function leftoversWorth(s: State, seat: Seat): number {
  const p = player(seat)
  let cubes = 0
  for (let space = 0; space < s.rules.land.count; space++) if (isCube(s.c[p + ON + space])) cubes++
  for (let item = 0; item < ITEM_COUNT; item++) cubes += s.c[p + MARKET + item]
  return (leftovers(s, seat) + Math.min(cubes, freeSpaces(s, seat))) / s.rules.perPoint
}

/** Items, tiles and steps at the very end: what feeds the workers, and leftovers. */
export function endWorth(s: State, seat: Seat): number {
  takeStock(s, seat)
  return foodWorth(s, seat) + leftoversWorth(s, seat)
}
