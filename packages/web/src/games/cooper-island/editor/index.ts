import { BOATS, BUILDINGS, ISLANDS, ITEMS, TERRAINS, WORKERS } from '@quayside/cooper-island/ids'
import { positionSchema } from '@quayside/cooper-island/position/schema'
import type { Bench, Piece, PieceGroup, PositionEditor } from '../../../editor/editor.ts'
import { listAt, numberAt, type Path } from '../../../editor/path.ts'
import { BOX, SITES, SPACES } from '../board/things.ts'
import { laid, markersOf, thingOf } from './laid.ts'
import { landOf } from './land.ts'
import { refusals } from './refusals.ts'
import { spots } from './spots.ts'
import { takes } from './takes.ts'
import { words } from './words.ts'

/** Cooper Island laid out by hand. */
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
    moment: ['round', 'cooper', 'harbourMaster', 'now'],
    seat: ['players.*.workers', 'players.*.locked', 'players.*.contracts', 'players.*.ships', 'players.*.cartographer'],
    supply: ['orders', 'bag', 'placed'],
  },
  refusals,
  words,
}

function groups({ position, totals, seat }: Bench): readonly PieceGroup[] {
  const placed = laid(position)
  const own = (kind: string, id: string, counted: string): Piece => {
    const all = totals.get(`${counted} ${seat}`) ?? 0
    return { kind, id, left: Math.max(0, all - (placed.get(`${counted} ${seat}`)?.count ?? 0)), all }
  }
  const plenty = (kind: string, id: string): Piece => ({ kind, id, left: null, all: null })
  const laidOnce = (kind: string, ids: readonly string[], taken: readonly string[]): Piece[] =>
    ids.map((id) => ({ kind, id, left: taken.includes(id) ? 0 : 1, all: 1 }))
  const islands = listAt<{ island: string }>(position, ['players', seat, 'islands']).map(({ island }) => island)
  const boats = listAt<{ boat: string }>(position, ['players', seat, 'docks']).map(({ boat }) => boat)
  const workers = WORKERS.map((id) => {
    const left = numberAt(position, ['players', seat, 'workers', id])
    return { kind: 'worker', id, left, all: totals.get(`${id} worker ${seat}`) ?? 0 }
  })
  const standing = landOf(position, seat).filter(({ on }) => on === 'statue').length
  const decks = ['smallDeck', 'largeDeck'].flatMap((deck) => listAt<string>(position, [deck])).sort(inOrder)
  return [
    { id: 'land', pieces: TERRAINS.map((id) => plenty('terrain', id)) },
    { id: 'goods', pieces: ITEMS.map((id) => plenty('item', id)) },
    {
      id: 'pieces',
      pieces: [
        ...BUILDINGS.map((id) => own('building', id, id)),
        { kind: 'statue', id: 'statue', left: Math.max(0, 5 - markersOf(position, seat) - standing), all: 5 },
        own('piece', 'lid', 'lid'),
      ],
    },
    { id: 'workers', pieces: workers },
    { id: 'sea', pieces: [...laidOnce('boat', BOATS, boats), ...laidOnce('island', ISLANDS, islands)] },
    { id: 'cards', pieces: decks.map((id) => ({ kind: 'card', id, left: 1, all: 1 })) },
  ]
}

/** The harbour master goes with the rounds, pieces that lie nowhere are left, and cards that nobody has are in their decks. */
function follows(path: Path): readonly Path[] {
  if (path[0] === 'round') return [['harbourMaster', 'merchant']]
  if (path[2] === 'locked')
    return [
      [...path.slice(0, 2), 'workers'],
      [...path.slice(0, 2), 'contracts', 'worker'],
    ]
  if (path[2] === 'doubles' || path[0] === 'placed') return [['bag']]
  return path[2] === 'smallCards' || path[2] === 'largeCards' ? [['smallDeck'], ['largeDeck']] : []
}

const number = (card: string): number => Number(/\d+$/.exec(card)?.[0] ?? 0)
const inOrder = (one: string, other: string): number =>
  other.split('-')[0].localeCompare(one.split('-')[0]) || number(one) - number(other)

const CARD_IDS = [...BOX.smallCards, ...BOX.largeCards].map(({ id }) => id)
const HALVES = [...new Set(SITES.map(({ half }) => half))]
const ONS = [...ITEMS.filter((item) => item !== 'coin'), ...BUILDINGS, 'statue', 'lid', 'ruin']
const BY_FIELD: { readonly [field: string]: readonly string[] } = {
  space: SPACES.map(({ id }) => id),
  on: ONS,
  half: HALVES,
  dock: BOX.playerBoard.docks.map(({ id }) => id),
  order: BOX.orders.map(({ id }) => id),
  merchant: BOX.merchants.map(({ id }) => id),
  merchants: BOX.merchants.map(({ id }) => id),
  statueSpaces: [...new Set(BOX.playerBoard.statueSpaces.map(({ id }) => id))],
  crates: [...BOX.playerBoard.crates.map(({ id }) => id), ...BOX.smallCards.map(({ id }) => id)],
  card: CARD_IDS,
  smallCards: BOX.smallCards.map(({ id }) => id),
  smallDeck: BOX.smallCards.map(({ id }) => id),
  largeDeck: BOX.largeCards.map(({ id }) => id),
  known: CARD_IDS,
  diaries: BOX.diaries.map(({ id }) => id),
}

/** The ids that the data name, by the field that holds them. */
function choices(path: Path): readonly string[] | null {
  const field = path.findLast((key) => typeof key === 'string')
  return field !== undefined && Object.hasOwn(BY_FIELD, field) ? BY_FIELD[field] : null
}
