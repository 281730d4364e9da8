import { packAnswer } from '@quayside/kernel'

export { argOf, opOf, secondArgOf } from '@quayside/kernel'

/** An operation and two small numbers. */
export const answer = packAnswer

export const OP = {
  /** Set-up: the first landscape. */
  START: 0,
  /** Income: an island and its site. */
  ISLAND: 1,
  /** A double tile: an edge and what its two halves give, see `yields` in `place-double.ts`. */
  PLACE: 2,
  /** The action of an island, a boat, a diary, a crate space or a large building card. */
  USE_ISLAND: 3,
  USE_BOAT: 4,
  USE_DIARY: 5,
  USE_CRATE: 6,
  USE_CARD: 7,
  /** A worker to an area, by the shape of its space. */
  WORK: 8,
  DRAW: 9,
  CARTOGRAPHER: 10,
  /** A coin or resource. */
  TAKE: 11,
  /** A boat to a dock. */
  BOAT: 12,
  ERECT: 13,
  /** A ruin and the statue space its marker goes to. */
  RUIN: 14,
  /** A statue: which cost, and from which statue space. */
  STATUE: 15,
  LOAD: 16,
  COOPER: 17,
  DONE: 18,
  SKIP: 19,
  LOSE: 20,
  /** A building, statue or lid to a space. */
  PUT: 21,
  /** A building card: deck and card. */
  KEEP: 22,
  /** One off the cost of an item. */
  LESS: 23,
  /** One item out of storage, or the cube on a space. */
  PAY: 24,
  PAY_LAND: 25,
  REFUSE: 26,
  /** An anchor under a ship, and helm points to a ship. */
  ANCHOR: 27,
  SAIL: 28,
  /** Into storage: the cube on a space, or an item of the market. */
  STOCK_LAND: 29,
  STOCK: 30,
  EXCHANGE: 31,
  GIVE: 32,
  GIVE_LAND: 33,
  /** Cartographer: a single tile on a space. */
  EXPLORE: 34,
  CULTIVATE: 35,
  CONTRACT: 36,
  /** A royal order and the kind of worker for it. */
  ORDER: 37,
  FEED: 38,
  FEED_MORE: 39,
  /** Clean-up: a large building card, or the lid of a crate space. */
  REACTIVATE_CARD: 40,
  REACTIVATE_LID: 41,
  FINISH: 42,
  SCRAP: 43,
  /** A building or statue from a space to another. */
  MOVE: 44,
} as const

export const DRAW = answer(OP.DRAW)
export const CARTOGRAPHER = answer(OP.CARTOGRAPHER)
export const COOPER = answer(OP.COOPER)
export const DONE = answer(OP.DONE)
export const SKIP = answer(OP.SKIP)
export const LOSE = answer(OP.LOSE)
export const REFUSE = answer(OP.REFUSE)
export const FEED = answer(OP.FEED)
export const FEED_MORE = answer(OP.FEED_MORE)
export const FINISH = answer(OP.FINISH)
