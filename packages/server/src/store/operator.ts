import type { PersonRow } from './people.ts'
import type { AnswerRow, ChatRow, TableRow } from './store.ts'

/** What whoever runs the server asks of the store: to look, to moderate, to tidy up. */
export interface OperatorStore {
  /** Writes something; fails if the store could not keep an answer either. */
  pulse(now: number): Promise<void>
  /** Bytes on the disk. */
  size(): Promise<number>
  totals(since: number): Promise<Totals>
  /** How many tables there are in each phase. */
  phases(): Promise<{ readonly [phase: string]: number }>
  /** How many games are played: only these are counted, so it takes no longer for all that are over. */
  playing(): Promise<number>
  /** How many guests were seen since. */
  seen(since: number): Promise<number>

  /** People whose name or id begins or goes on like this, those last seen first; all of them for an empty text. */
  people(like: string, limit: number): Promise<KnownPerson[]>
  tables(which: TableFilter, limit: number): Promise<TableRow[]>
  /** How many answers and chat lines a table has. */
  lengths(table: string): Promise<{ readonly answers: number; readonly chat: number }>
  /** Every table that somebody set, sat at or was let in to. */
  tablesWith(guest: string): Promise<TableRow[]>
  chatBy(guest: string): Promise<ChatRow[]>
  answersOf(table: string, seat: number): Promise<AnswerRow[]>

  restrictions(): Promise<RestrictionRow[]>
  restrict(row: RestrictionRow): Promise<void>
  /** False if there was none. */
  lift(guest: string, kind: RestrictionKind): Promise<boolean>

  /** Tables that nobody touched since, by their phase. */
  untouched(phases: readonly string[], before: number): Promise<string[]>
  /** Lines of chat said before; with `count` they are only counted. */
  deleteChat(before: number, count: boolean): Promise<number>
  /** People not seen since who set no table, sit at none and have said nothing that is kept; but for those who are here now. */
  deleteGuests(before: number, here: readonly string[], count: boolean): Promise<number>
  /** Somebody goes: the row keeps nothing about them but the id that their games name. Returns how many lines of chat went. */
  forget(guest: string, name: string, now: number): Promise<number>
  /** Puts this in the place of what a table was saved as, unless it changed meanwhile. */
  resave(table: string, from: string, to: string): Promise<boolean>
}

export interface Totals {
  readonly guests: number
  /** People seen since the given time. */
  readonly seen: number
  readonly tables: { readonly [phase: string]: number }
  readonly answers: number
  readonly chat: number
}

export interface KnownPerson extends PersonRow {
  /** Tables they set or sit at. */
  readonly tables: number
}

export interface TableFilter {
  readonly phases?: readonly string[]
  readonly guest?: string
  /** How the id begins. */
  readonly like?: string
}

export type RestrictionKind = 'mute' | 'ban'

export interface RestrictionRow {
  readonly person_id: string
  readonly kind: RestrictionKind
  /** Null for one that lasts until it is lifted. */
  readonly until: number | null
  readonly reason: string
  readonly created: number
}
