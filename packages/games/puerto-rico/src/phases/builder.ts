import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { BUILD, PASS } from '../answers.ts'
import { box, type State } from '../box.ts'
import { QUARRY_LIMITS, SPACES } from '../data/catalogue.ts'
import { BY_CITY, event } from '../events.ts'
import { type Ask, askSeat, finished, type Phase, type Task } from '../flow.ts'
import { A_NOBLE, BUILDER, BUILDING, type Building, QUARRY } from '../ids.ts'
import { addStaff } from '../pieces.ts'
import { buildingHasRoom } from '../placing.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { CITY_SPACES } from '../sizes.ts'
import { anyOccupied, isAutoma, owns, seatFromChooser } from '../state.ts'
import { privilegeOf, putUpBuilding, takePiece, triggerEnd, workerAvailable } from '../supply.ts'
import { comesBeforeSkip } from './skipping.ts'
import { workerQuestion } from './worker-question.ts'

const { table, seats: player, tasks } = box

/**
 * Builder: in turn each player may buy one building; the builder pays one coin less. Occupied quarries lower the price, up to a limit
 * by building. A full city brings the end.
 * Source: classic, Construtor; 2020, Costruttore; 1897, Construtor. The university acts here.
 */

const CANNOT_ACT = event('cannot-act')
const PASSED = event('passed')
const BUILT = event('built')
const WITH_WORKER = event('building-worker')
const WITH_NOBLE = event('building-noble')

const NOT_IN_MARKET = reason('not-in-market')
const SOLD_OUT = reason('sold-out')
const OWNED = reason('already-owned')
const NO_SPACE = reason('no-city-space')
const NO_COINS = reason('not-enough-coins')

/** What a building costs a seat now. */
export const priceFor = (s: State, seat: Seat, building: Building): number =>
  Math.max(0, costFor(s, seat, building) - seatDiscount(s, seat))

/** The cost less what is taken off this very building: quarries, as far as it allows, and discounts of its own. */
function costFor(s: State, seat: Seat, building: Building): number {
  const quarries = Math.min(player.worked(s, seat, QUARRY), QUARRY_LIMITS[building])
  return s.rules.cost[building] - quarries - ownDiscount(s, seat, building)
}

function ownDiscount(s: State, seat: Seat, building: Building): number {
  const { discounts } = s.rules.hooks
  let off = 0
  for (let i = 0; i < discounts.length; i++) off += discounts[i](s, seat, building)
  return off
}

/** What is taken off whatever a seat builds. */
const seatDiscount = (s: State, seat: Seat): number => privilegeOf(s, seat) + lastingDiscount(s, seat)

/** The same without the privilege, which counts in the builder phase only. */
function lastingDiscount(s: State, seat: Seat): number {
  const { seatDiscounts } = s.rules.hooks
  let off = 0
  for (let i = 0; i < seatDiscounts.length; i++) off += seatDiscounts[i](s, seat)
  return off
}

/** What a building costs a seat as things stand, in whatever phase. */
export const priceSeen = (s: State, seat: Seat, building: Building): number =>
  table.role(s) === BUILDER
    ? priceFor(s, seat, building)
    : Math.max(0, costFor(s, seat, building) - lastingDiscount(s, seat))

/** What lowers a seat's prices, and by how much at most. */
export function bargains(s: State, seat: Seat): { [what: string]: number } {
  const off = {
    privilege: table.role(s) === BUILDER ? privilegeOf(s, seat) : 0,
    quarries: player.worked(s, seat, QUARRY),
    forests: lastingDiscount(s, seat),
    office: mostOff(s, seat),
  }
  return Object.fromEntries(Object.entries(off).filter(([, coins]) => coins > 0))
}

/** The most that is taken off a single building. */
function mostOff(s: State, seat: Seat): number {
  const { market, hooks } = s.rules
  if (hooks.discounts.length === 0) return 0
  return market.reduce((most, building) => Math.max(most, ownDiscount(s, seat, building)), 0)
}

/** The dearest `costFor` that a seat can pay, in coins and in kind. The same for all buildings, so a list of them asks for it once. */
const reachOf = (s: State, seat: Seat): number => player.coins(s, seat) + seatDiscount(s, seat) + payableInKind(s, seat)

function whyBuild(s: State, seat: Seat, building: Building, reach: number): ReasonCode {
  if (owns(s, seat, building)) return OWNED
  if (table.market(s, building) === 0) return isOffered(s, building) ? SOLD_OUT : NOT_IN_MARKET
  if (player.cityUsed(s, seat) + SPACES[building] > CITY_SPACES) return NO_SPACE
  return costFor(s, seat, building) <= reach ? 0 : NO_COINS
}

