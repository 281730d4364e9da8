import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/**
 * A transaction that looks first and then writes: of those about the same matter only one goes on at a time, so that what it has seen still
 * holds. A database with one connection does that anyway.
 */
export function inTurn<T>(
  db: Kysely<Schema>,
  matter: string,
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    if (trx.getExecutor().adapter.supportsMultipleConnections)
      await sql`select pg_advisory_xact_lock(hashtextextended(${matter}, 0))`.execute(trx)
    return work(trx)
  })
}
