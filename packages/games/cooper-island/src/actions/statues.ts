import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, SKIP, secondArgOf } from '../answers.ts'
import { type Ask, askTurnSeat, pop, type Task } from '../flow.ts'
import { STATUE_PIECE } from '../land.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { COST_OF } from '../rules/small-cards.ts'
import { player, STATUE_ON, type State } from '../state.ts'
import { canPay, pushCost } from './costs.ts'
import { addRuins, isLastTaken, removeRuin, STATUE_SPACES, whyRuin } from './ruins.ts'
import { hasLandFor, pushPiece } from './waiting.ts'

/** Building statues from statue spaces. Source: Construir 1 estátua (page 19). */

const NO_MARKER = reason('no-statue-there')
const NO_STATUE = reason('no-statue')
const SAME_SPACE = reason('equal-statue-space')
const NO_LAND = reason('no-land-for-it')
const CANNOT_PAY = reason('cannot-pay')

function whyCost(s: State, seat: Seat, cost: number): ReasonCode {
  if (!hasLandFor(s, seat)) return NO_LAND
  return canPay(s, seat, COST_OF.STATUE, s.rules.statueCosts[cost], 0) ? 0 : CANNOT_PAY
}

export function whyStatue(s: State, seat: Seat, cost: number, space: number): ReasonCode {
  if ((s.c[player(seat) + STATUE_ON] & (1 << space)) === 0) return NO_MARKER
  return isLastTaken(s, seat, space) ? whyCost(s, seat, cost) : SAME_SPACE
}

export function addStatues(s: State, seat: Seat, list: AnswerList): void {
  const on = s.c[player(seat) + STATUE_ON]
  if (on === 0) return
  for (let cost = 0; cost < s.rules.statueCosts.length; cost++) {
    if (whyCost(s, seat, cost) !== 0) continue
    for (let space = 0; space < STATUE_SPACES; space++) {
      if (on & (1 << space) && isLastTaken(s, seat, space)) list.add(answer(OP.STATUE, cost, space))
    }
  }
}

/** Why no statue can be built, 0 if one can. */
export function whyAnyStatue(s: State, seat: Seat): ReasonCode {
  if (s.c[player(seat) + STATUE_ON] === 0) return NO_STATUE
  return whyCost(s, seat, 0) === 0 ? 0 : whyCost(s, seat, 1)
}

export function startStatue(s: State, seat: Seat, given: Answer): void {
  s.c[player(seat) + STATUE_ON] &= ~(1 << secondArgOf(given))
  pushPiece(s, STATUE_PIECE)
  pushCost(s, seat, COST_OF.STATUE, s.rules.statueCosts[argOf(given)], 0)
}

const askEither: Ask = {
  question: question('ruin-or-statue'),
  free: true,
  legal(s: State, seat: Seat, list: AnswerList): void {
    addRuins(s, seat, list)
    addStatues(s, seat, list)
    list.add(SKIP)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === SKIP) return 0
    if (opOf(given) === OP.RUIN) return whyRuin(s, seat, argOf(given), secondArgOf(given))
    return opOf(given) === OP.STATUE ? whyStatue(s, seat, argOf(given), secondArgOf(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    pop(s)
    if (opOf(given) === OP.RUIN) removeRuin(s, seat, given, out)
    else if (opOf(given) === OP.STATUE) startStatue(s, seat, given)
  },
}

/** A ruin or a statue by a large building card. */
export const ruinOrStatue: Task = { run: askTurnSeat, ask: askEither }
