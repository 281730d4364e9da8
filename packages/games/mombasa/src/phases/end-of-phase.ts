import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf } from '../answers.ts'
import { ROUNDS, SLOTS } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, TASK, type Task } from '../flow.ts'
import { PLUS_ONE, TILES } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import {
  ENDED,
  HAND,
  PLUS_ONE_ON,
  pileAt,
  player,
  ROUND,
  SLOT,
  type State,
  TASKS,
  TILE_OWNER,
  TILE_USED,
  TURN_SEAT,
  USED,
} from '../state.ts'

/**
 * The end of a player's phase: one resting pile comes to the hand, then every played card goes to the pile above its own slot and tiles go
 * back to the board. Source: Término da sua própria fase de ação (pages 9 and 10).
 */

const PHASE_ENDED = event('phase-ended')
const PILE_TAKEN = event('pile-taken')
const PILE_EMPTY = reason('pile-empty')

export function endPhase(s: State, seat: Seat, out: Story): void {
  out.tell(PHASE_ENDED, seat)
  TASKS.push(s.c, TASK.TAKE_PILE)
}

export function pileSize(s: State, seat: Seat, pile: number): number {
  const at = pileAt(s, seat, pile)
  let size = 0
  for (let face = 0; face < s.rules.faceCount; face++) size += s.c[at + face]
  return size
}

const askPile: Ask = {
  question: question('take-pile'),
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let pile = 0; pile < SLOTS; pile++) if (pileSize(s, seat, pile) > 0) list.add(answer(OP.PILE, pile))
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (opOf(given) !== OP.PILE) return OTHER_QUESTION
    return pileSize(s, seat, argOf(given)) > 0 ? 0 : PILE_EMPTY
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    takePile(s, seat, argOf(given), out)
    leave(s, seat)
  },
}

function takePile(s: State, seat: Seat, pile: number, out: Story): void {
  const { c } = s
  const from = pileAt(s, seat, pile)
  const hand = player(s, seat) + HAND
  let count = 0
  for (let face = 0; face < s.rules.faceCount; face++) {
    count += c[from + face]
    c[hand + face] += c[from + face]
    c[from + face] = 0
  }
  out.tell(PILE_TAKEN, seat, pile + 1, count)
}

/** After the last round nobody needs a pile any more. */
export const takePileTask: Task = {
  run(s) {
    const { c } = s
    const seat = c[TURN_SEAT]
    if (c[ROUND] < ROUNDS) {
      for (let pile = 0; pile < SLOTS; pile++) if (pileSize(s, seat, pile) > 0) return askTurnSeat(s)
    }
    leave(s, seat)
    return false
  },
  ask: askPile,
}

function leave(s: State, seat: Seat): void {
  const { c } = s
  const p = player(s, seat)
  for (let slot = 0; slot < SLOTS; slot++) {
    if (c[p + SLOT + slot] === 0) continue
    c[pileAt(s, seat, slot) + c[p + SLOT + slot] - 1]++
    c[p + SLOT + slot] = 0
  }
  c[p + USED] = 0
  c[p + ENDED] = 1
  for (let tile = 0; tile < TILES.length; tile++) {
    if (c[TILE_OWNER + tile] !== seat + 1) continue
    c[TILE_OWNER + tile] = 0
    c[TILE_USED + tile] = 0
    if (tile === PLUS_ONE) c[PLUS_ONE_ON] = 0
  }
  TASKS.pop(c)
}
