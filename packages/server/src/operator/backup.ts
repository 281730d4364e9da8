import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fail, ok, type Result } from '@quayside/kernel'
import Sqlite from 'better-sqlite3'
import about from '../../package.json' with { type: 'json' }
import { PUSH_KEYS } from '../notices/push/keys.ts'
import { unreadableAmong } from '../rules/known.ts'
import { SECRET } from '../secret.ts'
import { DATABASE, reading } from '../store/file.ts'
import { type Inspection, inspect, rulesRows } from '../store/inspect.ts'

/** What a backup was found to hold when it was opened. */
export interface BackupReport extends Omit<Inspection, 'damage' | 'newer'> {
  readonly file: string
  readonly bytes: number
  /** When it was made and by which Quayside; null for a plain copy of the database. */
  readonly made: number | null
  readonly version: string | null
  /** Whether the key that signs cookies is in it. */
  readonly key: boolean
  /** Tables that this Quayside could not open. */
  readonly unreadable: readonly string[]
}

/** A PostgreSQL is backed up and restored by its own tools. */
export const elsewhere = (folder: string) =>
  fail(
    'elsewhere',
    `The tables are in a PostgreSQL: back it up by pg_dump and restore it by pg_restore, together with the keys in ${folder} (${KEYS.join(', ')}).`,
  )

/** Beside the tables of the database a backup has one more, with all that is needed besides. */
const EXTRAS = 'quayside_backup'

/**
 * Copies all that a server keeps into one file, while the server runs, and opens the copy to see whether it is good. `target` is a file that is
 * not there yet, or a folder.
 */
export async function backup(
  folder: string,
  target: string,
  now = new Date(),
  database: string | null = null,
): Promise<Result<BackupReport>> {
  if (database !== null) return elsewhere(folder)
  const source = join(folder, DATABASE)
  if (!there(source)) return fail('no-store', `There is no database of a server in ${folder}.`)
  const file = there(target)?.isDirectory() ? join(target, `quayside-${stamp(now)}.backup`) : target
  if (there(file)) return fail('exists', `${file} is there already.`)
  const part = `${file}.part`
  try {
    // Made beforehand, so that nobody else can read it at any time.
    closeSync(openSync(part, 'wx', 0o600))
    reading(source, (database) => database.prepare('vacuum into ?').run(part))
    addExtras(part, { version: about.version, made: String(now.getTime()), ...keysIn(folder) })
    sync(part)
    const checked = await checkBackup(part)
    if (!checked.ok) return checked
    renameSync(part, file)
    sync(dirname(file))
    noteBackup(folder, now.getTime())
    return ok({ ...checked.value, file })
  } catch (problem) {
    return fail('no-backup', `The backup could not be written: ${(problem as Error).message}`)
  } finally {
    rmSync(part, { force: true })
  }
}

const LAST = 'last-backup'

/** So that others can tell when it was. A folder that only may be read is backed up all the same. */
function noteBackup(folder: string, at: number): void {
  try {
    writeFileSync(join(folder, LAST), `${at}\n`, { mode: 0o600 })
  } catch {
    // Nothing is lost but the note.
  }
}

/** When a folder was last backed up; null if it never was. */
export function lastBackup(folder: string): number | null {
  const path = join(folder, LAST)
  const at = there(path) ? Number(readFileSync(path, 'utf8')) : Number.NaN
  return Number.isSafeInteger(at) && at > 0 ? at : null
}

/** Opens a backup and looks whether it could be restored here. */
export async function checkBackup(file: string): Promise<Result<BackupReport>> {
  const found = there(file)
  if (!found?.isFile()) return fail('no-file', `There is no file ${file}.`)
  const { damage, newer, ...counts } = inspect(file)
  if (damage.length > 0) return fail('damaged', `${file} cannot be used: ${damage[0]}`)
  if (newer.length > 0)
    return fail('newer', `${file} was made by a newer Quayside (${newer.join(', ')}): upgrade first.`)
  const { made, version, secret } = extrasIn(file)
  return ok({
    file,
    bytes: found.size,
    ...counts,
    made: made === undefined ? null : Number(made),
    version: version ?? null,
    key: secret !== undefined,
    unreadable: await unreadableAmong(rulesRows(file)),
  })
}

/** What a backup holds beside the database. */
export const extrasIn = (file: string): { [name: string]: string } =>
  reading(file, (database) => {
    const has = database.prepare('select 1 from sqlite_master where name = ?').get(EXTRAS)
    const rows = has ? (database.prepare(`select name, value from ${EXTRAS}`).all() as ExtraRow[]) : []
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  })

interface ExtraRow {
  readonly name: string
  readonly value: string
}

function addExtras(file: string, extras: { readonly [name: string]: string }): void {
  const database = new Sqlite(file)
  try {
    database.exec(`create table ${EXTRAS} (name text primary key, value text not null)`)
    const put = database.prepare(`insert into ${EXTRAS} values (?, ?)`)
    for (const [name, value] of Object.entries(extras)) put.run(name, value)
  } finally {
    database.close()
  }
}

/** Makes a backup an ordinary database again. */
export function dropExtras(file: string): void {
  const database = new Sqlite(file)
  try {
    database.pragma('secure_delete = on')
    database.exec(`drop table if exists ${EXTRAS}`)
  } finally {
    database.close()
  }
}

/** Files beside the database that a server cannot make anew without loss: the key that signs, and that by which devices know it. */
export const KEYS = [SECRET, PUSH_KEYS] as const

function keysIn(folder: string): { [name: string]: string } {
  const paths = KEYS.map((name) => ({ name, path: join(folder, name) })).filter(({ path }) => there(path))
  return Object.fromEntries(paths.map(({ name, path }) => [name, readFileSync(path, 'utf8').trim()]))
}

export const there = (path: string) => statSync(path, { throwIfNoEntry: false })

/** Waits until the disk has a file, or the names in a folder. */
export function sync(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** A moment as a part of a file's name. */
export const stamp = (at: Date): string => at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
