import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations.ts'
import { Repository } from './repository.ts'
import type { Schema } from './schema.ts'
import { type Store, StoreError } from './store.ts'

/** How long another program may hold the database, in milliseconds: a server that is just stopping, a backup. */
const PATIENCE = 1000

/** The store in a folder: one SQLite database, and a lock that only one server at a time can hold. */
export async function openSqlite(folder: string): Promise<Store> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (problem) {
    throw new StoreError(`The data folder ${folder} cannot be made: ${(problem as Error).message}`)
  }
  const lock = lockFolder(folder)
  try {
    const file = new Sqlite(join(folder, 'quayside.db'), { timeout: PATIENCE })
    file.pragma('journal_mode = WAL')
    file.pragma('synchronous = FULL')
    file.pragma('foreign_keys = ON')
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) })
    const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest()
    if (error) throw error
    return new Repository(db, () => lock.close())
  } catch (problem) {
    lock.close()
    throw new StoreError(`The database in ${folder} cannot be used: ${(problem as Error).message}`)
  }
}

/**
 * The lock is an open transaction on a database of its own: the system frees it however the process ends, and the real database
 * stays readable for backups.
 */
function lockFolder(folder: string): Sqlite.Database {
  let lock: Sqlite.Database | undefined
  try {
    lock = new Sqlite(join(folder, 'lock.db'), { timeout: PATIENCE })
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (problem) {
    lock?.close()
    if ((problem as { code?: string }).code === 'SQLITE_BUSY') {
      throw new StoreError(`The data folder ${folder} is in use by another Quayside server.`)
    }
    throw new StoreError(`The data folder ${folder} cannot be used: ${(problem as Error).message}`)
  }
}
