import {
  ANSWER_COLUMNS,
  CHAT_COLUMNS,
  NOTICE_COLUMNS,
  SETTLED,
  STEP_CHANGES,
  TABLE_CHANGES,
  TABLE_COLUMNS,
} from '../columns.ts'
import { FORMAT, type Hold } from '../holds.ts'
import type { Batch } from '../store.ts'

/** A batch as one statement: what it says, and its values. */
export interface CommitStatement {
  readonly text: string
  readonly values: readonly string[]
}

const INTEGERS = new Set('listed open asked watch seq seat n seated read lines push_tries mail_tries'.split(' '))
const BIG = new Set('due created changed since finished at place points ends expires push_at mail_at'.split(' '))
/** A clock may tell parts of a millisecond: they are rounded away as the row is written. */
const typeOf = (column: string): string => {
  if (column === 'epoch' || column === 'rev') return 'int8'
  return BIG.has(column) ? 'numeric' : INTEGERS.has(column) ? 'int4' : 'text'
}

const HELD = ['epoch', 'rev'] as const
const MEMBER = ['person_id', 'table_id'] as const

/**
 * One statement is one transaction and one message there and back. Of a table that is not held as it is said to be nothing is written; it
 * returns the tables of which all is.
 */
export function commitStatement(batch: Batch): CommitStatement {
  const holds = new Map(batch.holds.map((hold) => [hold.id, hold]))
  const values: string[] = []
  const value = (json: string): string => `$${values.push(json)}`
  /** Rows as a table of the statement's. */
  const rows = (all: readonly object[], columns: readonly string[], name = 'r'): string =>
    `json_to_recordset(${value(JSON.stringify(all))}::json) ${name}(${columns.map((c) => `"${c}" ${typeOf(c)}`).join(', ')})`
  const parts: string[] = []
  const written: string[] = []
  const names = (columns: readonly string[], of = '') => columns.map((column) => `${of}"${column}"`).join(', ')

  const change = (name: string, all: readonly object[], columns: readonly string[]) => {
    const sets = columns.map((column) => `"${column}" = r."${column}"`).join(', ')
    parts.push(`${name} as (update tables t set ${sets}, rev = t.rev + 1 from ${rows(all, ['id', ...columns, ...HELD])}
      where t.id = r.id and (r.epoch is null or (t.epoch = r.epoch and t.rev = r.rev)) returning t.id)`)
    written.push(name)
  }
  const held = <T extends { readonly id: string }>(row: T) => withHold(row, holds.get(row.id))
  const whole = batch.tables.filter(({ id }) => (holds.get(id)?.rev ?? 0) > 0)
  const fresh = batch.tables.filter(({ id }) => (holds.get(id)?.rev ?? 0) === 0)
  if (batch.steps.length > 0) change('stepped', batch.steps.map(held), STEP_CHANGES)
  if (whole.length > 0) change('changed', whole.map(held), TABLE_CHANGES)
  if (fresh.length > 0) {
    // New ones of a node are its own. What nobody holds is put in the place of what was there.
    const node = `${value(batch.node ?? '')}::text`
    const sets = TABLE_CHANGES.map((column) => `"${column}" = excluded."${column}"`).join(', ')
    parts.push(`fresh as (insert into tables (${names(TABLE_COLUMNS)}, owner, epoch, format)
      select ${names(TABLE_COLUMNS, 'r.')}, case when r.epoch is null then null else ${node} end, coalesce(r.epoch, 0), ${FORMAT}
      from ${rows(fresh.map(held), [...TABLE_COLUMNS, ...HELD])}
      on conflict (id) do update set ${sets}, rev = tables.rev + 1 where excluded.epoch = 0 returning id)`)
    written.push('fresh')
  }
  const open = tablesIn(batch).filter((id) => !holds.has(id))
  if (open.length > 0) {
    parts.push(
      `open as (select id from ${rows(
        open.map((id) => ({ id })),
        ['id'],
      )})`,
    )
    written.push('open')
  }
  parts.push(`ok as (${written.map((name) => `select id from ${name}`).join(' union all ')})`)

  const OK = 'r.table_id in (select id from ok)'
  const put = (table: string, all: readonly object[], columns: readonly string[], conflict = '') => {
    if (all.length === 0) return
    parts.push(`put_${table} as (insert into ${table} (${names(columns)})
      select ${names(columns, 'r.')} from ${rows(all, columns)} where ${OK} ${conflict})`)
  }
  const update = (name: string, all: readonly object[], columns: readonly string[]) => {
    if (all.length === 0) return
    const sets = columns.map((column) => `"${column}" = r."${column}"`).join(', ')
    parts.push(`${name} as (update members m set ${sets} from ${rows(all, [...MEMBER, ...columns])}
      where m.person_id = r.person_id and m.table_id = r.table_id and ${OK})`)
  }
  put('answers', batch.answers, ANSWER_COLUMNS)
  put('chat', batch.chat, CHAT_COLUMNS)
  put('glances', batch.glances, ['table_id', 'lines', 'glance'], GLANCE_AGAIN)
  putMembers(batch, put, update)
  putNotices(batch, rows, parts, OK)
  return { text: `with ${parts.join(',\n')}\nselect id from ok`, values }
}

