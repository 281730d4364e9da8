import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type {
  CodeRow,
  CompanyStore,
  Invitation,
  InvitationRow,
  NamedReport,
  NamedTie,
  ReportRow,
  TieRow,
} from './company.ts'
import { inTurn } from './in-turn.ts'
import type { Schema } from './schema.ts'
import type { ChatRow, TableRow } from './store.ts'

export class CompanyRepository implements CompanyStore {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  /* Ties */

  blocks(): Promise<Pick<TieRow, 'person_id' | 'other_id'>[]> {
    return this.db.selectFrom('ties').select(['person_id', 'other_id']).where('kind', '=', 'block').execute()
  }

  async tiesOf(person: string): Promise<NamedTie[]> {
    const own = this.db
      .selectFrom('ties')
      .innerJoin('people', 'people.id', 'ties.other_id')
      .where('person_id', '=', person)
    const asked = this.db
      .selectFrom('ties')
      .innerJoin('people', 'people.id', 'ties.person_id')
      .where('other_id', '=', person)
      .where('kind', '=', 'asked')
    return [...(await named(own)), ...(await named(asked))]
  }

  between(one: string, other: string): Promise<TieRow[]> {
    return this.db
      .selectFrom('ties')
      .selectAll()
      .where((e) =>
        e.or([
          e.and([e('person_id', '=', one), e('other_id', '=', other)]),
          e.and([e('person_id', '=', other), e('other_id', '=', one)]),
        ]),
      )
      .execute()
  }

  around(person: string): Promise<TieRow[]> {
    return this.db
      .selectFrom('ties')
      .selectAll()
      .where((e) => e.or([e('person_id', '=', person), e('other_id', '=', person)]))
      .execute()
  }

  async retie(gone: readonly string[], made: readonly TieRow[]): Promise<void> {
    await inTurn(this.db, 'ties', async (trx) => {
      if (gone.length > 0) await trx.deleteFrom('ties').where('id', 'in', gone).execute()
      if (made.length > 0) await trx.insertInto('ties').values(made).execute()
    })
  }

  async memberCalled(name: string): Promise<{ id: string; name: string } | null> {
    const rows = await this.db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('name_key', 'is not', null)
      .where('gone', 'is', null)
      .where(sql`lower(name)`, '=', name.toLowerCase())
      .limit(2)
      .execute()
    return rows.length === 1 ? rows[0] : (rows.find((row) => row.name === name) ?? null)
  }

  /* Invitations and codes */

  async invite(row: InvitationRow): Promise<void> {
    await this.db
      .insertInto('invitations')
      .values(row)
      .onConflict((at) => at.columns(['person_id', 'table_id']).doNothing())
      .execute()
  }

  async invitationsOf(person: string, limit: number): Promise<Invitation[]> {
    const rows = await this.db
      .selectFrom('invitations')
      .innerJoin('tables', 'tables.id', 'invitations.table_id')
      .innerJoin('people', 'people.id', 'invitations.by_id')
      .selectAll('tables')
      .select(['by_id', 'people.name as by', 'invitations.created as invited'])
      .where('invitations.person_id', '=', person)
      .where((e) => e.or([e('phase', '=', 'gathering'), e.and([e('phase', '=', 'playing'), e('open', '>', 0)])]))
      .orderBy('invitations.created', 'desc')
      .orderBy('tables.id')
      .limit(limit)
      .execute()
    return rows.map(({ by_id, by, invited, ...row }) => ({ row, by_id, by, created: invited }))
  }

  async uninvite(table: string, person: string): Promise<void> {
    await this.db.deleteFrom('invitations').where('table_id', '=', table).where('person_id', '=', person).execute()
  }

  async setCode(row: CodeRow): Promise<boolean> {
    return inTurn(this.db, 'codes', async (trx) => {
      await trx.deleteFrom('codes').where('table_id', '=', row.table_id).execute()
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('codes')
        .values(row)
        .onConflict((at) => at.column('code').doNothing())
        .executeTakeFirst()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    })
  }

  async codeOf(table: string, now: number): Promise<CodeRow | null> {
    const query = this.db.selectFrom('codes').selectAll().where('table_id', '=', table).where('until', '>', now)
    return (await query.executeTakeFirst()) ?? null
  }

  async tableOfCode(code: string, now: number): Promise<string | null> {
    const row = await this.db
      .selectFrom('codes')
      .innerJoin('tables', 'tables.id', 'codes.table_id')
      .select('table_id')
      .where('code', '=', code)
      .where('until', '>', now)
      .where((e) => e.or([e('phase', '=', 'gathering'), e.and([e('phase', '=', 'playing'), e('open', '>', 0)])]))
      .executeTakeFirst()
    return row?.table_id ?? null
  }

  /* Reports */

  async linesOf(table: string, limit: number): Promise<ChatRow[]> {
    const query = this.db.selectFrom('chat').selectAll().where('table_id', '=', table)
    return (await query.orderBy('n', 'desc').limit(limit).execute()).reverse()
  }

  async addReport(row: ReportRow): Promise<void> {
    await this.db.insertInto('reports').values(row).execute()
  }

  reports(closed: boolean, limit: number): Promise<NamedReport[]> {
    const all = reported(this.db)
    const some = closed
      ? all.where('closed', 'is not', null).orderBy('closed', 'desc')
      : all.where('closed', 'is', null).orderBy('reports.created')
    return some.limit(limit).execute()
  }

  reportsLike(id: string): Promise<NamedReport[]> {
    return reported(this.db).where(sql<boolean>`substr(reports.id, 1, ${id.length}) = ${id}`).limit(2).execute()
  }

  async closeReport(id: string, now: number): Promise<boolean> {
    const query = this.db.updateTable('reports').set({ closed: now }).where('id', '=', id).where('closed', 'is', null)
    return (await query.executeTakeFirst()).numUpdatedRows > 0n
  }

  /* Watching, tidying */

  watchable(limit: number): Promise<TableRow[]> {
    return this.db
      .selectFrom('tables')
      .selectAll()
      .where('watch', '=', sql.lit(1))
      .where('phase', '=', 'playing')
      .orderBy('changed', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute()
  }

  async tidyCompany(reports: number, asks: number, now: number): Promise<void> {
    await this.db.deleteFrom('reports').where('closed', '<', reports).execute()
    await this.db.deleteFrom('ties').where('kind', '=', 'asked').where('created', '<', asks).execute()
    await this.db.deleteFrom('codes').where('until', '<', now).execute()
  }
}

async function named(ties: SelectQueryBuilder<Schema, 'ties' | 'people', object>): Promise<NamedTie[]> {
  const rows = await ties
    .selectAll('ties')
    .select(['people.name as name', 'people.name_key as key'])
    .where('people.gone', 'is', null)
    .orderBy('ties.created')
    .orderBy('ties.id')
    .execute()
  return rows.map(({ key, ...tie }) => ({ ...tie, member: key !== null }))
}

const reported = (db: Kysely<Schema>) =>
  db
    .selectFrom('reports')
    .leftJoin('people as reporter', 'reporter.id', 'reports.by_id')
    .leftJoin('people as subject', 'subject.id', 'reports.about_id')
    .selectAll('reports')
    .select((e) => [
      e.fn.coalesce('reporter.name', sql.lit('')).as('by'),
      e.fn.coalesce('subject.name', sql.lit('')).as('about'),
    ])
