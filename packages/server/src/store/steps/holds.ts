import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who holds which table, how often it was taken and written; the nodes that may; and by which gesture something was said. */
export const holds: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('tables').addColumn('owner', 'text').execute()
    await db.schema
      .alterTable('tables')
      .addColumn('epoch', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
    for (const [column, type] of [
      ['rev', 'bigint'],
      ['format', 'integer'],
    ] as const) {
      await db.schema
        .alterTable('tables')
        .addColumn(column, type, (c) => c.notNull().defaultTo(1))
        .execute()
    }
    for (const table of ['answers', 'chat']) await db.schema.alterTable(table).addColumn('gesture', 'text').execute()

    await db.schema
      .createTable('nodes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('version', 'text', (c) => c.notNull())
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('formats', 'text', (c) => c.notNull())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .addColumn('dead_at', 'bigint')
      .execute()
    await db.schema.createIndex('tables_by_owner').on('tables').column('owner').execute()
  },
}
