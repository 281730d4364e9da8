import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What people are to be told outside the page, by which ways, and what they want of it. */
export const notices: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .createTable('notices')
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('cause', 'text', (c) => c.notNull())
      .addColumn('who', 'text')
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('ends', 'bigint')
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .addColumn('push_at', 'bigint')
      .addColumn('mail_at', 'bigint')
      .addColumn('push_tries', 'integer', (c) => c.notNull())
      .addColumn('mail_tries', 'integer', (c) => c.notNull())
      .addColumn('due', 'bigint')
      .addPrimaryKeyConstraint('notices_key', ['person_id', 'kind', 'table_id', 'cause'])
      .execute()
    await db.schema.createIndex('notices_due').on('notices').column('due').execute()
    await db.schema.createIndex('notices_by_table').on('notices').column('table_id').execute()
    await db.schema.createIndex('notices_by_expiry').on('notices').column('expires').execute()

    await db.schema
      .createTable('wishes')
      .addColumn('person_id', 'text', (c) => c.primaryKey())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('mailed', 'bigint', (c) => c.notNull())
      .addColumn('refused', 'text')
      .execute()

    await db.schema
      .createTable('subscriptions')
      .addColumn('endpoint', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('session', 'text', (c) => c.notNull())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('subscriptions_by_person').on('subscriptions').column('person_id').execute()
    await db.schema.createIndex('subscriptions_by_session').on('subscriptions').column('session').execute()
  },
}
