import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who knows whom, who is asked to which table, what was reported; and of a table who may watch and talk there. */
export const company: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('ties')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('other_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addUniqueConstraint('ties_of_two', ['person_id', 'other_id'])
      .execute()
    await db.schema.createIndex('ties_by_other').on('ties').columns(['other_id', 'kind']).execute()
    await db.schema.createIndex('ties_by_kind').on('ties').column('kind').execute()

    await db.schema
      .createTable('invitations')
      .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('person_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('by_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('invitations_key', ['person_id', 'table_id'])
      .execute()

    await db.schema
      .createTable('codes')
      .addColumn('code', 'text', (c) => c.primaryKey())
      .addColumn('table_id', 'text', (c) => c.notNull().unique().references('tables.id').onDelete('cascade'))
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute()

    // What is reported outlives its table and whoever reported it.
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('by_id', 'text', (c) => c.notNull())
      .addColumn('about_id', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('why', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('lines', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('closed', 'bigint')
      .execute()
    await db.schema.createIndex('reports_by_closed').on('reports').columns(['closed', 'created']).execute()

    await db.schema.alterTable('chat').addColumn('phrase', 'text').execute()
    await db.schema.alterTable('tables').addColumn('manners', 'text').execute()
    // Until now whoever could see a table in the lobby could watch it, and nobody else could without its link.
    await db.schema
      .alterTable('tables')
      .addColumn('watch', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`update tables set watch = listed`.execute(db)
    await db.schema.createIndex('tables_watched').on('tables').columns(['watch', 'phase', 'changed']).execute()
  },
}
