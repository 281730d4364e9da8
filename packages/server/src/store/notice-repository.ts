import type { Kysely } from 'kysely'
import { inTurn } from './in-turn.ts'
import { type Due, earlier, type NoticeRow, type NoticeStore, type SubscriptionRow, type WishesRow } from './notices.ts'
import type { Schema } from './schema.ts'
import type { TableRow } from './store.ts'

const KEY = ['person_id', 'kind', 'table_id', 'cause'] as const

export class NoticeRepository implements NoticeStore {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async reachable(): Promise<string[]> {
    const rows = await this.db.selectFrom('subscriptions').select('person_id').distinct().execute()
    const mailed = await addresses(this.db).execute()
    return [...new Set([...rows.map(({ person_id }) => person_id), ...mailed.map(({ id }) => id)])]
  }

  async isReachable(person: string): Promise<boolean> {
    return (await this.subscriptions(person)).length > 0 || (await this.address(person)) !== null
  }

  /* The queue */

  async add(rows: readonly NoticeRow[]): Promise<void> {
    if (rows.length === 0) return
    await this.db
      .insertInto('notices')
      .values(rows)
      .onConflict((at) => at.doNothing())
      .execute()
  }

  claim(now: number, soon: Due, until: number, people: number): Promise<NoticeRow[]> {
    return inTurn(this.db, 'notices', async (trx) => {
      const due = trx.selectFrom('notices').select('person_id').distinct().where('due', '<=', now).limit(people)
      const persons = (await due.execute()).map(({ person_id }) => person_id)
      if (persons.length === 0) return []
      const rows = await trx
        .selectFrom('notices')
        .selectAll()
        .where('person_id', 'in', persons)
        .where((e) => e.or([e('due', '<=', now), e('push_at', '<=', soon.push), e('mail_at', '<=', soon.mail)]))
        .execute()
      for (const row of rows) {
        let update = trx.updateTable('notices').set({ due: until })
        for (const part of KEY) update = update.where(part, '=', row[part])
        await update.execute()
      }
      return rows
    })
  }

  async settle(rows: readonly NoticeRow[]): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      for (const row of rows) {
        const { push_at, mail_at, push_tries, mail_tries } = row
        const change = { push_at, mail_at, push_tries, mail_tries, due: earlier(push_at, mail_at) }
        let update = trx.updateTable('notices').set(change).where('created', '=', row.created)
        for (const part of KEY) update = update.where(part, '=', row[part])
        await update.execute()
      }
    })
  }

  async next(): Promise<number | null> {
    const { due } = await this.db
      .selectFrom('notices')
      .select((e) => e.fn.min('due').as('due'))
      .executeTakeFirstOrThrow()
    return due === null ? null : Number(due)
  }

  async turns(person: string): Promise<number> {
    const rows = this.db.selectFrom('notices').where('person_id', '=', person).where('kind', '=', 'turn')
    return (await rows.select('table_id').distinct().execute()).length
  }

  async waiting(): Promise<number> {
    const rows = this.db.selectFrom('notices').where('due', 'is not', null)
    return Number((await rows.select((e) => e.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow()).rows)
  }

  async purge(now: number): Promise<void> {
    await this.db.deleteFrom('notices').where('expires', '<=', now).execute()
  }

  async tables(ids: readonly string[]): Promise<TableRow[]> {
    return ids.length === 0 ? [] : this.db.selectFrom('tables').selectAll().where('id', 'in', ids).execute()
  }

  /* Wishes */

  async wishes(person: string): Promise<WishesRow | null> {
    return (await this.db.selectFrom('wishes').selectAll().where('person_id', '=', person).executeTakeFirst()) ?? null
  }

  async keepWishes(person: string, body: string): Promise<void> {
    await this.db
      .insertInto('wishes')
      .values({ person_id: person, body, mailed: 0, refused: null })
      .onConflict((at) => at.column('person_id').doUpdateSet({ body }))
      .execute()
  }

  async noteMailed(person: string, at: number): Promise<void> {
    await this.db
      .insertInto('wishes')
      .values({ person_id: person, body: '{}', mailed: at, refused: null })
      .onConflict((row) => row.column('person_id').doUpdateSet({ mailed: at }))
      .execute()
  }

  /* Devices */

  async subscribe(row: SubscriptionRow, most: number): Promise<void> {
    await inTurn(this.db, 'devices', async (trx) => {
      await trx.deleteFrom('subscriptions').where('endpoint', '=', row.endpoint).execute()
      const theirs = trx.selectFrom('subscriptions').select('endpoint').where('person_id', '=', row.person_id)
      const others = (await theirs.orderBy('created', 'desc').execute()).slice(most - 1)
      for (const { endpoint } of others) {
        await trx.deleteFrom('subscriptions').where('endpoint', '=', endpoint).execute()
      }
      await trx.insertInto('subscriptions').values(row).execute()
    })
  }

  async unsubscribe(person: string, endpoint: string): Promise<boolean> {
    const gone = this.db.deleteFrom('subscriptions').where('person_id', '=', person).where('endpoint', '=', endpoint)
    return (await gone.executeTakeFirst()).numDeletedRows > 0n
  }

  subscriptions(person: string): Promise<SubscriptionRow[]> {
    return this.db.selectFrom('subscriptions').selectAll().where('person_id', '=', person).execute()
  }

  async noteDelivery(endpoint: string, failures: number | null): Promise<void> {
    if (failures === null) await this.db.deleteFrom('subscriptions').where('endpoint', '=', endpoint).execute()
    else await this.db.updateTable('subscriptions').set({ failures }).where('endpoint', '=', endpoint).execute()
  }

  async endSubscriptions(session: string): Promise<string[]> {
    const rows = await this.db.selectFrom('subscriptions').select('person_id').where('session', '=', session).execute()
    if (rows.length > 0) await this.db.deleteFrom('subscriptions').where('session', '=', session).execute()
    return [...new Set(rows.map(({ person_id }) => person_id))]
  }

  /* Mail */

  async address(person: string): Promise<string | null> {
    return (await addresses(this.db).where('people.id', '=', person).executeTakeFirst())?.mail ?? null
  }

  async refuseAddress(person: string, address: string | null): Promise<void> {
    await this.db
      .insertInto('wishes')
      .values({ person_id: person, body: '{}', mailed: 0, refused: address })
      .onConflict((at) => at.column('person_id').doUpdateSet({ refused: address }))
      .execute()
  }
}

/** Addresses that mails have not been refused for. */
const addresses = (db: Kysely<Schema>) =>
  db
    .selectFrom('people')
    .leftJoin('wishes', 'wishes.person_id', 'people.id')
    .select(['people.id', 'people.mail'])
    .where('people.mail', 'is not', null)
    .where((e) => e.or([e('refused', 'is', null), e('refused', '<>', e.ref('people.mail'))]))
