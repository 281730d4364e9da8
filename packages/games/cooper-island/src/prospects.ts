import { AnswerList, type ReasonCode, type Seat } from '@quayside/kernel'
import { copyState, NONE } from '@quayside/kernel/box'
import { type Lack, shortOf } from './actions/costs.ts'
import { masterDiscount } from './actions/merchants.ts'
import { whyAnyPlacement } from './actions/place-double.ts'
import { whyDraw } from './actions/possible.ts'
import { whyAnyRuin } from './actions/ruins.ts'
import { whyAnyStatue } from './actions/statues.ts'
import { hasLandFor } from './actions/waiting.ts'
import {
  BUILD_BOAT,
  BUILD_STATUE,
  CARTOGRAPHER,
  DRAW,
  ERECT,
  LOAD,
  PLACE,
  REMOVE_RUIN,
  TAKE,
  TAKE_COOPER,
} from './answers.ts'
import { player, type State, table, tasks } from './box.ts'
import {
  AREA_ACTION,
  type Area,
  BUILDING,
  DOCK,
  DOUBLE,
  FOR_BOAT,
  FOR_BUILDING,
  FOR_MERCHANT,
  FOR_STATUE,
  ISLANDS,
  ITEMS,
  MERCHANT,
  type Merchant,
  type Ship,
  SPOTS,
  STATUE_PRICE,
  WORKER,
  type Worker,
} from './ids.ts'
import { addActions, beginArea, offerOf } from './phases/area.ts'
import { canWork, topOf } from './phases/turn.ts'
import { REASONS, reason } from './reasons.ts'
import type { Offer } from './rules/areas.ts'
import { isBay, isHarbour, islandsPassed, seatAt, shipAfter, spotOf, waterOf } from './sea/ring.ts'

/** What would come of a worker at an area, and of helm points for a ship: facts for words and clients. */
type Told = { readonly [name: string]: string | number }

const [DRAWING, PLACING, MAPPING] = [AREA_ACTION.of('draw'), AREA_ACTION.of('place'), AREA_ACTION.of('cartographer')]
const [BOATS, BUILDINGS] = [AREA_ACTION.of('boat'), AREA_ACTION.of('building')]
const [STATUES, MERCHANTS] = [AREA_ACTION.of('statue'), AREA_ACTION.of('merchant')]

/**
 * What a worker could do there with what the seat has now, each only where it is something: `draw`: tiles; `place`: pairs of spaces for a tile in hand;
 * `map`: where the cartographer is then; `take`, `boats`, `buildings`, `ruins`, `statues`, `merchants`: in how many ways; `points`: helm points at best, `merchant`: for
 * which; `cooper`. Where what the area is for cannot be done, `short` pieces are lacking (`item`: all of one kind), or `why` says what is in the way. Nothing at all is
 * `wasted`.
 */
export function workTold(s: State, seat: Seat, area: Area, worker: Worker): Told {
  const isFirst = topOf(s, area, worker) === NONE
  const offer = offerOf(s, area, worker, isFirst)
  const then = copyState(s) as State
  beginArea(then, area, worker, isFirst)
  const list = new AnswerList()
  addActions(then, seat, list)
  const all = Array.from({ length: list.count }, (_, i) => list.at(i))
  const ways = some({
    draw: all.includes(DRAW) ? Math.min(offer.counts[DRAWING], tilesInBag(s)) : 0,
    place: new Set(all.filter((answer) => PLACE.is(answer)).map((answer) => PLACE.first(answer))).size,
    map: all.includes(CARTOGRAPHER) ? mapThen(s, seat, offer.counts[MAPPING]) : 0,
    take: all.filter((answer) => TAKE.is(answer)).length,
    boats: all.filter((answer) => BUILD_BOAT.is(answer)).length,
    buildings: all.filter((answer) => ERECT.is(answer)).length,
    ruins: all.filter((answer) => REMOVE_RUIN.is(answer)).length,
    statues: all.filter((answer) => BUILD_STATUE.is(answer)).length,
    merchants: all.filter((answer) => LOAD.is(answer)).length,
    cooper: all.includes(TAKE_COOPER) ? 1 : 0,
  })
  return {
    kinds: WORKER.all.filter((each) => canWork(s, seat, each)).length,
    ...ways,
    ...best(s, all),
    ...lacking(s, seat, offer, ways),
    ...(all.length === 0 ? { wasted: 1 } : {}),
  }
}

const some = (told: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(told).filter(([, n]) => n > 0))

const tilesInBag = (s: State): number => DOUBLE.all.reduce((sum, double) => sum + table.bag(s, double), 0)

const mapThen = (s: State, seat: Seat, steps: number): number =>
  Math.min(s.rules.cartographer.max, player.cartographer(s, seat) + steps)

