import type { Facts } from '@quayside/kernel'
import type { Flight, FlyingPiece } from '../../../boards/board.ts'
import { waterAt, watersOf } from './ring.ts'
import { SPACES, shipNumber, sidesOf, tileId, type View } from './things.ts'

/** The seat whose peninsula and boards are drawn large: its pieces travel between spaces, those of others between their cards. */
let front = 0
export const bringToFront = (seat: number): void => {
  front = seat
}

/** More pieces than this travel as one, with their number. */
const MOST = 4

const many = (piece: FlyingPiece, count: number, from: string, to: string): Flight[] =>
  count > MOST ? [{ piece: { ...piece, count }, from, to }] : Array.from({ length: count }, () => ({ piece, from, to }))
const one = (kind: string, id: string | number, from: string, to: string): Flight[] => [
  { piece: { kind, id: String(id) }, from, to },
]

const SUPPLY = 'supply'
/** A space of a seat's land, and something on its boards. */
const land = (seat: string | number, space: string | number): string =>
  seat === front ? `hex:${space}` : `peninsula:${seat}`
const board = (seat: string | number, place: string): string => (seat === front ? place : `seat:${seat}`)

/** Lids that are not used lie beside the crate spaces. */
const LIDS = 'lids'

/** Where the first landscape lies. */
const START = SPACES.find(({ kind }) => kind === 'start')?.id ?? ''

/** What travels when something happens; what only numbers tell, such as a step of the cartographer, moves nothing. */
export function flights(event: Facts, before: unknown): readonly Flight[] {
  const { kind, seat } = event
  if (kind.startsWith('cooper-') || kind === 'neutral-worker') return ofCooper(event, before as View)
  if (typeof seat !== 'number') return ofAll(event, before as View)
  return [
    ...onLand(event, seat, before as View),
    ...onBoards(event, seat, before as View),
    ...atSea(event, seat, before as View),
  ]
}

/* Land */

function onLand(event: Facts, seat: number, before: View): readonly Flight[] {
  const { space, item } = event
  switch (event.kind) {
    case 'start-terrain':
      return one('hex', event.terrain, SUPPLY, land(seat, START))
    case 'double-placed': {
      const tile = tileId(event.first, event.second)
      const [first] = String(event.edge).split(' ')
      return one('tile', tile, board(seat, `tile:${tile}`), land(seat, first))
    }
    case 'explored':
      return one('hex', event.terrain, SUPPLY, land(seat, space))
    case 'cultivated':
      return one('cube', item, SUPPLY, land(seat, space))
    case 'island-placed': {
      const [, onto] = String(event.site).split(' ')
      return one('island', event.island, board(seat, `island:${event.island}`), land(seat, onto))
    }
    case 'ruin-removed':
      return one('ruin', '', land(seat, space), board(seat, `statue:${event.statue}`))
    case 'piece-put':
      return one('piece', pawn(seat, event.piece), board(seat, pieceFrom(event.piece)), land(seat, space))
    case 'piece-moved':
      return seat === front
        ? one('piece', pawn(seat, standing(before, seat, space)), land(seat, space), land(seat, event.onto))
        : []
    case 'stocked':
      return one('cube', item, land(seat, space), board(seat, `item:${item}`))
    case 'paid-from-land':
      return one('cube', item, land(seat, space), SUPPLY)
    default:
      return []
  }
}

const standing = (before: View, seat: number, space: string | number): string =>
  before.players[seat].land.find((explored) => explored.space === space)?.on ?? 'small'

/** Buildings stand on the board until they are erected; a statue comes from beside the statue spaces, a lid from where lids lie. */
const pieceFrom = (piece: string | number): string => {
  if (piece === 'lid') return LIDS
  return piece === 'statue' ? 'stone:stone' : `building:${piece}`
}

/* Storage, market, docks, crates, cards and workers */