const withHold = <T extends { readonly id: string }>(row: T, hold: Hold | undefined) => ({
  ...row,
  epoch: hold?.epoch ?? null,
  rev: hold?.rev ?? null,
})

const GLANCE_AGAIN = 'on conflict (table_id) do update set lines = excluded.lines, glance = excluded.glance'

/** Every table that a batch writes something of. */
function tablesIn({ steps, tables, ...batch }: Batch): string[] {
  const { answers, chat, members, answered, notices, reads, ends, glances } = batch
  const rows = [answers, chat, members, answered, notices, reads, ends, glances].flat()
  return [...new Set([...steps.map(({ id }) => id), ...tables.map(({ id }) => id), ...rows.map((row) => row.table_id)])]
}

type Put = (table: string, all: readonly object[], columns: readonly string[], conflict?: string) => void
type Update = (name: string, all: readonly object[], columns: readonly string[]) => void

/**
 * The parts of a statement do not see each other's rows: what is read, or how a game ended, goes into the row of somebody who comes in
 * with the same batch.
 */
function putMembers({ members, reads, ends }: Batch, put: Put, update: Update): void {
  const key = (row: { person_id: string; table_id: string }) => `${row.person_id} ${row.table_id}`
  const coming = new Set(members.map(key))
  const readBy = new Map(reads.map((row) => [key(row), row.read]))
  const endOf = new Map(ends.map((row) => [key(row), row]))
  const later = <T extends { person_id: string; table_id: string }>(rows: readonly T[]) =>
    rows.filter((row) => !coming.has(key(row)))
  const both = new Map<string, object>()
  for (const row of later(ends)) both.set(key(row), { ...row, read: readBy.get(key(row)) ?? null })
  const read = later(reads).filter((row) => !both.has(key(row)))
  const end = ['game', 'finished', 'place', 'points'] as const
  const all = members.map((row) => {
    const { game = null, finished = null, place = null, points = null } = endOf.get(key(row)) ?? {}
    return { ...row, read: readBy.get(key(row)) ?? 0, game, finished, place, points }
  })
  put(
    'members',
    all,
    [...MEMBER, 'seated', 'read', ...end],
    `on conflict (person_id, table_id) do update set seated = excluded.seated,
      read = greatest(members.read, excluded.read),
      ${end.map((column) => `${column} = coalesce(excluded.${column}, members.${column})`).join(', ')}`,
  )
  update('was_read', read, ['read'])
  const ended = [...both.values()] as { read: number | null }[]
  update(
    'ended',
    ended.filter((row) => row.read === null),
    end,
  )
  update(
    'ended_and_read',
    ended.filter((row) => row.read !== null),
    [...end, 'read'],
  )
}

const NOTICE_KEY = ['person_id', 'kind', 'table_id', 'cause'] as const

/** What was answered goes; what is noted anew in the same batch takes its place, for a row cannot go and come in one statement. */
function putNotices(
  { answered, notices }: Batch,
  rows: (all: readonly object[], columns: readonly string[], name?: string) => string,
  parts: string[],
  ok: string,
): void {
  const settled = new Set(answered.map(({ person_id, table_id }) => `${person_id} ${table_id}`))
  const again = notices.map((row) => ({ ...row, anew: settled.has(`${row.person_id} ${row.table_id}`) ? 'yes' : '' }))
  if (notices.length > 0) {
    const names = NOTICE_COLUMNS.join(', ')
    const replaced = NOTICE_COLUMNS.filter((column) => !(NOTICE_KEY as readonly string[]).includes(column))
    const sets = replaced.map((column) => `${column} = excluded.${column}`).join(', ')
    parts.push(`noted as (select * from ${rows(again, [...NOTICE_COLUMNS, 'anew'])} where ${ok})`)
    parts.push(`put_notices as (insert into notices (${names}) select ${names} from noted
      on conflict (${NOTICE_KEY.join(', ')}) do update set ${sets} where excluded.kind in (${SETTLED}) and exists (
        select 1 from noted a where a.anew = 'yes'
        and ${NOTICE_KEY.map((column) => `a.${column} = excluded.${column}`).join(' and ')}))`)
  }
  if (answered.length > 0) {
    const kept = NOTICE_KEY.map((column) => `k.${column} = n.${column}`).join(' and ')
    const unless = notices.length > 0 ? `and not exists (select 1 from noted k where ${kept})` : ''
    parts.push(`settled as (delete from notices n using ${rows(answered, MEMBER)}
      where n.person_id = r.person_id and n.table_id = r.table_id and n.kind in (${SETTLED}) and ${ok} ${unless})`)
  }
}
