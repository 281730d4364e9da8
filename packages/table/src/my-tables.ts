import type { Options } from '@quayside/kernel'
import type { Glance } from './glance.ts'
import type { TableCard } from './wire.ts'

/** What is going on, what has not begun, and what is over or was broken off. */
export const MY_PHASES = ['playing', 'waiting', 'finished'] as const
export type MyPhase = (typeof MY_PHASES)[number]

/** How a finished game went for the reader. */
export const OUTCOMES = ['won', 'lost', 'stopped'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** A table of one's own with all that a list can tell of it. */
export interface MyTable extends TableCard {
  /** When those who are asked were asked. */
  readonly since: number
  /** The reader's own seat; -1 if they set the table and sit elsewhere. */
  readonly seat: number
  /** Null before the game begins, and where it could not be made yet. */
  readonly glance: Glance | null
  /** Of a finished table. */
  readonly finished?: number
  /** Of a game that came to its end: 1 is best. */
  readonly place?: number
  readonly points?: number
}

/** `GET /api/me/tables` */
export interface MyTables {
  readonly tables: readonly MyTable[]
  readonly counts: { readonly [K in MyPhase]: number }
  /** Names the page that comes next; null if this was the last. */
  readonly next: string | null
}

/** A finished game of one's own, for statistics: who sat where, how it ended for the reader, and how long they thought. */
export interface MyGame {
  readonly table: string
  readonly game: string
  readonly options: Options
  readonly chairs: readonly PastChair[]
  /** The reader's own. */
  readonly seat: number
  readonly place: number
  readonly points: number
  readonly finished: number
  /** What they answered and in how many milliseconds; absent where it is not known, or where they had days for it. */
  readonly pace?: Pace
}

/** Who sat there: a person's name as it was then, or which bot it was. */
export type PastChair =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'automa' }

export interface Pace {
  readonly decisions: number
  readonly milliseconds: number
}

/** `GET /api/me/statistics`: the last first. */
export interface MyGames {
  readonly games: readonly MyGame[]
  /** Names the page that comes next; null if this was the last. */
  readonly next: string | null
}

/** A table that waits for an answer of the reader's. */
export interface WantedTable {
  readonly table: string
  readonly game: string
  readonly options: Options
  /** When they were asked. */
  readonly since: number
  /** When their time is up. */
  readonly deadline?: number
  /** The game asks nothing, but somebody would play once more, or the others have to decide something. */
  readonly consent?: true
}
