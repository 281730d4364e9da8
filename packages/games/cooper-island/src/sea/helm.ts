import { type Answer, type AnswerList, drawOne, type ReasonCode, type Seat, type Story } from '@quayside/kernel'
import { OPTIONAL } from '../actions/kinds.ts'
import { pushWhenever } from '../actions/whenever.ts'
import { answer, argOf, OP, opOf } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, finished, pop, push, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { SHIPS } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION } from '../reasons.ts'
import { WHENEVER } from '../rules/small-cards.ts'
import { ANCHORS, DIARIES_HELD, DIARY, player, RNG, STEPS, type State, TASKS, TURN_SEAT } from '../state.ts'
import { headingOf, indexOf, isBay, isHarbour, islandOn, seatAt, spotOf } from './ring.ts'

/**
 * Helm points: all of one gain go to one ship. Anchors are dropped first, point by point; the rest moves the ship step by step, past islands
 * and into bays and harbours. Source: Ganhando pontos de timão (page 16).
 */

const ANCHOR_DROPPED = event('anchor-dropped')
const SAILED = event('sailed')
const DIARY_TAKEN = event('diary-taken')
const NO_DIARY = event('no-diary-left')

export function pushHelm(s: State, points: number): void {
  if (points > 0) push(s, TASK.HELM, points)
}

const askShip: Ask = {
  question: question('choose-ship'),
  free: true,
  facts: (s) => ({ points: taskArg(s) }),
  legal(_s: State, _seat: Seat, list: AnswerList): void {
    for (let ship = 0; ship < SHIPS.length; ship++) list.add(answer(OP.SAIL, ship))
  },
  why: (_s: State, _seat: Seat, given: Answer): ReasonCode => (opOf(given) === OP.SAIL ? 0 : OTHER_QUESTION),
  apply(s: State, _seat: Seat, given: Answer): void {
    const points = taskArg(s)
    pop(s)
    push(s, TASK.MOVE, argOf(given), points)
  },
}

export const helm: Task = { run: askTurnSeat, ask: askShip }

export const move: Task = {
  run(s, out) {
    const { c } = s
    const [ship, points] = [taskArg(s), taskSecondArg(s)]
    if (points === 0) return finished(s)
    const seat = c[TURN_SEAT]
    c[TASKS.top(c) + 2]--
    const anchors = player(seat) + ANCHORS + ship
    if (c[anchors] > 0) {
      c[anchors]--
      out.tell(ANCHOR_DROPPED, seat, ship)
      return false
    }
    step(s, seat, ship, out)
    return false
  },
}

/** One step: the islands passed, then the space entered. */
function step(s: State, seat: Seat, ship: number, out: Story): void {
  const heading = headingOf(ship)
  const from = indexOf(s, seat, ship)
  s.c[player(seat) + STEPS + ship]++
  const to = indexOf(s, seat, ship)
  out.tell(SAILED, seat, ship, spotOf(to), seatAt(s, to))
  if (isBay(to) || isHarbour(to)) push(s, TASK.ARRIVE, ship, to)
  // A clockwise ship leaves a sandbank by its clockwise half and comes to the next by the other.
  const first = islandOn(s, from, heading > 0 ? 1 : 0)
  const second = islandOn(s, to, heading > 0 ? 0 : 1)
  if (first >= 0 && second >= 0) push(s, TASK.TWO_ISLANDS, first, second)
  else if (first >= 0 || second >= 0) push(s, TASK.OPTIONAL, OPTIONAL.ISLAND, Math.max(first, second))
}

/** A bay or a harbour: a diary and its action, and in harbours a fee after it. */
export const arrive: Task = {
  run(s, out) {
    const { c } = s
    const [ship, index] = [taskArg(s), taskSecondArg(s)]
    const seat = c[TURN_SEAT]
    pop(s)
    if (isHarbour(index)) push(s, TASK.FEE, seatAt(s, index) + 1, ship + 1)
    const kind = drawDiary(s, out)
    if (kind < 0) {
      out.tell(NO_DIARY, seat)
      return false
    }
    c[player(seat) + DIARIES_HELD]++
    out.tell(DIARY_TAKEN, seat, kind)
    pushWhenever(s, seat, WHENEVER.DIARY)
    push(s, TASK.OPTIONAL, OPTIONAL.DIARY, kind)
    return false
  },
}

/** A diary from the supply by chance: its kind, -1 if none is left. */
export function drawDiary(s: State, out: Story): number {
  const kind = drawOne(s.c, RNG, DIARY, s.rules.diaries.length)
  if (kind >= 0) out.drew()
  return kind
}
