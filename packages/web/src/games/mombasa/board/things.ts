import { BOOKS } from '@quayside/mombasa/data/books'
import { CARDS } from '@quayside/mombasa/data/cards'
import { compileCards, type Face } from '@quayside/mombasa/data/faces'
import { MAP } from '@quayside/mombasa/data/map'
import type {
  BookData,
  RegionData,
  Requirement,
  Reward,
  StartingTileData,
  TrackData,
} from '@quayside/mombasa/data/pack'
import { STARTING_TILES } from '@quayside/mombasa/data/starting-tiles'
import { type CompanyId, type CountedId, DISPLAY_COLUMNS, KINDS, SPACES, TILES } from '@quayside/mombasa/ids'
import type { view } from '@quayside/mombasa/view'
import { printedIn } from './printed.ts'

/** What a view shows, and what is printed on the pieces in it. No rules: what follows from either, the referee says. */

type Sent = ReturnType<typeof view>
type SentPlayer = Sent['players'][number]

/** Tables under older rules do not tell what follows from what lies there. */
type Told<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>
export type PlayerView = Told<SentPlayer, 'totals' | 'reach'>
export type View = Told<Omit<Sent, 'players'>, 'prices' | 'data'> & { readonly players: readonly PlayerView[] }
export type { BookData, CompanyId, CountedId, Face, RegionData, Requirement, Reward, StartingTileData, TrackData }

/* What is printed, by id */

const byId = <T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((thing) => [thing.id, thing]))

const { faces, byId: startingFaces, expansionOnes } = compileCards(CARDS)
const faceById = byId(faces)
const regionById = byId(MAP.regions)
const startById = byId(STARTING_TILES.tiles)
/** The book printed on a starting tile goes by the tile's name. */
const bookById = byId<BookData>([
  ...BOOKS.books,
  ...STARTING_TILES.tiles.map(({ id, book, source }) => ({ id, letter: 'A' as const, ...book, source })),
])

/** A card's face: kind and companies are numbers in `KINDS` and `COMPANIES`, -1 for none. */
export const faceOf = (id: string): Face => faceById.get(id) ?? faces[0]
export const kindOf = (id: string): (typeof KINDS)[number] => KINDS[faceOf(id).kind]
export const regionOf = (id: string): RegionData => regionById.get(id) ?? MAP.regions[0]
export const bookOf = (id: string): BookData => bookById.get(id) ?? BOOKS.books[0]
export const startOf = (id: string): StartingTileData => startById.get(id) ?? STARTING_TILES.tiles[0]
/** The cards that a starting tile rests, for a seat: each has a "1" expansion card of its own. */
export const restingOf = (tile: string, seat: number): string[] =>
  startOf(tile).restingCards.map((card) => faces[startingFaces.get(card) ?? expansionOnes[seat]].id)
export const isStartBook = (id: string): boolean => startById.has(id)

/** The track board that lies at a company in this game. */
export function trackOf(view: View, company: string): TrackData {
  const { tracks } = printedIn(view)
  return tracks.find(({ id }) => id === view.tracks[company]) ?? tracks[0]
}

/* Places in lists, for the reading order */

const number = (list: readonly string[]) => {
  const numbers = new Map(list.map((id, i) => [id, i]))
  return (id: string | number): number => numbers.get(String(id)) ?? list.length
}

export const cardNumber = number(faces.map(({ id }) => id))
export const bookNumber = number([...bookById.keys()])
export const startNumber = number(STARTING_TILES.tiles.map(({ id }) => id))
/** Companies in the order in which bases, tracks, shares and keys name them: as the bases lie on the map, from the north. */
export const COMPANY_ROWS = ['cairo', 'saint-louis', 'cape-town', 'mombasa'] as const satisfies readonly CompanyId[]
export const companyNumber = number(COMPANY_ROWS)
export const spaceNumber = number(SPACES)
export const tileNumber = number(TILES)
export const displayNumber = number(DISPLAY_COLUMNS)
/** Regions from north to south, as the eye goes over the map. */
export const regionNumber = number(
  [...MAP.regions].sort((a, b) => a.label[1] - b.label[1] || a.label[0] - b.label[0]).map(({ id }) => id),
)

/** The seat whose secrets a view shows; undefined where it shows none or all. */
export function seatOf(view: View): number | undefined {
  const { phase, by } = view.now
  if (phase === 'planning' || phase === 'starting-tiles') {
    const known = view.players.flatMap((player, seat) =>
      (phase === 'planning' ? player.slots : player.dealt) === undefined ? [] : [seat],
    )
    return known.length === 1 ? known[0] : undefined
  }
  return by
}
