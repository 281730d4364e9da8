import type { Answer, AnswerList, ReasonCode, Seat } from '@quayside/kernel'
import { answer, argOf, OP, opOf, SKIP, secondArgOf } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, pop, push, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { BOAT_COUNT, MILESTONE } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { COST_OF, WHENEVER } from '../rules/small-cards.ts'
import { pushHelm } from '../sea/helm.ts'
import { BOATS_LEFT, DOCK, player, type State, TURN_SEAT } from '../state.ts'
import { canPay, pushCost } from './costs.ts'
import { OPTIONAL } from './kinds.ts'
import { noteMilestone } from './milestones.ts'
import { pushWhenever } from './whenever.ts'

/** Building income boats. Source: Construir 1 barco de receita (page 17). */

const BOAT_BUILT = event('boat-built')
const NO_BOAT = reason('no-such-boat')
const DOCK_TAKEN = reason('dock-taken')
const CANNOT_PAY = reason('cannot-pay')
const NO_DOCK = reason('no-free-dock')

/** `less`: what the area's symbol takes off. */
export function whyBoat(s: State, seat: Seat, boat: number, dock: number, less: number): ReasonCode {
  const p = player(seat)
  if ((s.c[p + BOATS_LEFT] & (1 << boat)) === 0) return NO_BOAT
  return whyDock(s, seat, dock, less)
}

function whyDock(s: State, seat: Seat, dock: number, less: number): ReasonCode {
  if (s.c[player(seat) + DOCK + dock] > 0) return DOCK_TAKEN
  return canPay(s, seat, COST_OF.BOAT, s.rules.docks[dock].cost, less) ? 0 : CANNOT_PAY
}

export function addBoats(s: State, seat: Seat, less: number, list: AnswerList): void {
  const left = s.c[player(seat) + BOATS_LEFT]
  for (let dock = 0; dock < s.rules.docks.length; dock++) {
    if (whyDock(s, seat, dock, less) !== 0) continue
    for (let boat = 0; boat < BOAT_COUNT; boat++) if (left & (1 << boat)) list.add(answer(OP.BOAT, boat, dock))
  }
}

/** Why no boat can be built, 0 if one can. */
export function whyAnyBoat(s: State, seat: Seat): ReasonCode {
  let why = NO_DOCK
  for (let dock = 0; dock < s.rules.docks.length; dock++) {
    const here = whyDock(s, seat, dock, 0)
    if (here === 0) return 0
    if (here === CANNOT_PAY) why = CANNOT_PAY
  }
  return why
}

export function startBoat(s: State, seat: Seat, given: Answer, less: number): void {
  const [boat, dock] = [argOf(given), secondArgOf(given)]
  push(s, TASK.BOAT_BUILT, boat, dock)
  pushCost(s, seat, COST_OF.BOAT, s.rules.docks[dock].cost, less)
}

/** Paid: the boat comes to its dock, then helm points, then its action. */
export const boatBuilt: Task = {
  run(s, out) {
    const { c } = s
    const [boat, dock] = [taskArg(s), taskSecondArg(s)]
    const seat = c[TURN_SEAT]
    const p = player(seat)
    pop(s)
    c[p + DOCK + dock] = boat + 1
    c[p + BOATS_LEFT] &= ~(1 << boat)
    out.tell(BOAT_BUILT, seat, boat, dock)
    noteMilestone(s, seat, MILESTONE.BOATS, out)
    push(s, TASK.OPTIONAL, OPTIONAL.BOAT, boat)
    pushHelm(s, s.rules.docks[dock].helm)
    pushWhenever(s, seat, WHENEVER.BOAT)
    return false
  },
}

const askBoat: Ask = {
  question: question('build-boat'),
  free: true,
  legal(s: State, seat: Seat, list: AnswerList): void {
    addBoats(s, seat, 0, list)
    list.add(SKIP)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === SKIP) return 0
    return opOf(given) === OP.BOAT ? whyBoat(s, seat, argOf(given), secondArgOf(given), 0) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer): void {
    pop(s)
    if (given !== SKIP) startBoat(s, seat, given, 0)
  },
}

/** A boat by a large building card. */
export const buildBoat: Task = { run: askTurnSeat, ask: askBoat }
