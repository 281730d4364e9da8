import type { Facts } from '@quayside/kernel'
import type { Flight } from '../board.ts'
import { takerOf, type View } from './things.ts'

type Piece = Flight['piece']

/** More pieces than this travel as one, with their number. */
const MOST = 6

const many = (piece: Piece, count: number, from: string, to: string): Flight[] =>
  count > MOST ? [{ piece: { ...piece, count }, from, to }] : Array.from({ length: count }, () => ({ piece, from, to }))

const amount = (kind: 'coin' | 'vp', count: number, from: string, to: string): Flight[] =>
  count > 0 ? [{ piece: { kind, count }, from, to }] : []

const barrel = (good: string | number): Piece => ({ kind: 'barrel', id: String(good) })
const tile = (id: string | number): Piece => ({ kind: 'tile', id: String(id) })
const WORKER: Piece = { kind: 'worker' }

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
      return many(tile(event.tile), 1, openAt(event), `fields:${seat}`)
    case 'tile-drawn':
      return many(tile(event.tile), 1, at('stack', event.pile), `fields:${seat}`)
    case 'tile-revealed':
      return many(tile(event.tile), 1, at('stack', event.pile), openAt(event))
    case 'tile-worker':
      return many(WORKER, 1, workerFrom(event.from), `fields:${seat}`)
    case 'building-worker':
      return many(WORKER, 1, workerFrom(event.from), `town:${seat}`)
    case 'privilege-worker':
      return many(WORKER, 1, 'worker-supply', `workers:${seat}`)
    case 'workers-arrived':
      return many(WORKER, count, 'worker-ship', `workers:${seat}`)
    case 'worker-on-tile':
      return many(WORKER, 1, `workers:${seat}`, `fields:${seat}`)
    case 'worker-in-building':
      return many(WORKER, 1, `workers:${seat}`, `town:${seat}`)
    case 'ship-refilled':
      return many(WORKER, count, 'worker-supply', 'worker-ship')
    case 'built':
      return [
        {
          piece: { kind: 'building', id: String(event.building) },
          from: `market:${event.building}`,
          to: `town:${seat}`,
        },
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
      return many(barrel(good), count, goods, event.ship ? `ship:${event.ship}` : `town:${seat}`)
    case 'points':
      return amount('vp', Number(event.points), 'vp-supply', `vp:${seat}`)
    case 'spoiled':
      return many(barrel(good), count, goods, `supply:${good}`)
    case 'ship-sailed': {
      const ship = view.ships.find(({ capacity }) => capacity === event.ship)
      return ship?.good ? many(barrel(ship.good), ship.count, `ship:${event.ship}`, `supply:${ship.good}`) : []
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
])

export const CHAPTERS: ReadonlySet<string> = new Set(['round-began', 'role-chosen'])
