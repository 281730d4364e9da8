import { type NoticeRow, SETTLED_BY_ANSWER } from './notices.ts'
import type { AnswerRow, ChatRow, StepRow, TableRow } from './store.ts'

/** The columns that a commit writes, table by table. */

/** What may change of a table once it is set. */
export const TABLE_CHANGES = [
  'saved',
  'phase',
  'open',
  'asked',
  'due',
  'rematch',
  'watch',
  'manners',
  'changed',
  'since',
  'finished',
] as const satisfies readonly (keyof TableRow)[]

export const TABLE_COLUMNS = [
  'id',
  'invite',
  'host',
  'listed',
  'rules',
  'created',
  ...TABLE_CHANGES,
] as const satisfies readonly (keyof TableRow)[]

export const STEP_CHANGES = ['asked', 'due', 'changed', 'since'] as const satisfies readonly (keyof StepRow)[]

export const ANSWER_COLUMNS = [
  'table_id',
  'seq',
  'seat',
  'text',
  'at',
  'gesture',
] as const satisfies readonly (keyof AnswerRow)[]

export const CHAT_COLUMNS = [
  'table_id',
  'n',
  'person_id',
  'name',
  'seat',
  'text',
  'at',
  'phrase',
  'gesture',
] as const satisfies readonly (keyof ChatRow)[]

export const NOTICE_COLUMNS = [
  'person_id',
  'kind',
  'table_id',
  'cause',
  'who',
  'created',
  'ends',
  'expires',
  'push_at',
  'mail_at',
  'push_tries',
  'mail_tries',
  'due',
] as const satisfies readonly (keyof NoticeRow)[]

/** The kinds that an answer settles, as SQL. */
export const SETTLED = SETTLED_BY_ANSWER.map((kind) => `'${kind}'`).join(', ')
