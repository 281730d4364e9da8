import { LETTERS } from '@quayside/mombasa/ids'
import type { AnyPosition } from '../../../editor/editor.ts'
import { at, listAt, put } from '../../../editor/path.ts'

/** Where pieces come from and go back to: bases, the stack of cards, the supply of books. */

interface ColumnGiven {
  readonly posts: number
  readonly lastOpen?: boolean
}

const SPACES = 5

const columnsOf = (position: AnyPosition, company: string): readonly ColumnGiven[] =>
  listAt<ColumnGiven | number>(position, ['bases', company]).map((column) =>
    typeof column === 'number' ? { posts: column } : column,
  )

export const inBase = (position: AnyPosition, company: string): number =>
  columnsOf(position, company).reduce((sum, { posts }) => sum + posts, 0)

const write = (position: AnyPosition, company: string, column: number, posts: number): AnyPosition => {
  // A column's last space stays open once it has been.
  const lastOpen = posts === 0 || columnsOf(position, company)[column].lastOpen === true
  return put(position, ['bases', company, column], { posts, lastOpen })
}

/** A post leaves the first column that has one. */
export function takePost(position: AnyPosition, company: string): AnyPosition {
  const columns = columnsOf(position, company)
  const column = columns.findIndex(({ posts }) => posts > 0)
  return column < 0 ? position : write(position, company, column, columns[column].posts - 1)
}

/** A post comes back to the last column that has room, or else leaves the game. */
export function givePost(position: AnyPosition, company: string): AnyPosition {
  const columns = columnsOf(position, company)
  const column = columns.findLastIndex(({ posts, lastOpen }) => posts < SPACES - (lastOpen ? 1 : 0))
  if (column >= 0) return write(position, company, column, columns[column].posts + 1)
  return put(position, ['postsOut', company], undefined)
}

/** A card of the box: the one that would come last, or else one that was put away. */
export function takeCard(position: AnyPosition, id: string): AnyPosition {
  for (const pile of ['stack', 'discards']) {
    const cards = listAt<string>(position, [pile])
    const last = cards.lastIndexOf(id)
    if (last >= 0) return put(position, [pile], cards.toSpliced(last, 1))
  }
  return position
}

export const giveCard = (position: AnyPosition, id: string): AnyPosition =>
  put(position, ['discards'], [...listAt<string>(position, ['discards']), id])

const letterOf = (book: string): string => LETTERS.find((letter) => book.startsWith(`book-${letter}`)) ?? ''

/** Books that nobody has and that do not lie on display. */
export const supplyOf = (position: AnyPosition): readonly string[] =>
  LETTERS.flatMap((letter) => listAt<string>(position, ['bookSupply', letter]))

export function takeBook(position: AnyPosition, book: string): AnyPosition {
  const path = ['bookSupply', letterOf(book)]
  const books = listAt<string>(position, path)
  const last = books.lastIndexOf(book)
  return last < 0 ? position : put(position, path, books.toSpliced(last, 1))
}

export function giveBook(position: AnyPosition, book: string): AnyPosition {
  const path = ['bookSupply', letterOf(book)]
  return at(position, path) === undefined ? position : put(position, path, [...listAt<string>(position, path), book])
}
