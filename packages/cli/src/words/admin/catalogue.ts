import type {
  BackupReport,
  Check,
  Deleted,
  Diagnosis,
  Finding,
  Prunable,
  Severity,
  Status,
} from '@quayside/server/operator'

export type Column =
  | 'id'
  | 'name'
  | 'seen'
  | 'tables'
  | 'note'
  | 'game'
  | 'phase'
  | 'people'
  | 'changed'
  | 'kind'
  | 'until'
  | 'reason'

export type TableLine =
  | 'table'
  | 'game'
  | 'phase'
  | 'people'
  | 'host'
  | 'answers'
  | 'chat'
  | 'created'
  | 'changed'
  | 'finished'
  | 'rules'
  | 'listed'

/** What is said to whoever runs a server. Times and sizes come as texts. */
export interface AdminWords {
  readonly columns: Record<Column, string>
  readonly phases: { readonly [phase: string]: string }
  readonly restricted: Record<'mute' | 'ban', string>
  readonly member: string
  readonly here: string
  readonly nameless: string
  readonly unreadable: string
  readonly forEver: string
  readonly yes: string
  readonly no: string
  readonly nobody: string
  readonly noTables: string
  readonly noRestrictions: string
  /** Chairs that nobody has taken. */
  open(chairs: number): string
  badTime(option: string): string
  noSuch(verb: string): string

  readonly status: {
    running(pid: number, version: string, url: string, since: string): string
    stopped(version: string): string
    people(guests: number, today: number): string
    tables(counts: Status['totals']['tables']): string
    busy(tables: number, sockets: number, thinking: number): string
    store(answers: number, chat: number, size: string, free: string): string
    backup(at: string | null): string
    /** The store is a PostgreSQL. */
    readonly backupElsewhere: string
    restrictions(count: number): string
    problem(text: string): string
  }
  readonly lines: Record<TableLine, string>
  readonly reports: {
    readonly none: string
    readonly about: string
    readonly by: string
    readonly created: string
    readonly closed: string
    readonly text: string
    /** Nobody had said anything at the table. */
    readonly silent: string
    readonly why: { readonly [reason: string]: string }
  }

  readonly copy: {
    progress(table: string, rows: number, doing: 'copy' | 'compare'): string
    done(people: number, tables: number, answers: number): string
    /** What to do next. */
    toPostgres(folder: string): string
    toSqlite(folder: string): string
  }

  backedUp(report: BackupReport, size: string): string
  restored(folder: string, before: string | null): string
  couldRestore(report: BackupReport, at: string | null): string
  readonly noKey: string
  unknownTables(tables: readonly string[]): string

  pruned(what: Prunable, count: number, really: boolean): string
  readonly dryRun: string
  isRestricted(kind: 'mute' | 'ban', name: string, until: string | null): string
  lifted(kind: 'mute' | 'ban', name: string, held: boolean): string
  deleted(name: string, done: Deleted): string[]
  exported(name: string, file: string): string

  readonly severities: Record<Severity, string>
  readonly checks: Record<Check, string>
  readonly diagnoses: Record<Diagnosis, (facts: Finding['facts']) => string>
  verdict(fails: number, warnings: number): string
}
