import type { Kysely } from 'kysely'
import { inTurn } from './in-turn.ts'
import type { Schema } from './schema.ts'
import type { StudyRow, StudyStore } from './studies.ts'

export class StudyRepository implements StudyStore {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async add(row: StudyRow, most: number): Promise<boolean> {
    return inTurn(this.db, `studies ${row.person_id}`, async (trx) => {
      const theirs = await trx.selectFrom('studies').select('id').where('person_id', '=', row.person_id).execute()
      if (theirs.length >= most) return false
      await trx.insertInto('studies').values(row).execute()
      return true
    })
  }

  list(person: string): Promise<Omit<StudyRow, 'study'>[]> {
    return this.db
      .selectFrom('studies')
      .select(['id', 'person_id', 'game', 'title', 'created', 'changed'])
      .where('person_id', '=', person)
      .orderBy('changed', 'desc')
      .orderBy('id')
      .execute()
  }

  async find(id: string): Promise<StudyRow | null> {
    const found = this.db.selectFrom('studies').selectAll().where('id', '=', id)
    return (await found.executeTakeFirst()) ?? null
  }

  async change(
    person: string,
    id: string,
    to: Pick<StudyRow, 'game' | 'title' | 'study' | 'changed'>,
  ): Promise<boolean> {
    const theirs = this.db.updateTable('studies').set(to).where('person_id', '=', person).where('id', '=', id)
    return (await theirs.executeTakeFirst()).numUpdatedRows > 0n
  }

  async remove(person: string, id: string): Promise<boolean> {
    const theirs = this.db.deleteFrom('studies').where('person_id', '=', person).where('id', '=', id)
    return (await theirs.executeTakeFirst()).numDeletedRows > 0n
  }

  async move(from: string, to: string): Promise<void> {
    await this.db.updateTable('studies').set({ person_id: to }).where('person_id', '=', from).execute()
  }
}
