import { chmodSync, copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, ok, type Result } from '@quayside/kernel'
import { DATABASE, lockFolder } from '../store/file.ts'
import { StoreError } from '../store/store.ts'
import { type BackupReport, checkBackup, dropExtras, elsewhere, extrasIn, KEYS, stamp, sync, there } from './backup.ts'

export interface RestoreReport extends BackupReport {
  /** Whether anything was written. */
  readonly really: boolean
  /** Where what was there before lies now; null if nothing was. */
  readonly before: string | null
}

/** All that belongs to a database, and the keys. */
const FILES = [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`, ...KEYS]

/**
 * Puts a backup into a data folder that no server uses, after a look whether it is good. What is there already stays, unless `replace` is given;
 * then it is moved aside.
 */
export async function restore(
  file: string,
  folder: string,
  { replace, really }: { readonly replace: boolean; readonly really: boolean },
  database: string | null = null,
): Promise<Result<RestoreReport>> {
  if (database !== null) return elsewhere(folder)
  const checked = await checkBackup(file)
  if (!checked.ok) return checked
  const occupied = FILES.filter((name) => there(join(folder, name)))
  if (occupied.length > 0 && !replace) {
    return fail(
      'occupied',
      `There is something in ${folder} already: ${occupied.join(', ')}. It would be moved aside with --replace.`,
    )
  }
  if (!really) return ok({ ...checked.value, really, before: null })
  try {
    return ok({ ...checked.value, really, before: put(file, folder, occupied) })
  } catch (problem) {
    if (problem instanceof StoreError) return fail('in-use', problem.message)
    return fail('no-restore', `The backup could not be restored: ${(problem as Error).message}`)
  }
}

function put(file: string, folder: string, occupied: readonly string[]): string | null {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = lockFolder(folder)
  const database = join(folder, restoring(DATABASE))
  try {
    copyFileSync(file, database)
    chmodSync(database, 0o600)
    const extras = extrasIn(database)
    dropExtras(database)
    sync(database)
    const keys = KEYS.filter((name) => extras[name] !== undefined)
    for (const name of keys) {
      writeFileSync(join(folder, restoring(name)), `${extras[name]}\n`, { mode: 0o600 })
      sync(join(folder, restoring(name)))
    }
    // What a backup has no key for may be there already, and be the right one.
    const kept = KEYS.filter((name) => !keys.includes(name)) as readonly string[]
    const before = moveAside(
      folder,
      occupied.filter((name) => !kept.includes(name)),
    )
    for (const name of [DATABASE, ...keys]) renameSync(join(folder, restoring(name)), join(folder, name))
    sync(folder)
    return before
  } finally {
    for (const name of [DATABASE, ...KEYS]) rmSync(join(folder, restoring(name)), { force: true })
    lock.close()
  }
}

const restoring = (name: string): string => `${name}.restoring`

function moveAside(folder: string, names: readonly string[]): string | null {
  if (names.length === 0) return null
  const before = join(folder, `before-${stamp(new Date())}`)
  mkdirSync(before, { mode: 0o700 })
  for (const name of names) renameSync(join(folder, name), join(before, name))
  sync(before)
  return before
}
