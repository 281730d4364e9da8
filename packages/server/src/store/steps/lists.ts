import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An index for every list, so that what it costs depends on its length and not on all the games that are over. */
export const lists: Migration = {
  async up(db: Kysely<never>) {
    const { schema } = db
    for (const name of ['tables_listed', 'tables_watched', 'tables_due']) await schema.dropIndex(name).execute()
    // Most tables are in none of these.
    await sql`create index tables_listed on tables (phase, changed) where listed = 1`.execute(db)
    await sql`create index tables_watched on tables (phase, changed) where watch = 1`.execute(db)
    await sql`create index tables_due on tables (due) where due is not null`.execute(db)
    await schema.createIndex('tables_by_phase').on('tables').columns(['phase', 'changed', 'id']).execute()
    await schema.createIndex('people_by_seen').on('people').columns(['seen', 'id']).execute()
    await sql`create index people_called on people (lower(name)) where name_key is not null`.execute(db)
    await schema.createIndex('chat_by_person').on('chat').columns(['person_id', 'at']).execute()
    await schema.createIndex('chat_by_time').on('chat').column('at').execute()
    await schema.createIndex('invitations_by_table').on('invitations').column('table_id').execute()
    await schema.createIndex('invitations_by_asker').on('invitations').column('by_id').execute()
  },
}
