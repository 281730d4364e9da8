import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { whyProgram } from '../actions/possible.ts'
import { answer, OP } from '../answers.ts'
import { CRATES, SMALL_BUILDINGS } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, pop, push, TASK, type Task } from '../flow.ts'
import { ITEM_COUNT } from '../ids.ts'
import { isCube } from '../land.ts'
import { takePiece } from '../payment.ts'
import { question } from '../questions.ts'
import { reason } from '../reasons.ts'
import { addAnyPiece, whyAnyPiece } from '../sea/fees.ts'
import { CRATE, LIDS, ON, player, STORE, type State } from '../state.ts'
import { smallCard } from '../storage.ts'

/** A lid on a crate space, and what the space does. Source: Ação livre: Tampa de caixote (page 20). */

const CRATE_USED = event('crate-used')
const NO_LID = reason('no-lid')
const NO_SUCH_CRATE = reason('no-such-crate')
const CRATE_COVERED = reason('crate-covered')
const NOTHING_TO_PAY = reason('nothing-to-pay')

/** The crate space of a small building card comes behind those of the board. */
const CARD_CRATE = CRATES

function hasCrate(s: State, seat: Seat, crate: number): boolean {
  if (crate < CRATES) return true
  for (let place = 0; place < SMALL_BUILDINGS; place++) if (smallCard(s, seat, place)?.crate) return true
  return false
}

function hasAnyPiece(s: State, seat: Seat): boolean {
  const p = player(seat)
  for (let item = 0; item < ITEM_COUNT; item++) if (s.c[p + STORE + item] > 0) return true
  for (let space = 0; space < s.rules.land.count; space++) if (isCube(s.c[p + ON + space])) return true
  return false
}

export function whyCrate(s: State, seat: Seat, crate: number): ReasonCode {
  const p = player(seat)
  if (!hasCrate(s, seat, crate)) return NO_SUCH_CRATE
  if (s.c[p + CRATE] & (1 << crate)) return CRATE_COVERED
  if (s.c[p + LIDS] === 0) return NO_LID
  if (crate === CARD_CRATE && !hasAnyPiece(s, seat)) return NOTHING_TO_PAY
  return whyProgram(s, seat, s.rules.programs.crate[crate])
}

export function addCrates(s: State, seat: Seat, list: AnswerList): void {
  if (s.c[player(seat) + LIDS] === 0) return
  for (let crate = 0; crate < s.rules.crateIds.length; crate++) {
    if (whyCrate(s, seat, crate) === 0) list.add(answer(OP.USE_CRATE, crate))
  }
}

export function useCrate(s: State, seat: Seat, crate: number, out: Story): void {
  const p = player(seat)
  s.c[p + LIDS]--
  s.c[p + CRATE] |= 1 << crate
  out.tell(CRATE_USED, seat, crate)
  push(s, TASK.PROGRAM, s.rules.programs.crate[crate])
  if (crate === CARD_CRATE) push(s, TASK.CRATE_PRICE)
}

const askPrice: Ask = {
  question: question('crate-price'),
  legal: addAnyPiece,
  why: whyAnyPiece,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    pop(s)
    takePiece(s, seat, given, out)
  },
}

/** The price of the card's crate space: any coin or cube, to the supply. */
export const cratePrice: Task = { run: askTurnSeat, ask: askPrice }
