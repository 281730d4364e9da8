import type { Kysely } from 'kysely'
import type { DayOffRow, DaysStore } from './days.ts'
import { inTurn } from './in-turn.ts'
import type { Schema } from './schema.ts'

/** There is one row. */
const ID = 1

export class DaysRepository implements DaysStore {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async ahead(): Promise<number> {
    const row = await this.db.selectFrom('table_time').select('ahead').where('id', '=', ID).executeTakeFirst()
    return Number(row?.ahead ?? 0)
  }

  async keepAhead(ahead: number): Promise<void> {
    await this.db
      .insertInto('table_time')
      .values({ id: ID, ahead })
      .onConflict((at) => at.column('id').doUpdateSet({ ahead }))
      .execute()
  }

  async daysOff(people: readonly string[], from: string): Promise<DayOffRow[]> {
    if (people.length === 0) return []
    const rows = this.db.selectFrom('days_off').selectAll().where('person_id', 'in', people).where('day', '>=', from)
    return rows.orderBy('day').execute()
  }

  async book(person: string, days: readonly string[], most: number): Promise<boolean> {
    return inTurn(this.db, `days ${person}`, async (trx) => {
      const before = await trx.selectFrom('days_off').select('day').where('person_id', '=', person).execute()
      const all = new Set([...before.map(({ day }) => day), ...days])
      for (const year of new Set(days.map((day) => day.slice(0, 4))))
        if ([...all].filter((day) => day.startsWith(year)).length > most) return false
      await trx
        .insertInto('days_off')
        .values(days.map((day) => ({ person_id: person, day })))
        .onConflict((at) => at.doNothing())
        .execute()
      return true
    })
  }

  async cancel(person: string, days: readonly string[]): Promise<void> {
    await this.db.deleteFrom('days_off').where('person_id', '=', person).where('day', 'in', days).execute()
  }

  async wishesOf(people: readonly string[]): Promise<{ person_id: string; body: string }[]> {
    if (people.length === 0) return []
    return this.db.selectFrom('wishes').select(['person_id', 'body']).where('person_id', 'in', people).execute()
  }
}
