import type { Kysely } from 'kysely'
import { inTurn } from './in-turn.ts'
import type { Asked, ChallengeRow, Claim, KeyStore, PasskeyChange, PasskeyRow } from './keys.ts'
import type { PersonRow } from './people.ts'
import type { Schema } from './schema.ts'

export class KeyRepository implements KeyStore {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async isTaken(looks: readonly string[], person: string, now: number): Promise<boolean> {
    return (await othersWith(this.db, looks, person, now).executeTakeFirst()) !== undefined
  }

  async claim(person: string, claim: Claim, now: number): Promise<boolean> {
    const { name, looks, formerUntil, recovery, passkey } = claim
    return inTurn(this.db, 'keys', async (trx) => {
      if (await othersWith(trx, looks, person, now).executeTakeFirst()) return false
      if (passkey && (await passkeyNamed(trx, passkey.id).executeTakeFirst())) return false
      const before = await trx.selectFrom('people').select('name_key').where('id', '=', person).executeTakeFirst()
      const first = recovery !== undefined || passkey !== undefined
      if (!before || (first && before.name_key !== null)) return false
      // The name before the last is free again, so that nobody gathers names by changing theirs.
      const theirs = trx.deleteFrom('names').where('person_id', '=', person)
      await theirs.where('until', 'is not', null).execute()
      await trx.updateTable('names').set({ until: formerUntil }).where('person_id', '=', person).execute()
      // What is left of these looks is their own, or has run out.
      await trx.deleteFrom('names').where('look', 'in', looks).execute()
      const rows = looks.map((look) => ({ look, person_id: person, until: null }))
      await trx.insertInto('names').values(rows).execute()
      const change = { name, name_key: looks[0], old_cookie: null, ...(recovery !== undefined && { recovery }) }
      await trx.updateTable('people').set(change).where('id', '=', person).execute()
      if (passkey) await trx.insertInto('passkeys').values(passkey).execute()
      return true
    })
  }

  async spendCode(hash: string, next: string | null): Promise<PersonRow | null> {
    const spent = this.db.updateTable('people').set({ recovery: next }).where('recovery', '=', hash)
    return (await spent.where('gone', 'is', null).returningAll().executeTakeFirst()) ?? null
  }

  /* Passkeys */

  async addPasskey(row: PasskeyRow, most: number): Promise<boolean> {
    return inTurn(this.db, 'keys', async (trx) => {
      if (await passkeyNamed(trx, row.id).executeTakeFirst()) return false
      const ids = await trx.selectFrom('passkeys').select('id').where('person_id', '=', row.person_id).execute()
      if (ids.length >= most) return false
      await trx.insertInto('passkeys').values(row).execute()
      return true
    })
  }

  async passkey(id: string): Promise<PasskeyRow | null> {
    return (await this.db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  }

  passkeysOf(person: string): Promise<PasskeyRow[]> {
    const theirs = this.db.selectFrom('passkeys').selectAll().where('person_id', '=', person)
    return theirs.orderBy('created').orderBy('id').execute()
  }

  async updatePasskey(id: string, change: PasskeyChange): Promise<void> {
    await this.db.updateTable('passkeys').set(change).where('id', '=', id).execute()
  }

  async deletePasskey(id: string): Promise<void> {
    await this.db.deleteFrom('passkeys').where('id', '=', id).execute()
  }

  /* Mail */

  async byMail(mail: string): Promise<PersonRow | null> {
    return (await this.db.selectFrom('people').selectAll().where('mail', '=', mail).executeTakeFirst()) ?? null
  }

  async setMail(person: string, mail: string | null): Promise<boolean> {
    return inTurn(this.db, 'keys', async (trx) => {
      const owner = trx.selectFrom('people').select('id').where('mail', '=', mail).where('id', '!=', person)
      if (mail !== null && (await owner.executeTakeFirst())) return false
      await trx.updateTable('people').set({ mail }).where('id', '=', person).execute()
      return true
    })
  }

  /* Challenges */

  async addChallenge(row: ChallengeRow, most: number): Promise<void> {
    const { session, purpose } = row
    await inTurn(this.db, `challenges ${session}`, async (trx) => {
      await trx.deleteFrom('challenges').where('hash', '=', row.hash).execute()
      const theirs = trx.selectFrom('challenges').where('session', '=', session).where('purpose', '=', purpose)
      const others = await theirs.select(['hash', 'created']).orderBy('created', 'desc').execute()
      // Of several at the same moment each is the later of those before it.
      const created = Math.max(row.created, (others[0]?.created ?? 0) + 1)
      await trx
        .insertInto('challenges')
        .values({ ...row, created })
        .execute()
      const old = others.slice(most - 1).map(({ hash }) => hash)
      if (old.length > 0) await trx.deleteFrom('challenges').where('hash', 'in', old).execute()
    })
  }

  async takeChallenge({ hash, session, purpose }: Asked, now: number): Promise<ChallengeRow | null> {
    const taken = this.db
      .deleteFrom('challenges')
      .where('hash', '=', hash)
      .where('session', '=', session)
      .where('purpose', '=', purpose)
      .where('expires', '>', now)
      .returningAll()
    return (await taken.executeTakeFirst()) ?? null
  }

  async tryChallenge({ hash, session, purpose }: Asked, most: number, now: number): Promise<ChallengeRow | null> {
    const tried = this.db
      .updateTable('challenges')
      .set((e) => ({ tries: e('tries', '+', 1) }))
      .where('hash', '=', hash)
      .where('session', '=', session)
      .where('purpose', '=', purpose)
      .where('expires', '>', now)
      .where('tries', '<', most)
      .returningAll()
    return (await tried.executeTakeFirst()) ?? null
  }

  async sweep(now: number): Promise<void> {
    await this.db.deleteFrom('challenges').where('expires', '<', now).execute()
    await this.db.deleteFrom('names').where('until', '<', now).execute()
  }
}

const othersWith = (db: Kysely<Schema>, looks: readonly string[], person: string, now: number) =>
  db
    .selectFrom('names')
    .select('look')
    .where('look', 'in', looks)
    .where('person_id', '!=', person)
    .where((e) => e.or([e('until', 'is', null), e('until', '>', now)]))

const passkeyNamed = (db: Kysely<Schema>, id: string) => db.selectFrom('passkeys').select('id').where('id', '=', id)
