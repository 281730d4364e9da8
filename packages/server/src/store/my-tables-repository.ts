import { type Kysely, sql } from 'kysely'
import type {
  Companion,
  EndRow,
  FinishedWish,
  GlanceRow,
  MyRow,
  MyTablesStore,
  PaceRow,
  PageEnd,
  PlayedRow,
} from './my-tables.ts'
import type { Schema } from './schema.ts'

/** Companions that are looked through when somebody looks for a name. */
const MOST_COMPANIONS = 5000
/** Whoever takes longer than this for an answer, in milliseconds, was away. */
const AWAY = 3600_000

const lines = sql<number>`(select coalesce(max(seq) + 1, 0) from answers where answers.table_id = tables.id)`

export class MyTablesRepository implements MyTablesStore {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  /** A person's own: those that they were merely let in to are not. */
  private mine(person: string) {
    return this.db
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .where('members.person_id', '=', person)
      .where((e) => e.or([e('members.seated', '=', 1), e('tables.host', '=', person)]))
  }

  private rows(person: string) {
    return this.mine(person)
      .leftJoin('glances', 'glances.table_id', 'tables.id')
      .selectAll('tables')
      .select(['members.place', 'members.points', 'glances.glance', 'glances.lines as glanced', lines.as('lines')])
  }

  going(person: string, phases: readonly string[], limit: number): Promise<MyRow[]> {
    return this.rows(person)
      .where('members.finished', 'is', null)
      .where('tables.phase', 'in', phases)
      .orderBy('tables.changed', 'desc')
      .orderBy('tables.id')
      .limit(limit)
      .execute()
  }

  finished(person: string, search: FinishedWish, limit: number, after?: PageEnd): Promise<MyRow[]> {
    const { game, outcome, place, from, until, people, unknown } = search
    let query = this.rows(person).where('members.finished', 'is not', null)
    if (game !== undefined) query = query.where('members.game', '=', game)
    if (from !== undefined) query = query.where('members.finished', '>=', from)
    if (until !== undefined) query = query.where('members.finished', '<', until)
    if (place !== undefined) query = query.where('members.place', '=', place)
    if (outcome === 'won') query = query.where('members.place', '=', 1)
    if (outcome === 'lost') query = query.where('members.place', '>', 1)
    if (outcome === 'stopped') query = query.where('tables.phase', '=', 'stopped')
    if (unknown)
      query = query
        .where('members.place', 'is', null)
        .where('tables.phase', '=', 'over')
        .where('members.seated', '=', 1)
    if (people) {
      const along = this.db.selectFrom('members as others').select('others.table_id').where('others.seated', '=', 1)
      query = query.where('tables.id', 'in', along.where('others.person_id', 'in', people))
    }
    if (after) {
      query = query.where((e) =>
        e(e.refTuple('members.finished', 'members.table_id'), '<', e.tuple(after.finished, after.table)),
      )
    }
    return query.orderBy('members.finished', 'desc').orderBy('members.table_id', 'desc').limit(limit).execute()
  }

  played(person: string, limit: number, after?: PageEnd): Promise<PlayedRow[]> {
    let query = this.db
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .select(['tables.id', 'tables.saved', 'members.finished', 'members.place', 'members.points'])
      .where('members.person_id', '=', person)
      .where('members.seated', '=', 1)
      .where('members.finished', 'is not', null)
      .where('members.place', 'is not', null)
      .where('members.points', 'is not', null)
    if (after) {
      query = query.where((e) =>
        e(e.refTuple('members.finished', 'members.table_id'), '<', e.tuple(after.finished, after.table)),
      )
    }
    return query
      .orderBy('members.finished', 'desc')
      .orderBy('members.table_id', 'desc')
      .limit(limit)
      .$narrowType<PlayedRow>()
      .execute()
  }

  async paces(tables: readonly string[]): Promise<PaceRow[]> {
    if (tables.length === 0) return []
    const at = sql.ref('at')
    const took = sql<number>`${at} - lag(${at}) over (partition by table_id order by seq)`
    const timed = this.db.selectFrom('answers').select(['table_id', 'seat', took.as('took')])
    return this.db
      .selectFrom(timed.where('table_id', 'in', tables).as('timed'))
      .select(['table_id', 'seat', (e) => e.fn.countAll<number>().as('decisions')])
      .select(sql<number>`cast(sum(took) as bigint)`.as('milliseconds'))
      .where('took', '>', 0)
      .where('took', '<=', AWAY)
      .groupBy(['table_id', 'seat'])
      .execute()
  }

  async counts(person: string): Promise<{ [phase: string]: number }> {
    const rows = await this.mine(person)
      .select(['tables.phase', (e) => e.fn.countAll<number>().as('count')])
      .where('members.finished', 'is', null)
      .groupBy('tables.phase')
      .execute()
    // Only who sat there or set the table has the end of it.
    const ended = await this.db
      .selectFrom('members')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('person_id', '=', person)
      .where('finished', 'is not', null)
      .executeTakeFirstOrThrow()
    return { ...Object.fromEntries(rows.map(({ phase, count }) => [phase, count])), finished: ended.count }
  }

  companions(person: string): Promise<Companion[]> {
    return this.db
      .selectFrom('members as own')
      .innerJoin('members as others', 'others.table_id', 'own.table_id')
      .innerJoin('people', 'people.id', 'others.person_id')
      .select(['people.id', 'people.name'])
      .distinct()
      .where('own.person_id', '=', person)
      .where('own.finished', 'is not', null)
      .where('others.person_id', '!=', person)
      .where('others.seated', '=', 1)
      .limit(MOST_COMPANIONS)
      .execute()
  }

  async unread(person: string, tables: readonly string[]): Promise<Map<string, number>> {
    if (tables.length === 0) return new Map()
    const said = sql<number>`coalesce((select max(n) + 1 from chat where chat.table_id = members.table_id), 0)`
    const rows = await this.db
      .selectFrom('members')
      .select(['table_id', sql<number>`${said} - read`.as('unread')])
      .where('person_id', '=', person)
      .where('table_id', 'in', tables)
      .execute()
    return new Map(rows.filter(({ unread }) => unread > 0).map(({ table_id, unread }) => [table_id, unread]))
  }

  async putGlances(rows: readonly GlanceRow[]): Promise<void> {
    if (rows.length === 0) return
    await this.db
      .insertInto('glances')
      .values(rows)
      .onConflict((at) =>
        at.column('table_id').doUpdateSet((set) => ({
          lines: set.ref('excluded.lines'),
          glance: set.ref('excluded.glance'),
        })),
      )
      .execute()
  }

  async putEnds(rows: readonly EndRow[]): Promise<void> {
    for (const { table_id, person_id, ...end } of rows) {
      await this.db
        .updateTable('members')
        .set(end)
        .where('person_id', '=', person_id)
        .where('table_id', '=', table_id)
        .execute()
    }
  }
}
