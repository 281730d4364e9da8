import type { RestrictionRow } from './operator.ts'
import type { AnswerRow, ChatRow, GuestRow, MemberRow, TableRow } from './store.ts'

/** The tables of the database. */
export interface Schema {
  guests: GuestRow
  tables: TableRow
  members: MemberRow
  answers: AnswerRow
  chat: ChatRow
  restrictions: RestrictionRow
  /** One row, written to find out whether anything can be written. */
  pulse: { readonly id: number; readonly at: number }
}
