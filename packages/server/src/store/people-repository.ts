import type { Chair, SavedTable } from '@quayside/table'
import { type Kysely, sql } from 'kysely'
import { inTurn } from './in-turn.ts'
import type { PeopleStore, PersonChange, PersonRow, SessionRow, Signed } from './people.ts'
import type { Schema } from './schema.ts'

export class PeopleRepository implements PeopleStore {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async add(person: PersonRow, session: SessionRow): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      await trx.insertInto('people').values(person).execute()
      await trx.insertInto('sessions').values(session).execute()
    })
  }

  async person(id: string): Promise<PersonRow | null> {
    return (await this.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  }

  async byRecovery(hash: string): Promise<PersonRow | null> {
    return (await this.db.selectFrom('people').selectAll().where('recovery', '=', hash).executeTakeFirst()) ?? null
  }

  async update(id: string, change: PersonChange): Promise<void> {
    await this.db.updateTable('people').set(change).where('id', '=', id).execute()
  }

  async names(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map()
    const rows = await this.db.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute()
    return new Map(rows.map((row) => [row.id, row.name]))
  }

  async handOn(table: string, from: string, to: string): Promise<boolean> {
    return inTurn(this.db, `table ${table}`, async (trx) => {
      // Whoever has it in memory has lost it by this; and nothing else of it is written until all of this is.
      const taken = trx.updateTable('tables').set({ rev: sql`rev + 1` }).where('id', '=', table)
      const row = await taken.returning(['saved', 'host', 'manners']).executeTakeFirst()
      const saved = row && (JSON.parse(row.saved) as SavedTable)
      const sits = (person: string) => (chair: Chair) => chair.kind === 'person' && chair.person === person
      if (!saved || saved.chairs.some(sits(to))) return false
      const chairs = saved.chairs.map((chair) => (sits(from)(chair) ? { ...chair, person: to } : chair))
      const orders = saved.orders?.map((of) => (of?.person === from ? { ...of, person: to } : of))
      const change = {
        saved: JSON.stringify({ ...saved, chairs, ...(orders && { orders }) }),
        host: row.host === from ? to : row.host,
        // Whom the host has hushed or sent away stays so; ids are random, so nothing else reads like one.
        manners: row.manners?.replaceAll(from, to) ?? null,
      }
      await trx.updateTable('tables').set(change).where('id', '=', table).execute()
      const seated = saved.chairs.some(sits(from)) ? 1 : 0
      // How a game ended for them, and how much of the chat they have read, goes along.
      await trx.deleteFrom('members').where('table_id', '=', table).where('person_id', '=', to).execute()
      const member = trx.updateTable('members').set({ person_id: to, seated }).where('table_id', '=', table)
      await member.where('person_id', '=', from).execute()
      const said = trx.updateTable('chat').set({ person_id: to }).where('table_id', '=', table)
      await said.where('person_id', '=', from).execute()
      return true
    })
  }

  /* Sessions */

  async addSession(row: SessionRow): Promise<void> {
    await this.db.insertInto('sessions').values(row).execute()
  }

  async session(hash: string): Promise<Signed | null> {
    const session = await this.db.selectFrom('sessions').selectAll().where('hash', '=', hash).executeTakeFirst()
    const person = session && (await this.person(session.person_id))
    return session && person && person.gone === null ? { session, person } : null
  }

  sessionsOf(person: string): Promise<SessionRow[]> {
    const theirs = this.db.selectFrom('sessions').selectAll().where('person_id', '=', person)
    return theirs.orderBy('seen', 'desc').orderBy('hash').execute()
  }

  async updateSession(hash: string, change: Partial<Pick<SessionRow, 'seen' | 'proved'>>): Promise<void> {
    await this.db.updateTable('sessions').set(change).where('hash', '=', hash).execute()
  }

  async replaceSession(hash: string, row: SessionRow): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      await trx.insertInto('sessions').values(row).execute()
      await trx.updateTable('subscriptions').set({ session: row.hash }).where('session', '=', hash).execute()
      await trx.deleteFrom('sessions').where('hash', '=', hash).execute()
    })
  }

  async endSessions(hashes: readonly string[]): Promise<void> {
    if (hashes.length > 0) await this.db.deleteFrom('sessions').where('hash', 'in', hashes).execute()
  }

  async staleSessions(guests: number, members: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .select('hash')
      .where((e) =>
        e.or([
          e.and([e('name_key', 'is', null), e('sessions.seen', '<', guests)]),
          e.and([e('name_key', 'is not', null), e('sessions.seen', '<', members)]),
        ]),
      )
      .limit(MOST_STALE)
      .execute()
    return rows.map(({ hash }) => hash)
  }
}

/** Databases limit the number of values in a statement; the rest goes the next time. */
const MOST_STALE = 400
