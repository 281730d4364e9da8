import type { Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { masterDiscount } from '../actions/merchants.ts'
import { box, type State } from '../box.ts'
import {
  BOAT,
  BOATS_BUILT,
  type Boat,
  BUILDING,
  BUILDINGS_ERECTED,
  DOCK,
  ITEM,
  LARGE,
  LIDS_TAKEN,
  MERCHANT,
  type Milestone,
  SMALL,
  STATUE_PRICE,
  STATUES_BUILT,
} from '../ids.ts'
import { bonusesLeft, roundsLeft, turnsNow, workersOf } from './clock.ts'
import { countAll, counts } from './counts.ts'
import { orderLift } from './orders.ts'
import { boatAt, buildingThing, merchantThing, pricesFor, statueFor, THINGS } from './prices.ts'
import { weights } from './weights.ts'

const { seats: player } = box
const WEIGHT = weights

/**
 * What a seat may want to pay for: boats, buildings, statues and merchants, with their costs and what they bring. Resources are worth what
 * they help to pay. There is one list, filled anew for every look.
 */

/** Those that can be wanted, by number, and what each brings. */
const wanted = new Uint8Array(THINGS)
const gains = new Float64Array(THINGS)
let count = 0
let costs: Float64Array = new Float64Array(0)
let totals: Float64Array = new Float64Array(0)
/** Turns in which something could be paid for. */
let turns = 0

/** A milestone turned over. */
export const milestoneWorth = (s: State): number => WEIGHT.MILESTONE + WEIGHT.MILESTONE_ROUND * roundsLeft(s)

/** What one more of something brings on the way to its milestone and to a royal order. */
function progress(s: State, seat: Seat, milestone: Milestone): number {
  const has = counts[milestone]
  const at = s.rules.milestoneAt[milestone]
  const part = has >= at ? 0 : has + 1 === at ? 1 - WEIGHT.HALF_WAY : WEIGHT.HALF_WAY
  return part * milestoneWorth(s) + orderLift(s, seat, milestone)
}

/** A boat's income, each round that follows. */
export const boatWorth = (s: State, boat: Boat, times: number): number =>
  WEIGHT.BOAT[boat] * times + s.rules.boatStorage[boat] * WEIGHT.STORAGE * roundsLeft(s)

export function bestBoat(s: State, seat: Seat): Maybe<Boat> {
  let best: Maybe<Boat> = NONE
  for (let boat = BOAT.first; boat < BOAT.size; boat++) {
    if (!player.boatsLeft(s, seat, boat)) continue
    if (best === NONE || boatWorth(s, boat, roundsLeft(s) + 1) > boatWorth(s, best, roundsLeft(s) + 1)) best = boat
  }
  return best
}

export const smallWorth = (s: State): number => (WEIGHT.SMALL_CARD + WEIGHT.STORAGE) * roundsLeft(s)
export const largeWorth = (s: State): number => WEIGHT.LARGE_CARD * (roundsLeft(s) + 1)
export const fortWorth = (s: State): number => WEIGHT.FORT * roundsLeft(s)
export const lidWorth = (s: State): number => (roundsLeft(s) > 0 ? WEIGHT.LID : WEIGHT.LID_LAST)

function want(thing: number, gain: number): void {
  wanted[count++] = thing
  gains[thing] = gain
}

/** What a statue brings once it is built: now and in every clean-up. */
export const statueGain = (s: State): number =>
  s.rules.statueHelm + WEIGHT.SETTLEMENT + s.rules.statueCleanUp * bonusesLeft(s)

export function listWants(s: State, seat: Seat): void {
  countAll(s, seat)
  listCounted(s, seat)
}

/** The same after `countAll`. */
export function listCounted(s: State, seat: Seat): void {
  const { rules } = s
  const prices = pricesFor(rules)
  costs = prices.costs
  totals = prices.totals
  count = 0
  turns = turnsNow(s, seat) + roundsLeft(s) * workersOf(s, seat)
  const boat = bestBoat(s, seat)
  if (boat !== NONE) {
    const more = boatWorth(s, boat, roundsLeft(s) + 1) + progress(s, seat, BOATS_BUILT)
    for (let dock = DOCK.first; dock < DOCK.size; dock++) {
      if (player.dock.boat(s, seat, dock) === NONE) want(boatAt(dock), rules.docks[dock].helm + more)
    }
  }
  const building = progress(s, seat, BUILDINGS_ERECTED) + WEIGHT.SETTLEMENT
  for (let kind = BUILDING.first; kind < BUILDING.size; kind++) {
    if (player.buildingsLeft(s, seat, kind) === 0) continue
    const extra = kind === SMALL ? smallWorth(s) : kind === LARGE ? largeWorth(s) : fortWorth(s)
    want(buildingThing(kind), rules.buildings[kind].helm + building + extra)
  }
  if (!player.statueSpaces.isEmpty(s, seat)) {
    const gain = statueGain(s) + progress(s, seat, STATUES_BUILT)
    for (let price = STATUE_PRICE.first; price < STATUE_PRICE.size; price++) want(statueFor(price), gain)
  }
  const lid = lidWorth(s) + progress(s, seat, LIDS_TAKEN)
  for (let merchant = MERCHANT.first; merchant < MERCHANT.size; merchant++) {
    if (!player.merchants(s, seat, merchant)) continue
    const withMaster = masterDiscount(s, merchant) > 0
    want(merchantThing(merchant, withMaster), rules.merchants[merchant].helm + lid)
  }
}

const { READY, NEARLY, SHORT_LINEAR, COIN_MISSING, NEXT_WANT, SPARE } = WEIGHT

/** Costs lie thing by thing, so many numbers each. */
const ITEMS = ITEM.size

/** What each thing can be hoped for at most: as others are paid for it only falls. */
const hopes = new Float64Array(THINGS)

/**
 * What holdings are worth, by item, after `listWants`: the best purchases they lead to, and a little for the rest. Asked most of
 * all, so it goes item by item without a loop.
 */
export function holdingsWorth(holdings: Float64Array): number {
  const things = count
  const price = costs
  const total = totals
  let coin = holdings[0]
  let wood = holdings[1]
  let stone = holdings[2]
  let food = holdings[3]
  let gold = holdings[4]
  let cloth = holdings[5]
  for (let i = 0; i < things; i++) hopes[wanted[i]] = gains[wanted[i]]
  let worth = 0
  let share = 1
  for (let n = Math.min(turns, WEIGHT.WANTS); n > 0; n--) {
    let best = -1
    let most = 0
    for (let i = 0; i < things; i++) {
      const thing = wanted[i]
      if (hopes[thing] <= most) continue
      const at = thing * ITEMS
      let missing = 0
      if (price[at] > coin) missing += (price[at] - coin) * COIN_MISSING
      if (price[at + 1] > wood) missing += price[at + 1] - wood
      if (price[at + 2] > stone) missing += price[at + 2] - stone
      if (price[at + 3] > food) missing += price[at + 3] - food
      if (price[at + 4] > gold) missing += price[at + 4] - gold
      if (price[at + 5] > cloth) missing += price[at + 5] - cloth
      const has = 1 - missing / total[thing]
      const part = missing === 0 ? READY : NEARLY * has * (SHORT_LINEAR + (1 - SHORT_LINEAR) * has)
      const hope = gains[thing] * part
      hopes[thing] = hope
      if (hope <= most) continue
      most = hope
      best = thing
    }
    if (best < 0) break
    hopes[best] = 0
    worth += share * most
    share *= NEXT_WANT
    const at = best * ITEMS
    coin = Math.max(0, coin - price[at])
    wood = Math.max(0, wood - price[at + 1])
    stone = Math.max(0, stone - price[at + 2])
    food = Math.max(0, food - price[at + 3])
    gold = Math.max(0, gold - price[at + 4])
    cloth = Math.max(0, cloth - price[at + 5])
  }
  return worth + SPARE * (coin + wood + stone + food + gold + cloth)
}
