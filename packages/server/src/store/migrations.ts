import type { Kysely } from 'kysely'
import type { Migration, MigrationProvider } from 'kysely/migration'
import { company } from './steps/company.ts'
import { days } from './steps/days.ts'
import { holds } from './steps/holds.ts'
import { lists } from './steps/lists.ts'
import { myTables } from './steps/my-tables.ts'
import { notices } from './steps/notices.ts'
import { people, sessions } from './steps/people.ts'
import { studies } from './steps/studies.ts'
import { waysIn } from './steps/ways-in.ts'

/** Every step from an empty database to today's, by name in order. A step that was released is never changed. */
const MIGRATIONS: Record<string, Migration> = {
  '001-tables': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('guests')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('recovery', 'text', (c) => c.unique())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('seen', 'bigint', (c) => c.notNull())
        .execute()

      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('invite', 'text', (c) => c.notNull())
        .addColumn('host', 'text', (c) => c.notNull().references('guests.id'))
        .addColumn('listed', 'integer', (c) => c.notNull())
        .addColumn('rules', 'text', (c) => c.notNull())
        .addColumn('saved', 'text', (c) => c.notNull())
        .addColumn('phase', 'text', (c) => c.notNull())
        .addColumn('open', 'integer', (c) => c.notNull())
        .addColumn('asked', 'integer', (c) => c.notNull())
        .addColumn('due', 'bigint')
        .addColumn('rematch', 'text')
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addColumn('changed', 'bigint', (c) => c.notNull())
        .addColumn('finished', 'bigint')
        .execute()
      await db.schema.createIndex('tables_by_host').on('tables').column('host').execute()
      await db.schema.createIndex('tables_listed').on('tables').columns(['listed', 'phase', 'changed']).execute()
      await db.schema.createIndex('tables_due').on('tables').column('due').execute()

      await db.schema
        .createTable('members')
        .addColumn('guest_id', 'text', (c) => c.notNull().references('guests.id'))
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
        .addColumn('seated', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('members_key', ['guest_id', 'table_id'])
        .execute()
      await db.schema.createIndex('members_by_table').on('members').column('table_id').execute()

      await db.schema
        .createTable('answers')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
        .addColumn('seq', 'integer', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('answers_key', ['table_id', 'seq'])
        .execute()

      await db.schema
        .createTable('chat')
        .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('guest_id', 'text', (c) => c.notNull().references('guests.id'))
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer')
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
        .execute()
    },
  },

  '002-gone': {
    async up(db: Kysely<never>) {
      await db.schema.alterTable('guests').addColumn('gone', 'bigint').execute()
    },
  },

  '002-pulse': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('pulse')
        .addColumn('id', 'integer', (c) => c.primaryKey())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute()
    },
  },

  '002-restrictions': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('restrictions')
        .addColumn('guest_id', 'text', (c) => c.notNull().references('guests.id'))
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('until', 'bigint')
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('created', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('restrictions_key', ['guest_id', 'kind'])
        .execute()
    },
  },

  '003-people': people,
  '004-sessions': sessions,
  '005-ways-in': waysIn,
  '006-notices': notices,
  '007-my-tables': myTables,
  '008-company': company,
  '009-days': days,
  '010-holds': holds,
  '011-lists': lists,
  '012-studies': studies,
}

/** The names of all steps, in order. */
export const STEPS: readonly string[] = Object.keys(MIGRATIONS)

export const migrations: MigrationProvider = { getMigrations: async () => MIGRATIONS }