/** Coins that a seat lacks for a building. */
export const missingFor = (s: State, seat: Seat, building: Building): number =>
  Math.max(0, priceFor(s, seat, building) - player.coins(s, seat))

function payableInKind(s: State, seat: Seat): number {
  const { inKind } = s.rules.hooks
  let coins = 0
  for (let i = 0; i < inKind.length; i++) coins += inKind[i](s, seat)
  return coins
}

/** Whether a building came to the market of this game; all copies may have been bought since. */
export function isOffered(s: State, building: Building): boolean {
  if (table.market(s, building) > 0) return true
  for (let seat = 0; seat < s.rules.players; seat++) if (owns(s, seat, building)) return true
  return false
}

const askBuild: Ask = {
  question: question('builder-build'),
  facts: (s, seat) => ({ coins: player.coins(s, seat) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const { market } = s.rules
    const reach = reachOf(s, seat)
    for (let i = 0; i < market.length; i++) {
      const building = market[i]
      if (table.market(s, building) > 0 && whyBuild(s, seat, building, reach) === 0) list.add(BUILD.of(building))
    }
    list.add(PASS)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === PASS) return 0
    return BUILD.is(given) ? whyBuild(s, seat, BUILD.first(given), reachOf(s, seat)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    tasks.builderTurn.turn.add(s, 1)
    if (given === PASS) {
      out.tell(PASSED, seat, BUILDER)
      return
    }
    const building = BUILD.first(given)
    const missing = missingFor(s, seat, building)
    tasks.build.push(s, seat, building, priceFor(s, seat, building) - missing)
    if (missing === 0) return
    const { payInKind } = s.rules.hooks
    for (let i = 0; i < payInKind.length; i++) payInKind[i](s, seat, building, missing)
  },
}

/** Puts a building up for so many coins; what they lacked is paid by now. */
const build: Task = {
  run(s, out) {
    const seat = tasks.build.seat(s)
    const building = tasks.build.building(s)
    const coins = tasks.build.coins(s)
    tasks.pop(s)
    player.coins.add(s, seat, -coins)
    table.market.add(s, building, -1)
    putUpBuilding(s, seat, building)
    player.cityUsed.add(s, seat, SPACES[building])
    out.tell(BUILT, seat, building, coins)
    if (player.cityUsed(s, seat) === CITY_SPACES) triggerEnd(s, BY_CITY, out)
    tasks.builderWorker.push(s, seat, building)
    const { built } = s.rules.hooks
    for (let i = 0; i < built.length; i++) built[i](s, seat, building, coins, out)
    return false
  },
}

const builderTurn: Task = {
  run(s, out) {
    const turn = tasks.builderTurn.turn(s)
    if (turn === s.rules.players) return finished(s)
    const seat = seatFromChooser(s, turn)
    if (isAutoma(s, seat)) s.rules.automa?.build(s, seat, out)
    else if (canBuild(s, seat)) return askSeat(s, seat)
    else if (comesBeforeSkip(s, seat, canBuild)) return false
    else out.tell(CANNOT_ACT, seat, BUILDER)
    tasks.builderTurn.turn.add(s, 1)
    return false
  },
  ask: askBuild,
}

function canBuild(s: State, seat: Seat): boolean {
  const { market } = s.rules
  const reach = reachOf(s, seat)
  for (let i = 0; i < market.length; i++) {
    if (table.market(s, market[i]) > 0 && whyBuild(s, seat, market[i], reach) === 0) return true
  }
  return false
}

/* University: a worker for the building just bought, from the supply, else from the ship. */

const askWorker = workerQuestion(
  'builder-worker',
  (s, seat, piece, out) => {
    const building = tasks.builderWorker.building(s)
    tasks.pop(s)
    if (piece === NONE) return
    const from = takePiece(s, piece)
    addStaff(s, seat, building, piece, 1)
    if (piece === A_NOBLE) out.tell(WITH_NOBLE, seat, building)
    else out.tell(WITH_WORKER, seat, building, from)
  },
  (s) => ({ building: BUILDING.id(tasks.builderWorker.building(s)) }),
  () => true,
)

const builderWorker: Task = {
  run(s) {
    const seat = tasks.builderWorker.seat(s)
    const entitled =
      anyOccupied(s, seat, s.rules.effects.workerWithBuilding) &&
      buildingHasRoom(s, seat, tasks.builderWorker.building(s))
    return entitled && workerAvailable(s, true) ? askSeat(s, seat) : finished(s)
  },
  ask: askWorker,
}

export const builder: Phase = {
  name: 'builder',
  roles: [BUILDER],
  begin: (s) => tasks.builderTurn.push(s, 0),
  tasks: { builderTurn, build, builderWorker },
}
