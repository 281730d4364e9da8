import type Sqlite from 'better-sqlite3'
import type { Kysely } from 'kysely'
import { byTable } from './batches.ts'
import { CHAT_COLUMNS, NOTICE_COLUMNS, SETTLED, STEP_CHANGES, TABLE_CHANGES, TABLE_COLUMNS } from './columns.ts'
import { type Acquired, type Committed, FORMAT, type Hold } from './holds.ts'
import { Repository } from './repository.ts'
import type { Schema } from './schema.ts'
import type { Batch, StepRow, TableRow } from './store.ts'

/** Writes a batch; returns the tables that were lost. */
type Write = (batch: Batch) => string[]

/** Most of what a server does is to commit: with statements that are compiled once it takes a third of the time. */
export class SqliteStore extends Repository {
  private readonly write: Write
  /**
   * Who holds which table. The lock of the folder lets in one process at a time and nothing of an earlier one comes late, so this need not
   * outlive it: taking a table costs no write.
   */
  private readonly holders = new Map<string, { readonly node: string; readonly epoch: number }>()

  constructor(
    db: Kysely<Schema>,
    file: Sqlite.Database,
    { released, bytes }: { readonly released: () => void; readonly bytes: () => number },
  ) {
    super(db, released, bytes)
    this.write = file.transaction(statements(file, ({ id, epoch }) => this.holders.get(id)?.epoch === epoch))
  }

  override async acquire(id: string, node: string): Promise<Acquired | null> {
    const known = this.db.selectFrom('tables').select(['epoch', 'rev', 'format']).where('id', '=', id)
    const row = await known.executeTakeFirst()
    if (!row) return null
    const before = this.holders.get(id)
    const taken = row.format > FORMAT || (before && before.node !== node && (await this.isAlive(before.node)))
    if (taken) return { hold: null, owner: before?.node ?? null, format: row.format }
    const epoch = (before?.epoch ?? row.epoch) + 1
    this.holders.set(id, { node, epoch })
    return { hold: { id, epoch, rev: row.rev } }
  }

  private async isAlive(node: string): Promise<boolean> {
    const alive = this.db.selectFrom('nodes').select('id').where('id', '=', node).where('dead_at', 'is', null)
    return (await alive.executeTakeFirst()) !== undefined
  }

  override async release(holds: readonly Hold[], node: string): Promise<void> {
    for (const { id, epoch } of holds) {
      const before = this.holders.get(id)
      // The number stays: whoever takes the table next takes it once more.
      if (before?.node === node && before.epoch === epoch) this.holders.set(id, { node: NOBODY, epoch })
    }
  }

  override async commit(batch: Batch): Promise<Committed> {
    const refused = new Map<string, string>()
    let lost: string[] = []
    try {
      lost = this.write(batch)
    } catch (problem) {
      if (!isRefusal(problem)) throw problem
      // One table's rows cannot be taken: each for itself, to find out which.
      for (const [id, part] of byTable(batch)) {
        try {
          lost.push(...this.write(part))
        } catch (problem) {
          if (!isRefusal(problem)) throw problem
          refused.set(id, (problem as Error).message)
        }
      }
    }
    const { node } = batch
    if (node !== null)
      for (const { id, epoch, rev } of batch.holds)
        if (rev === 0 && !lost.includes(id) && !refused.has(id)) this.holders.set(id, { node, epoch })
    return { lost, refused }
  }
}

/** No node is called so. */
const NOBODY = ''

/** Whether the fault lies in what was to be written, not in the database. */
const isRefusal = (problem: unknown): boolean =>
  problem instanceof TypeError || String((problem as { code?: unknown }).code).startsWith('SQLITE_CONSTRAINT')

/** Other databases end a text there. */
function withoutNul(text: string): string {
  if (text.includes('\0')) throw new TypeError('a text has a NUL in it')
  return text
}

function statements(file: Sqlite.Database, holds: (hold: Hold) => boolean): Write {
  const insert = (table: string, columns: readonly string[], conflict = '') =>
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((column) => `@${column}`).join(', ')}) ${conflict}`
  const put = (table: string, columns: readonly string[], conflict?: string) =>
    file.prepare(insert(table, columns, conflict))
  const sets = (columns: readonly string[]) => columns.map((column) => `${column} = @${column}`).join(', ')
  const again = TABLE_CHANGES.map((column) => `${column} = excluded.${column}`).join(', ')
  const change = (columns: readonly string[]) =>
    file.prepare(`update tables set ${sets(columns)}, rev = rev + 1 where id = @id and (@rev is null or rev = @rev)`)
  const fresh = put('tables', TABLE_COLUMNS, 'on conflict do nothing')
  const anybody = put('tables', TABLE_COLUMNS, `on conflict (id) do update set ${again}, rev = rev + 1`)
  const whole = change(TABLE_CHANGES)
  const step = change(STEP_CHANGES)
  const seatedAgain = 'on conflict (person_id, table_id) do update set seated = excluded.seated'
  const member = put('members', ['table_id', 'person_id', 'seated'], seatedAgain)
  const answer = file.prepare('insert into answers (table_id, seq, seat, text, at, gesture) values (?, ?, ?, ?, ?, ?)')
  const chat = put('chat', CHAT_COLUMNS)
  const answered = file.prepare(`delete from notices where person_id = ? and kind in (${SETTLED}) and table_id = ?`)
  const notice = put('notices', NOTICE_COLUMNS, 'on conflict do nothing')
  const ofMember = 'where person_id = @person_id and table_id = @table_id'
  const read = file.prepare(`update members set read = @read ${ofMember}`)
  const end = file.prepare(
    `update members set game = @game, finished = @finished, place = @place, points = @points ${ofMember}`,
  )
  const newer = 'on conflict (table_id) do update set lines = excluded.lines, glance = excluded.glance'
  const glance = put('glances', ['table_id', 'lines', 'glance'], newer)

  /** False if the table is not held as it is said to be. */
  const putTable = (row: TableRow, hold: Hold | undefined): boolean => {
    if (!hold) return anybody.run(row).changes > 0
    if (hold.rev === 0) return fresh.run(row).changes > 0
    return holds(hold) && whole.run({ ...row, rev: hold.rev }).changes > 0
  }
  const putStep = (row: StepRow, hold: Hold | undefined): boolean =>
    (!hold || holds(hold)) && step.run({ ...row, rev: hold?.rev ?? null }).changes > 0

  return (batch) => {
    const held = new Map(batch.holds.map((hold) => [hold.id, hold]))
    const lost = new Set(held.keys())
    for (const row of batch.tables) if (putTable(row, held.get(row.id))) lost.delete(row.id)
    for (const row of batch.steps) if (putStep(row, held.get(row.id))) lost.delete(row.id)
    const kept = <T extends { table_id: string }>(rows: readonly T[]) =>
      lost.size === 0 ? rows : rows.filter((row) => !lost.has(row.table_id))
    for (const row of kept(batch.members)) member.run(row)
    for (const { table_id, seq, seat, text, at, gesture } of kept(batch.answers))
      answer.run(table_id, seq, seat, withoutNul(text), at, gesture ?? null)
    for (const row of kept(batch.chat)) chat.run({ gesture: null, ...row, text: withoutNul(row.text) })
    for (const { person_id, table_id } of kept(batch.answered)) answered.run(person_id, table_id)
    for (const row of kept(batch.notices)) notice.run(row)
    for (const row of kept(batch.reads)) read.run(row)
    for (const row of kept(batch.ends)) end.run(row)
    for (const row of kept(batch.glances)) glance.run(row)
    return [...lost]
  }
}
