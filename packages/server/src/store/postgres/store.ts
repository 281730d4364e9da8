import { type Kysely, sql } from 'kysely'
import type { Committed } from '../holds.ts'
import { Repository } from '../repository.ts'
import type { Schema } from '../schema.ts'
import type { Batch } from '../store.ts'
import type { Committer } from './committer.ts'

/** The store in a PostgreSQL. */
export class PostgresStore extends Repository {
  private readonly committer: Committer
  private readonly ended: () => Promise<void>

  constructor(db: Kysely<Schema>, committer: Committer, ended: () => Promise<void>) {
    super(
      db,
      () => {},
      () => sizeOf(db),
    )
    this.committer = committer
    this.ended = ended
  }

  override commit(batch: Batch): Promise<Committed> {
    return this.committer.commit(batch)
  }

  override async close(): Promise<void> {
    await this.committer.end()
    await super.close()
    await this.ended()
  }
}

async function sizeOf(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return rows[0].bytes
}
