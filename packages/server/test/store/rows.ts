import { firstHold, type Hold } from '../../src/store/holds.ts'
import { newcomer, type PersonRow } from '../../src/store/people.ts'
import {
  type AnswerRow,
  type Batch,
  type ChatRow,
  EMPTY_BATCH,
  type Store,
  type TableRow,
} from '../../src/store/store.ts'

/** Rows as a server writes them, with what a test does not care about filled in. */

export const NODE = 'node-one'

export function tableRow(id: string, change: Partial<TableRow> = {}): TableRow {
  return {
    id,
    invite: `invite-${id}`,
    host: 'ana',
    listed: 0,
    rules: '{}',
    saved: '{}',
    phase: 'playing',
    open: 0,
    asked: 1,
    due: null,
    rematch: null,
    watch: 0,
    manners: null,
    created: 1000,
    changed: 1000,
    since: 1000,
    finished: null,
    ...change,
  }
}

export const stepRow = (id: string, changed: number) => ({ id, asked: 2, due: null, changed, since: changed })

export const answerRow = (table_id: string, seq: number, text = `answer ${seq}`): AnswerRow => ({
  table_id,
  seq,
  seat: seq % 2,
  text,
  at: 2000 + seq,
})

export const chatRow = (table_id: string, n: number, text: string, person_id = 'ana'): ChatRow => ({
  table_id,
  n,
  person_id,
  name: person_id,
  seat: null,
  text,
  at: 3000 + n,
  phrase: null,
})

/** People who are known, each with a session. */
export async function addPeople(store: Store, ...ids: string[]): Promise<PersonRow[]> {
  const people = ids.map((id, n) => newcomer(id, 1000 + n, id))
  for (const person of people) await store.people.add(person, sessionRow(`session-${person.id}`, person.id))
  return people
}

export const sessionRow = (hash: string, person_id: string, seen = 1000) => ({
  hash,
  person_id,
  label: 'a browser',
  created: 1000,
  seen,
  proved: null,
})

/** Stores new tables with whoever set them, as a node's own. */
export async function addTables(store: Store, ...rows: TableRow[]): Promise<Hold[]> {
  const holds = rows.map(({ id }) => firstHold(id))
  const members = rows.map(({ id, host }) => ({ table_id: id, person_id: host, seated: 1 }))
  const { lost, refused } = await store.commit(batchOf({ holds, tables: rows, members }))
  if (lost.length + refused.size > 0) throw new Error(`not stored: ${[...lost, ...refused.values()]}`)
  return holds.map(written)
}

export const batchOf = (parts: Partial<Batch>): Batch => ({ ...EMPTY_BATCH, node: NODE, ...parts })

/** A hold after a commit. */
export const written = (hold: Hold): Hold => ({ ...hold, rev: hold.rev + 1 })

export const noticeRow = (person_id: string, table_id: string, cause: string, change: object = {}) => ({
  person_id,
  kind: 'turn' as const,
  table_id,
  cause,
  who: null,
  created: 1000,
  ends: null,
  expires: 9000,
  push_at: 2000,
  mail_at: null,
  push_tries: 0,
  mail_tries: 0,
  due: 2000,
  ...change,
})
