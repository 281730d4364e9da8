import { type Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { demand, named, say, takeFrom } from '@quayside/kernel/positions'
import { chance, player, type State, table } from '../box.ts'
import { BOOK, BOOK_COLUMN, BOOK_ROW, type Book, LETTER, LETTER_A, type Letter } from '../ids.ts'
import { fillBookDisplay } from '../phases/books.ts'
import { STARTING_STEP } from '../sizes.ts'
import { seatsOf } from '../state.ts'
import type { PlayerPosition, Position } from './schema.ts'

/** Books of a position: those named nowhere are in the supply, less those said to be out. */
export function layBooks(s: State, position: Position): void {
  const left = s.rules.supply.map((books) => [...books])
  for (const seat of seatsOf(s)) layTrack(s, seat, position.players?.[seat] ?? {}, left)
  layDisplay(s, position, left)
  for (const letter of LETTER.all) laySupply(s, letter, position, left[letter])
  if (!position.books?.display) fillBookDisplay(s, new Story(false))
  layCoins(s, position)
}

/** The book of the starting tile lies on step 1 unless another is named there. */
function layTrack(s: State, seat: Seat, { books = [] }: PlayerPosition, left: readonly Book[][]): void {
  const { rules } = s
  const { bookTrack } = player
  const tile = rules.startTiles[player.startTile(s, seat)]
  bookTrack.book.set(s, seat, STARTING_STEP, tile.book)
  const filled = new Set<number>()
  for (const { step, book: id, turned = false } of books) {
    demand(step <= rules.bookLast, say`the book track has ${rules.bookLast} steps`)
    demand(!filled.has(step), say`two books lie on step ${step} of seat ${seat}`)
    filled.add(step)
    const starting = id === tile.id
    demand(!starting || (step === STARTING_STEP && !turned), say`the book of ${tile.id} lies face up on step 1`)
    const book = starting ? tile.book : takeFrom(left, named(s, BOOK, id), say`books ${id}`)
    const isA = !starting && rules.books[book].letter === LETTER_A
    demand(!isA || !rules.noA[step], say`no book of letter A lies on step ${step}`)
    bookTrack.book.set(s, seat, step, book)
    bookTrack.turned.set(s, seat, step, turned)
  }
  for (let step = 1; step <= player.ink(s, seat); step++) {
    const lies = bookTrack.book(s, seat, step) !== NONE
    demand(lies, say`the inkwell of seat ${seat} has passed step ${step}, where no book lies`)
  }
}

function layDisplay(s: State, { books }: Position, left: readonly Book[][]): void {
  for (const row of BOOK_ROW.all) {
    for (const column of BOOK_COLUMN.all) {
      const id = books?.display?.[row][column] ?? null
      if (id === null) continue
      const book = takeFrom(left, named(s, BOOK, id), say`books ${id}`)
      const letter = s.rules.bookColumnLetter[column]
      demand(s.rules.books[book].letter === letter, say`${id} is not of the letter ${LETTER.id(letter)}`)
      table.bookDisplay.set(s, row, column, book)
    }
  }
}

/** The supply of a letter: as it is known from the top, or in any order what is left, some of it out. */
function laySupply(s: State, letter: Letter, { books, bookSupply }: Position, left: Book[]): void {
  const id = LETTER.id(letter)
  const known = bookSupply?.[id]
  if (known) {
    demand(books?.display !== undefined, 'a known supply of books needs their display too')
    for (const name of known.toReversed()) {
      table.bookSupply.push(s, letter, takeFrom([left], named(s, BOOK, name), say`books ${name} of letter ${id}`))
    }
    table.booksOut.set(s, letter, left.length)
    return
  }
  const gone = books?.out?.[id] ?? 0
  demand(gone <= left.length, say`only ${left.length} books of letter ${id} can be out`)
  chance.shuffle(s, left)
  for (const book of left.slice(0, left.length - gone)) table.bookSupply.push(s, letter, book)
  table.booksOut.set(s, letter, gone)
}

/** Coins of the rounds so far lie with the books unless the position says where; the others have been taken. */
function layCoins(s: State, { books }: Position): void {
  const { roundCoins, bookColumnRound } = s.rules
  for (const column of BOOK_COLUMN.all) {
    const round = bookColumnRound[column]
    for (const row of BOOK_ROW.all) {
      const come = round <= table.round(s) && row < roundCoins[round] ? 1 : 0
      const lying = books?.coins?.[row][column] ?? come
      demand(lying <= come, 'more coins lie with a book than have come there')
      table.bookCoins.set(s, row, column, lying)
      table.coinsTaken.add(s, come - lying)
    }
  }
}
