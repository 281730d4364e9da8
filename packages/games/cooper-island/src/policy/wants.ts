import type { Seat } from '@quayside/kernel'
import { masterDiscount } from '../actions/merchants.ts'
import { countOf } from '../actions/milestones.ts'
import { MAX_DOCKS, MERCHANTS } from '../box.ts'
import { BOAT_COUNT, BUILDINGS, COIN, FORT, GOLD, ITEM_COUNT, LARGE, MILESTONES, SMALL } from '../ids.ts'
import { BOATS_LEFT, BUILDINGS_LEFT, DOCK, LIDS_WAITING, player, STATUE_ON, type State } from '../state.ts'
import { bonusesLeft, roundsLeft, turnsNow, workersOf } from './clock.ts'
import { orderLift } from './orders.ts'
import { WEIGHT } from './weights.ts'

/**
 * What a seat may want to pay for: boats, buildings, statues and merchants, with their costs and what they bring. Resources are worth what
 * they help to pay. There is one list, filled anew for every look.
 */

const MOST = MAX_DOCKS + BUILDINGS.length + 2 + MERCHANTS
const costs = new Float64Array(MOST * ITEM_COUNT)
const gains = new Float64Array(MOST)
const totals = new Float64Array(MOST)
let count = 0
/** Turns in which something could be paid for. */
let turns = 0

const [BOATS_MADE, BUILDINGS_MADE, STATUES_MADE, LIDS_TAKEN] = MILESTONES.map((_, i) => i)

/** A milestone turned over. */
export const milestoneWorth = (s: State): number => WEIGHT.MILESTONE + WEIGHT.MILESTONE_ROUND * roundsLeft(s)

/** What one more of something brings on the way to its milestone and to a royal order. */
function progress(s: State, seat: Seat, kind: number): number {
  const [has, at] = [countOf(s, seat, kind), s.rules.milestoneAt[kind]]
  const milestone = has >= at ? 0 : has + 1 === at ? 1 - WEIGHT.HALF_WAY : WEIGHT.HALF_WAY
  return milestone * milestoneWorth(s) + orderLift(s, seat, kind)
}

/** A boat's income, each round that follows. */
export const boatWorth = (s: State, boat: number, times: number): number =>
  WEIGHT.BOAT[boat] * times + s.rules.boatStorage[boat] * WEIGHT.STORAGE * roundsLeft(s)

export function bestBoat(s: State, seat: Seat): number {
  const left = s.c[player(seat) + BOATS_LEFT]
  let best = -1
  for (let boat = 0; boat < BOAT_COUNT; boat++) {
    if ((left & (1 << boat)) === 0) continue
    if (best < 0 || boatWorth(s, boat, roundsLeft(s) + 1) > boatWorth(s, best, roundsLeft(s) + 1)) best = boat
  }
  return best
}

export const smallWorth = (s: State): number => (WEIGHT.SMALL_CARD + WEIGHT.STORAGE) * roundsLeft(s)
export const largeWorth = (s: State): number => WEIGHT.LARGE_CARD * (roundsLeft(s) + 1)
export const fortWorth = (s: State): number => WEIGHT.FORT * roundsLeft(s)
export const lidWorth = (s: State): number => (roundsLeft(s) > 0 ? WEIGHT.LID : WEIGHT.LID_LAST)

function want(cost: readonly number[], gain: number, less = 0): void {
  let total = 0
  let off = less
  for (let item = ITEM_COUNT - 1; item >= 0; item--) {
    const taken = item >= GOLD ? Math.min(off, cost[item]) : 0
    off -= taken
    costs[count * ITEM_COUNT + item] = cost[item] - taken
    total += (cost[item] - taken) * (item === COIN ? WEIGHT.COIN_MISSING : 1)
  }
  totals[count] = Math.max(1, total)
  gains[count++] = gain
}

/** What a statue brings once it is built: now and in every clean-up. */
export const statueGain = (s: State): number =>
  s.rules.statueHelm + WEIGHT.SETTLEMENT + s.rules.statueCleanUp * bonusesLeft(s)

export function listWants(s: State, seat: Seat): void {
  const { c, rules } = s
  const p = player(seat)
  count = 0
  turns = turnsNow(s, seat) + roundsLeft(s) * workersOf(s, seat)
  if (turns === 0) return
  const boat = bestBoat(s, seat)
  if (boat >= 0) {
    const more = boatWorth(s, boat, roundsLeft(s) + 1) + progress(s, seat, BOATS_MADE)
    for (let dock = 0; dock < rules.docks.length; dock++) {
      if (c[p + DOCK + dock] === 0) want(rules.docks[dock].cost, rules.docks[dock].helm + more)
    }
  }
  const building = progress(s, seat, BUILDINGS_MADE) + WEIGHT.SETTLEMENT
  const extras = [smallWorth(s), largeWorth(s), fortWorth(s)]
  for (const kind of [SMALL, LARGE, FORT]) {
    if (c[p + BUILDINGS_LEFT + kind] === 0) continue
    want(rules.buildings[kind].cost, rules.buildings[kind].helm + building + extras[kind])
  }
  if (c[p + STATUE_ON] > 0) {
    const gain = statueGain(s) + progress(s, seat, STATUES_MADE)
    for (const cost of rules.statueCosts) want(cost, gain)
  }
  const lid = lidWorth(s) + progress(s, seat, LIDS_TAKEN)
  for (let merchant = 0; merchant < rules.merchants.length; merchant++) {
    if ((c[p + LIDS_WAITING] & (1 << merchant)) === 0) continue
    const { cost, helm } = rules.merchants[merchant]
    want(cost, helm + lid, masterDiscount(s, merchant))
  }
}

const rest = new Float64Array(ITEM_COUNT)

/** How much of its gain a purchase counts, with what is left of the holdings. */
function hope(at: number): number {
  let missing = 0
  for (let item = 0; item < ITEM_COUNT; item++) {
    const short = costs[at * ITEM_COUNT + item] - rest[item]
    if (short > 0) missing += item === COIN ? short * WEIGHT.COIN_MISSING : short
  }
  if (missing === 0) return gains[at] * WEIGHT.READY
  const has = 1 - missing / totals[at]
  return gains[at] * WEIGHT.NEARLY * has * (WEIGHT.SHORT_LINEAR + (1 - WEIGHT.SHORT_LINEAR) * has)
}

/** What holdings are worth, by item, after `listWants`: the best purchases they lead to, and a little for the rest. */
export function holdingsWorth(holdings: Float64Array): number {
  rest.set(holdings)
  let worth = 0
  let share = 1
  let taken = 0
  for (let i = Math.min(turns, WEIGHT.WANTS); i > 0; i--) {
    let best = -1
    let most = 0
    for (let at = 0; at < count; at++) {
      if (taken & (1 << at)) continue
      const its = hope(at)
      if (its <= most) continue
      most = its
      best = at
    }
    if (best < 0) break
    taken |= 1 << best
    worth += share * most
    share *= WEIGHT.NEXT_WANT
    for (let item = 0; item < ITEM_COUNT; item++) {
      rest[item] = Math.max(0, rest[item] - costs[best * ITEM_COUNT + item])
    }
  }
  for (let item = 0; item < ITEM_COUNT; item++) worth += WEIGHT.SPARE * rest[item]
  return worth
}
