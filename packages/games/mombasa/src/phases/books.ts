import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { CASH, PLACE, TAKE_BOOK } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, finished, type Phase, type Task } from '../flow.ts'
import { BOOK_COLUMN, BOOK_ROW, type Book, type BookColumn, type BookRow, LETTER_A, numberOf, SOURCE } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { gainPounds } from './gains.ts'

const { table, seats: player, tasks } = box

/**
 * Bookkeeping points buy books of the display, or pounds, at once. Books are placed on the own track at the end of the turn, one by one in
 * any order, and only then is the display filled up. Source: pages 6 and 7, pontos de escrituração.
 */

const POINTS_GAINED = event('points-gained')
const TAKEN = event('book-taken')
const PLACED = event('book-placed')
const DISCARDED = event('book-discarded')
const REVEALED = event('book-revealed')
const FROM_POINTS = SOURCE.of('bookkeeping')
const FROM_TRACK_END = SOURCE.of('book-end')

const NO_BOOK = reason('no-book-there')
const PRICE = reason('book-price')
const NOT_HELD = reason('book-not-held')
const CROSSED_OUT = reason('book-crossed-out')
const COVERS = reason('book-covers')

export const atBookEnd = (s: State, seat: Seat): boolean => player.ink(s, seat) >= s.rules.bookLast

/** Points are spent at once; with the inkwell at the end of its track they are pounds. */
export function gainBookkeeping(s: State, seat: Seat, points: number, out: Story): void {
  if (points <= 0) return
  out.tell(POINTS_GAINED, seat, points)
  if (atBookEnd(s, seat)) gainPounds(s, seat, points * s.rules.bookOverflow, FROM_TRACK_END, out)
  else tasks.spend.push(s, points)
}

/* Spending */

/** Bookkeeping points for a book. */
export const priceOf = (s: State, book: Book): number => s.rules.bookPrice[s.rules.books[book].letter]

function whyTake(s: State, row: BookRow, column: BookColumn): ReasonCode {
  const book = table.bookDisplay(s, row, column)
  if (book === NONE) return NO_BOOK
  return priceOf(s, book) <= tasks.spend.points(s) ? 0 : PRICE
}

