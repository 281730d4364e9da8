import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { RESERVED } from './keys.ts'
import type { KnownPerson, OperatorStore, RestrictionKind, RestrictionRow, TableFilter, Totals } from './operator.ts'
import { newcomer } from './people.ts'
import type { Schema } from './schema.ts'
import type { AnswerRow, ChatRow, TableRow } from './store.ts'

/** Rows of one statement: databases limit the number of values in it. */
const CHUNK = 400

/** The operator's questions in SQL that every database we mean understands; `size` is the database's own. */
export class OperatorRepository implements OperatorStore {
  private readonly db: Kysely<Schema>
  private readonly bytes: () => number | Promise<number>

  constructor(db: Kysely<Schema>, bytes: () => number | Promise<number>) {
    this.db = db
    this.bytes = bytes
  }

  /* Looking */

  async pulse(now: number): Promise<void> {
    await this.db
      .insertInto('pulse')
      .values({ id: 1, at: now })
      .onConflict((at) => at.column('id').doUpdateSet({ at: now }))
      .execute()
  }

  async size(): Promise<number> {
    return this.bytes()
  }

  async totals(since: number): Promise<Totals> {
    const { all } = await this.db
      .selectFrom('people')
      .select((e) => e.fn.countAll<number>().as('all'))
      .where('gone', 'is', null)
      .executeTakeFirstOrThrow()
    return {
      guests: Number(all),
      seen: await this.seen(since),
      tables: await this.phases(),
      answers: await this.countOf('answers'),
      chat: await this.countOf('chat'),
    }
  }

  async phases(): Promise<{ [phase: string]: number }> {
    const phases = await this.db
      .selectFrom('tables')
      .select((e) => ['phase', e.fn.countAll<number>().as('tables')])
      .groupBy('phase')
      .execute()
    return Object.fromEntries(phases.map(({ phase, tables }) => [phase, Number(tables)]))
  }

  async playing(): Promise<number> {
    const { playing } = await this.db
      .selectFrom('tables')
      .select((e) => e.fn.countAll<number>().as('playing'))
      .where('phase', '=', 'playing')
      .executeTakeFirstOrThrow()
    return Number(playing)
  }

  async seen(since: number): Promise<number> {
    const { seen } = await this.db
      .selectFrom('people')
      .select((e) => e.fn.countAll<number>().as('seen'))
      .where('gone', 'is', null)
      .where('seen', '>=', since)
      .executeTakeFirstOrThrow()
    return Number(seen)
  }

  private async countOf(table: 'answers' | 'chat', id?: string): Promise<number> {
    let query = this.db.selectFrom(table).select((e) => e.fn.countAll<number>().as('rows'))
    if (id !== undefined) query = query.where('table_id', '=', id)
    return Number((await query.executeTakeFirstOrThrow()).rows)
  }

  people(like: string, limit: number): Promise<KnownPerson[]> {
    let query = this.db
      .selectFrom('people')
      .selectAll()
      .select((e) => tablesOf(e).$asScalar().$notNull().as('tables'))
      .where('gone', 'is', null)
    if (like !== '') {
      const name = sql<boolean>`lower(name) like ${`%${escaped(like.toLowerCase())}%`} escape '\\'`
      query = query.where((e) => e.or([name, beginsWith(like)]))
    }
    return query.orderBy('seen', 'desc').orderBy('id').limit(limit).execute()
  }

  async tables({ phases, guest, like }: TableFilter, limit: number): Promise<TableRow[]> {
    let query = this.db.selectFrom('tables').selectAll()
    if (like) query = query.where(beginsWith(like))
    if (guest) query = query.where((e) => concerns(e, guest))
    // Phase by phase, because the last of each stand together in an index.
    const rows: TableRow[] = []
    for (const phase of phases ?? PHASES) {
      const those = query.where('phase', '=', phase).orderBy('changed', 'desc').orderBy('id')
      rows.push(...(await those.limit(limit).execute()))
    }
    return rows.sort((one, other) => other.changed - one.changed || (one.id < other.id ? -1 : 1)).slice(0, limit)
  }

  async lengths(table: string): Promise<{ answers: number; chat: number }> {
    return { answers: await this.countOf('answers', table), chat: await this.countOf('chat', table) }
  }

  tablesWith(guest: string): Promise<TableRow[]> {
    return this.db
      .selectFrom('tables')
      .selectAll()
      .where((e) => concerns(e, guest))
      .orderBy('created')
      .orderBy('id')
      .execute()
  }

  chatBy(guest: string): Promise<ChatRow[]> {
    return this.db
      .selectFrom('chat')
      .selectAll()
      .where('person_id', '=', guest)
      .orderBy('at')
      .orderBy('table_id')
      .execute()
  }

  answersOf(table: string, seat: number): Promise<AnswerRow[]> {
    return this.db
      .selectFrom('answers')
      .selectAll()
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .orderBy('seq')
      .execute()
  }

  /* Moderating */

  restrictions(): Promise<RestrictionRow[]> {
    return this.db
      .selectFrom('restrictions')
      .selectAll()
      .orderBy('created')
      .orderBy('person_id')
      .orderBy('kind')
      .execute()
  }

