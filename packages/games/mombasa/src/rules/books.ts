import type { BookData, BooksData, Requirement, StartingTilesData } from '../data/pack.ts'
import { COMPANIES, COUNTED, LETTERS } from '../ids.ts'
import type { Cards } from './cards.ts'
import type { RewardList } from './rewards.ts'

/** Books that look alike are one book to the engine, like cards; it goes by the first one's id. */
export interface Book {
  readonly id: string
  readonly letter: number
  /** What must lie face up of each counted kind; then merchants or bookkeepers beside the one in use. */
  readonly needs: readonly number[]
  readonly needsHelpers: number
  /** Units of one good each, beyond what `needs` claims. */
  readonly anyGood: readonly number[]
  /** Number of its reward. */
  readonly reward: number
  /** Part of a starting tile: it can be covered, never turned over. */
  readonly starting: boolean
}

export interface StartTile {
  readonly id: string
  /** Faces to rest; -1 is the seat's own "1" expansion card. */
  readonly resting: readonly number[]
  readonly book: number
  /** Company's number, or -1 for the diamond track. */
  readonly bonus: readonly { readonly company: number; readonly spaces: number }[]
}

export interface Books {
  readonly books: readonly Book[]
  /** The supply by letter, every tile once. */
  readonly supply: readonly (readonly number[])[]
  readonly startTiles: readonly StartTile[]
}

export function compileBooks(
  { books: data }: BooksData,
  { tiles }: StartingTilesData,
  cards: Cards,
  rewards: RewardList,
): Books {
  const looks = new Map<string, number>()
  const books: Book[] = []
  const numbers = data.map((book) => {
    const look = JSON.stringify([book.letter, book.requirements, book.reward])
    const known = looks.get(look)
    if (known !== undefined) return known
    looks.set(look, books.length)
    return books.push(bookOf(book, rewards, false)) - 1
  })
  const startTiles = tiles.map(({ id, restingCards, book, bonus }) => ({
    id,
    resting: restingCards.map((card) => cards.byId.get(card) ?? -1),
    book: books.push(bookOf({ id, letter: 'A', ...book }, rewards, true)) - 1,
    bonus: bonus.map(({ track, spaces }) => ({
      company: track === 'diamond' ? -1 : COMPANIES.indexOf(track),
      spaces,
    })),
  }))
  const supply = LETTERS.map((letter) => numbers.filter((_, i) => data[i].letter === letter))
  return { books, supply, startTiles }
}

function bookOf(
  { id, letter, requirements, reward }: Omit<BookData, 'source'>,
  rewards: RewardList,
  starting: boolean,
): Book {
  const sum = (kind: Requirement['kind']) =>
    requirements.filter((need) => need.kind === kind).reduce((total, { min }) => total + min, 0)
  return {
    id,
    letter: LETTERS.indexOf(letter),
    needs: COUNTED.map(sum),
    needsHelpers: sum('merchantOrBookkeeper'),
    anyGood: requirements.filter(({ kind }) => kind === 'anyGood').map(({ min }) => min),
    reward: rewards.add(reward),
    starting,
  }
}
