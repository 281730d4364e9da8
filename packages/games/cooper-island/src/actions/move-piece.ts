import type { ReasonCode, Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { MOVE, SKIP } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Phase, type Task } from '../flow.ts'
import { isBuilding, type Space, STATUE_STANDS } from '../ids.ts'
import { isExplored } from '../land.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'

const { tasks } = box
const { land } = box.seats

/** A building or statue moves to any free landscape, without helm points. Source: large building card 15 (page 27). */

const PIECE_MOVED = event('piece-moved')
const NO_PIECE = reason('no-piece-there')
const UNEXPLORED = reason('unexplored')
const OCCUPIED = reason('space-occupied')
const NO_FREE_SPACE = reason('no-free-space')

const isMovable = (s: State, seat: Seat, from: Space): boolean => {
  const on = land.on(s, seat, from)
  return isBuilding(on) || on === STATUE_STANDS
}

function whyTo(s: State, seat: Seat, to: Space): ReasonCode {
  if (!isExplored(s, seat, to)) return UNEXPLORED
  return land.on(s, seat, to) === NONE ? 0 : OCCUPIED
}

/** Why nothing can be moved, 0 if something can. */
export function whyAnyPiece(s: State, seat: Seat): ReasonCode {
  const { spaces } = s.rules.land
  if (!spaces.some((from) => isMovable(s, seat, from))) return NO_PIECE
  return spaces.some((to) => whyTo(s, seat, to) === 0) ? 0 : NO_FREE_SPACE
}

const askMove: Ask = {
  question: question('move-piece'),
  free: true,
  legal(s, seat, list) {
    const { spaces } = s.rules.land
    for (const from of spaces) {
      if (!isMovable(s, seat, from)) continue
      for (const to of spaces) if (whyTo(s, seat, to) === 0) list.add(MOVE.of(from, to))
    }
    list.add(SKIP)
  },
  why(s, seat, given) {
    if (given === SKIP) return 0
    if (!MOVE.is(given)) return OTHER_QUESTION
    return isMovable(s, seat, MOVE.first(given)) ? whyTo(s, seat, MOVE.second(given)) : NO_PIECE
  },
  apply(s, seat, given, out) {
    tasks.pop(s)
    if (given === SKIP) return
    const [from, to] = [MOVE.first(given), MOVE.second(given)]
    land.on.set(s, seat, to, land.on(s, seat, from))
    land.on.set(s, seat, from, NONE)
    out.tell(PIECE_MOVED, seat, from, to)
  },
}

const movePiece: Task = { run: askTurnSeat, ask: askMove }

export const movingPieces: Phase = { name: 'moving a piece', tasks: { movePiece } }
