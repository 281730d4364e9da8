import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { STEPS } from './migrations.ts'
import { StoreError } from './store.ts'

/** The file of a store, as it lies in its folder. */
export const DATABASE = 'quayside.db'

/** How long another program may hold the database, in milliseconds: a server that is just stopping, a backup. */
export const PATIENCE = 1000

/** Opens a database read-only, asks, and closes it again. */
export function reading<T>(path: string, ask: (file: Sqlite.Database) => T): T {
  const file = new Sqlite(path, { readonly: true, fileMustExist: true, timeout: 5000 })
  try {
    return ask(file)
  } finally {
    file.close()
  }
}

/** Steps that a database has gone through and this Quayside does not know. */
export function newerSteps(file: Sqlite.Database): string[] {
  const made = file.prepare(`select 1 from sqlite_master where name = 'kysely_migration'`).get()
  if (!made) return []
  const done = file.prepare('select name from kysely_migration order by name').pluck().all() as string[]
  return done.filter((name) => !STEPS.includes(name))
}

/**
 * The lock is an open transaction on a database of its own: the system frees it however the process ends, and the real database
 * stays readable for backups.
 */
export function lockFolder(folder: string): Sqlite.Database {
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
