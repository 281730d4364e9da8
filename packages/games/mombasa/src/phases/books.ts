import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, POUNDS_ANSWER, secondArgOf } from '../answers.ts'
import { BOOK_COLUMNS, BOOK_ROWS } from '../box.ts'
import { event, fromSource } from '../events.ts'
import { type Ask, askTurnSeat, finished, TASK, type Task, taskArg } from '../flow.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import {
  BOOK_COINS,
  BOOK_DISPLAY,
  BOOK_LEFT,
  BOOK_ON,
  BOOK_STACK,
  BOOKS_OUT,
  BOOKS_PER_LETTER,
  COINS_TAKEN,
  HELD,
  HELD_COUNT,
  INK,
  POUNDS,
  player,
  type State,
  TASKS,
  TURN_SEAT,
  TURNED,
} from '../state.ts'
import { gainPounds } from './gains.ts'

/**
 * Bookkeeping points buy books of the display, or pounds, at once. Books are placed on the own track at the end of the turn, one by one in
 * any order, and only then is the display filled up. Source: pages 6 and 7, pontos de escrituração.
 */

const POINTS_GAINED = event('points-gained')
const TAKEN = event('book-taken')
const PLACED = event('book-placed')
const DISCARDED = event('book-discarded')
const REVEALED = event('book-revealed')
const FROM_POINTS = fromSource('bookkeeping')
const FROM_TRACK_END = fromSource('book-end')

const NO_BOOK = reason('no-book-there')
const PRICE = reason('book-price')
const NOT_HELD = reason('book-not-held')
const CROSSED_OUT = reason('book-crossed-out')
const COVERS = reason('book-covers')

export const atBookEnd = (s: State, seat: Seat): boolean => s.c[player(s, seat) + INK] >= s.rules.bookLast

/** Points are spent at once; with the inkwell at the end of its track they are pounds. */
export function gainBookkeeping(s: State, seat: Seat, points: number, out: Story): void {
  if (points <= 0) return
  out.tell(POINTS_GAINED, seat, points)
  if (atBookEnd(s, seat)) gainPounds(s, seat, points * s.rules.bookOverflow, FROM_TRACK_END, out)
  else TASKS.push(s.c, TASK.SPEND, points)
}

/* Spending */

const spaceOf = (row: number, column: number): number => row * BOOK_COLUMNS + column

export const bookAt = (s: State, row: number, column: number): number => s.c[BOOK_DISPLAY + spaceOf(row, column)] - 1

function whyTake(s: State, row: number, column: number): ReasonCode {
  const book = bookAt(s, row, column)
  if (book < 0) return NO_BOOK
  return s.rules.bookPrice[s.rules.books[book].letter] <= taskArg(s) ? 0 : PRICE
}

