import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import { StoreError } from './store.ts'

/** Every table that holds what people did, with what its rows are told apart by; those that others belong to come first. */
export const KEYS = {
  people: ['id'],
  sessions: ['hash'],
  names: ['look'],
  passkeys: ['id'],
  challenges: ['hash'],
  local_tables: ['id'],
  studies: ['id'],
  tables: ['id'],
  members: ['person_id', 'table_id'],
  glances: ['table_id'],
  answers: ['table_id', 'seq'],
  chat: ['table_id', 'n'],
  restrictions: ['person_id', 'kind'],
  notices: ['person_id', 'kind', 'table_id', 'cause'],
  wishes: ['person_id'],
  subscriptions: ['endpoint'],
  ties: ['id'],
  invitations: ['person_id', 'table_id'],
  codes: ['code'],
  reports: ['id'],
  days_off: ['person_id', 'day'],
  table_time: ['id'],
} as const satisfies { readonly [T in Exclude<keyof Schema, 'nodes' | 'pulse'>]: readonly (keyof Schema[T])[] }

export type CopiedTable = keyof typeof KEYS

/** How far a copy has come: so many rows of a table are written, or compared. */
export type Progress = (table: CopiedTable, rows: number, doing: 'copy' | 'compare') => void

/** Rows of one statement: databases limit the number of values in it. */
const PAGE = 500

// Tables are gone through by name, so what their columns are called is not known here.
type Row = { readonly [column: string]: string | number | null }
type AnyTable = Kysely<Record<string, Row>>

/**
 * Puts all of one store into another that is empty, all or nothing, then reads both and compares every row. Returns how many there are by
 * table.
 */
export async function copyStore(
  from: Kysely<Schema>,
  to: Kysely<Schema>,
  progress: Progress = () => {},
): Promise<ReadonlyMap<CopiedTable, number>> {
  const [source, goal] = [from, to] as unknown as [AnyTable, AnyTable]
  const tables = Object.keys(KEYS) as CopiedTable[]
  for (const table of tables)
    if ((await goal.selectFrom(table).selectAll().limit(1).execute()).length > 0)
      throw new StoreError(
        `There is something in the goal already, in its table ${table}: a copy goes only into an empty one.`,
      )
  await goal.transaction().execute(async (trx) => {
    for (const table of tables) {
      let rows = 0
      for await (const page of pagesOf(source, table)) {
        await trx.insertInto(table).values(page.map(carried)).execute()
        rows += page.length
        progress(table, rows, 'copy')
      }
    }
  })
  const counts = new Map<CopiedTable, number>()
  for (const table of tables) counts.set(table, await compared(source, goal, table, progress))
  return counts
}

/** Reads both side by side; they stand in the same order. */
async function compared(source: AnyTable, goal: AnyTable, table: CopiedTable, progress: Progress): Promise<number> {
  const [these, those] = [pagesOf(source, table), pagesOf(goal, table)]
  for (let rows = 0; ; ) {
    const [one, other] = [await these.next(), await those.next()]
    const [expected, found] = [one.value ?? [], other.value ?? []].map((page) =>
      page.map((row) => textOf(carried(row))),
    )
    const odd = expected.findIndex((text, i) => text !== found[i])
    if (odd >= 0 || expected.length !== found.length)
      throw new StoreError(`The copy is not equal: table ${table}, row ${rows + Math.max(odd, 0) + 1}. Do not use it.`)
    if (one.done) return rows
    rows += expected.length
    progress(table, rows, 'compare')
  }
}

/** Columns may stand in another order. */
const textOf = (row: Row): string => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))

/** A row as another store has it: of times, whole milliseconds; and held by nobody there. */
const carried = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (column === 'owner') return [column, null]
      return [column, typeof value === 'number' ? Math.round(value) : value]
    }),
  )

async function* pagesOf(db: AnyTable, table: CopiedTable): AsyncGenerator<Row[], undefined> {
  const key = KEYS[table] as readonly string[]
  let last: Row | undefined
  for (;;) {
    let query = db.selectFrom(table).selectAll().limit(PAGE)
    for (const column of key) query = query.orderBy(column)
    if (last) {
      const after = last
      // Of equal first columns the next decide.
      query = query.where((e) =>
        e.or(
          key.map((column, i) =>
            e.and([...key.slice(0, i).map((same) => e(same, '=', after[same])), e(column, '>', after[column])]),
          ),
        ),
      )
    }
    const page = await query.execute()
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    last = page[page.length - 1]
  }
}
