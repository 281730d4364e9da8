import type { FinishedSearch } from '@quayside/table'
import type { TableRow } from './store.ts'

/** What somebody's lists of their own tables are made of. */
export interface MyTablesStore {
  /** Tables that somebody sits at or set and that are in one of these phases. */
  going(person: string, phases: readonly string[], limit: number): Promise<MyRow[]>
  /** Those that are over, the last first; `after` is the last one of the page before. */
  finished(person: string, search: FinishedWish, limit: number, after?: PageEnd): Promise<MyRow[]>
  /** Games that somebody played to the end and whose result is known, the last first. */
  played(person: string, limit: number, after?: PageEnd): Promise<PlayedRow[]>
  /** How long the seats of these tables took for their answers; who answered several at once decided once. */
  paces(tables: readonly string[]): Promise<PaceRow[]>
  /** How many there are by phase. */
  counts(person: string): Promise<{ readonly [phase: string]: number }>
  /** Everybody who has played with somebody to the end. */
  companions(person: string): Promise<Companion[]>
  /** Chat lines that somebody has not read, by table; those without any are left out. */
  unread(person: string, tables: readonly string[]): Promise<Map<string, number>>
  putGlances(rows: readonly GlanceRow[]): Promise<void>
  putEnds(rows: readonly EndRow[]): Promise<void>
}

/** A table with what is kept of it for one person. */
export interface MyRow extends TableRow {
  readonly place: number | null
  readonly points: number | null
  /** JSON of `KeptGlance`, and the lines of the record that it was made after; null if there is none. */
  readonly glance: string | null
  readonly glanced: number | null
  /** Lines of the record. */
  readonly lines: number
}

/** What statistics need of a game that is over. */
export interface PlayedRow {
  readonly id: string
  readonly saved: string
  readonly finished: number
  readonly place: number
  readonly points: number
}

export interface PaceRow {
  readonly table_id: string
  readonly seat: number
  readonly decisions: number
  readonly milliseconds: number
}

/** A search in which people are known, not named. */
export interface FinishedWish extends Omit<FinishedSearch, 'with'> {
  /** One of them played along. */
  readonly people?: readonly string[]
  /** It came to its end, but nobody knows how yet. */
  readonly unknown?: true
}

export interface PageEnd {
  readonly finished: number
  readonly table: string
}

export interface Companion {
  readonly id: string
  readonly name: string
}

export interface GlanceRow {
  readonly table_id: string
  readonly lines: number
  readonly glance: string
}

/** How a game ended for one who sat there or set the table. */
export interface EndRow {
  readonly table_id: string
  readonly person_id: string
  readonly game: string
  readonly finished: number
  readonly place: number | null
  readonly points: number | null
}

/** So many lines of a table's chat somebody has read. */
export interface ReadRow {
  readonly table_id: string
  readonly person_id: string
  readonly read: number
}
