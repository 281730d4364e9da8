import { mkdirSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { SECRET } from './secret.ts'
import { DATABASE } from './store/file.ts'
import { StoreError } from './store/store.ts'

/** What lay in a data folder before the server opened it. */
export interface FolderBefore {
  readonly database: boolean
  readonly secret: boolean
}

/** The folder is made where it is missing. A database elsewhere is not looked for: whoever has it looks after it. */
export function lookInto({ data, database }: Pick<Config, 'data' | 'database'>): FolderBefore {
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 })
  } catch (problem) {
    throw new StoreError(`The data folder ${data} cannot be made: ${(problem as Error).message}`)
  }
  const there = (name: string) => (statSync(join(data, name), { throwIfNoEntry: false })?.size ?? 0) > 0
  return { database: database !== null || there(DATABASE), secret: there(SECRET) }
}

/** What whoever runs the server should know about it: of database and key, which belong together, one was lost. */
export function lossIn({ database, secret }: FolderBefore, folder: string, guests: number): string | null {
  if (secret && !database)
    return `The data folder ${folder} has a key of the server but had no database, so an empty one was made. If people played here before, stop the server and restore a backup by "quayside admin restore".`
  if (database && !secret && guests > 0)
    return `The data folder ${folder} had a database but had no key of the server, so a new one was made. Cookies from before there were sessions, and links in mails that were sent, do not hold any more. If you have a backup, stop the server and restore it by "quayside admin restore".`
  return null
}

/** What is left on the disk of a folder for those who are not root. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
