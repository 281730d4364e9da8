import type { AnswerRow, ChatRow, GuestRow, MemberRow, TableRow } from './store.ts'

/** The tables of the database. */
export interface Schema {
  guests: GuestRow
  tables: TableRow
  members: MemberRow
  answers: AnswerRow
  chat: ChatRow
}
