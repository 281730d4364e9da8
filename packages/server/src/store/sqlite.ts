import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { DATABASE, lockFolder, newerSteps, PATIENCE } from './file.ts'
import { migrations } from './migrations.ts'
import type { Schema } from './schema.ts'
import { SqliteStore } from './sqlite-store.ts'
import { StoreError } from './store.ts'

/** The store in a folder: one SQLite database, and a lock that only one server at a time can hold. */
export async function openSqlite(folder: string): Promise<SqliteStore> {
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
    return new SqliteStore(db, file, { released: () => lock.close(), bytes: () => bytesOf(file.name) })
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