function onBoards(event: Facts, seat: number, before: View): readonly Flight[] {
  const { item } = event
  const count = Number(event.count)
  switch (event.kind) {
    case 'gained':
      return many(cube(item), count, SUPPLY, board(seat, `item:${item}`))
    case 'to-market':
      return many(cube(item), count, SUPPLY, board(seat, `market:${item}`))
    // What is gone is told from where kinds are counted: its pile may be gone too.
    case 'lost':
    case 'paid':
      return many(cube(item), count, board(seat, `supply:${item}`), SUPPLY)
    case 'market-cleared': {
      const market = Object.entries(before.players[seat].market).filter(([, n]) => n > 0)
      return market.flatMap(([kept, n]) => [
        { piece: { ...cube(kept), count: n }, from: board(seat, `supply:${kept}`), to: SUPPLY },
      ])
    }
    case 'drew':
      return one('double', event.double, 'bag', board(seat, handOf(event.double)))
    case 'boat-built':
      return one('boat', event.boat, board(seat, `boat:${event.boat}`), board(seat, `dock:${event.dock}`))
    case 'card-kept':
      return one('card', event.card, 'decks', board(seat, `card:${event.card}`))
    case 'lid-taken':
      return one('lid', '', `merchant:${event.merchant}`, board(seat, LIDS))
    case 'crate-used':
      return seat === front ? one('lid', '', LIDS, `crate:${event.crate}`) : []
    case 'lid-reactivated':
      return seat === front ? one('lid', '', `crate:${event.crate}`, LIDS) : []
    case 'worker-placed':
      return one('worker', pawn(seat, event.worker), board(seat, `worker:${event.worker}`), workSpace(event))
    case 'order-taken':
      return one('worker', pawn(seat, event.worker), board(seat, `worker:${event.worker}`), `order:${event.order}`)
    case 'contract':
      return event.contract === 'helm' || seat !== front
        ? []
        : one('worker', pawn(seat, event.contract), `contract:${event.contract}`, `worker:${event.contract}`)
    case 'cooper-taken':
    case 'first-player':
      return one('cooper', '', 'cooper', board(seat, `seat:${seat}`))
    default:
      return []
  }
}

const cube = (item: string | number): FlyingPiece => ({ kind: item === 'coin' ? 'coin' : 'cube', id: String(item) })
/** A tile that is drawn comes to the others in hand, whichever side it shows there. */
const handOf = (double: string | number): string => `tile:${sidesOf(String(double))[0]}`
/** Whose worker it is and of which kind. */
const pawn = (owner: number | string, worker: string | number): string => `${owner}:${worker}`
const workSpace = ({ area, worker }: Facts): string => `area:${area}:${worker === 'special' ? 'square' : 'round'}`

/* The sea */

const afloat = (seat: string | number, ship: string | number): string => `ship:${seat}:${ship}`

/** Steps are told one by one, but the view is that before all of them: a step comes from the water space before. */
function leftBehind({ ship, of, water }: Facts, { players }: View): string {
  const waters = watersOf(players.length)
  const at = waterAt(players.length, Number(of), String(water)) - (shipNumber(ship) === 0 ? 1 : -1)
  const { peninsula, spot } = waters[(at + waters.length) % waters.length]
  return `ring:${peninsula}:${spot}`
}

function atSea(event: Facts, seat: number, before: View): readonly Flight[] {
  const { ship } = event
  switch (event.kind) {
    case 'sailed':
      return [
        {
          piece: { kind: 'ship', id: pawn(seat, ship) },
          from: leftBehind(event, before),
          to: `ring:${event.of}:${event.water}`,
          same: afloat(seat, ship),
        },
      ]
    case 'anchored':
      return one('anchor', '', SUPPLY, afloat(seat, ship))
    case 'anchor-dropped':
      return one('anchor', '', afloat(seat, ship), SUPPLY)
    case 'diary-taken':
      return one('diary', event.diary, 'diaries', board(seat, `seat:${seat}`))
    default:
      return []
  }
}

/* Everybody, and the opponent that the game plays */

function ofAll(event: Facts, before: View): readonly Flight[] {
  if (event.kind !== 'workers-home') return []
  return Object.entries(before.work).flatMap(([area, spaces]) =>
    Object.entries(spaces).flatMap(([shape, workers]) =>
      workers.map((owner) => {
        const worker = shape === 'square' ? 'special' : 'ordinary'
        const home = typeof owner === 'number' ? board(owner, `worker:${worker}`) : SUPPLY
        return { piece: { kind: 'worker', id: pawn(owner, worker) }, from: `area:${area}:${shape}`, to: home }
      }),
    ),
  )
}

function ofCooper(event: Facts, before: View): readonly Flight[] {
  if (event.kind === 'cooper-taken') return onBoards(event, Number(event.seat), before)
  const cooper = `seat:${before.players.length}`
  switch (event.kind) {
    case 'neutral-worker':
      return one('worker', pawn('neutral', event.worker), SUPPLY, workSpace(event))
    case 'cooper-card':
    case 'cooper-next-card':
    case 'cooper-elsewhere':
      return one('cooper', '', cooper, `area:${event.area}:round`)
    case 'cooper-diary':
      return one('diary', '', 'diaries', cooper)
    default:
      return []
  }
}

/** Steps of something that is told as a whole, and the table's own business. */
export const QUIET: ReadonlySet<string> = new Set([
  'order-laid',
  'paid',
  'paid-from-land',
  'cards-seen',
  'workers-home',
])

export const CHAPTERS: ReadonlySet<string> = new Set(['round-began', 'worker-placed', 'clean-up-began'])
