import { packAnswer } from '@quayside/kernel'

export { argOf, opOf, secondArgOf } from '@quayside/kernel'

/** An operation and two small numbers. */
export const answer = packAnswer

export const OP = {
  /** Set-up: a starting tile. */
  KEEP: 0,
  /** Set-up: a card and a resting pile. */
  REST: 1,
  /** Planning: a card and a slot. */
  LAY: 2,
  SEAL: 3,
  /** Action: the card in a slot, goods or bookkeeper or merchant. */
  USE: 4,
  /** Action: a bonus tile. */
  USE_TILE: 5,
  /** The "+1" tile to the goods card in a slot. */
  ATTACH: 6,
  /** Goods: one more card, by its slot. */
  ADD: 7,
  /** A card of the display: column and row. */
  BUY: 8,
  /** Goods: one unit, one step on a company's track. */
  ADVANCE: 9,
  DONE: 10,
  /** Action: expand a company. */
  EXPAND: 11,
  /** Expansion: a region, and the column of the base its post comes from. */
  ENTER: 12,
  /** Expansion: the reward of a region next. */
  REWARD: 13,
  /** Expansion: all bookkeeping points next. */
  REWARD_POINTS: 14,
  /** Expansion: the column an ousted post goes back to. */
  RETURN: 15,
  /** Pay a capital call. */
  PAY: 16,
  /** Stop before a capital call, or with the inkwell where it stands. */
  STOP: 17,
  /** Bookkeeper: turn a book over. */
  FLIP: 18,
  /** Bookkeeper: the inkwell one book on. */
  STEP: 19,
  /** A book of the display: row and column. */
  BOOK: 20,
  /** All points that are left as pounds. */
  POUNDS: 21,
  /** A post out of the game: company and column. */
  REMOVE: 22,
  /** A book to a step of the own track. */
  PLACE: 23,
  /** Action: a bonus marker on a space. */
  MARK: 24,
  /** A majority's tier by its place in the list. */
  TIER: 25,
  DISCARD: 26,
  /** One of several rewards. */
  OPTION: 27,
  /** The next part of a reward. */
  TAKE: 28,
  /** The next company's track to move on. */
  TRACK: 29,
  /** Action: end the own phase. */
  END: 30,
  /** A resting pile to take up. */
  PILE: 31,
} as const

export const SEAL = answer(OP.SEAL)
export const DONE = answer(OP.DONE)
export const REWARD_POINTS = answer(OP.REWARD_POINTS)
export const PAY = answer(OP.PAY)
export const STOP = answer(OP.STOP)
export const STEP = answer(OP.STEP)
export const POUNDS_ANSWER = answer(OP.POUNDS)
export const END = answer(OP.END)
