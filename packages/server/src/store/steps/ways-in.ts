import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How guests become members, and by what members come back: names of their own, passkeys, mail; and the games they bring along. */
export const waysIn: Migration = {
  async up(db: Kysely<never>) {
    await writeNames(db)
    await db.schema
      .createTable('names')
      .addColumn('look', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('until', 'bigint')
      .execute()
    await db.schema.createIndex('names_by_person').on('names').column('person_id').execute()

    await db.schema.alterTable('people').addColumn('mail', 'text').execute()
    await db.schema.createIndex('people_by_mail').on('people').column('mail').unique().execute()

    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('domain', 'text', (c) => c.notNull())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('backed_up', 'integer', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('used', 'bigint')
      .execute()
    await db.schema.createIndex('passkeys_by_person').on('passkeys').column('person_id').execute()

    await db.schema
      .createTable('challenges')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('session', 'text', (c) => c.notNull())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('about', 'text', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('challenges_by_session').on('challenges').columns(['session', 'purpose']).execute()
    await db.schema.createIndex('challenges_by_end').on('challenges').column('expires').execute()

    await db.schema
      .createTable('local_tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull().references('people.id'))
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('names', 'text', (c) => c.notNull())
      .addColumn('finished', 'integer', (c) => c.notNull())
      .addColumn('record', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('local_tables_by_person').on('local_tables').column('person_id').execute()
  },
}

/** Tables that are looked at together. */
const CHUNK = 500

/** Until now tables showed what people are called today; from now on they keep the names in them, so these are brought up to date. */
async function writeNames(db: Kysely<never>): Promise<void> {
  const people = await sql<{ id: string; name: string }>`select id, name from people`.execute(db)
  const names = new Map(people.rows.map(({ id, name }) => [id, name]))
  for (let last = ''; ; ) {
    const { rows } = await sql<{ id: string; saved: string }>`
      select id, saved from tables where id > ${last} order by id limit ${CHUNK}`.execute(db)
    for (const { id, saved } of rows) {
      const renamed = withNames(saved, names)
      if (renamed !== saved) await sql`update tables set saved = ${renamed} where id = ${id}`.execute(db)
    }
    if (rows.length < CHUNK) return
    last = rows[rows.length - 1].id
  }
}

function withNames(saved: string, names: ReadonlyMap<string, string>): string {
  try {
    const table = JSON.parse(saved) as { chairs: { kind: string; person?: string; name?: string }[] }
    const chairs = table.chairs.map((chair) => {
      const name = chair.kind === 'person' ? names.get(chair.person ?? '') : undefined
      return name === undefined ? chair : { ...chair, name }
    })
    return JSON.stringify({ ...table, chairs })
  } catch {
    // What cannot be read stays as it is.
    return saved
  }
}
