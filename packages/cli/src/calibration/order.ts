import type { Count, Options } from '@quayside/kernel'

/** Games that are measured together: one table, one bot in all its seats, one pack of data. */
export interface Series {
  readonly table: string
  readonly options: Options
  readonly field: Field
  /** The data to play with; not given for those that come with the game. */
  readonly pack?: unknown
  /** Of these data under these options: what tells one series from another. */
  readonly data: string
}

/** A bot, how many games it plays at each table, and what its simulations are multiplied by. */
export interface Field {
  readonly bot: string
  readonly games: number
  readonly budget: number
}

/** One game to play; the same number is the same deal with any data. */
export interface Job {
  readonly series: Series
  readonly game: number
  readonly seed: string
}

/** What a game has shown. */
export type Counts = readonly Count[]

/** The name of a series in reports and files. */
export const fieldName = ({ bot, budget }: Field): string => (budget === 1 ? bot : `${bot}@${budget}`)