/** The most helm points that one of these answers brings by itself; of equal merchants the first. */
function best({ rules }: State, all: readonly number[]): Told {
  let found: { points: number; merchant?: string } = { points: 0 }
  const note = (points: number, merchant?: string): void => {
    if (points > found.points) found = merchant === undefined ? { points } : { points, merchant }
  }
  for (const answer of all) {
    if (BUILD_BOAT.is(answer)) note(rules.docks[BUILD_BOAT.second(answer)].helm)
    else if (ERECT.is(answer)) note(rules.buildings[ERECT.first(answer)].helm)
    else if (BUILD_STATUE.is(answer)) note(rules.statueHelm)
    else if (LOAD.is(answer)) note(rules.merchants[LOAD.first(answer)].helm, rules.merchants[LOAD.first(answer)].id)
  }
  return found.points > 0 ? found : {}
}

/* What is in the way of what an area is for */

const [NO_LAND, NO_DOCK] = [reason('no-land-for-it'), reason('no-free-dock')]
const [LOADED, NO_BUILDING] = [reason('merchant-loaded-already'), reason('no-such-building')]

function lacking(s: State, seat: Seat, { counts, discount, either }: Offer, ways: Told): Told {
  if (counts[BOATS] > 0) return ways.boats ? {} : least(boatLacks(s, seat, discount), NO_DOCK)
  if (counts[BUILDINGS] > 0) {
    if (ways.buildings) return {}
    return hasLandFor(s, seat) ? least(buildingLacks(s, seat, discount), NO_BUILDING) : barred(NO_LAND)
  }
  if (counts[MERCHANTS] > 0) return ways.merchants ? {} : least(merchantLacks(s, seat), LOADED)
  if (counts[STATUES] > 0) return ways.statues || ways.ruins ? {} : statueLack(s, seat)
  if (counts[PLACING] > 0 && !ways.place && !(either && ways.draw)) return barred(whyAnyPlacement(s, seat))
  return counts[DRAWING] > 0 && !ways.draw && !ways.place ? barred(whyDraw(s)) : {}
}

const barred = (why: ReasonCode): Told => (why === 0 ? {} : { why: REASONS[why].code })

/** The smallest of several lacks; without any, something else is in the way. */
function least(lacks: readonly Lack[], why: ReasonCode): Told {
  const [found] = [...lacks].sort((one, other) => one.short - other.short)
  if (!found) return barred(why)
  return { short: found.short, ...(found.item === NONE ? {} : { item: ITEMS[found.item] }) }
}

const boatLacks = (s: State, seat: Seat, less: number): Lack[] =>
  DOCK.all
    .filter((dock) => player.dock.boat(s, seat, dock) === NONE)
    .map((dock) => shortOf(s, seat, FOR_BOAT, s.rules.docks[dock].cost, less))

const buildingLacks = (s: State, seat: Seat, less: number): Lack[] =>
  BUILDING.all
    .filter((building) => player.buildingsLeft(s, seat, building) > 0)
    .map((building) => shortOf(s, seat, FOR_BUILDING, s.rules.buildings[building].cost, less))

const merchantLacks = (s: State, seat: Seat): Lack[] =>
  MERCHANT.all
    .filter((merchant: Merchant) => player.merchants(s, seat, merchant))
    .map((merchant) => shortOf(s, seat, FOR_MERCHANT, s.rules.merchants[merchant].cost, masterDiscount(s, merchant)))

/** A statue that waits lacks what it costs; without one a ruin has to be reached first. */
function statueLack(s: State, seat: Seat): Told {
  if (player.statueSpaces.isEmpty(s, seat)) return barred(whyAnyRuin(s, seat))
  if (!hasLandFor(s, seat)) return barred(whyAnyStatue(s, seat))
  return least(
    STATUE_PRICE.all.map((price) => shortOf(s, seat, FOR_STATUE, s.rules.statueCosts[price], 0)),
    NO_LAND,
  )
}

/* Helm points */

/**
 * Where a ship would be after the helm points that are due: `water` and whose (`of`); `freed`: anchors that drop first, `passes`: islands on the way, by
 * their ids, `diaries`: bays and harbours, `fees`: harbours.
 */
export function sailTold(s: State, seat: Seat, ship: Ship): Told {
  if (!tasks.helm.isNext(s)) return {}
  const points = tasks.helm.points(s)
  const freed = Math.min(points, player.ship.anchors(s, seat, ship))
  const begun = player.ship.steps(s, seat, ship)
  let at = waterOf(s, seat, ship)
  let [diaries, fees] = [0, 0]
  const passes: string[] = []
  for (let step = 1; step <= points - freed; step++) {
    const to = shipAfter(s, seat, ship, begun + step)
    for (const island of islandsPassed(s, ship, at, to)) if (island !== NONE) passes.push(ISLANDS[island])
    if (isBay(to) || isHarbour(to)) diaries++
    if (isHarbour(to)) fees++
    at = to
  }
  return {
    ...some({ freed, diaries, fees }),
    water: SPOTS[spotOf(at)],
    of: seatAt(s, at),
    ...(passes.length > 0 ? { passes: passes.join(' ') } : {}),
  }
}
