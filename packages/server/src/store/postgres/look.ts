import pg from 'pg'
import { StoreError } from '../store.ts'
import { nameOfDatabase, readAddress } from './address.ts'
import { Primary } from './primary.ts'

/** What a look at a database shows, while a server may use it. */
export interface Look {
  /** Without the password. */
  readonly name: string
  /** Why it cannot be used; null if it can. */
  readonly problem: string | null
  /** Settings by which it confirms what a power cut may take again. */
  readonly hasty: readonly string[]
  readonly people: number
  readonly tables: number
}

/** Nothing is changed. Of large tables the numbers are what the database last counted. */
export async function lookAt(text: string): Promise<Look> {
  const address = readAddress(text)
  if (!address) throw new StoreError('This is no address of a PostgreSQL.')
  const nothing = { name: nameOfDatabase(address), hasty: [], people: 0, tables: 0 }
  try {
    const primary = new Primary(address)
    const client = new pg.Client(primary.settings(await primary.find()))
    await client.connect()
    try {
      const { rows } = await client.query(`select name from pg_settings
        where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting = 'off' order by name`)
      const counted = await client.query(`select pg_class.relname, greatest(reltuples, n_live_tup, 0)::int8 as rows
        from pg_class join pg_stat_user_tables s on s.relid = pg_class.oid where pg_class.relname in ('people', 'tables')`)
      const count = (table: string) => (counted.rows.find(({ relname }) => relname === table)?.rows ?? 0) as number
      const hasty = rows.map(({ name }) => `${name} = off`)
      return { ...nothing, problem: null, hasty, people: count('people'), tables: count('tables') }
    } finally {
      await client.end()
    }
  } catch (problem) {
    return { ...nothing, problem: (problem as Error).message }
  }
}
