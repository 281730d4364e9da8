import type { Facts } from '@quayside/kernel'
import type { Flight } from '../../../boards/board.ts'
import { takerOf, type View } from './things.ts'

/** The number of a small ship of one's own in events; a wharf's has none. */
const SMALL_SHIP = 1

type Piece = Flight['piece']

/** More pieces than this travel as one, with their number. */
const MOST = 6

const many = (piece: Piece, count: number, from: string, to: string): Flight[] =>
  count > MOST ? [{ piece: { ...piece, count }, from, to }] : Array.from({ length: count }, () => ({ piece, from, to }))
/** To somebody's fields, and there to the field of a kind: only one's own are drawn as such. */
const toField = (piece: Piece, from: string, { seat, tile }: Facts): Flight[] => [
  { piece, from, to: `fields:${seat}`, spots: [`field:${tile}`] },
]
/** The same of buildings: one's own, and others'. */
const toTown = (piece: Piece, from: string, { seat, building }: Facts): Flight[] => [
  { piece, from, to: `town:${seat}`, spots: [`city:${building}`, `owned:${building}`] },
]

const amount = (kind: 'coin' | 'vp', count: number, from: string, to: string): Flight[] =>
  count > 0 ? [{ piece: { kind, count }, from, to }] : []

const barrel = (good: string | number): Piece => ({ kind: 'barrel', id: String(good) })
const tile = (id: string | number): Piece => ({ kind: 'tile', id: String(id) })
const WORKER: Piece = { kind: 'worker' }
const NOBLE: Piece = { kind: 'worker', id: 'noble' }
const pieceIn = (event: Facts): Piece => (event.piece === 'noble' ? NOBLE : WORKER)

/** The places of a supply of tiles: where there are piles, each has its number. */
const at = (place: string, pile: string | number): string => (pile ? `${place}:${pile}` : place)
const openAt = ({ tile, pile }: Facts): string => (tile === 'quarry' ? 'quarry' : at(`open:${tile}`, pile))

const workerFrom = (from: string | number): string => (from === 'ship' ? 'worker-ship' : 'worker-supply')

/** What travels when something happens; what only a rule sees, such as a passed turn, moves nothing. */
export function flights(event: Facts, before: unknown): readonly Flight[] {
  const { seat, good } = event
  const count = Number(event.count)
  const coins = Number(event.coins)
  const goods = `goods:${seat}:${good}`
  const view = before as View
  switch (event.kind) {
    case 'role-chosen': {
      const role: Flight = {
        piece: { kind: 'role', id: String(event.role) },
        from: `role:${event.role}`,
        to: `seat:${seat}`,
      }
      return [role, ...amount('coin', coins, `role:${event.role}`, `coins:${seat}`)]
    }
    case 'tile-taken':
      return toField(tile(event.tile), openAt(event), event)
    case 'tile-drawn':
      return toField(tile(event.tile), at('stack', event.pile), event)
    case 'tile-revealed':
      return many(tile(event.tile), 1, at('stack', event.pile), openAt(event))
    case 'tile-worker':
      return toField(WORKER, workerFrom(event.from), event)
    case 'building-worker':
      return toTown(WORKER, workerFrom(event.from), event)
    case 'privilege-worker':
      return many(WORKER, 1, 'worker-supply', `workers:${seat}`)
    case 'workers-arrived':
      return many(WORKER, count, 'worker-ship', `workers:${seat}`)
    case 'worker-on-tile':
      return toField(WORKER, `workers:${seat}`, event)
    case 'worker-in-building':
      return toTown(WORKER, `workers:${seat}`, event)
    case 'ship-refilled':
      return many(WORKER, count, 'worker-supply', 'worker-ship')
    case 'built':
      return [
        ...toTown({ kind: 'building', id: String(event.building) }, `market:${event.building}`, event),
        ...amount('coin', Number(event.price), `coins:${seat}`, `market:${event.building}`),
      ]
    case 'produced':
      return many(barrel(good), count, `supply:${good}`, goods)
    case 'extra-barrel':
      return many(barrel(good), 1, `supply:${good}`, goods)
    case 'factory-paid':
      return amount('coin', coins, `town:${seat}`, `coins:${seat}`)
    case 'sold':
      return [...many(barrel(good), 1, goods, 'house'), ...amount('coin', coins, 'house', `coins:${seat}`)]
    case 'house-emptied':
      return view.tradingHouse.flatMap((kind) => many(barrel(kind), 1, 'house', `supply:${kind}`))
    case 'loaded':
      return many(barrel(good), count, goods, Number(event.ship) > SMALL_SHIP ? `ship:${event.ship}` : `town:${seat}`)
    case 'points':
      return amount('vp', Number(event.points), 'vp-supply', `vp:${seat}`)
    case 'spoiled':
      return many(barrel(good), count, goods, `supply:${good}`)
    case 'ship-sailed': {
      // The ship itself goes, with all that is aboard, and comes back empty: its barrels are in the supply again.
      const ship = `ship:${event.ship}`
      return [
        { piece: { kind: 'ship', id: `${event.ship}:${good}` }, from: ship, by: ['offing'], to: ship, same: ship },
      ]
    }
    case 'prospected':
      // Where there are two, the second is chosen when the first is gone.
      return amount(
        'coin',
        coins,
        takerOf(view, 'prospector') === undefined ? 'role:prospector' : 'role:prospector2',
        `coins:${seat}`,
      )
    default:
      return more(event)
  }
}