  async restrict(row: RestrictionRow): Promise<void> {
    const { person_id: _person, kind: _kind, ...change } = row
    await this.db
      .insertInto('restrictions')
      .values(row)
      .onConflict((at) => at.columns(['person_id', 'kind']).doUpdateSet(change))
      .execute()
  }

  async lift(guest: string, kind: RestrictionKind): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('restrictions')
      .where('person_id', '=', guest)
      .where('kind', '=', kind)
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  /* Tidying up */

  async untouched(phases: readonly string[], before: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('phase', 'in', phases)
      .where('changed', '<', before)
      .execute()
    return rows.map(({ id }) => id)
  }

  async deleteChat(before: number, count: boolean): Promise<number> {
    if (!count) {
      return Number((await this.db.deleteFrom('chat').where('at', '<', before).executeTakeFirst()).numDeletedRows)
    }
    const query = this.db.selectFrom('chat').select((e) => e.fn.countAll<number>().as('rows'))
    return Number((await query.where('at', '<', before).executeTakeFirstOrThrow()).rows)
  }

  async deleteGuests(before: number, here: readonly string[], count: boolean): Promise<number> {
    const present = new Set(here)
    const ids = (await idleGuests(this.db, before).execute()).map(({ id }) => id).filter((id) => !present.has(id))
    if (count) return ids.length
    for (let at = 0; at < ids.length; at += CHUNK) {
      await this.db.transaction().execute(async (trx) => {
        const idle = idleGuests(trx, before).where('id', 'in', ids.slice(at, at + CHUNK))
        const some = (await idle.execute()).map(({ id }) => id)
        if (some.length === 0) return
        for (const part of ['sessions', ...OF_NOTICES] as const) {
          await trx.deleteFrom(part).where('person_id', 'in', some).execute()
        }
        await trx.deleteFrom('people').where('id', 'in', some).execute()
      })
    }
    return ids.length
  }

  async forget(guest: string, name: string, now: number): Promise<number> {
    return this.db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx.deleteFrom('chat').where('person_id', '=', guest).executeTakeFirst()
      await trx.deleteFrom('members').where('person_id', '=', guest).where('seated', '=', 0).execute()
      for (const part of OWN_ROWS) {
        await trx.deleteFrom(part).where('person_id', '=', guest).execute()
      }
      await trx.deleteFrom('ties').where('other_id', '=', guest).execute()
      const nothing = { ...newcomer(guest, now, name), gone: now }
      await trx.updateTable('people').set(nothing).where('id', '=', guest).execute()
      // Nobody else is to be taken for them so soon.
      const names = trx.updateTable('names').set({ until: now + RESERVED })
      await names.where('person_id', '=', guest).execute()
      return Number(numDeletedRows)
    })
  }

  async resave(table: string, from: string, to: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('tables')
      .set({ saved: to, rev: sql`rev + 1` })
      .where('id', '=', table)
      .where('saved', '=', from)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
}

/** Every phase of a table. */
const PHASES = ['gathering', 'playing', 'over', 'stopped']

/** What goes with a person. */
const OF_NOTICES = ['notices', 'wishes', 'subscriptions'] as const
const OWN_ROWS = [
  'restrictions',
  'sessions',
  'passkeys',
  'local_tables',
  'studies',
  'ties',
  'invitations',
  'days_off',
  ...OF_NOTICES,
] as const

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Ids are written in small letters. */
const beginsWith = (text: string) => {
  const first = text.toLowerCase()
  return sql<boolean>`(id >= ${first} and id < ${`${first}\u{10ffff}`})`
}

/** Tables that somebody set or was let in to; who set one was let in as well. */
const concerns = (e: ExpressionBuilder<Schema, 'tables'>, guest: string) =>
  e('id', 'in', e.selectFrom('members').select('table_id').where('person_id', '=', guest))

/** Guests not seen since who set no table, sit at none and have said nothing. */
const idleGuests = (db: Kysely<Schema>, before: number) =>
  db
    .selectFrom('people')
    .select('people.id')
    .where('seen', '<', before)
    .where('name_key', 'is', null)
    .where((e) => e.not(e.exists(e.selectFrom('tables').select('id').whereRef('host', '=', 'people.id'))))
    .where((e) => e.not(e.exists(e.selectFrom('members').select('table_id').whereRef('person_id', '=', 'people.id'))))
    .where((e) => e.not(e.exists(e.selectFrom('chat').select('n').whereRef('person_id', '=', 'people.id'))))
    // What they share is read on.
    .where((e) => e.not(e.exists(e.selectFrom('studies').select('id').whereRef('person_id', '=', 'people.id'))))
    // A name that is reserved names who had it.
    .where((e) => e.not(e.exists(e.selectFrom('names').select('look').whereRef('person_id', '=', 'people.id'))))
    // Whoever is kept out stays known, or would only have to wait.
    .where((e) => e.not(e.exists(e.selectFrom('restrictions').select('kind').whereRef('person_id', '=', 'people.id'))))

const tablesOf = (e: ExpressionBuilder<Schema, 'people'>) =>
  e
    .selectFrom('members')
    .innerJoin('tables', 'tables.id', 'members.table_id')
    .select((t) => t.fn.countAll<number>().as('tables'))
    .whereRef('members.person_id', '=', 'people.id')
    .where((t) => t.or([t('members.seated', '=', 1), t('tables.host', '=', t.ref('people.id'))]))
