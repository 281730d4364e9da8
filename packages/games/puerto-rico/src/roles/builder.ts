import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, PASS } from '../answers.ts'
import { CITY_SPACES } from '../data/box.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import { BY_CITY, event } from '../events.ts'
import { type Ask, askSeat, finished, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { BUILDER, QUARRY } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import {
  anyOccupied,
  BUILDINGS_OWNED,
  CITY,
  CITY_USED,
  COINS,
  MARKET,
  player,
  STAFF,
  type State,
  seatFromChooser,
  TASKS,
  TILES_WORKED,
} from '../state.ts'
import { privilegeOf, takeWorker, triggerEnd, workerAvailable } from '../supply.ts'
import { workerQuestion } from './worker-question.ts'

/**
 * Builder: in turn each player may buy one building; the builder pays one coin less. Occupied quarries lower the price, up to a limit
 * by building. A full city brings the end.
 * Source: classic, Construtor; 2020, Costruttore; 1897, Construtor. The university acts here.
 */

const CANNOT_ACT = event('cannot-act')
const PASSED = event('passed')
const BUILT = event('built')
const WITH_WORKER = event('building-worker')

const NOT_IN_MARKET = reason('not-in-market')
const SOLD_OUT = reason('sold-out')
const OWNED = reason('already-owned')
const NO_SPACE = reason('no-city-space')
const NO_COINS = reason('not-enough-coins')

export function beginBuilder(s: State): void {
  TASKS.push(s.c, TASK.BUILDER_TURN)
}

/** What a building costs a seat now. */
export function priceFor(s: State, seat: Seat, building: number): number {
  const { rules } = s
  const quarries = Math.min(s.c[player(seat) + TILES_WORKED + QUARRY], BUILDINGS[building].quarryLimit)
  let price = rules.cost[building] - quarries - privilegeOf(s, seat)
  const { discounts } = rules.hooks
  for (let i = 0; i < discounts.length; i++) price -= discounts[i](s, seat, building)
  return price > 0 ? price : 0
}

function whyBuild(s: State, seat: Seat, building: number): ReasonCode {
  const { c, rules } = s
  const p = player(seat)
  if (c[p + STAFF + building] > 0) return OWNED
  if (c[MARKET + building] === 0) return rules.market.includes(building) ? SOLD_OUT : NOT_IN_MARKET
  if (c[p + CITY_USED] + BUILDINGS[building].spaces > CITY_SPACES) return NO_SPACE
  return priceFor(s, seat, building) <= c[p + COINS] ? 0 : NO_COINS
}

const askBuild: Ask = {
  question: question('builder-build'),
  facts: (s, seat) => ({ coins: s.c[player(seat) + COINS] }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const { market } = s.rules
    for (let i = 0; i < market.length; i++) {
      if (whyBuild(s, seat, market[i]) === 0) list.add(answer(OP.BUILD, market[i]))
    }
    list.add(PASS)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === PASS) return 0
    return opOf(given) === OP.BUILD ? whyBuild(s, seat, argOf(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    s.c[TASKS.top(s.c) + 1]++
    if (given === PASS) out.tell(PASSED, seat, BUILDER)
    else build(s, seat, argOf(given), out)
  },
}

function build(s: State, seat: Seat, building: number, out: Story): void {
  const { c } = s
  const p = player(seat)
  const price = priceFor(s, seat, building)
  c[p + COINS] -= price
  c[MARKET + building]--
  c[p + CITY + c[p + BUILDINGS_OWNED]++] = building + 1
  c[p + CITY_USED] += BUILDINGS[building].spaces
  c[p + STAFF + building] = 1
  out.tell(BUILT, seat, building, price)
  if (c[p + CITY_USED] === CITY_SPACES) triggerEnd(s, BY_CITY, out)
  TASKS.push(c, TASK.BUILDER_WORKER, seat, building)
}

export const builderTurn: Task = {
  run(s, out) {
    const turn = taskArg(s)
    if (turn === s.rules.players) return finished(s)
    const seat = seatFromChooser(s, turn)
    if (canBuild(s, seat)) return askSeat(s, seat)
    s.c[TASKS.top(s.c) + 1]++
    out.tell(CANNOT_ACT, seat, BUILDER)
    return false
  },
  ask: askBuild,
}

function canBuild(s: State, seat: Seat): boolean {
  const { market } = s.rules
  for (let i = 0; i < market.length; i++) if (whyBuild(s, seat, market[i]) === 0) return true
  return false
}

/* University: a worker for the building just bought, from the supply, else from the ship. */

const askWorker = workerQuestion(
  'builder-worker',
  (s, seat, taken, out) => {
    const building = taskSecondArg(s)
    TASKS.pop(s.c)
    if (!taken) return
    const from = takeWorker(s, true)
    s.c[player(seat) + STAFF + building]++
    out.tell(WITH_WORKER, seat, building, from)
  },
  (s) => ({ building: BUILDINGS[taskSecondArg(s)].id }),
)

export const builderWorker: Task = {
  run(s) {
    const seat = taskArg(s)
    const entitled = anyOccupied(s, seat, s.rules.effects.workerWithBuilding) && BUILDINGS[taskSecondArg(s)].circles > 0
    return entitled && workerAvailable(s, true) ? askSeat(s, seat) : finished(s)
  },
  ask: askWorker,
}
