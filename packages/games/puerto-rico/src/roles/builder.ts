import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, PASS } from '../answers.ts'
import { CITY_SPACES } from '../data/box.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import { BY_CITY, event } from '../events.ts'
import { type Ask, askSeat, finished, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { A_NOBLE, BUILDER, QUARRY } from '../ids.ts'
import { addStaff } from '../pieces.ts'
import { buildingHasRoom } from '../placing.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import {
  anyOccupied,
  BUILDINGS_OWNED,
  CITY,
  CITY_USED,
  COINS,
  isAutoma,
  MARKET,
  owns,
  player,
  STAFF,
  type State,
  seatFromChooser,
  TASKS,
  TILES_WORKED,
} from '../state.ts'
import { privilegeOf, takePiece, triggerEnd, workerAvailable } from '../supply.ts'
import { NO_PIECE, workerQuestion } from './worker-question.ts'

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

export function beginBuilder(s: State): void {
  TASKS.push(s.c, TASK.BUILDER_TURN)
}

/** What a building costs a seat now. */
export const priceFor = (s: State, seat: Seat, building: number): number =>
  Math.max(0, costFor(s, seat, building) - seatDiscount(s, seat))

/** The cost less what is taken off this very building: quarries, as far as it allows, and discounts of its own. */
function costFor(s: State, seat: Seat, building: number): number {
  const { rules } = s
  const quarries = Math.min(s.c[player(seat) + TILES_WORKED + QUARRY], BUILDINGS[building].quarryLimit)
  let cost = rules.cost[building] - quarries
  const { discounts } = rules.hooks
  for (let i = 0; i < discounts.length; i++) cost -= discounts[i](s, seat, building)
  return cost
}

/** What is taken off whatever a seat builds. */
function seatDiscount(s: State, seat: Seat): number {
  const { seatDiscounts } = s.rules.hooks
  let off = privilegeOf(s, seat)
  for (let i = 0; i < seatDiscounts.length; i++) off += seatDiscounts[i](s, seat)
  return off
}

/** The dearest `costFor` that a seat can pay, in coins and in kind. The same for all buildings, so a list of them asks for it once. */
const reachOf = (s: State, seat: Seat): number =>
  s.c[player(seat) + COINS] + seatDiscount(s, seat) + payableInKind(s, seat)

function whyBuild(s: State, seat: Seat, building: number, reach: number): ReasonCode {
  const { c } = s
  const p = player(seat)
  if (c[p + STAFF + building] > 0) return OWNED
  if (c[MARKET + building] === 0) return isOffered(s, building) ? SOLD_OUT : NOT_IN_MARKET
  if (c[p + CITY_USED] + BUILDINGS[building].spaces > CITY_SPACES) return NO_SPACE
  return costFor(s, seat, building) <= reach ? 0 : NO_COINS
}

/** Coins that a seat lacks for a building. */
export const missingFor = (s: State, seat: Seat, building: number): number =>
  Math.max(0, priceFor(s, seat, building) - s.c[player(seat) + COINS])

function payableInKind(s: State, seat: Seat): number {
  const { inKind } = s.rules.hooks
  let coins = 0
  for (let i = 0; i < inKind.length; i++) coins += inKind[i](s, seat)
  return coins
}

/** Whether a building came to the market of this game; all copies may have been bought since. */
export function isOffered(s: State, building: number): boolean {
  if (s.c[MARKET + building] > 0) return true
  for (let seat = 0; seat < s.rules.players; seat++) if (owns(s, seat, building)) return true
  return false
}

const askBuild: Ask = {
  question: question('builder-build'),
  facts: (s, seat) => ({ coins: s.c[player(seat) + COINS] }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const { market } = s.rules
    const reach = reachOf(s, seat)
    for (let i = 0; i < market.length; i++) {
      const building = market[i]
      if (s.c[MARKET + building] > 0 && whyBuild(s, seat, building, reach) === 0) list.add(answer(OP.BUILD, building))
    }
    list.add(PASS)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === PASS) return 0
    return opOf(given) === OP.BUILD ? whyBuild(s, seat, argOf(given), reachOf(s, seat)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    s.c[TASKS.top(s.c) + 1]++
    if (given === PASS) {
      out.tell(PASSED, seat, BUILDER)
      return
    }
    const building = argOf(given)
    const missing = missingFor(s, seat, building)
    TASKS.push(s.c, TASK.BUILD, seat, building, priceFor(s, seat, building) - missing)
    if (missing === 0) return
    const { payInKind } = s.rules.hooks
    for (let i = 0; i < payInKind.length; i++) payInKind[i](s, seat, building, missing)
  },
}

/** Puts a building up for so many coins; what they lacked is paid by now. */
export const buildTask: Task = {
  run(s, out) {
    const { c, rules } = s
    const seat = taskArg(s)
    const building = taskSecondArg(s)
    const coins = c[TASKS.top(c) + 3]
    const p = player(seat)
    TASKS.pop(c)
    c[p + COINS] -= coins
    c[MARKET + building]--
    c[p + CITY + c[p + BUILDINGS_OWNED]++] = building + 1
    c[p + CITY_USED] += BUILDINGS[building].spaces
    c[p + STAFF + building] = 1
    out.tell(BUILT, seat, building, coins)
    if (c[p + CITY_USED] === CITY_SPACES) triggerEnd(s, BY_CITY, out)
    TASKS.push(c, TASK.BUILDER_WORKER, seat, building)
    const { built } = rules.hooks
    for (let i = 0; i < built.length; i++) built[i](s, seat, building, coins, out)
    return false
  },
}

export const builderTurn: Task = {
  run(s, out) {
    const turn = taskArg(s)
    if (turn === s.rules.players) return finished(s)
    const seat = seatFromChooser(s, turn)
    if (isAutoma(s, seat)) s.rules.automa?.build(s, seat, out)
    else if (canBuild(s, seat)) return askSeat(s, seat)
    else out.tell(CANNOT_ACT, seat, BUILDER)
    s.c[TASKS.top(s.c) + 1]++
    return false
  },
  ask: askBuild,
}

function canBuild(s: State, seat: Seat): boolean {
  const { market } = s.rules
  const reach = reachOf(s, seat)
  for (let i = 0; i < market.length; i++) {
    if (s.c[MARKET + market[i]] > 0 && whyBuild(s, seat, market[i], reach) === 0) return true
  }
  return false
}

/* University: a worker for the building just bought, from the supply, else from the ship. */

const askWorker = workerQuestion(
  'builder-worker',
  (s, seat, piece, out) => {
    const building = taskSecondArg(s)
    TASKS.pop(s.c)
    if (piece === NO_PIECE) return
    const from = takePiece(s, piece)
    addStaff(s, seat, building, piece, 1)
    if (piece === A_NOBLE) out.tell(WITH_NOBLE, seat, building)
    else out.tell(WITH_WORKER, seat, building, from)
  },
  (s) => ({ building: BUILDINGS[taskSecondArg(s)].id }),
  () => true,
)

export const builderWorker: Task = {
  run(s) {
    const seat = taskArg(s)
    const entitled =
      anyOccupied(s, seat, s.rules.effects.workerWithBuilding) && buildingHasRoom(s, seat, taskSecondArg(s))
    return entitled && workerAvailable(s, true) ? askSeat(s, seat) : finished(s)
  },
  ask: askWorker,
}
