import type { GameRecord } from '@quayside/kernel'
import type { NoticeWishes, TableSetting } from '@quayside/table'
import type { ReportedLine } from '../company/reports.ts'
import type { RestrictionKind, Totals } from '../store/operator.ts'
import type { Prunable } from './requests.ts'

export interface Status {
  readonly version: string
  /** Null when no server is running. */
  readonly running: {
    readonly pid: number
    readonly since: number
    readonly url: string
    /** Where people open it, if that was said. */
    readonly address: string | null
    /** By which this run of the server is told from others. */
    readonly instance: string
    /** Whether it sends mail. */
    readonly mail: boolean
    readonly host: string
    readonly proxy: string
    /** Requests that came by a proxy which the settings do not name. */
    readonly untrustedForwards: number
    readonly web: string
    readonly sockets: number
    readonly tablesInMemory: number
    readonly thinking: number
  } | null
  readonly totals: Totals
  readonly storeBytes: number
  /** Whether the store is a PostgreSQL, which others back up. */
  readonly postgres: boolean
  readonly freeBytes: number
  readonly restrictions: number
  /** When the last backup was made, if one ever was. */
  readonly backup: number | null
  /** Why the server is not well; empty if it is. */
  readonly problems: readonly string[]
  /** What was noticed at the start. */
  readonly notices: readonly string[]
}

export interface PersonReply {
  readonly id: string
  readonly name: string
  /** Whether the name is theirs for good. */
  readonly member: boolean
  readonly created: number
  readonly seen: number
  readonly tables: number
  readonly here: boolean
  readonly restricted: readonly RestrictionKind[]
}

export interface TableReply {
  readonly id: string
  readonly game: string | null
  readonly phase: string
  readonly names: readonly string[]
  readonly open: number
  readonly listed: boolean
  readonly inMemory: boolean
  readonly created: number
  readonly changed: number
  readonly finished: number | null
}

/** One table in full; nothing of what is secret in its game. */
export interface TableDetail extends TableReply {
  readonly setting: TableSetting | null
  readonly rules: string
  readonly host: { readonly id: string; readonly name: string }
  readonly answers: number
  readonly chat: number
  readonly due: number | null
  readonly rematch: string | null
}

export interface RestrictionReply {
  readonly guest: { readonly id: string; readonly name: string }
  readonly kind: RestrictionKind
  readonly until: number | null
  readonly reason: string
  readonly created: number
}

export interface ReportReply {
  readonly id: string
  readonly by: { readonly id: string; readonly name: string }
  readonly about: { readonly id: string; readonly name: string }
  readonly table: string
  readonly why: string
  readonly created: number
  /** Null until somebody has dealt with it. */
  readonly closed: number | null
}

/** One report in full: what was written, and what was said at the table. */
export interface ReportDetail extends ReportReply {
  readonly text: string
  readonly lines: readonly ReportedLine[]
}

/** How many of each went, or would go. */
export interface Pruned {
  readonly really: boolean
  readonly counts: { readonly [K in Prunable]?: number }
}

/** What deleting somebody did, or would do. */
export interface Deleted {
  readonly really: boolean
  readonly guest: { readonly id: string; readonly name: string }
  /** Gathering tables that they had set go with them. */
  readonly tablesDeleted: number
  /** Seats in running games where a bot goes on. */
  readonly handedOver: number
  readonly chat: number
}

/** Everything that is kept about one guest and that this guest may know. */
export interface Exported {
  readonly exported: string
  readonly guest: {
    readonly id: string
    readonly name: string
    readonly created: string
    readonly seen: string
    readonly member: boolean
    readonly recoveryCode: boolean
    readonly mail: string | null
  }
  readonly restrictions: readonly { kind: RestrictionKind; until: string | null; reason: string }[]
  readonly passkeys: readonly { label: string; created: string; used: string | null }[]
  readonly sessions: readonly { label: string; created: string; seen: string }[]
  /** Devices that show notices: by whose service, and since when. */
  readonly devices: readonly { service: string; created: string }[]
  readonly notices: NoticeWishes
  readonly daysOff: readonly string[]
  readonly tables: readonly ExportedTable[]
  readonly studies: readonly { title: string; shared: string; study: unknown }[]
  readonly localTables: readonly { names: readonly string[]; brought: string; record: GameRecord }[]
  readonly chat: readonly { table: string; at: string; name: string; text: string }[]
}

export interface ExportedTable {
  readonly table: string
  readonly setting: TableSetting | null
  readonly phase: string
  readonly host: boolean
  readonly seat: number | null
  readonly names: readonly string[]
  readonly created: string
  readonly changed: string
  readonly finished: string | null
  /** Of a running game: one's own answers. */
  readonly answers: readonly { at: string; text: string }[]
  /** Of a finished one: the whole record. */
  readonly record: GameRecord | null
}

export interface OperatorReplies {
  status: Status
  people: PersonReply[]
  tables: TableReply[]
  table: TableDetail
  restrictions: RestrictionReply[]
  reports: ReportReply[]
  report: ReportDetail
  mute: RestrictionReply
  ban: RestrictionReply
  unmute: { readonly guest: { readonly id: string; readonly name: string }; readonly lifted: boolean }
  unban: { readonly guest: { readonly id: string; readonly name: string }; readonly lifted: boolean }
  prune: Pruned
  export: Exported
  delete: Deleted
}
