import { type Seat, Story, shuffle } from '@quayside/kernel'
import { demand } from '@quayside/kernel/positions'
import { BOOK_COLUMNS } from '../box.ts'
import { LETTERS } from '../ids.ts'
import { fillBookDisplay } from '../phases/books.ts'
import {
  BOOK_COINS,
  BOOK_DISPLAY,
  BOOK_LEFT,
  BOOK_ON,
  BOOK_STACK,
  BOOKS_OUT,
  BOOKS_PER_LETTER,
  COINS_TAKEN,
  INK,
  player,
  RNG,
  ROUND,
  START_TILE,
  type State,
  TURNED,
} from '../state.ts'
import { seatsOf } from '../view.ts'
import type { PlayerPosition, Position } from './schema.ts'

/** Books of a position: those named nowhere are in the supply, less those said to be out. */
export function layBooks(s: State, position: Position): void {
  const left = s.rules.supply.map((books) => [...books])
  for (const seat of seatsOf(s)) layTrack(s, seat, position.players?.[seat] ?? {}, left)
  position.books?.display?.flat().forEach((id, space) => {
    if (id === null) return
    const book = use(s, id, left)
    const letter = s.rules.bookColumnLetter[space % BOOK_COLUMNS]
    demand(s.rules.books[book].letter === letter, `${id} is not of the letter ${LETTERS[letter]}`)
    s.c[BOOK_DISPLAY + space] = book + 1
  })
  LETTERS.forEach((_, letter) => {
    laySupply(s, letter, position, left[letter])
  })
  if (!position.books?.display) fillBookDisplay(s, new Story(false))
  layCoins(s, position)
}

function use(s: State, id: string, left: readonly number[][]): number {
  const book = s.rules.books.findIndex((known) => known.id === id && !known.starting)
  demand(book >= 0, `there is no book ${id}`)
  const pile = left[s.rules.books[book].letter]
  const at = pile.indexOf(book)
  demand(at >= 0, `there are not so many books ${id}`)
  pile.splice(at, 1)
  return book
}

/** The book of the starting tile lies on step 1 unless another is named there. */
function layTrack(s: State, seat: Seat, { books = [] }: PlayerPosition, left: readonly number[][]): void {
  const { c, rules } = s
  const p = player(s, seat)
  const tile = rules.startTiles[c[p + START_TILE] - 1]
  c[p + BOOK_ON + 1] = tile.book + 1
  const named = new Set<number>()
  for (const { step, book: id, turned } of books) {
    demand(step <= rules.bookLast, `the book track has ${rules.bookLast} steps`)
    demand(!named.has(step), `two books lie on step ${step} of seat ${seat}`)
    named.add(step)
    const starting = id === tile.id
    demand(!starting || (step === 1 && !turned), `the book of ${tile.id} lies face up on step 1`)
    const book = starting ? tile.book : use(s, id, left)
    demand(starting || rules.books[book].letter > 0 || !rules.noA[step], `no book of letter A lies on step ${step}`)
    c[p + BOOK_ON + step] = (book + 1) | (turned ? TURNED : 0)
  }
  for (let step = 1; step <= c[p + INK]; step++) {
    demand(c[p + BOOK_ON + step] > 0, `the inkwell of seat ${seat} has passed step ${step}, where no book lies`)
  }
}

function laySupply(s: State, letter: number, { books, bookSupply }: Position, left: number[]): void {
  const { c } = s
  const at = BOOK_STACK + letter * BOOKS_PER_LETTER
  const known = bookSupply?.[LETTERS[letter]]
  if (known) {
    demand(books?.display !== undefined, 'a known supply of books needs their display too')
    known.forEach((id, i) => {
      const book = s.rules.books.findIndex((one) => one.id === id)
      const place = left.indexOf(book)
      demand(place >= 0, `there are not so many books ${id} of letter ${LETTERS[letter]}`)
      left.splice(place, 1)
      c[at + known.length - 1 - i] = book + 1
    })
    c[BOOK_LEFT + letter] = known.length
    c[BOOKS_OUT + letter] = left.length
    return
  }
  const gone = books?.out?.[LETTERS[letter]] ?? 0
  demand(gone <= left.length, `only ${left.length} books of letter ${LETTERS[letter]} can be out`)
  left.forEach((book, i) => {
    c[at + i] = book + 1
  })
  shuffle(c, RNG, at, left.length)
  c.fill(0, at + left.length - gone, at + left.length)
  c[BOOK_LEFT + letter] = left.length - gone
  c[BOOKS_OUT + letter] = gone
}

/** Coins of the rounds so far lie with the books unless the position says where; the others have been taken. */
function layCoins(s: State, { books }: Position): void {
  const { c, rules } = s
  let moved = 0
  for (let round = 2; round <= c[ROUND]; round++) {
    const coins = rules.roundCoins[round]
    moved += coins
    const column = rules.bookColumnRound.indexOf(round)
    for (let row = 0; row < coins; row++) c[BOOK_COINS + row * BOOK_COLUMNS + column] = 1
  }
  if (books?.coins) {
    books.coins.flat().forEach((coins, space) => {
      demand(coins <= c[BOOK_COINS + space], 'more coins lie with a book than have come there')
      c[BOOK_COINS + space] = coins
    })
  }
  const lying = c.subarray(BOOK_COINS, BOOK_COINS + 12).reduce((sum, coins) => sum + coins, 0)
  c[COINS_TAKEN] = moved - lying
}
