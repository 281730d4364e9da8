import type { Options, Seat } from '@quayside/kernel'

/** A match: the same field of bots over many deals, each deal once with every rotation of the field over the seats. */
export interface Order {
  readonly game: string
  /** A data pack to play with instead of the game's own data. */
  readonly pack?: unknown
  readonly options: Options
  /** Who plays, one for each seat: a bot's id, or `cmd:` and a command line. */
  readonly field: readonly string[]
  /** What the simulations of the searching grades are multiplied by. */
  readonly budget: number
  readonly seed: string
  /** The longest a decision may take, in milliseconds; the house's own bots have all the time unless it is given. */
  readonly limit?: number
}

/** One game to play: a deal, and who sits where, as places in the field by seat. */
export interface Job {
  readonly deal: number
  readonly rotation: number
  readonly seats: readonly number[]
}

/** A game that was played. What stands by seat has the game's own opponents after the players. */
export interface Played {
  readonly seats: readonly number[]
  /** What each player's thinking took all together, and the longest of its decisions, in milliseconds. */
  readonly thought: readonly number[]
  readonly longest: readonly number[]
  /** How many decisions each player has made, and the processor's time that they took it; null where nobody knows. Old files have neither. */
  readonly decisions?: readonly number[]
  readonly processor?: readonly (number | null)[]
  /** By seat; nobody has points in a game that was forfeited. */
  readonly points?: readonly number[]
  /** 1 is best. */
  readonly ranks: readonly number[]
  readonly forfeit?: Forfeit
}

/** A bot that did not play by the rules has lost. */
export interface Forfeit {
  readonly seat: Seat
  /** Lines of the record when it happened. */
  readonly line: number
  readonly why: ForfeitReason
  /** The answer, the exit code or whatever else there is to say. */
  readonly detail: string
}

export const FORFEIT_REASONS = ['illegal', 'late', 'ended', 'unreadable', 'unasked', 'failed'] as const
export type ForfeitReason = (typeof FORFEIT_REASONS)[number]

/** How a bot tells that it cannot go on. */
export class Forfeited extends Error {
  readonly why: ForfeitReason

  constructor(why: ForfeitReason, detail: string) {
    super(detail)
    this.why = why
  }
}

/** All games of one deal, in the order of the rotations: what counts as one observation. */
export interface Deal {
  readonly deal: number
  readonly games: readonly Played[]
}
