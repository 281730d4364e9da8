import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { startCluster } from '../../../../tools/postgres.ts'
import { openPostgres } from '../../src/store/postgres/open.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { SCRATCH } from '../client.ts'

/** A place of its own for a store, which can be opened again and again. */
export interface Place {
  open(): Promise<Store>
  /** Does something behind the store's back; values stand at question marks. */
  sql(text: string, ...values: unknown[]): Promise<{ [column: string]: unknown }[]>
}

export type Kind = 'SQLite' | 'PostgreSQL'

/** The cluster of this run: `npm test` starts one for all files and names it; a file that runs alone starts its own. */
const named = process.env.QUAYSIDE_TEST_POSTGRES
export const cluster: string | null = named === undefined ? ((await startCluster())?.url ?? null) : named || null

export const KINDS: readonly Kind[] = cluster === null ? ['SQLite'] : ['SQLite', 'PostgreSQL']

export const newPlace = (kind: Kind): Promise<Place> => (kind === 'SQLite' ? folder() : database())

async function folder(): Promise<Place> {
  const path = mkdtempSync(join(SCRATCH, 'quayside-store-'))
  const open = openIn(() => openSqlite(path))
  onTestFinished(async () => {
    await open.closed()
    rmSync(path, { recursive: true })
  })
  return {
    open: open.open,
    async sql(text, ...values) {
      const file = new Sqlite(join(path, 'quayside.db'))
      try {
        const statement = file.prepare(text)
        if (statement.reader) return statement.all(...values) as { [column: string]: unknown }[]
        statement.run(...values)
        return []
      } finally {
        file.close()
      }
    },
  }
}

/** A database that stores have been opened in before, so that the next need not go through all steps. */
let template: Promise<string> | null = null

async function makeTemplate(): Promise<string> {
  const name = newName()
  await inCluster(`create database ${name}`)
  await (await openPostgres(urlOf(name))).close()
  return name
}

const newName = (): string => `t${randomBytes(8).toString('hex')}`
const urlOf = (name: string): string => cluster!.replace(/[^/]*$/, name)

/** A database that is made for one test; `made` says how, where it is not to be like others. */
export async function newDatabase(made?: string): Promise<string> {
  template ??= makeTemplate()
  const name = newName()
  await inCluster(`create database ${name} ${made ?? `template ${await template}`}`)
  onTestFinished(() => inCluster(`drop database ${name} with (force)`))
  return urlOf(name)
}

async function inCluster(text: string): Promise<void> {
  const client = new pg.Client(cluster!)
  await client.connect()
  await client.query(text)
  await client.end()
}

async function database(): Promise<Place> {
  const url = await newDatabase()
  const open = openIn(() => openPostgres(url))
  onTestFinished(open.closed)
  return {
    open: open.open,
    async sql(text, ...values) {
      const client = new pg.Client(url)
      await client.connect()
      try {
        let n = 0
        return (
          await client.query(
            text.replaceAll('?', () => `$${++n}`),
            values,
          )
        ).rows
      } finally {
        await client.end()
      }
    },
  }
}

/** Closes at the end what a test has left open. */
function openIn(open: () => Promise<Store>) {
  const stores: Store[] = []
  return {
    async open() {
      const store = await open()
      stores.push(store)
      return store
    },
    closed: async () => {
      for (const store of stores) await store.close().catch(() => {})
    },
  }
}
