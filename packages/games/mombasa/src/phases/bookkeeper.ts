import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { FLIP, STEP, STOP } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Phase, type Task } from '../flow.ts'
import { BOOK_SLOT, type Book, numberOf } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { meets } from '../totals.ts'
import { atBookEnd, gainBookkeeping, isTurned, topBook } from './books.ts'
import { payPounds } from './gains.ts'
import { canAttach } from './plus-one.ts'
import { pushReward } from './rewards.ts'

const { table, seats: player, tasks } = box

/**
 * Bookkeeper: perhaps a book is turned over, then the inkwell goes from book to book as long as each book's requirements are met. Where it
 * stops it brings the book's reward; then come the bookkeeper's own points. Source: Use 1 carta de escriturário (pages 7 and 8).
 */

const FLIPPED = event('book-flipped')
const INK_MOVED = event('ink-moved')
const SLOT_OPENED = event('slot-opened')

const NO_BOOK = reason('flip-no-book')
const STARTING_BOOK = reason('flip-starting-book')
const AGAIN = reason('flip-again')
const LATE = reason('flip-late')
const FLIP_POUNDS = reason('flip-pounds')
const NO_BOOK_AHEAD = reason('no-book-ahead')
const UNMET = reason('requirements-unmet')
const TRACK_END = reason('book-track-end')

export function beginBookkeeper(s: State, points: number): void {
  tasks.ink.push(s, points, false)
}

function whyFlip(s: State, seat: Seat, step: number): ReasonCode {
  const book = topBook(s, seat, step)
  if (book === NONE) return NO_BOOK
  if (table.inkSteps(s) > 0) return LATE
  if (table.flipped(s) || isTurned(s, seat, step)) return AGAIN
  if (s.rules.books[book].starting) return STARTING_BOOK
  return player.pounds(s, seat) >= s.rules.flipPounds ? 0 : FLIP_POUNDS
}

/** The step before the inkwell. */
export const nextStep = (s: State, seat: Seat): number => player.ink(s, seat) + 1

/** Whether the inkwell is on its way just now: then the bookkeeper that moves it is turned over already. */
export const isInkMoving = (s: State, seat: Seat): boolean =>
  tasks.ink.isNext(s) && !tasks.ink.stopped(s) && table.turnSeat(s) === seat

export function whyStep(s: State, seat: Seat): ReasonCode {
  if (atBookEnd(s, seat)) return TRACK_END
  const next = nextStep(s, seat)
  const book = topBook(s, seat, next)
  if (book === NONE) return NO_BOOK_AHEAD
  return isTurned(s, seat, next) || meets(s, seat, book) ? 0 : UNMET
}

const askInk: Ask = {
  question: question('inkwell'),
  facts(s, seat) {
    const book = rewardingBook(s, seat)
    const facts = { step: player.ink(s, seat), steps: table.inkSteps(s), points: tasks.ink.points(s) }
    return book === NONE ? facts : { ...facts, book: s.rules.ids.book[book] }
  },
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (table.inkSteps(s) === 0 && !table.flipped(s)) {
      for (let step = 1; step <= s.rules.bookLast; step++) if (whyFlip(s, seat, step) === 0) list.add(FLIP.of(step))
    }
    if (whyStep(s, seat) === 0) list.add(STEP)
    list.add(STOP)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === STOP) return 0
    if (given === STEP) return whyStep(s, seat)
    return FLIP.is(given) ? whyFlip(s, seat, FLIP.first(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (given === STOP) stop(s, seat)
    else if (given === STEP) moveInk(s, seat, out)
    else flip(s, seat, FLIP.first(given), out)
  },
}

function flip(s: State, seat: Seat, step: number, out: Story): void {
  payPounds(s, seat, s.rules.flipPounds, out)
  player.bookTrack.turned.set(s, seat, step, true)
  table.flipped.set(s, true)
  out.tell(FLIPPED, seat, step)
}

function moveInk(s: State, seat: Seat, out: Story): void {
  const step = nextStep(s, seat)
  player.ink.set(s, seat, step)
  table.inkSteps.add(s, 1)
  out.tell(INK_MOVED, seat, step)
  if (step === s.rules.bookSlot) out.tell(SLOT_OPENED, seat, numberOf(BOOK_SLOT))
}

/** The book whose reward comes if the inkwell stops now: the one that it stands on, if it moved at all. */
export function rewardingBook(s: State, seat: Seat): Maybe<Book> {
  const step = player.ink(s, seat)
  return table.inkSteps(s) === 0 || isTurned(s, seat, step) ? NONE : topBook(s, seat, step)
}

/** The reward of the book where the inkwell stops; then the bookkeeper's points. */
function stop(s: State, seat: Seat): void {
  const book = rewardingBook(s, seat)
  table.inkSteps.set(s, 0)
  table.flipped.set(s, false)
  tasks.ink.stopped.set(s, true)
  if (book !== NONE) pushReward(s, s.rules.books[book].reward)
}

const ink: Task = {
  run(s, out) {
    const seat = table.turnSeat(s)
    if (tasks.ink.stopped(s)) {
      const points = tasks.ink.points(s)
      tasks.pop(s)
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

export const bookkeeper: Phase = { name: 'bookkeeper', tasks: { ink } }
