import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, SKIP, secondArgOf } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, pop, type Task } from '../flow.ts'
import { FREE, isBuilding, levelAt, onAt, STATUE_HERE } from '../land.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { ON, player, type State } from '../state.ts'

/** A building or statue moves to any free landscape, without helm points. Source: large building card 15 (page 27). */

const PIECE_MOVED = event('piece-moved')
const NO_PIECE = reason('no-piece-there')
const UNEXPLORED = reason('unexplored')
const OCCUPIED = reason('space-occupied')
const NO_FREE_SPACE = reason('no-free-space')

const isMovable = (on: number): boolean => isBuilding(on) || on === STATUE_HERE

function whyTo(s: State, seat: Seat, to: number): ReasonCode {
  if (levelAt(s, seat, to) === 0) return UNEXPLORED
  return onAt(s, seat, to) === FREE ? 0 : OCCUPIED
}

/** Why nothing can be moved, 0 if something can. */
export function whyAnyPiece(s: State, seat: Seat): ReasonCode {
  let [pieces, free] = [false, false]
  for (let space = 0; space < s.rules.land.count; space++) {
    pieces ||= isMovable(onAt(s, seat, space))
    free ||= whyTo(s, seat, space) === 0
  }
  return pieces ? (free ? 0 : NO_FREE_SPACE) : NO_PIECE
}

const askMove: Ask = {
  question: question('move-piece'),
  free: true,
  legal(s: State, seat: Seat, list: AnswerList): void {
    const { count } = s.rules.land
    for (let from = 0; from < count; from++) {
      if (!isMovable(onAt(s, seat, from))) continue
      for (let to = 0; to < count; to++) if (whyTo(s, seat, to) === 0) list.add(answer(OP.MOVE, from, to))
    }
    list.add(SKIP)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === SKIP) return 0
    if (opOf(given) !== OP.MOVE) return OTHER_QUESTION
    return isMovable(onAt(s, seat, argOf(given))) ? whyTo(s, seat, secondArgOf(given)) : NO_PIECE
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const at = player(seat) + ON
    const [from, to] = [argOf(given), secondArgOf(given)]
    pop(s)
    if (given === SKIP) return
    s.c[at + to] = s.c[at + from]
    s.c[at + from] = FREE
    out.tell(PIECE_MOVED, seat, from, to)
  },
}

export const movePiece: Task = { run: askTurnSeat, ask: askMove }
