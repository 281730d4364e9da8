import type { Match } from './match.ts'
import type { Options } from './options.ts'

/**
 * What a game wants of data that nobody knows for certain: what is looked at in finished games, how it should come out, and which numbers may
 * move towards that. `P` is the game's data pack. The command that calibrates plays, measures and proposes; it knows no game.
 */
export interface Calibration<P = unknown> {
  /** The tables that are looked at, each by itself: what is right at one must not hide what is wrong at another. */
  readonly tables: readonly CalibratedTable[]
  /** What a finished game shows. */
  count(match: Match): readonly Count[]
  readonly targets: readonly Target[]
  readonly dials: readonly Dial<P>[]
}

export interface CalibratedTable {
  /** What reports call it: letters, digits and hyphens. */
  readonly name: string
  readonly options: Options
}

/**
 * So much of so much. A figure is what all games' parts come to, divided by what they are parts of: for a mean score, points of so many
 * seats; for a share of seats, those of them that did something.
 */
export interface Count {
  readonly figure: string
  readonly part: number
  readonly of: number
}

/** Where a figure should come out, at every table and with every grade that is played. */
export interface Target {
  readonly figure: string
  readonly from?: number
  readonly to?: number
  /** How far outside is as bad as that far outside of any other target. */
  readonly slack: number
  /** Where the figure comes from, for reports: who says that it should be so. */
  readonly note?: string
}

/** A number, or several that go together, that nobody has printed for us, and the values that everything printed leaves it. */
export interface Dial<P = unknown> {
  /** What reports and the command line call it. */
  readonly id: string
  /** Ascending; a search goes from one to the next. */
  readonly values: readonly number[]
  /** What bounds them, for reports. */
  readonly note: string
  read(pack: P): number
  /** The pack with another value; it stays as it was. */
  turn(pack: P, value: number): P
}
