import type { AnswerList, ReasonCode, Seat } from '@quayside/kernel'
import { BUILD_STATUE, REMOVE_RUIN, SKIP } from '../answers.ts'
import { box, type State } from '../box.ts'
import { type Ask, askTurnSeat, type Phase, type Task } from '../flow.ts'
import { FOR_STATUE, STATUE, STATUE_PRICE, type StatuePrice, type StatueSpace } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { canPay, pushCost } from './costs.ts'
import { addRuins, isLastTaken, removeRuin, whyRuin } from './ruins.ts'
import { hasLandFor, pushPiece } from './waiting.ts'

const { seats: player, tasks } = box

/** Building statues from statue spaces. Source: Construir 1 estátua (page 19). */

const NO_MARKER = reason('no-statue-there')
const NO_STATUE = reason('no-statue')
const SAME_SPACE = reason('equal-statue-space')
const NO_LAND = reason('no-land-for-it')
const CANNOT_PAY = reason('cannot-pay')

function whyPrice(s: State, seat: Seat, price: StatuePrice): ReasonCode {
  if (!hasLandFor(s, seat)) return NO_LAND
  return canPay(s, seat, FOR_STATUE, s.rules.statueCosts[price], 0) ? 0 : CANNOT_PAY
}

function whyFrom(s: State, seat: Seat, space: StatueSpace): ReasonCode {
  if (!player.statueSpaces(s, seat, space)) return NO_MARKER
  return isLastTaken(s, seat, space) ? 0 : SAME_SPACE
}

export const whyStatue = (s: State, seat: Seat, price: StatuePrice, space: StatueSpace): ReasonCode =>
  whyFrom(s, seat, space) || whyPrice(s, seat, price)

export function addStatues(s: State, seat: Seat, list: AnswerList): void {
  if (player.statueSpaces.isEmpty(s, seat)) return
  for (let price = STATUE_PRICE.first; price < STATUE_PRICE.size; price++) {
    if (whyPrice(s, seat, price) !== 0) continue
    for (const space of s.rules.allStatueSpaces) {
      if (whyFrom(s, seat, space) === 0) list.add(BUILD_STATUE.of(price, space))
    }
  }
}

/** Why no statue can be built, 0 if one can. */
export function whyAnyStatue(s: State, seat: Seat): ReasonCode {
  if (player.statueSpaces.isEmpty(s, seat)) return NO_STATUE
  const [stone, gold] = STATUE_PRICE.all
  return whyPrice(s, seat, stone) === 0 ? 0 : whyPrice(s, seat, gold)
}

export function startStatue(s: State, seat: Seat, price: StatuePrice, space: StatueSpace): void {
  player.statueSpaces.remove(s, seat, space)
  pushPiece(s, STATUE)
  pushCost(s, seat, FOR_STATUE, s.rules.statueCosts[price], 0)
}

const askEither: Ask = {
  question: question('ruin-or-statue'),
  free: true,
  legal(s, seat, list) {
    addRuins(s, seat, list)
    addStatues(s, seat, list)
    list.add(SKIP)
  },
  why(s, seat, given) {
    if (given === SKIP) return 0
    if (REMOVE_RUIN.is(given)) return whyRuin(s, seat, REMOVE_RUIN.first(given), REMOVE_RUIN.second(given))
    if (!BUILD_STATUE.is(given)) return OTHER_QUESTION
    return whyStatue(s, seat, BUILD_STATUE.first(given), BUILD_STATUE.second(given))
  },
  apply(s, seat, given, out) {
    tasks.pop(s)
    if (REMOVE_RUIN.is(given)) removeRuin(s, seat, REMOVE_RUIN.first(given), REMOVE_RUIN.second(given), out)
    else if (BUILD_STATUE.is(given)) startStatue(s, seat, BUILD_STATUE.first(given), BUILD_STATUE.second(given))
  },
}

/** A ruin or a statue by a large building card. */
const ruinOrStatue: Task = { run: askTurnSeat, ask: askEither }

export const statues: Phase = { name: 'statues', tasks: { ruinOrStatue } }
