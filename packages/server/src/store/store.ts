import type { CompanyStore } from './company.ts'
import type { DaysStore } from './days.ts'
import type { Committed, Hold, HoldStore } from './holds.ts'
import type { KeyStore } from './keys.ts'
import type { LocalStore } from './locals.ts'
import type { EndRow, GlanceRow, MyTablesStore, ReadRow } from './my-tables.ts'
import type { AnsweredRow, NoticeRow, NoticeStore } from './notices.ts'
import type { OperatorStore } from './operator.ts'
import type { PeopleStore } from './people.ts'
import type { StudyStore } from './studies.ts'

/** What the server keeps. Structured values are JSON texts, so that any database can hold them; times are milliseconds. */
export interface Store extends HoldStore {
  /** Fails if the store does not answer. */
  ping(): Promise<void>
  close(): Promise<void>

  /** What decides whether a person may come in; the same work whether or not there is such a table. */
  admission(table: string, person: string): Promise<Admission | null>
  table(id: string, chatLines: number): Promise<StoredTable | null>
  /** Tables that a person set or sits at, the last changed first. */
  tablesOf(person: string, limit: number): Promise<TableRow[]>
  /** Listed tables to join, then listed ones to watch. */
  listedTables(limit: number): Promise<TableRow[]>
  /** Tables in the order of their ids, those after a given one: for whoever goes through all of them. */
  tablesAfter(id: string, limit: number): Promise<TableRow[]>
  /** Tables where something happens by itself, and when. */
  alarms(): Promise<Alarm[]>

  /** A finished table is told by other rules from now on; false if it was not, or not under those it is said to be. */
  moveUp(table: string, from: string, to: string): Promise<boolean>

  /** Tables with all that belongs to them. */
  deleteTables(ids: readonly string[]): Promise<void>

  /**
   * What is written of each table is kept as a whole or not at all, and what becomes of one changes nothing for the others; when this has
   * returned, it is kept. Fails if nothing of it was written, and by `UnsureError` if nobody can say.
   */
  commit(batch: Batch): Promise<Committed>

  /** Who is known here. */
  readonly people: PeopleStore

  /** What people are to be told outside the page. */
  readonly notices: NoticeStore
  /** By what members are known. */
  readonly keys: KeyStore

  /** Games that members brought along. */
  readonly locals: LocalStore

  /** Who knows whom. */
  readonly company: CompanyStore
  /** What somebody's lists of their own tables are made of. */
  readonly mine: MyTablesStore

  /** When people play, and when they do not. */
  readonly days: DaysStore

  /** Studies that people share. */
  readonly studies: StudyStore

  /** What only whoever runs the server asks for. */
  readonly operator: OperatorStore
}

export interface TableRow {
  readonly id: string
  readonly invite: string
  readonly host: string
  /** 1 or 0. */
  readonly listed: number
  /** JSON of `{version, data}`: the rules this table began with. */
  readonly rules: string
  /** JSON of `SavedTable`. */
  readonly saved: string
  readonly phase: string
  /** How many chairs somebody may sit down at, and the mask of the seats that are asked. */
  readonly open: number
  readonly asked: number
  /** When something happens by itself; 0 if a bot is to answer though nobody is there, null if nothing will. */
  readonly due: number | null
  readonly rematch: string | null
  /** Who may watch: 1 for anybody, 0 for those who are let in, -1 for nobody but the players. */
  readonly watch: number
  /** JSON of `Manners`; null where they are as at every new table. */
  readonly manners: string | null
  readonly created: number
  readonly changed: number
  /** When those who are asked were asked. */
  readonly since: number
  readonly finished: number | null
}

export type Alarm = Pick<TableRow, 'id' | 'phase' | 'saved'> & { readonly due: number }

/** What most answers change of a table's row. */
export type StepRow = Pick<TableRow, 'id' | 'asked' | 'due' | 'changed' | 'since'>

/** A line of the record. `seq` counts from 0. */
export interface AnswerRow {
  readonly table_id: string
  readonly seq: number
  readonly seat: number
  readonly text: string
  readonly at: number
  /** Which gesture of its client it came by; null or nothing if that was not said. */
  readonly gesture?: string | null
}

export interface ChatRow {
  readonly table_id: string
  readonly n: number
  readonly person_id: string
  readonly name: string
  readonly seat: number | null
  readonly text: string
  readonly at: number
  /** The key of a ready phrase; `text` has it in English. */
  readonly phrase: string | null
  readonly gesture?: string | null
}

/** Somebody who was let in; `seated` is 1 or 0. */
export interface MemberRow {
  readonly table_id: string
  readonly person_id: string
  readonly seated: number
  /** Lines of the chat that they have read. */
  readonly read: number
  /** Once the game is over: what it was, when it ended, and how it went for them. */
  readonly game: string | null
  readonly finished: number | null
  readonly place: number | null
  readonly points: number | null
}

/** Somebody was let in, sat down or rose. */
export type ComingRow = Pick<MemberRow, 'table_id' | 'person_id' | 'seated'>

export interface Admission {
  readonly invite: string
  readonly host: string
  readonly listed: number
  readonly phase: string
  readonly watch: number
  readonly open: number
  /** Whether the person was let in before, and everybody who sits there. */
  readonly member: boolean
  readonly seated: readonly string[]
}

export interface StoredGesture {
  readonly seat: number
  readonly seq: number
  readonly gesture: string
}

export interface StoredTable {
  readonly row: TableRow
  /** Lines of the record, `"<seat> <answer>"`. */
  readonly lines: readonly string[]
  /** The last gestures that have an id, oldest first, by the line that each is written with. */
  readonly gestures: readonly StoredGesture[]
  /** The last lines of the chat, oldest first. */
  readonly chat: readonly ChatRow[]
  readonly members: readonly Pick<MemberRow, 'person_id' | 'read'>[]
  /** When the first answer was given. */
  readonly begun: number | null
}

/**
 * What is written together. Tables and members are put in the place of what was there; answers and chat are only ever added. Notices that are
 * there already stay as they are, and those of turns that were answered go first.
 */
export interface Batch {
  /** Who writes; the owner of tables that are new. */
  readonly node: string | null
  /** By what right. A table that is held has a row or a step in the batch; one that is not named here is written whoever holds it. */
  readonly holds: readonly Hold[]
  readonly tables: readonly TableRow[]
  /** Tables of which nothing else has changed. */
  readonly steps: readonly StepRow[]
  readonly answers: readonly AnswerRow[]
  readonly chat: readonly ChatRow[]
  readonly members: readonly ComingRow[]
  readonly answered: readonly AnsweredRow[]
  readonly notices: readonly NoticeRow[]
  /** Who has read how much of a chat, how games ended, and how they stand in short. */
  readonly reads: readonly ReadRow[]
  readonly ends: readonly EndRow[]
  readonly glances: readonly GlanceRow[]
}

/** Nothing to write. */
export const EMPTY_BATCH: Batch = {
  node: null,
  holds: [],
  tables: [],
  steps: [],
  answers: [],
  chat: [],
  members: [],
  answered: [],
  notices: [],
  reads: [],
  ends: [],
  glances: [],
}

/** The store cannot be used; the message is for whoever starts the server. */
export class StoreError extends Error {}