/** What travels in expansions. */
function more(event: Facts): readonly Flight[] {
  const { seat, good } = event
  const count = Number(event.count)
  const coins = Number(event.coins)
  const goods = `goods:${seat}:${good}`
  switch (event.kind) {
    case 'forest-taken':
      return many(tile('forest'), 1, at('stack', event.pile), `fields:${seat}`)
    case 'land-bought':
      return amount('coin', coins, `coins:${seat}`, 'stack')
    case 'tile-given-up':
      return many(tile(event.tile), 1, `fields:${seat}`, 'stack')
    case 'forest-worker':
      return many(WORKER, 1, workerFrom(event.from), `workers:${seat}`)
    case 'aqueduct-barrel':
      return many(barrel(good), 1, `supply:${good}`, goods)
    case 'sold-to-post':
      return [...many(barrel(good), 1, goods, 'post'), ...amount('coin', coins, `town:${seat}`, `coins:${seat}`)]
    case 'good-returned':
      return many(barrel(good), 1, goods, `supply:${good}`)
    case 'piece-returned':
      return many(WORKER, 1, `workers:${seat}`, 'worker-supply')
    case 'point-returned':
      return amount('vp', 1, `vp:${seat}`, 'vp-supply')
    case 'guest-to-tile':
      return toField(pieceIn(event), `town:${seat}`, event)
    case 'noble-arrived':
      return many(NOBLE, 1, 'worker-ship', `workers:${seat}`)
    case 'noble-on-tile':
      return toField(NOBLE, `workers:${seat}`, event)
    case 'noble-in-building':
      return toTown(NOBLE, `workers:${seat}`, event)
    case 'tile-noble':
      return toField(NOBLE, 'worker-ship', event)
    case 'building-noble':
      return toTown(NOBLE, 'worker-ship', event)
    case 'forest-noble':
      return many(NOBLE, 1, 'worker-ship', `workers:${seat}`)
    case 'villa-gave':
      return many(pieceIn(event), 1, 'worker-supply', `workers:${seat}`)
    case 'noble-boarded':
      return many(NOBLE, 1, 'worker-supply', 'worker-ship')
    case 'ship-raided':
      return many(barrel(good), count, `ship:${event.ship}`, goods)
    case 'workers-poached':
      return many(WORKER, count, 'worker-ship', `workers:${seat}`)
    case 'role-kidnapped': {
      const from = `role:${event.role}`
      return [
        { piece: { kind: 'role', id: String(event.role) }, from, to: `seat:${seat}` },
        ...amount('coin', coins, from, `coins:${seat}`),
      ]
    }
    case 'ransom-paid':
      return amount('coin', coins, `role:${event.role}`, `coins:${seat}`)
    case 'festival-coins':
      return amount('coin', coins, 'festival', `coins:${seat}`)
    case 'festival-workers':
      return many(WORKER, count, 'worker-supply', `workers:${seat}`)
    default:
      return []
  }
}

/** Steps of something that is told as a whole, and the bank's own business. */
export const QUIET: ReadonlySet<string> = new Set([
  'cannot-act',
  'coin-on-role',
  'tile-revealed',
  'tile-discarded',
  'workers-lifted',
  'worker-on-tile',
  'worker-in-building',
  'noble-on-tile',
  'noble-in-building',
  // The market, the festival and what was just answered show it.
  'market-drawn',
  'goal-set',
  'automa-marker',
])

export const CHAPTERS: ReadonlySet<string> = new Set(['round-began', 'role-chosen'])
