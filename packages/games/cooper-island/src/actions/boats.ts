import type { AnswerList, ReasonCode, Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { BUILD_BOAT, SKIP } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Phase, type Task } from '../flow.ts'
import { BOAT, BOAT_COMES, BOATS_BUILT, type Boat, DOCK, type Dock, FOR_BOAT } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { pushHelm } from '../sea/helm.ts'
import { canPay, pushCost } from './costs.ts'
import { noteMilestone } from './milestones.ts'
import { pushWhenever } from './whenever.ts'

const { table, seats: player, tasks } = box

/** Building income boats. Source: Construir 1 barco de receita (page 17). */

const BOAT_BUILT = event('boat-built')
const NO_BOAT = reason('no-such-boat')
const DOCK_TAKEN = reason('dock-taken')
const CANNOT_PAY = reason('cannot-pay')
const NO_DOCK = reason('no-free-dock')

/** `less`: what the area's symbol takes off. */
export const whyBoat = (s: State, seat: Seat, boat: Boat, dock: Dock, less: number): ReasonCode =>
  player.boatsLeft(s, seat, boat) ? whyDock(s, seat, dock, less) : NO_BOAT

function whyDock(s: State, seat: Seat, dock: Dock, less: number): ReasonCode {
  if (player.dock.boat(s, seat, dock) !== NONE) return DOCK_TAKEN
  return canPay(s, seat, FOR_BOAT, s.rules.docks[dock].cost, less) ? 0 : CANNOT_PAY
}

export function addBoats(s: State, seat: Seat, less: number, list: AnswerList): void {
  for (let dock = DOCK.first; dock < DOCK.size; dock++) {
    if (whyDock(s, seat, dock, less) !== 0) continue
    for (let boat = BOAT.first; boat < BOAT.size; boat++)
      if (player.boatsLeft(s, seat, boat)) list.add(BUILD_BOAT.of(boat, dock))
  }
}

/** Why no boat can be built, 0 if one can. */
export function whyAnyBoat(s: State, seat: Seat): ReasonCode {
  let why = NO_DOCK
  for (let dock = DOCK.first; dock < DOCK.size; dock++) {
    const here = whyDock(s, seat, dock, 0)
    if (here === 0) return 0
    if (here === CANNOT_PAY) why = CANNOT_PAY
  }
  return why
}

export function startBoat(s: State, seat: Seat, boat: Boat, dock: Dock, less: number): void {
  tasks.boatBuilt.push(s, boat, dock)
  pushCost(s, seat, FOR_BOAT, s.rules.docks[dock].cost, less)
}

/** Paid: the boat comes to its dock, then helm points, then its action. */
const boatBuilt: Task = {
  run(s, out) {
    const [boat, dock] = [tasks.boatBuilt.boat(s), tasks.boatBuilt.dock(s)]
    const seat = table.turnSeat(s)
    tasks.pop(s)
    player.dock.boat.set(s, seat, dock, boat)
    player.boatsLeft.remove(s, seat, boat)
    out.tell(BOAT_BUILT, seat, boat, dock)
    noteMilestone(s, seat, BOATS_BUILT, out)
    tasks.optional.push(s, s.rules.programs.boat[boat])
    pushHelm(s, s.rules.docks[dock].helm)
    pushWhenever(s, seat, BOAT_COMES)
    return false
  },
}

const askBoat: Ask = {
  question: question('build-boat'),
  free: true,
  legal(s, seat, list) {
    addBoats(s, seat, 0, list)
    list.add(SKIP)
  },
  why(s, seat, given) {
    if (given === SKIP) return 0
    if (!BUILD_BOAT.is(given)) return OTHER_QUESTION
    return whyBoat(s, seat, BUILD_BOAT.first(given), BUILD_BOAT.second(given), 0)
  },
  apply(s, seat, given) {
    tasks.pop(s)
    if (given !== SKIP) startBoat(s, seat, BUILD_BOAT.first(given), BUILD_BOAT.second(given), 0)
  },
}

/** A boat by a large building card. */
const buildBoat: Task = { run: askTurnSeat, ask: askBoat }

export const boats: Phase = { name: 'boats', tasks: { buildBoat, boatBuilt } }
