import { packAnswer } from '@quayside/kernel'

export { argOf, opOf, secondArgOf } from '@quayside/kernel'

/** An operation and two small numbers. */
export const answer = packAnswer

/** Operations of the base game. Expansions number theirs from `FIRST_EXPANSION_OP`. */
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
} as const

export const FIRST_EXPANSION_OP = 32

export const PASS = answer(OP.PASS)
export const DONE = answer(OP.DONE)
export const WORKER = answer(OP.WORKER)
export const NO_WORKER = answer(OP.NO_WORKER)
export const SKIP_DRAW = answer(OP.SKIP_DRAW)

/** The own ship of a wharf in a `load` answer. */
export const OWN_SHIP = 0
