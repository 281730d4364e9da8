import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What lists of one's own tables tell. Whoever set a table is a member too, so that one index finds all tables of somebody. Of games that
 * ended before, places and points are found out when somebody lists them.
 */
export const myTables: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('tables').addColumn('since', 'bigint').execute()
    await sql`update tables set since = changed`.execute(db)

    await sql`insert into members (person_id, table_id, seated) select host, id, 0 from tables where true
      on conflict do nothing`.execute(db)
    for (const column of ['finished', 'place', 'points'] as const) {
      await db.schema.alterTable('members').addColumn(column, 'bigint').execute()
    }
    await db.schema.alterTable('members').addColumn('game', 'text').execute()
    await db.schema
      .alterTable('members')
      .addColumn('read', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`update members set
      read = coalesce((select max(n) + 1 from chat where chat.table_id = members.table_id), 0)`.execute(db)
    // No other database has rows of that time.
    if (!db.getExecutor().adapter.supportsMultipleConnections)
      await sql`update members set (finished, game) = (
        select finished, case when json_valid(saved) then json_extract(saved, '$.setting.game') end
        from tables where id = table_id
      ) where seated = 1 or person_id = (select host from tables where id = table_id)`.execute(db)
    await sql`update members set game = null where finished is null`.execute(db)
    await db.schema
      .createIndex('members_by_finish')
      .on('members')
      .columns(['person_id', 'finished', 'table_id'])
      .execute()

    await db.schema
      .createTable('glances')
      .addColumn('table_id', 'text', (c) => c.primaryKey().references('tables.id'))
      .addColumn('lines', 'integer', (c) => c.notNull())
      .addColumn('glance', 'text', (c) => c.notNull())
      .execute()
  },
}
