import type { Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { offCost } from './actions/costs.ts'
import { masterDiscount } from './actions/merchants.ts'
import { mustFreeSpace, settlementBonus } from './actions/pieces.ts'
import { land, player, type State, table, tasks } from './box.ts'
import { standing } from './figures.ts'
import {
  AREA_ACTION,
  type Building,
  type Contract,
  type Dock,
  type Expense,
  FOOD,
  FOR_BOAT,
  FOR_BUILDING,
  FOR_MERCHANT,
  FOR_STATUE,
  ITEMS,
  type Item,
  isCube,
  itemOf,
  type Merchant,
  type Order,
  type Space,
  STAGE,
  type StatuePrice,
  type StatueSpace,
  workerOf,
} from './ids.ts'
import { highestFree } from './land.ts'
import { worthOf } from './payment.ts'
import { feedingCost, foodOfNext } from './phases/feeding.ts'
import type { Amounts } from './rules/items.ts'
import { freeAfter } from './storage.ts'

/** What answers cost and bring, as the rules have it: facts for words and clients. */
type Told = { readonly [name: string]: string | number }

/** What an answer takes of the cartographer, and where he is then. */
export const mapTold = (s: State, seat: Seat, steps: number): Told =>
  steps === 0 ? { steps } : { steps, left: player.cartographer(s, seat) - steps }

/** Where the cartographer is after the steps of an area. */
export const stepsTold = (s: State, seat: Seat): Told =>
  tasks.area.isNext(s)
    ? { map: Math.min(s.rules.cartographer.max, player.cartographer(s, seat) + table.left(s, CARTOGRAPHY)) }
    : {}

const CARTOGRAPHY = AREA_ACTION.of('cartographer')

export const levelTold = (s: State, seat: Seat, space: Space): Told => ({ level: land.level(s, seat, space) })

export function cubeTold(s: State, seat: Seat, space: Space): Told {
  const on = land.on(s, seat, space)
  return { item: isCube(on) ? ITEMS[itemOf(on)] : '', ...levelTold(s, seat, space) }
}

/* What is bought: its helm points, and how many pieces of its price need not be paid */

const offTold = (s: State, seat: Seat, expense: Expense, cost: Amounts, more: number): Told => {
  const off = offCost(s, seat, expense, cost, more)
  return off > 0 ? { off } : {}
}

/** The discount of an area is for its own actions: not for what a card brings about in between. */
const areaDiscount = (s: State): number => (tasks.area.isNext(s) ? table.areaDiscount(s) : 0)

export function boatTold(s: State, seat: Seat, dock: Dock): Told {
  const { helm, cost } = s.rules.docks[dock]
  return { points: helm, ...offTold(s, seat, FOR_BOAT, cost, areaDiscount(s)) }
}

/** Pieces come to the highest landscape that is free; 0 if none is yet. What is paid from land may free a higher one. */
export function buildingTold(s: State, seat: Seat, building: Building): Told {
  const { helm, cost } = s.rules.buildings[building]
  return { points: helm, level: highestFree(s, seat), ...offTold(s, seat, FOR_BUILDING, cost, areaDiscount(s)) }
}

export const statueTold = (s: State, seat: Seat, price: StatuePrice): Told => ({
  points: s.rules.statueHelm,
  level: highestFree(s, seat),
  ...offTold(s, seat, FOR_STATUE, s.rules.statueCosts[price], 0),
})

/** Helm points of the statue space that a ruin comes to. */
export const ruinTold = ({ rules }: State, space: StatueSpace): Told => {
  const points = rules.statueSpaces[space]?.helm ?? 0
  return points > 0 ? { points } : {}
}

export function merchantTold(s: State, seat: Seat, merchant: Merchant): Told {
  const { helm, cost } = s.rules.merchants[merchant]
  return { points: helm, ...offTold(s, seat, FOR_MERCHANT, cost, masterDiscount(s, merchant)) }
}

/** `more`: helm points beyond those of the piece. */
export const putTold = (s: State, seat: Seat, space: Space): Told => ({
  ...levelTold(s, seat, space),
  more: tasks.put.isNext(s) ? settlementBonus(s, seat, tasks.put.piece(s), space) : 0,
})

/* Storage, workers and orders */

/**
 * Free actions go at nearly every question; `asked` are those that it is about: what the market loses if it is not stocked now, and what makes room for a
 * piece that waits.
 */
const askedTold = (isAsked: boolean): Told => (isAsked ? { asked: 1 } : {})
const makesRoom = (s: State, seat: Seat): boolean => tasks.put.isNext(s) && mustFreeSpace(s, seat)
const MARKET = STAGE.of('market')
const isCleared = (s: State): boolean => tasks.window.isNext(s) && tasks.window.step(s) === MARKET

const freeTold = (s: State, seat: Seat, item: Item): Told => ({ free: freeAfter(s, seat, item) })

/** `free`: storage spaces that are free then. */
export const stockTold = (s: State, seat: Seat, item: Item): Told => ({
  ...freeTold(s, seat, item),
  ...askedTold(isCleared(s)),
})

export const exchangeTold = (s: State, seat: Seat): Told => askedTold(makesRoom(s, seat))

export function stockLandTold(s: State, seat: Seat, space: Space): Told {
  const on = land.on(s, seat, space)
  return {
    ...cubeTold(s, seat, space),
    ...(isCube(on) ? freeTold(s, seat, itemOf(on)) : {}),
    ...askedTold(makesRoom(s, seat)),
  }
}

/** Helm points, or what the new worker eats in every round. */
export function contractTold(s: State, seat: Seat, contract: Contract): Told {
  const worker = workerOf(contract)
  return worker === NONE ? { points: s.rules.contractHelm } : { food: foodOfNext(s, seat, worker) }
}

/** How far the seat is, and the points that it would bring today. */
export function orderTold(s: State, seat: Seat, order: Order): Told {
  const [count, points = 0] = standing(s, seat, order)
  return count === undefined ? {} : { count, points }
}

/** An anchor for each food that is missing. */
export function feedTold(s: State, seat: Seat): Told {
  const [food, has] = [feedingCost(s, seat), worthOf(s, seat, FOOD)]
  return { food, has, anchors: Math.max(0, food - has) }
}
