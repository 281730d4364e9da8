import { Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations, STEPS } from '../migrations.ts'
import type { Schema } from '../schema.ts'
import { StoreError } from '../store.ts'
import { nameOfDatabase, readAddress } from './address.ts'
import { Committer } from './committer.ts'
import { PrimaryPool } from './pool.ts'
import { Primary } from './primary.ts'
import { Sole } from './sole.ts'
import { PostgresStore } from './store.ts'

/** The store in the PostgreSQL of an address. `sole` keeps every other server out; without it, several share the tables by their holds. */
export async function openPostgres(text: string, { sole = true } = {}): Promise<PostgresStore> {
  const address = readAddress(text)
  if (!address)
    throw new StoreError('This is no address of a PostgreSQL, such as postgres://name:password@host/quayside')
  const primary = new Primary(address)
  const pool = new PrimaryPool(primary)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const lock = new Sole(primary, nameOfDatabase(address))
  try {
    await fitting(db)
    await lock.take(sole)
    const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest()
    if (error) throw error
    await bytewise(db)
    return new PostgresStore(db, new Committer(primary), () => lock.free())
  } catch (problem) {
    await lock.free()
    await db.destroy()
    if (problem instanceof StoreError) throw problem
    throw new StoreError(`The database ${nameOfDatabase(address)} cannot be used: ${(problem as Error).message}`)
  }
}

/** Refuses a database of a newer Quayside, and one that cannot hold every letter. */
async function fitting(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ encoding: string; made: string | null }>`
    select current_setting('server_encoding') as encoding, to_regclass('kysely_migration')::text as made`.execute(db)
  const [{ encoding, made }] = rows
  if (encoding !== 'UTF8')
    throw new StoreError(`The database is in ${encoding}; it has to be made with --encoding=UTF8.`)
  if (!made) return
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const unknown = done.rows.map(({ name }) => name).filter((name) => !STEPS.includes(name))
  if (unknown.length > 0)
    throw new StoreError(
      `The database was made by a newer Quayside, which has ${unknown.join(', ')}: upgrade, or restore a backup from before.`,
    )
}

/** Texts stand in the order of their bytes, as in SQLite, whatever language the database was made for. */
async function bytewise(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and data_type = 'text' and collation_name is distinct from 'C'
    and 'a' < 'B'`.execute(db)
  await db.transaction().execute(async (trx) => {
    for (const { table_name, column_name } of rows)
      await sql`alter table ${sql.id(table_name)} alter column ${sql.id(column_name)} type text collate "C"`.execute(
        trx,
      )
  })
}
