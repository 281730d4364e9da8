import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Guests and members alike are people. */
export const people: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('guests').renameTo('people').execute()
    for (const table of ['members', 'chat', 'restrictions']) {
      await db.schema.alterTable(table).renameColumn('guest_id', 'person_id').execute()
    }
  },
}

/** How long cookies of before there were sessions still stand for somebody. */
const OLD_COOKIES = 90 * 24 * 3600_000

/** A browser in which somebody is known has a row of its own, so that it can be told from others and ended. */
export const sessions: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('people').addColumn('name_key', 'text').execute()
    await db.schema.createIndex('people_by_name').on('people').column('name_key').unique().execute()
    await db.schema.alterTable('people').addColumn('old_cookie', 'bigint').execute()
    await sql`update people set old_cookie = ${Date.now() + OLD_COOKIES}`.execute(db)

    await db.schema
      .createTable('sessions')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .addColumn('proved', 'bigint')
      .execute()
    await db.schema.createIndex('sessions_by_person').on('sessions').column('person_id').execute()
    await db.schema.createIndex('sessions_by_seen').on('sessions').column('seen').execute()
  },
}
