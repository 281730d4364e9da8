import { BOOKS } from '@quayside/mombasa/data/books'
import { MAP } from '@quayside/mombasa/data/map'
import { STARTING_TILES } from '@quayside/mombasa/data/starting-tiles'
import { COMPANIES, TILES } from '@quayside/mombasa/ids'
import { positionSchema } from '@quayside/mombasa/position/schema'
import { MARKERS_PER_COLOUR } from '@quayside/mombasa/sizes'
import type { Bench, Piece, PieceGroup, PositionEditor } from '../../../editor/editor.ts'
import { at, listAt, type Path } from '../../../editor/path.ts'
import { counts, laid, markersOf, thingOf } from './laid.ts'
import { refusals } from './refusals.ts'
import { spots } from './spots.ts'
import { inBase, supplyOf } from './supply.ts'
import { takes } from './takes.ts'
import { words } from './words.ts'

/** Mombasa laid out by hand. */
export const editor: PositionEditor = {
  schema: positionSchema,
  groups,
  spots,
  takes,
  laid,
  thingOf,
  choices,
  follows,
  dials: {
    moment: ['round', 'firstPlayer', 'now'],
    seat: ['players.*.pounds', 'players.*.diamond', 'players.*.ink', 'players.*.tracks', 'players.*.startTile'],
    supply: ['postsOut'],
  },
  refusals,
  words,
}

function groups({ position, totals, seat }: Bench): readonly PieceGroup[] {
  const placed = laid(position)
  const cards = [...totals].flatMap(([piece, all]): Piece[] => {
    if (!piece.startsWith('card ') || all === 0) return []
    const left = Math.max(0, all - (placed.get(piece)?.count ?? 0))
    return [{ kind: 'card', id: piece.slice('card '.length), left, all }]
  })
  const hand = counts(listAt<string>(position, ['players', seat, 'hand']))
  const books = counts(supplyOf(position))
  return [
    {
      id: 'posts',
      pieces: COMPANIES.map((id) => ({
        kind: 'company',
        id,
        left: inBase(position, id),
        all: totals.get(`post ${id}`) ?? 0,
      })),
    },
    { id: 'hand', pieces: [...hand].map(([id, left]) => ({ kind: 'card', id, from: 'hand', left, all: left })) },
    { id: 'cards', pieces: cards },
    { id: 'books', pieces: [...books].sort().map(([id, left]) => ({ kind: 'book', id, left, all: left })) },
    {
      id: 'markers',
      pieces: [
        { kind: 'bonus', id: 'marker', left: MARKERS_PER_COLOUR - markersOf(position, seat), all: MARKERS_PER_COLOUR },
        ...TILES.map((id) => ({ kind: 'bonus', id, left: at(position, ['tiles', id]) === undefined ? 1 : 0, all: 1 })),
      ],
    },
  ]
}

/** Cards and books that are named nowhere are in their stacks, posts in their bases, coins of the rounds so far with the books. */
function follows(path: Path): readonly Path[] {
  if (path[0] === 'round') return [['books', 'coins']]
  if (path[0] === 'posts') return [['bases'], ['postsOut']]
  if (path[0] === 'display' || path.some((key) => key === 'hand' || key === 'slots' || key === 'resting'))
    return [['stack']]
  return path[0] === 'books' || path[2] === 'books' ? [['bookSupply']] : []
}

const BOOK_IDS = BOOKS.books.map(({ id }) => id)
const START_IDS = STARTING_TILES.tiles.map(({ id }) => id)
const REGION_IDS = MAP.regions.map(({ id }) => id)
const CARDS_IN = new Set(['hand', 'slots', 'resting', 'stack', 'discards', 'display'])

/** The ids that the data name, by the field that holds them. */
function choices(path: Path, totals: ReadonlyMap<string, number>): readonly string[] | null {
  const cards = () =>
    [...totals].filter(([piece, all]) => piece.startsWith('card ') && all > 0).map(([piece]) => piece.slice(5))
  const [first, , third] = path
  if (first === 'posts') return REGION_IDS
  if (first === 'books' || first === 'bookSupply') return BOOK_IDS
  if (third === 'startTile') return START_IDS
  if (path.at(-1) === 'book') return [...BOOK_IDS, ...START_IDS]
  return path.some((key) => CARDS_IN.has(String(key))) ? cards() : null
}