const askSpend: Ask = {
  question: question('spend-points'),
  facts: (s) => ({ points: tasks.spend.points(s) }),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    for (let row = BOOK_ROW.first; row < BOOK_ROW.size; row++) {
      for (let column = BOOK_COLUMN.first; column < BOOK_COLUMN.size; column++)
        if (whyTake(s, row, column) === 0) list.add(TAKE_BOOK.of(row, column))
    }
    list.add(CASH)
  },
  why(s: State, _seat: Seat, given: Answer): ReasonCode {
    if (given === CASH) return 0
    return TAKE_BOOK.is(given) ? whyTake(s, TAKE_BOOK.first(given), TAKE_BOOK.second(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (given === CASH) takePounds(s, seat, out)
    else takeBook(s, seat, TAKE_BOOK.first(given), TAKE_BOOK.second(given), out)
  },
}

function takePounds(s: State, seat: Seat, out: Story): void {
  const points = tasks.spend.points(s)
  tasks.pop(s)
  gainPounds(s, seat, points, FROM_POINTS, out)
}

/** Coins lying with a book come with it. */
function takeBook(s: State, seat: Seat, row: BookRow, column: BookColumn, out: Story): void {
  const book = table.bookDisplay(s, row, column) as Book
  const coins = table.bookCoins(s, row, column)
  tasks.spend.points.add(s, -priceOf(s, book))
  table.bookDisplay.set(s, row, column, NONE)
  table.bookCoins.set(s, row, column, 0)
  player.pounds.add(s, seat, coins)
  table.coinsTaken.add(s, coins)
  hold(s, book)
  out.tell(TAKEN, seat, book, coins)
}

/** Held books lie in the order of their numbers, so that the order of taking leaves no trace. */
function hold(s: State, book: Book): void {
  let place = table.held.size(s)
  while (place > 0 && table.held(s, place - 1) > book) place--
  table.held.insertAt(s, place, book)
}

const spend: Task = {
  run(s, out) {
    if (tasks.spend.points(s) === 0) return finished(s)
    for (let row = BOOK_ROW.first; row < BOOK_ROW.size; row++) {
      for (let column = BOOK_COLUMN.first; column < BOOK_COLUMN.size; column++)
        if (whyTake(s, row, column) === 0) return askTurnSeat(s)
    }
    takePounds(s, table.turnSeat(s), out)
    return false
  },
  ask: askSpend,
}

/* Placing */

/** A book of letter A goes on no crossed-out space and covers no B or C. */
function whyOn(s: State, seat: Seat, book: Book, step: number): ReasonCode {
  const { books, noA } = s.rules
  if (books[book].letter !== LETTER_A) return 0
  if (noA[step]) return CROSSED_OUT
  const lies = topBook(s, seat, step)
  return lies !== NONE && books[lies].letter !== LETTER_A ? COVERS : 0
}

/** The book that counts on a step. */
export const topBook = (s: State, seat: Seat, step: number): Maybe<Book> => player.bookTrack.book(s, seat, step)

export const isTurned = (s: State, seat: Seat, step: number): boolean => player.bookTrack.turned(s, seat, step)

function whyPlace(s: State, seat: Seat, book: Book, step: number): ReasonCode {
  return table.held.indexOf(s, book) < 0 ? NOT_HELD : whyOn(s, seat, book, step)
}

const askPlace: Ask = {
  question: question('place-book'),
  facts: (s) => ({ count: table.held.size(s) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let i = 0; i < table.held.size(s); i++) {
      const book = table.held(s, i)
      if (i > 0 && book === table.held(s, i - 1)) continue
      for (let step = 1; step <= s.rules.bookLast; step++) {
        if (whyOn(s, seat, book, step) === 0) list.add(PLACE.of(book, step))
      }
    }
  },
  why: (s: State, seat: Seat, given: Answer): ReasonCode =>
    PLACE.is(given) ? whyPlace(s, seat, PLACE.first(given), PLACE.second(given)) : OTHER_QUESTION,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const [book, step] = [PLACE.first(given), PLACE.second(given)]
    coverBook(s, seat, step)
    player.bookTrack.book.set(s, seat, step, book)
    player.bookTrack.turned.set(s, seat, step, false)
    table.held.removeAt(s, table.held.indexOf(s, book))
    out.tell(PLACED, seat, book, step)
  },
}

/** What is covered is out of the game; the book of a starting tile is no tile of its own. */
function coverBook(s: State, seat: Seat, step: number): void {
  const lies = topBook(s, seat, step)
  if (lies !== NONE && !s.rules.books[lies].starting) table.booksOut.add(s, s.rules.books[lies].letter, 1)
}

const placeBooks: Task = {
  run(s, out) {
    const seat = table.turnSeat(s)
    if (table.held.size(s) === 0) {
      fillBookDisplay(s, out)
      return finished(s)
    }
    if (table.held.all(s).some((book) => hasPlace(s, seat, book))) return askTurnSeat(s)
    const book = table.held.removeAt(s, 0)
    table.booksOut.add(s, s.rules.books[book].letter, 1)
    out.tell(DISCARDED, seat, book)
    return false
  },
  ask: askPlace,
}

function hasPlace(s: State, seat: Seat, book: Book): boolean {
  for (let step = 1; step <= s.rules.bookLast; step++) if (whyOn(s, seat, book, step) === 0) return true
  return false
}

/** Fills every empty space with a book of its letter, while there are any. */
export function fillBookDisplay(s: State, out: Story): void {
  for (let row = BOOK_ROW.first; row < BOOK_ROW.size; row++) {
    for (let column = BOOK_COLUMN.first; column < BOOK_COLUMN.size; column++) {
      const letter = s.rules.bookColumnLetter[column]
      if (table.bookDisplay(s, row, column) !== NONE || table.bookSupply.size(s, letter) === 0) continue
      const book = table.bookSupply.pop(s, letter)
      out.drew()
      table.bookDisplay.set(s, row, column, book)
      out.tell(REVEALED, book, numberOf(row), numberOf(column))
    }
  }
}

export const books: Phase = { name: 'books', tasks: { spend, placeBooks } }