const askSpend: Ask = {
  question: question('spend-points'),
  facts: (s) => ({ points: taskArg(s) }),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    for (let row = 0; row < BOOK_ROWS; row++) {
      for (let column = 0; column < BOOK_COLUMNS; column++) {
        if (whyTake(s, row, column) === 0) list.add(answer(OP.BOOK, row, column))
      }
    }
    list.add(POUNDS_ANSWER)
  },
  why(s: State, _seat: Seat, given: Answer): ReasonCode {
    if (given === POUNDS_ANSWER) return 0
    return opOf(given) === OP.BOOK ? whyTake(s, argOf(given), secondArgOf(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (given === POUNDS_ANSWER) takePounds(s, seat, out)
    else takeBook(s, seat, spaceOf(argOf(given), secondArgOf(given)), out)
  },
}

function takePounds(s: State, seat: Seat, out: Story): void {
  const points = taskArg(s)
  TASKS.pop(s.c)
  gainPounds(s, seat, points, FROM_POINTS, out)
}

/** Coins lying with a book come with it. */
function takeBook(s: State, seat: Seat, space: number, out: Story): void {
  const { c, rules } = s
  const book = c[BOOK_DISPLAY + space] - 1
  const coins = c[BOOK_COINS + space]
  c[TASKS.top(c) + 1] -= rules.bookPrice[rules.books[book].letter]
  c[BOOK_DISPLAY + space] = 0
  c[BOOK_COINS + space] = 0
  c[player(s, seat) + POUNDS] += coins
  c[COINS_TAKEN] += coins
  hold(s, book)
  out.tell(TAKEN, seat, book, coins)
}

/** Held books lie in the order of their numbers, so that the order of taking leaves no trace. */
function hold(s: State, book: number): void {
  const { c } = s
  let at = HELD + c[HELD_COUNT]++
  for (; at > HELD && c[at - 1] > book + 1; at--) c[at] = c[at - 1]
  c[at] = book + 1
}

export const spend: Task = {
  run(s, out) {
    if (taskArg(s) === 0) return finished(s)
    for (let row = 0; row < BOOK_ROWS; row++) {
      for (let column = 0; column < BOOK_COLUMNS; column++) if (whyTake(s, row, column) === 0) return askTurnSeat(s)
    }
    takePounds(s, s.c[TURN_SEAT], out)
    return false
  },
  ask: askSpend,
}

/* Placing */

/** A book of letter A goes on no crossed-out space and covers no B or C. */
function whyOn(s: State, seat: Seat, book: number, step: number): ReasonCode {
  const { books, noA } = s.rules
  if (books[book].letter > 0) return 0
  if (noA[step]) return CROSSED_OUT
  const lies = topBook(s, seat, step)
  return lies >= 0 && books[lies].letter > 0 ? COVERS : 0
}

/** The book that counts on a step, -1 without one. */
export const topBook = (s: State, seat: Seat, step: number): number =>
  (s.c[player(s, seat) + BOOK_ON + step] & (TURNED - 1)) - 1

export const isTurned = (s: State, seat: Seat, step: number): boolean =>
  (s.c[player(s, seat) + BOOK_ON + step] & TURNED) !== 0

function heldAt(s: State, book: number): number {
  for (let i = 0; i < s.c[HELD_COUNT]; i++) if (s.c[HELD + i] === book + 1) return i
  return -1
}

function whyPlace(s: State, seat: Seat, book: number, step: number): ReasonCode {
  return heldAt(s, book) < 0 ? NOT_HELD : whyOn(s, seat, book, step)
}

const askPlace: Ask = {
  question: question('place-book'),
  facts: (s) => ({ count: s.c[HELD_COUNT] }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const { c } = s
    for (let i = 0; i < c[HELD_COUNT]; i++) {
      if (i > 0 && c[HELD + i] === c[HELD + i - 1]) continue
      for (let step = 1; step <= s.rules.bookLast; step++) {
        if (whyOn(s, seat, c[HELD + i] - 1, step) === 0) list.add(answer(OP.PLACE, c[HELD + i] - 1, step))
      }
    }
  },
  why: (s: State, seat: Seat, given: Answer): ReasonCode =>
    opOf(given) === OP.PLACE ? whyPlace(s, seat, argOf(given), secondArgOf(given)) : OTHER_QUESTION,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const [book, step] = [argOf(given), secondArgOf(given)]
    coverBook(s, seat, step)
    s.c[player(s, seat) + BOOK_ON + step] = book + 1
    letGo(s, heldAt(s, book))
    out.tell(PLACED, seat, book, step)
  },
}

/** What is covered is out of the game; the book of a starting tile is no tile of its own. */
function coverBook(s: State, seat: Seat, step: number): void {
  const lies = topBook(s, seat, step)
  if (lies >= 0 && !s.rules.books[lies].starting) s.c[BOOKS_OUT + s.rules.books[lies].letter]++
}

function letGo(s: State, at: number): void {
  const { c } = s
  c.copyWithin(HELD + at, HELD + at + 1, HELD + c[HELD_COUNT])
  c[HELD + --c[HELD_COUNT]] = 0
}

export const placeBooks: Task = {
  run(s, out) {
    const { c } = s
    const seat = c[TURN_SEAT]
    if (c[HELD_COUNT] === 0) {
      fillBookDisplay(s, out)
      return finished(s)
    }
    for (let i = 0; i < c[HELD_COUNT]; i++) if (hasPlace(s, seat, c[HELD + i] - 1)) return askTurnSeat(s)
    const book = c[HELD] - 1
    c[BOOKS_OUT + s.rules.books[book].letter]++
    letGo(s, 0)
    out.tell(DISCARDED, seat, book)
    return false
  },
  ask: askPlace,
}

function hasPlace(s: State, seat: Seat, book: number): boolean {
  for (let step = 1; step <= s.rules.bookLast; step++) if (whyOn(s, seat, book, step) === 0) return true
  return false
}

/** Fills every empty space with a book of its letter, while there are any. */
export function fillBookDisplay(s: State, out: Story): void {
  const { c, rules } = s
  for (let row = 0; row < BOOK_ROWS; row++) {
    for (let column = 0; column < BOOK_COLUMNS; column++) {
      const letter = rules.bookColumnLetter[column]
      if (c[BOOK_DISPLAY + spaceOf(row, column)] > 0 || c[BOOK_LEFT + letter] === 0) continue
      const at = BOOK_STACK + letter * BOOKS_PER_LETTER + --c[BOOK_LEFT + letter]
      out.drew()
      c[BOOK_DISPLAY + spaceOf(row, column)] = c[at]
      out.tell(REVEALED, c[at] - 1, row + 1, column + 1)
      c[at] = 0
    }
  }
}
