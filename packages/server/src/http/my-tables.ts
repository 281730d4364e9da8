import { Readable } from 'node:stream'
import type { FinishedSearch, MyTable, MyTables } from '@quayside/table'
import { myTablesSchema, recordsSchema } from '@quayside/table/my-tables-requests'
import type { FastifyInstance } from 'fastify'
import type { Asker } from '../budget.ts'
import { steadyNow } from '../clock.ts'
import { LIST, RECORD_LINE } from '../costs.ts'
import { Buckets, hourly } from '../limits.ts'
import { originOf } from '../origin.ts'
import { recordIn } from '../rules/move-up.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import type { FinishedWish, MyRow, PageEnd } from '../store/my-tables.ts'
import type { Store } from '../store/store.ts'
import { cardsOf, savedIn } from '../tables/cards.ts'
import type { Hub } from '../tables/hub.ts'
import { refuseHttp } from './refuse.ts'
import { personOf } from './visit.ts'

/** Tables that are going on; nobody has more in view. */
const MOST_GOING = 200
/** Finished ones of a page. */
const PAGE = 20
/** Records that are read at a time when somebody wants all of theirs, and how often in an hour they may want that. */
const CHUNK = 50
const EXPORTS = 12
/** Games of before results were kept, whose ends are found out for one search. */
const MOST_UNKNOWN = 30
/** People whose names fit a search. */
const MOST_NAMED = 500

const PHASES = { playing: ['playing'], waiting: ['gathering'] } as const

/** One's own tables, and the records of all games that are over. */
export function myTableRoutes(app: FastifyInstance, services: Services, hub: Hub): void {
  const { store, budget, sessions } = services
  const exports = new Buckets(hourly(EXPORTS))

  app.get('/api/me/tables', async (request, reply) => {
    const person = await personOf(request, sessions)
    if (!person) return refuseHttp(reply, 'no-guest')
    const asked = readBody(myTablesSchema, request.query)
    if (!asked.ok) return refuseHttp(reply, asked.error)
    const { phase, after, ...search } = asked.value
    const asker = { person: person.id, from: originOf(request.ip) }
    if (!budget.pay(asker, LIST, steadyNow())) return refuseHttp(reply, 'slow-down')
    if (phase === 'finished' && (search.outcome ?? search.place) !== undefined) await findEnds(services, hub, asker)
    const rows =
      phase === 'finished'
        ? await finishedRows(store, person.id, search, PAGE + 1, pageEnd(after))
        : await store.mine.going(person.id, PHASES[phase], MOST_GOING)
    const shown = phase === 'finished' ? rows.slice(0, PAGE) : rows
    const { glances, took } = await hub.glances.of(shown, person.id, asker)
    budget.charge(asker, took, steadyNow())
    const { cards } = await cardsOf(services, shown, person.id)
    const row = new Map(shown.map((each) => [each.id, each]))
    const tables = cards.map(
      (card): MyTable => ({
        ...card,
        ...besides(row.get(card.table)!, person.id),
        glance: glances.get(card.table) ?? null,
      }),
    )
    const { playing = 0, gathering = 0, finished = 0 } = await store.mine.counts(person.id)
    const last = rows.length > shown.length ? shown.at(-1) : undefined
    return {
      tables: phase === 'playing' ? tables.sort(byUrgency) : tables,
      counts: { playing, waiting: gathering, finished },
      next: last ? `${last.finished}-${last.id}` : null,
    } satisfies MyTables
  })

  app.get('/api/me/records', async (request, reply) => {
    const person = await personOf(request, sessions)
    if (!person) return refuseHttp(reply, 'no-guest')
    const search = readBody(recordsSchema, request.query)
    if (!search.ok) return refuseHttp(reply, search.error)
    const asker = { person: person.id, from: originOf(request.ip) }
    const often = exports.take(person.id, steadyNow())
    if (!often || !budget.pay(asker, LIST, steadyNow())) return refuseHttp(reply, 'slow-down')
    const lines = recordLines(store, person.id, search.value, () => budget.charge(asker, RECORD_LINE, steadyNow()))
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('content-disposition', 'attachment; filename="quayside-records.ndjson"')
      .send(Readable.from(lines))
  })
}

/** Whoever looks for results looks for those of older games too. */
export async function findEnds(
  { store, budget }: Services,
  hub: Hub,
  asker: Asker & { person: string },
): Promise<void> {
  const rows = await store.mine.finished(asker.person, { unknown: true }, MOST_UNKNOWN)
  const { took } = await hub.glances.of(rows, asker.person, asker, MOST_UNKNOWN)
  budget.charge(asker, took, steadyNow())
}

export const pageEnd = (after: string | undefined): PageEnd | undefined => {
  if (after === undefined) return undefined
  const at = after.indexOf('-')
  return { finished: Number(after.slice(0, at)), table: after.slice(at + 1) }
}

/** What a card does not say. */
function besides(row: MyRow, person: string): Pick<MyTable, 'since' | 'seat' | 'finished' | 'place' | 'points'> {
  const chairs = savedIn(row)?.chairs ?? []
  return {
    since: row.since,
    seat: chairs.findIndex((chair) => chair.kind === 'person' && chair.person === person),
    ...(row.finished !== null && { finished: row.finished }),
    ...(row.place !== null && { place: row.place }),
    ...(row.points !== null && { points: row.points }),
  }
}

/** One's own turn first, and what one has to decide; the soonest clock before others, and then whoever has waited longest. */
function byUrgency(a: MyTable, b: MyTable): number {
  const due = (a.deadline ?? Number.MAX_VALUE) - (b.deadline ?? Number.MAX_VALUE)
  const asked = (table: MyTable) => (table.yourTurn ? 2 : table.consent ? 1 : 0)
  return asked(b) - asked(a) || due || (a.yourTurn ? a.since - b.since : b.changed - a.changed)
}

async function finishedRows(
  store: Store,
  person: string,
  { with: name, ...search }: FinishedSearch,
  limit: number,
  after?: PageEnd,
): Promise<MyRow[]> {
  const wish: FinishedWish = name ? { ...search, people: await named(store, person, name) } : search
  return wish.people?.length === 0 ? [] : store.mine.finished(person, wish, limit, after)
}

/** Names are found whatever their accents and capitals. */
async function named(store: Store, person: string, part: string): Promise<string[]> {
  const wanted = folded(part)
  const found = (await store.mine.companions(person)).filter(({ name }) => folded(name).includes(wanted))
  return found.slice(0, MOST_NAMED).map(({ id }) => id)
}

const folded = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Every record on a line of its own, read as whoever takes them keeps up. */
async function* recordLines(store: Store, person: string, search: FinishedSearch, paid: () => void) {
  let after: PageEnd | undefined
  for (;;) {
    const rows = await finishedRows(store, person, search, CHUNK, after)
    for (const row of rows) {
      const stored = await store.table(row.id, 0)
      const saved = stored && savedIn(stored.row)
      const record = saved && recordIn(saved, stored.row.rules, stored.lines)
      paid()
      if (record) yield `${JSON.stringify(record)}\n`
    }
    const last = rows.at(-1)
    if (!last || rows.length < CHUNK || last.finished === null) return
    after = { finished: last.finished, table: last.id }
  }
}
