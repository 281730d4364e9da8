import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Where somebody reads mail, and whether they have shown it. */
export const waysIn: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('people').addColumn('mail', 'text').execute()
    await db.schema
      .alterTable('people')
      .addColumn('mail_ok', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
