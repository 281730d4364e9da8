import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Days that people take off, and how far the calendar is ahead of the tables' time. */
export const days: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('days_off')
      .addColumn('person_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('day', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('days_off_key', ['person_id', 'day'])
      .execute()

    await db.schema
      .createTable('table_time')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('ahead', 'bigint', (c) => c.notNull())
      .execute()
  },
}
