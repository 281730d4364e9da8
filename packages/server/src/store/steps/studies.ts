import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Studies that people share by a link. */
export const studies: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('studies')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('study', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('changed', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('studies_by_person').on('studies').column('person_id').execute()
  },
}
