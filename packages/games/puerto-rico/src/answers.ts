import { packAnswer } from '@quayside/kernel'
import { GOODS } from './ids.ts'

export { argOf, opOf, secondArgOf } from '@quayside/kernel'

/** An operation and two small numbers. */
export const answer = packAnswer

/** The operations: of the base game up to `PASS`, then those that expansions bring. */
export const OP = {
  /** A role. */
  ROLE: 0,
  /** Settler: a tile and, where the supply lies in piles, the pile's number. */
  TAKE: 1,
  /** Settler: a face-down tile, from a pile's number where there are several. */
  DRAW: 2,
  SKIP_DRAW: 3,
  WORKER: 4,
  NO_WORKER: 5,
  /** Mayor: a worker on a tile of a kind. */
  PLACE_ON_TILE: 6,
  /** Mayor: a worker in a building. */
  PLACE_IN_BUILDING: 7,
  BUILD: 8,
  /** Craftsman: one more barrel. */
  EXTRA: 9,
  SELL: 10,
  /** Captain: a good and the capacity of a ship, 0 for the own ship of a wharf. */
  LOAD: 11,
  /** Storing: a kind kept whole. */
  KEEP: 12,
  KEEP_ONE: 13,
  DONE: 14,
  PASS: 15,

  /** Nobles: like the two answers for workers. */
  PLACE_NOBLE_ON_TILE: 16,
  PLACE_NOBLE_IN_BUILDING: 17,
  /** Nobles: which of the two kinds a seat takes, where it may choose. */
  TAKE_WORKER: 18,
  TAKE_NOBLE: 19,
  /** A plantation face down: one that was just looked at, or an unseen one. */
  FOREST: 20,
  /** What was just looked at stays a plantation. */
  KEEP_TILE: 21,
  /** A tile leaves the island. */
  DISCARD: 22,
  /** Trading post: a good. */
  SELL_POST: 23,
  /** Small wharf: a good and how many barrels of it. */
  LOAD_SMALL: 24,
  /** Black market and royal supplier: a good, or one of `RETURN_WORKER` … */
  RETURN: 25,
  /** Black market: where the worker that goes back stands. */
  LIFT_FROM_TILE: 26,
  LIFT_FROM_BUILDING: 27,
  LIFT_SPARE: 28,
  /** Guesthouse: a guest (worker or noble, `PIECES`) goes to a tile or a building. */
  GUEST_TO_TILE: 29,
  GUEST_TO_BUILDING: 30,
  STAY: 31,
  STAY_ROUND: 32,
  /** A building comes to the market. */
  OFFER: 33,
  /** Buccaneer: the capacity of a ship and how many barrels are kept. */
  RAID: 34,
  PLUNDER: 35,
  POACH: 36,
  /** A role. */
  KIDNAP: 37,
  /** An achievement card: kept in hand, or shown as done. */
  HOLD: 38,
  ANNOUNCE: 39,
  /** Small wharf: a whole load in one answer (see `expansions/new-buildings/whole-load.ts`); takes the 16 numbers from here on. */
  LOAD_WHOLE: 64,
} as const

/** More than any operation's number. */
export const OPERATIONS = 128

/** What `RETURN` can name. */
export const RETURNS = [...GOODS, 'worker', 'noble', 'vp'] as const
export const [RETURN_WORKER, RETURN_NOBLE, RETURN_POINT] = [5, 6, 7]

export const PASS = answer(OP.PASS)
export const DONE = answer(OP.DONE)
export const WORKER = answer(OP.WORKER)
export const NO_WORKER = answer(OP.NO_WORKER)
export const SKIP_DRAW = answer(OP.SKIP_DRAW)

export const TAKE_WORKER = answer(OP.TAKE_WORKER)
export const TAKE_NOBLE = answer(OP.TAKE_NOBLE)
export const FOREST_ANSWER = answer(OP.FOREST)
export const KEEP_TILE = answer(OP.KEEP_TILE)
export const STAY = answer(OP.STAY)
export const STAY_ROUND = answer(OP.STAY_ROUND)

/** The own ship of a wharf in a `load` answer, and that of a small wharf in what is told of loads. No cargo ship is that small. */
export const OWN_SHIP = 0
export const SMALL_SHIP = 1
