import { NONE, type Tally, tallyBox } from '@quayside/kernel/box'
import { box, player, type State, table } from './box.ts'
import { BOOK_COLUMN, BOOK_ROW, type Book, LETTER } from './ids.ts'
import { topBook } from './phases/books.ts'
import { MARKERS_PER_COLOUR } from './sizes.ts'
import { seatsOf } from './state.ts'

/** Every limited piece, wherever it lies. Pounds are not limited; the coins of the round track are counted until they become pounds. */
export function ledger(s: State, tally: Tally): void {
  tallyBox(box, s, tally)
  tallyBooks(s, tally)
  const { roundCoins } = s.rules
  for (let round = table.round(s) + 1; round < roundCoins.length; round++) tally('coin', roundCoins[round])
  // A colour has five markers, in play or in the box.
  for (const seat of seatsOf(s)) tally(`marker ${seat}`, MARKERS_PER_COLOUR - player.markersOut(s, seat))
}

/** Books are counted by letter; that of a starting tile is no book of its own. */
function tallyBooks(s: State, tally: Tally): void {
  const { books, bookLast } = s.rules
  const one = (book: Book) => tally(`book ${LETTER.id(books[book].letter)}`, 1)
  for (const letter of LETTER.all) tally(`book ${LETTER.id(letter)}`, table.bookSupply.size(s, letter))
  for (const row of BOOK_ROW.all) {
    for (const column of BOOK_COLUMN.all) {
      const book = table.bookDisplay(s, row, column)
      if (book !== NONE) one(book)
    }
  }
  table.held.all(s).forEach(one)
  for (const seat of seatsOf(s)) {
    for (let step = 1; step <= bookLast; step++) {
      const book = topBook(s, seat, step)
      if (book !== NONE && !books[book].starting) one(book)
    }
  }
}
