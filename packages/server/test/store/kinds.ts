import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { openPostgres } from '../../src/store/postgres/open.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { SCRATCH } from '../client.ts'
import { clusterUrl, dropDatabase, makeDatabase } from './databases.ts'

/** A place of its own for a store, which can be opened again and again. */
export interface Place {
  open(): Promise<Store>
  /** Does something behind the store's back; values stand at question marks. */
  sql(text: string, ...values: unknown[]): Promise<{ [column: string]: unknown }[]>
}

export type Kind = 'SQLite' | 'PostgreSQL'

export const KINDS: readonly Kind[] = (await clusterUrl()) === null ? ['SQLite'] : ['SQLite', 'PostgreSQL']

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

/** A database that is made for one test. */
export async function newDatabase(made?: string): Promise<string> {
  const url = await makeDatabase(made)
  onTestFinished(() => dropDatabase(url))
  return url
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
