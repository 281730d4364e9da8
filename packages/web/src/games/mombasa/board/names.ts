import type { GameWords } from '@quayside/kernel'
import { companyId, KINDS, type TileId } from '@quayside/mombasa/ids'
import { trackSpaces } from './prices.ts'
import { bookOf, faceOf, isStartBook, type View } from './things.ts'
import type { BoardWords } from './words-boards.ts'
import type { DockWords } from './words-dock.ts'

/** Things by the one noun that a button leads with; the board and the second line say the rest. */

/** "Cotton 1"; the value is what the card shows. */
export function cardName(card: string, w: DockWords, words: GameWords): string {
  const { kind, value, diamond, share } = faceOf(card)
  const id = KINDS[kind]
  if (id === 'share') return w.share(words.thing('company', companyId(share) ?? ''))
  return `${w.card[id]} ${id === 'merchant' ? diamond : value}`
}

/** The share that comes with a card besides what it is; empty if none does. */
export function shareName(card: string, w: DockWords, words: GameWords): string {
  const { kind, share } = faceOf(card)
  const company = companyId(share)
  return company === null || KINDS[kind] === 'share' ? '' : w.share(words.thing('company', company))
}

export const bookName = (book: string, w: DockWords): string =>
  isStartBook(book) ? w.startBook : w.book(bookOf(book).letter)

export const tileName = (tile: string, w: DockWords): string => w.tile[tile as TileId] ?? ''

/** A space for bonus markers; those of the tracks go by company. */
export function spaceName(space: string, view: View, w: DockWords, board: BoardWords, words: GameWords): string {
  const known = board.space[space as keyof typeof board.space]
  const track = known ? undefined : trackSpaces(view).find(({ id }) => id === space)
  return track ? w.trackSpace(words.thing('company', track.company), track.level) : (known ?? '')
}
