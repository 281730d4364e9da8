import type { ChatRow, TableRow } from './store.ts'

/** Who knows whom, who is asked to which table, and what was reported. */
export interface CompanyStore {
  /** Everybody's blocks. */
  blocks(): Promise<Pick<TieRow, 'person_id' | 'other_id'>[]>
  /** The ties of a person, and others' requests to them, with the names that both have now. */
  tiesOf(person: string): Promise<NamedTie[]>
  /** Those between two people, in both directions. */
  between(one: string, other: string): Promise<TieRow[]>
  /** Every tie that a person has to anybody, or anybody to them. */
  around(person: string): Promise<TieRow[]>
  /** Takes some ties away and puts others in their place, all or nothing. */
  retie(gone: readonly string[], made: readonly TieRow[]): Promise<void>
  /** A member by the name, whatever its case. */
  memberCalled(name: string): Promise<{ readonly id: string; readonly name: string } | null>

  /** Asks somebody to a table, once. */
  invite(row: InvitationRow): Promise<void>
  /** What somebody is asked to that still gathers, the last first. */
  invitationsOf(person: string, limit: number): Promise<Invitation[]>
  uninvite(table: string, person: string): Promise<void>

  /** Puts a code in the place of the table's old one; false if another table has it. */
  setCode(row: CodeRow): Promise<boolean>
  codeOf(table: string, now: number): Promise<CodeRow | null>
  /** The table that a code leads to, if it still gathers. */
  tableOfCode(code: string, now: number): Promise<string | null>

  /** The last lines that were said at a table, oldest first. */
  linesOf(table: string, limit: number): Promise<ChatRow[]>
  addReport(row: ReportRow): Promise<void>
  /** Open ones oldest first, or closed ones last closed first, with the names that people have now. */
  reports(closed: boolean, limit: number): Promise<NamedReport[]>
  /** Those whose id begins like this. */
  reportsLike(id: string): Promise<NamedReport[]>
  /** False if it was closed already. */
  closeReport(id: string, now: number): Promise<boolean>

  /** Games that are played now and that anybody may watch, the last changed first. */
  watchable(limit: number): Promise<TableRow[]>
  /** Forgets reports closed before, requests made before, and codes that have run out. */
  tidyCompany(reports: number, asks: number, now: number): Promise<void>
}

/** `asked` to be friends; `friend`, which both have; `block`. One person has one tie at most to another. */
export type TieKind = 'asked' | 'friend' | 'block'

export interface TieRow {
  /** How its owner names it: nobody learns another's id. */
  readonly id: string
  readonly person_id: string
  readonly other_id: string
  readonly kind: TieKind
  readonly created: number
}

export interface NamedTie extends TieRow {
  /** What the other one is called: whoever is not asking. */
  readonly name: string
  readonly member: boolean
}

export interface InvitationRow {
  readonly table_id: string
  readonly person_id: string
  readonly by_id: string
  readonly created: number
}

export interface Invitation {
  readonly row: TableRow
  readonly by_id: string
  readonly by: string
  readonly created: number
}

export interface CodeRow {
  readonly code: string
  readonly table_id: string
  readonly until: number
}

export interface ReportRow {
  readonly id: string
  readonly by_id: string
  readonly about_id: string
  readonly table_id: string
  readonly why: string
  readonly text: string
  /** JSON of the lines that were said, as `ReportedLine`. */
  readonly lines: string
  readonly created: number
  readonly closed: number | null
}

export interface NamedReport extends ReportRow {
  readonly by: string
  readonly about: string
}
