import type { Kysely } from 'kysely'
import { inTurn } from './in-turn.ts'
import type { LocalStore, LocalTableRow } from './locals.ts'
import type { Schema } from './schema.ts'

export class LocalRepository implements LocalStore {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async add(row: LocalTableRow, most: number): Promise<boolean> {
    return inTurn(this.db, `locals ${row.person_id}`, async (trx) => {
      const theirs = await trx.selectFrom('local_tables').select('id').where('person_id', '=', row.person_id).execute()
      if (theirs.some(({ id }) => id === row.id)) return true
      if (theirs.length >= most) return false
      await trx.insertInto('local_tables').values(row).execute()
      return true
    })
  }

  list(person: string): Promise<Omit<LocalTableRow, 'record'>[]> {
    return this.db
      .selectFrom('local_tables')
      .select(['id', 'person_id', 'game', 'options', 'names', 'finished', 'created'])
      .where('person_id', '=', person)
      .orderBy('created', 'desc')
      .orderBy('id')
      .execute()
  }

  async find(person: string, id: string): Promise<LocalTableRow | null> {
    const found = this.db.selectFrom('local_tables').selectAll().where('person_id', '=', person).where('id', '=', id)
    return (await found.executeTakeFirst()) ?? null
  }

  async remove(person: string, id: string): Promise<boolean> {
    const theirs = this.db.deleteFrom('local_tables').where('person_id', '=', person).where('id', '=', id)
    return (await theirs.executeTakeFirst()).numDeletedRows > 0n
  }
}
