import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, STEP, STOP } from '../answers.ts'
import { BOOK_SLOT } from '../box.ts'
import { event, fromSource } from '../events.ts'
import { type Ask, askTurnSeat, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { BOOK_ON, FLIPPED, INK, INK_STEPS, player, type State, TASKS, TURN_SEAT, TURNED } from '../state.ts'
import { meets } from '../totals.ts'
import { atBookEnd, gainBookkeeping, isTurned, topBook } from './books.ts'
import { payPounds, poundsOf } from './gains.ts'
import { canAttach } from './plus-one.ts'
import { pushReward } from './rewards.ts'

/**
 * Bookkeeper: perhaps a book is turned over, then the inkwell goes from book to book as long as each book's requirements are met. Where it
 * stops it brings the book's reward; then come the bookkeeper's own points. Source: Use 1 carta de escriturário (pages 7 and 8).
 */

const FLIPPED_BOOK = event('book-flipped')
const INK_MOVED = event('ink-moved')
const SLOT_OPENED = event('slot-opened')
const FROM_BOOK = fromSource('book')

const NO_BOOK = reason('flip-no-book')
const STARTING_BOOK = reason('flip-starting-book')
const AGAIN = reason('flip-again')
const LATE = reason('flip-late')
const FLIP_POUNDS = reason('flip-pounds')
const NO_BOOK_AHEAD = reason('no-book-ahead')
const UNMET = reason('requirements-unmet')
const TRACK_END = reason('book-track-end')

/** The task's second number once the inkwell has stopped. */
const STOPPED = 1

export function beginBookkeeper(s: State, points: number): void {
  TASKS.push(s.c, TASK.INK, points)
}

function whyFlip(s: State, seat: Seat, step: number): ReasonCode {
  const book = topBook(s, seat, step)
  if (book < 0) return NO_BOOK
  if (s.c[INK_STEPS] > 0) return LATE
  if (s.c[FLIPPED] || isTurned(s, seat, step)) return AGAIN
  if (s.rules.books[book].starting) return STARTING_BOOK
  return poundsOf(s, seat) >= s.rules.flipPounds ? 0 : FLIP_POUNDS
}

function whyStep(s: State, seat: Seat): ReasonCode {
  if (atBookEnd(s, seat)) return TRACK_END
  const next = s.c[player(s, seat) + INK] + 1
  const book = topBook(s, seat, next)
  if (book < 0) return NO_BOOK_AHEAD
  return isTurned(s, seat, next) || meets(s, seat, book) ? 0 : UNMET
}

const askInk: Ask = {
  question: question('inkwell'),
  facts: (s, seat) => ({ step: s.c[player(s, seat) + INK], steps: s.c[INK_STEPS], points: taskArg(s) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (s.c[INK_STEPS] === 0 && s.c[FLIPPED] === 0) {
      for (let step = 1; step <= s.rules.bookLast; step++) {
        if (whyFlip(s, seat, step) === 0) list.add(answer(OP.FLIP, step))
      }
    }
    if (whyStep(s, seat) === 0) list.add(STEP)
    list.add(STOP)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === STOP) return 0
    if (given === STEP) return whyStep(s, seat)
    return opOf(given) === OP.FLIP ? whyFlip(s, seat, argOf(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (given === STOP) stop(s, seat)
    else if (given === STEP) moveInk(s, seat, out)
    else flip(s, seat, argOf(given), out)
  },
}

function flip(s: State, seat: Seat, step: number, out: Story): void {
  payPounds(s, seat, s.rules.flipPounds, out)
  s.c[player(s, seat) + BOOK_ON + step] |= TURNED
  s.c[FLIPPED] = 1
  out.tell(FLIPPED_BOOK, seat, step)
}

function moveInk(s: State, seat: Seat, out: Story): void {
  const step = ++s.c[player(s, seat) + INK]
  s.c[INK_STEPS]++
  out.tell(INK_MOVED, seat, step)
  if (step === s.rules.bookSlot) out.tell(SLOT_OPENED, seat, BOOK_SLOT + 1)
}

/** The reward of the book where the inkwell stops, if it moved at all; then the bookkeeper's points. */
function stop(s: State, seat: Seat): void {
  const { c } = s
  const moved = c[INK_STEPS] > 0
  const step = c[player(s, seat) + INK]
  c[INK_STEPS] = 0
  c[FLIPPED] = 0
  c[TASKS.top(c) + 2] = STOPPED
  if (moved && !isTurned(s, seat, step)) pushReward(s, s.rules.books[topBook(s, seat, step)].reward, FROM_BOOK)
}

export const ink: Task = {
  run(s, out) {
    const seat = s.c[TURN_SEAT]
    if (taskSecondArg(s) === STOPPED) {
      const points = taskArg(s)
      TASKS.pop(s.c)
      gainBookkeeping(s, seat, points, out)
      return false
    }
    // The "+1" tile may open the next book, or make this one's reward larger.
    if (whyStep(s, seat) === 0 || canFlip(s, seat) || canAttach(s, seat)) return askTurnSeat(s)
    stop(s, seat)
    return false
  },
  ask: askInk,
}

function canFlip(s: State, seat: Seat): boolean {
  for (let step = 1; step <= s.rules.bookLast; step++) if (whyFlip(s, seat, step) === 0) return true
  return false
}
