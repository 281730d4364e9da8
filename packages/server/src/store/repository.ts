import { type Kysely, sql } from 'kysely'
import type { CompanyStore } from './company.ts'
import { CompanyRepository } from './company-repository.ts'
import type { DaysStore } from './days.ts'
import { DaysRepository } from './days-repository.ts'
import { type Acquired, type Committed, FORMAT, type Hold } from './holds.ts'
import type { KeyStore } from './keys.ts'
import { KeyRepository } from './keys-repository.ts'
import { LocalRepository } from './local-repository.ts'
import type { LocalStore } from './locals.ts'
import type { MyTablesStore } from './my-tables.ts'
import { MyTablesRepository } from './my-tables-repository.ts'
import { NoticeRepository } from './notice-repository.ts'
import type { NoticeStore } from './notices.ts'
import type { OperatorStore } from './operator.ts'
import { OperatorRepository } from './operator-repository.ts'
import type { PeopleStore } from './people.ts'
import { PeopleRepository } from './people-repository.ts'
import type { Schema } from './schema.ts'
import type { Admission, Alarm, Batch, Store, StoredTable, TableRow } from './store.ts'
import type { StudyStore } from './studies.ts'
import { StudyRepository } from './study-repository.ts'

/** Rows of one statement: databases limit the number of values in it. */
const CHUNK = 400
/** Gestures that a table is loaded with. */
const GESTURES = 80

/** The store's questions in SQL that every database we mean understands. */
export abstract class Repository implements Store {
  readonly db: Kysely<Schema>
  private readonly released: () => void
  readonly people: PeopleStore
  readonly notices: NoticeStore
  readonly company: CompanyStore
  readonly keys: KeyStore
  readonly locals: LocalStore
  readonly mine: MyTablesStore
  readonly days: DaysStore
  readonly studies: StudyStore
  readonly operator: OperatorStore

  /** `released` is called when the database is closed; `bytes` tells how large it is. */
  constructor(db: Kysely<Schema>, released: () => void, bytes: () => number | Promise<number>) {
    this.db = db
    this.released = released
    this.people = new PeopleRepository(db)
    this.notices = new NoticeRepository(db)
    this.company = new CompanyRepository(db)
    this.keys = new KeyRepository(db)
    this.locals = new LocalRepository(db)
    this.mine = new MyTablesRepository(db)
    this.days = new DaysRepository(db)
    this.studies = new StudyRepository(db)
    this.operator = new OperatorRepository(db, bytes)
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.db)
  }

  async close(): Promise<void> {
    await this.db.destroy()
    this.released()
  }

  /* Tables */

  async admission(table: string, person: string): Promise<Admission | null> {
    const row = await this.db
      .selectFrom('tables')
      .select(['invite', 'host', 'listed', 'phase', 'watch', 'open'])
      .where('id', '=', table)
      .executeTakeFirst()
    const members = await this.db
      .selectFrom('members')
      .select(['person_id', 'seated'])
      .where('table_id', '=', table)
      .where((e) => e.or([e('seated', '=', 1), e('person_id', '=', person)]))
      .execute()
    const seated = members.filter((member) => member.seated === 1).map(({ person_id }) => person_id)
    return row ? { ...row, member: members.some(({ person_id }) => person_id === person), seated } : null
  }

  async table(id: string, chatLines: number): Promise<StoredTable | null> {
    const row = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return null
    const answers = await this.db
      .selectFrom('answers')
      .select(['seq', 'seat', 'text', 'at', 'gesture'])
      .where('table_id', '=', id)
      .orderBy('seq')
      .execute()
    const chat = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', id)
      .orderBy('n', 'desc')
      .limit(chatLines)
      .execute()
    const members = await this.db
      .selectFrom('members')
      .select(['person_id', 'read'])
      .where('table_id', '=', id)
      .execute()
    return {
      row,
      lines: answers.map(({ seat, text }) => `${seat} ${text}`),
      gestures: answers.flatMap(({ seq, seat, gesture }) => (gesture ? [{ seq, seat, gesture }] : [])).slice(-GESTURES),
      chat: chat.reverse(),
      members,
      begun: answers.length > 0 ? Number(answers[0].at) : null,
    }
  }

  tablesOf(person: string, limit: number): Promise<TableRow[]> {
    return this.db
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .selectAll('tables')
      .where('members.person_id', '=', person)
      .where((e) => e.or([e('members.seated', '=', 1), e('tables.host', '=', person)]))
      .orderBy('tables.changed', 'desc')
      .orderBy('tables.id')
      .limit(limit)
      .execute()
  }

  listedTables(limit: number): Promise<TableRow[]> {
    return this.db
      .selectFrom('tables')
      .selectAll()
      .where('listed', '=', sql.lit(1))
      .where((where) =>
        where.or([
          where.and([where('phase', '=', 'gathering'), where('open', '>', 0)]),
          where.and([where('phase', '=', 'playing'), where('watch', '=', 1)]),
        ]),
      )
      .orderBy('phase')
      .orderBy('changed', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute()
  }

  tablesAfter(id: string, limit: number): Promise<TableRow[]> {
    return this.db.selectFrom('tables').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute()
  }

  async moveUp(table: string, from: string, to: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('tables')
      .set({ rules: to })
      .where('id', '=', table)
      .where('rules', '=', from)
      .where('phase', 'in', ['over', 'stopped'])
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  alarms(): Promise<Alarm[]> {
    const rows = this.db.selectFrom('tables').select(['id', 'phase', 'saved', 'due']).where('due', 'is not', null)
    return rows.$narrowType<{ due: number }>().execute()
  }

  /* Holding */

  async acquire(table: string, node: string): Promise<Acquired | null> {
    const taken = this.db
      .updateTable('tables')
      .set({ owner: node, epoch: sql`epoch + 1` })
      .where('id', '=', table)
      .where('format', '<=', FORMAT)
      .where((e) =>
        e.or([
          e('owner', 'is', null),
          e('owner', '=', node),
          e.not(
            e.exists(
              e.selectFrom('nodes').select('id').whereRef('id', '=', 'tables.owner').where('dead_at', 'is', null),
            ),
          ),
        ]),
      )
    const hold = await taken.returning(['id', 'epoch', 'rev']).executeTakeFirst()
    if (hold) return { hold }
    const known = this.db.selectFrom('tables').select(['owner', 'format']).where('id', '=', table)
    const row = await known.executeTakeFirst()
    return row ? { hold: null, ...row } : null
  }

  async release(holds: readonly Hold[], node: string): Promise<void> {
    for (const { id, epoch } of holds) {
      const held = this.db.updateTable('tables').set({ owner: null }).where('id', '=', id)
      await held.where('owner', '=', node).where('epoch', '=', epoch).execute()
    }
  }

  /* Writing */

  async deleteTables(ids: readonly string[]): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      for (const some of chunks([...ids].sort())) {
        // Whoever has one in memory has lost it by this, and writes nothing more that belongs to it.
        await trx.updateTable('tables').set({ epoch: sql`epoch + 1` }).where('id', 'in', some).execute()
        for (const part of ['answers', 'chat', 'members', 'notices', 'glances'] as const) {
          await trx.deleteFrom(part).where('table_id', 'in', some).execute()
        }
        await trx.deleteFrom('tables').where('id', 'in', some).execute()
      }
    })
  }

  abstract commit(batch: Batch): Promise<Committed>
}

function* chunks<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += CHUNK) yield rows.slice(at, at + CHUNK)
}
