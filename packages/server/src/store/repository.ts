import { type Kysely, sql, type Transaction } from 'kysely'
import type { CompanyStore } from './company.ts'
import { CompanyRepository } from './company-repository.ts'
import type { DaysStore } from './days.ts'
import { DaysRepository } from './days-repository.ts'
import type { KeyStore } from './keys.ts'
import { KeyRepository } from './keys-repository.ts'
import { LocalRepository } from './local-repository.ts'
import type { LocalStore } from './locals.ts'
import type { MyTablesStore } from './my-tables.ts'
import { MyTablesRepository } from './my-tables-repository.ts'
import { NoticeRepository } from './notice-repository.ts'
import { type NoticeStore, SETTLED_BY_ANSWER } from './notices.ts'
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

/** What may change of a table once it is set. */
export const TABLE_CHANGES = [
  'saved',
  'phase',
  'open',
  'asked',
  'due',
  'rematch',
  'watch',
  'manners',
  'changed',
  'since',
  'finished',
] as const

/** The store's questions in SQL that every database we mean understands. */
export class Repository implements Store {
  private readonly db: Kysely<Schema>
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
  constructor(db: Kysely<Schema>, released: () => void, bytes: () => number) {
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
      .select(['seat', 'text', 'at'])
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
      chat: chat.reverse(),
      members,
      begun: answers.length > 0 ? Number(answers[0].at) : null,
    }
  }

  tablesOf(person: string, limit: number): Promise<TableRow[]> {
    return this.db
      .selectFrom('tables')
      .selectAll()
      .where((where) =>
        where.or([
          where('host', '=', person),
          where(
            'id',
            'in',
            where.selectFrom('members').select('table_id').where('person_id', '=', person).where('seated', '=', 1),
          ),
        ]),
      )
      .orderBy('changed', 'desc')
      .limit(limit)
      .execute()
  }

  listedTables(limit: number): Promise<TableRow[]> {
    return this.db
      .selectFrom('tables')
      .selectAll()
      .where('listed', '=', 1)
      .where((where) =>
        where.or([
          where.and([where('phase', '=', 'gathering'), where('open', '>', 0)]),
          where.and([where('phase', '=', 'playing'), where('watch', '=', 1)]),
        ]),
      )
      .orderBy('phase')
      .orderBy('changed', 'desc')
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

  /* Writing */

  async deleteTables(ids: readonly string[]): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      for (const some of chunks(ids)) {
        for (const part of ['answers', 'chat', 'members', 'notices', 'glances'] as const) {
          await trx.deleteFrom(part).where('table_id', 'in', some).execute()
        }
        await trx.deleteFrom('tables').where('id', 'in', some).execute()
      }
    })
  }

  async commit(batch: Batch): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      for (const rows of chunks(batch.tables)) await putTables(trx, rows)
      for (const { id, ...step } of batch.steps) {
        await trx.updateTable('tables').set(step).where('id', '=', id).execute()
      }
      for (const rows of chunks(batch.members)) {
        await trx
          .insertInto('members')
          .values(rows)
          .onConflict((at) =>
            at.columns(['person_id', 'table_id']).doUpdateSet((set) => ({ seated: set.ref('excluded.seated') })),
          )
          .execute()
      }
      for (const rows of chunks(batch.answers)) await trx.insertInto('answers').values(rows).execute()
      for (const rows of chunks(batch.chat)) await trx.insertInto('chat').values(rows).execute()
      for (const { person_id, table_id } of batch.answered) {
        const theirs = trx.deleteFrom('notices').where('person_id', '=', person_id).where('table_id', '=', table_id)
        await theirs.where('kind', 'in', SETTLED_BY_ANSWER).execute()
      }
      for (const rows of chunks(batch.notices)) {
        await trx
          .insertInto('notices')
          .values(rows)
          .onConflict((at) => at.doNothing())
          .execute()
      }
      for (const { table_id, person_id, read } of batch.reads) {
        await trx
          .updateTable('members')
          .set({ read })
          .where('person_id', '=', person_id)
          .where('table_id', '=', table_id)
          .execute()
      }
      const mine = new MyTablesRepository(trx)
      await mine.putEnds(batch.ends)
      for (const rows of chunks(batch.glances)) await mine.putGlances(rows)
    })
  }
}

const putTables = (trx: Transaction<Schema>, rows: readonly TableRow[]) =>
  trx
    .insertInto('tables')
    .values(rows)
    .onConflict((at) =>
      at
        .column('id')
        .doUpdateSet((set) => Object.fromEntries(TABLE_CHANGES.map((key) => [key, set.ref(`excluded.${key}`)]))),
    )
    .execute()

function* chunks<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += CHUNK) yield rows.slice(at, at + CHUNK)
}
