import type { Seat } from '@quayside/kernel'
import { box, type State } from '../box.ts'
import { COIN, FOOD, ITEM, type Item, isCube, itemOf, SPACE, SPECIAL } from '../ids.ts'
import { feedingCost, gained } from '../phases/feeding.ts'
import { leftovers } from '../scoring.ts'
import { freeSpaces } from '../storage.ts'
import { isFeedingAhead, roundsLeft } from './clock.ts'
import { holdingsWorth } from './wants.ts'
import { weights } from './weights.ts'

const { seats: player } = box
const { land } = player
const WEIGHT = weights

/** What coins and resources are worth: for feeding, for purchases, and at the end as leftovers. */

/** What the seat holds, as it was looked at last. */
const stock = new Float64Array(ITEM.size)
const holdings = new Float64Array(ITEM.size)
/** Food that is due in each feeding, and in this round if it is still ahead; helm points for feeding in full. */
let [due, dueNow, reward] = [0, 0, 0]
let larderMost = 0

/** Coins and the value of cubes, in storage, on land and partly in the market; and what the workers eat. */
export function takeStock(s: State, seat: Seat): void {
  for (let item = ITEM.first; item < ITEM.size; item++) {
    stock[item] = player.storage(s, seat, item) + WEIGHT.MARKET * player.market(s, seat, item)
  }
  for (let space = SPACE.first; space < s.rules.land.size; space++) {
    const on = land.on(s, seat, space)
    if (isCube(on)) stock[itemOf(on)] += land.level(s, seat, space)
  }
  due = feedingCost(s, seat)
  dueNow = isFeedingAhead(s) ? due : 0
  reward = feedingHelm(s, seat)
  larderMost = roundsLeft(s) > 0 ? due : 0
}

/** Helm points for feeding special workers in full. */
function feedingHelm(s: State, seat: Seat): number {
  let helm = 0
  for (let i = gained(s, seat, SPECIAL) - 1; i >= 0; i--) helm += s.rules.feeding[SPECIAL][i].helm
  return helm
}

/** Food: what is missing now costs anchors, what is left feeds the workers of the next round. Takes the food out of the holdings. */
function foodWorth(): number {
  const food = holdings[FOOD]
  const left = Math.max(0, food - dueNow)
  const larder = Math.min(left, larderMost)
  holdings[FOOD] = left - larder
  const helm = dueNow > 0 && food >= dueNow ? reward : 0
  return helm + WEIGHT.HUNGER * (Math.min(food, dueNow) - dueNow) + WEIGHT.LARDER * larder
}

/** What the stock is worth with more of an item, or less, after `takeStock` and `listWants`. */
export function stockWorth(item: Item = COIN, more = 0): number {
  holdings.set(stock)
  holdings[item] += more
  const food = foodWorth()
  return food + holdingsWorth(holdings)
}

/** After `listWants`. */
export function itemsWorth(s: State, seat: Seat): number {
  takeStock(s, seat)
  return stockWorth()
}

/** Storage that is full keeps cubes on land and gains away. */
export function storageWorth(s: State, seat: Seat): number {
  const free = freeSpaces(s, seat)
  return free === 0 ? -WEIGHT.NO_SLOT : free === 1 ? -WEIGHT.FEW_SLOTS : 0
}

/** At the very end only what lies in storage counts, with tiles and steps. */
function leftoversWorth(s: State, seat: Seat): number {
  let cubes = 0
  for (let space = SPACE.first; space < s.rules.land.size; space++) if (isCube(land.on(s, seat, space))) cubes++
  for (let item = ITEM.first; item < ITEM.size; item++) cubes += player.market(s, seat, item)
  return (leftovers(s, seat) + Math.min(cubes, freeSpaces(s, seat))) / s.rules.perPoint
}

/** Items, tiles and steps at the very end: what feeds the workers, and leftovers. */
export function endWorth(s: State, seat: Seat): number {
  takeStock(s, seat)
  holdings.set(stock)
  return foodWorth() + leftoversWorth(s, seat)
}
