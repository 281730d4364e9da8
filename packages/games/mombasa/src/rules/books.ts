import { type Maybe, NONE } from '@quayside/kernel/box'
import type { Cards } from '../data/faces.ts'
import type { BookData, BooksData, Requirement, StartingTilesData } from '../data/pack.ts'
import {
  BOOK,
  type Book,
  type Card,
  COMPANY,
  COUNTED_IDS,
  type Company,
  LETTER,
  LETTERS,
  type Letter,
  type Reward,
} from '../ids.ts'
import type { RewardList } from './rewards.ts'

/** Books that look alike are one book to the engine, like cards; it goes by the first one's id. */
export interface BookFace {
  readonly id: string
  readonly letter: Letter
  /** What must lie face up of each counted kind; then merchants or bookkeepers beside the one in use. */
  readonly needs: readonly number[]
  readonly needsHelpers: number
  /** Units of one good each, beyond what `needs` claims. */
  readonly anyGood: readonly number[]
  readonly reward: Reward
  /** Part of a starting tile: it can be covered, never turned over. */
  readonly starting: boolean
}

export interface StartTileFace {
  readonly id: string
  /** Cards to rest; none stands for the seat's own "1" expansion card. */
  readonly resting: readonly Maybe<Card>[]
  readonly book: Book
  /** Steps on a company's track, or on the diamond track where none is named. */
  readonly bonus: readonly { readonly company: Maybe<Company>; readonly spaces: number }[]
}

export interface Books {
  readonly books: readonly BookFace[]
  /** The supply by letter, every tile once. */
  readonly supply: readonly (readonly Book[])[]
  readonly startTiles: readonly StartTileFace[]
}

export function compileBooks(
  { books: data }: BooksData,
  { tiles }: StartingTilesData,
  cards: Cards,
  rewards: RewardList,
): Books {
  const looks = new Map<string, Book>()
  const books: BookFace[] = []
  const print = (face: BookFace): Book => BOOK.all[books.push(face) - 1]
  const numbers = data.map((book) => {
    const look = JSON.stringify([book.letter, book.requirements, book.reward])
    const known = looks.get(look)
    if (known !== undefined) return known
    const printed = print(bookOf(book, rewards, false))
    looks.set(look, printed)
    return printed
  })
  const startTiles = tiles.map(
    ({ id, restingCards, book, bonus }): StartTileFace => ({
      id,
      resting: restingCards.map((card) => cards.byId.get(card) ?? NONE),
      book: print(bookOf({ id, letter: 'A', ...book }, rewards, true)),
      bonus: bonus.map(({ track, spaces }) => ({
        company: track === 'diamond' ? NONE : COMPANY.of(track),
        spaces,
      })),
    }),
  )
  const supply = LETTERS.map((letter) => numbers.filter((_, i) => data[i].letter === letter))
  return { books, supply, startTiles }
}

function bookOf(
  { id, letter, requirements, reward }: Omit<BookData, 'source'>,
  rewards: RewardList,
  starting: boolean,
): BookFace {
  const sum = (kind: Requirement['kind']) =>
    requirements.filter((need) => need.kind === kind).reduce((total, { min }) => total + min, 0)
  return {
    id,
    letter: LETTER.of(letter),
    needs: COUNTED_IDS.map(sum),
    needsHelpers: sum('merchantOrBookkeeper'),
    anyGood: requirements.filter(({ kind }) => kind === 'anyGood').map(({ min }) => min),
    reward: rewards.ofBook(id, reward),
    starting,
  }
}
