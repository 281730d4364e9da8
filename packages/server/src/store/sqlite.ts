import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { DATABASE, lockFolder, newerSteps, PATIENCE } from './file.ts'
import { migrations } from './migrations.ts'
import { type NoticeRow, SETTLED_BY_ANSWER } from './notices.ts'
import { Repository, TABLE_CHANGES } from './repository.ts'
import type { Schema } from './schema.ts'
import { type Batch, type Store, StoreError, type TableRow } from './store.ts'

const TABLE_COLUMNS = [
  'id',
  'invite',
  'host',
  'listed',
  'rules',
  'created',
  ...TABLE_CHANGES,
] as const satisfies readonly (keyof TableRow)[]

const NOTICE_COLUMNS = [
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

/** The store in a folder: one SQLite database, and a lock that only one server at a time can hold. */
export async function openSqlite(folder: string): Promise<Store> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (problem) {
    throw new StoreError(`The data folder ${folder} cannot be made: ${(problem as Error).message}`)
  }
  const lock = lockFolder(folder)
  try {
    const file = new Sqlite(join(folder, DATABASE), { timeout: PATIENCE })
    const unknown = newerSteps(file)
    if (unknown.length > 0) throw new StoreError(madeByNewer(folder, unknown))
    file.pragma('journal_mode = WAL')
    file.pragma('synchronous = FULL')
    // Pages, 32 MB of them: at a busy hour the same pages change again and again, and each checkpoint keeps writers waiting.
    file.pragma('wal_autocheckpoint = 8000')
    file.pragma('foreign_keys = ON')
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) })
    const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest()
    if (error) throw error
    return new SqliteStore(db, file, () => lock.close())
  } catch (problem) {
    lock.close()
    throw problem instanceof StoreError ? problem : new StoreError(unusable(folder, problem as SqliteProblem))
  }
}

type SqliteProblem = Error & { readonly code?: string }

const madeByNewer = (folder: string, unknown: readonly string[]): string =>
  `The database in ${folder} was made by a newer Quayside, which has ${unknown.join(', ')}: upgrade, or restore a backup from before.`

function unusable(folder: string, { code, message }: SqliteProblem): string {
  const damaged = code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB'
  if (damaged) return `The database in ${folder} is damaged (${message}): restore a backup by "quayside admin restore".`
  return `The database in ${folder} cannot be used: ${message}`
}

/** Bytes of a database and of what is not written into it yet. */
const bytesOf = (file: string): number =>
  [file, `${file}-wal`].reduce((sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0), 0)

/** Most of what a server does is to commit: with statements that are compiled once it takes a third of the time. */
class SqliteStore extends Repository {
  private readonly write: (batch: Batch) => void

  constructor(db: Kysely<Schema>, file: Sqlite.Database, released: () => void) {
    super(db, released, () => bytesOf(file.name))
    const put = (table: string, columns: readonly string[], conflict = '') => {
      const names = columns.join(', ')
      const values = columns.map((column) => `@${column}`).join(', ')
      return file.prepare(`insert into ${table} (${names}) values (${values}) ${conflict}`)
    }
    const changes = TABLE_CHANGES.map((column) => `${column} = excluded.${column}`).join(', ')
    const table = put('tables', TABLE_COLUMNS, `on conflict (id) do update set ${changes}`)
    const again = 'on conflict (person_id, table_id) do update set seated = excluded.seated'
    const member = put('members', ['table_id', 'person_id', 'seated'], again)
    const answer = file.prepare('insert into answers (table_id, seq, seat, text, at) values (?, ?, ?, ?, ?)')
    const chat = put('chat', ['table_id', 'n', 'person_id', 'name', 'seat', 'text', 'at', 'phrase'])
    const step = file.prepare('update tables set asked = ?, due = ?, changed = ?, since = ? where id = ?')
    const kinds = SETTLED_BY_ANSWER.map((kind) => `'${kind}'`).join(', ')
    const answered = file.prepare(`delete from notices where person_id = ? and kind in (${kinds}) and table_id = ?`)
    const notice = put('notices', NOTICE_COLUMNS, 'on conflict do nothing')
    const ofMember = 'where person_id = @person_id and table_id = @table_id'
    const read = file.prepare(`update members set read = @read ${ofMember}`)
    const end = file.prepare(
      `update members set game = @game, finished = @finished, place = @place, points = @points ${ofMember}`,
    )
    const newer = 'on conflict (table_id) do update set lines = excluded.lines, glance = excluded.glance'
    const glance = put('glances', ['table_id', 'lines', 'glance'], newer)
    this.write = file.transaction((batch: Batch) => {
      for (const row of batch.tables) table.run(row)
      for (const { id, asked, due, changed, since } of batch.steps) step.run(asked, due, changed, since, id)
      for (const row of batch.members) member.run(row)
      for (const { table_id, seq, seat, text, at } of batch.answers) answer.run(table_id, seq, seat, text, at)
      for (const row of batch.chat) chat.run(row)
      for (const { person_id, table_id } of batch.answered) answered.run(person_id, table_id)
      for (const row of batch.notices) notice.run(row)
      for (const row of batch.reads) read.run(row)
      for (const row of batch.ends) end.run(row)
      for (const row of batch.glances) glance.run(row)
    })
  }

  override async commit(batch: Batch): Promise<void> {
    this.write(batch)
  }
}
