import { createHash } from 'node:crypto'
import { readRecord } from '@quayside/kernel'
import type { LocalTableCard } from '@quayside/table'
import { localTableSchema } from '@quayside/table/ways-in'
import type { FastifyInstance } from 'fastify'
import { steadyNow } from '../clock.ts'
import { HISTORY } from '../costs.ts'
import { Buckets, hourly } from '../limits.ts'
import { originOf } from '../origin.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import type { LocalTableRow } from '../store/locals.ts'
import type { Hub } from '../tables/hub.ts'
import { refuseHttp } from './refuse.ts'
import { personOf } from './visit.ts'

/** Bytes of one that is brought along, how many one may have, and how many may come in an hour. */
const BODY_LIMIT = 128 * 1024
const MOST = 200
const PER_HOUR = 120

const cardOf = ({ id, game, options, names, finished, created }: Omit<LocalTableRow, 'record'>): LocalTableCard => ({
  id,
  game,
  options: JSON.parse(options),
  names: JSON.parse(names),
  finished: finished === 1,
  brought: created,
})

/** Games that members played in a browser: brought along, played through once by the rules, and for nobody but them. */
export function localTableRoutes(app: FastifyInstance, services: Services, hub: Hub): void {
  const { sessions, store, budget } = services
  const brought = new Buckets(hourly(PER_HOUR))

  app.post('/api/me/local-tables', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const person = await personOf(request, sessions)
    if (!person) return refuseHttp(reply, 'no-guest')
    if (!person.member) return refuseHttp(reply, 'members-only')
    const read = readBody(localTableSchema, request.body)
    if (!read.ok) return refuseHttp(reply, read.error)
    const record = readRecord(read.value.record)
    if (!record.ok) return refuseHttp(reply, 'bad-record')
    const asker = { person: person.id, from: originOf(request.ip) }
    const now = steadyNow()
    if (!brought.take(person.id, now) || !budget.pay(asker, HISTORY, now)) return refuseHttp(reply, 'slow-down')
    const checked = await hub.past.check(record.value, asker)
    if (!checked.ok) {
      const { code } = checked.error
      const passing = code === 'slow-down' || code === 'stopping' || code === 'server-error'
      return refuseHttp(reply, passing ? checked.error : 'bad-record')
    }
    budget.charge(asker, checked.value.took - HISTORY, steadyNow())
    const text = JSON.stringify(record.value)
    const row: LocalTableRow = {
      id: createHash('sha256').update(`${person.id} ${text}`).digest('hex').slice(0, 24),
      person_id: person.id,
      game: record.value.rules.game,
      options: JSON.stringify(record.value.options),
      names: JSON.stringify(read.value.names),
      finished: checked.value.over ? 1 : 0,
      record: text,
      created: Date.now(),
    }
    return (await store.locals.add(row, MOST)) ? cardOf(row) : refuseHttp(reply, 'too-many-local')
  })

  app.get('/api/me/local-tables', async (request, reply) => {
    const person = await personOf(request, sessions)
    if (!person) return refuseHttp(reply, 'no-guest')
    return (await store.locals.list(person.id)).map(cardOf)
  })

  app.get<OfLocal>('/api/me/local-tables/:id', async (request, reply) => {
    const person = await personOf(request, sessions)
    if (!person) return refuseHttp(reply, 'no-guest')
    const row = await store.locals.find(person.id, request.params.id)
    return row ? { ...cardOf(row), record: JSON.parse(row.record) } : refuseHttp(reply, 'not-found')
  })

  app.delete<OfLocal>('/api/me/local-tables/:id', async (request, reply) => {
    const person = await personOf(request, sessions)
    if (!person) return refuseHttp(reply, 'no-guest')
    return (await store.locals.remove(person.id, request.params.id)) ? {} : refuseHttp(reply, 'not-found')
  })
}

type OfLocal = { Params: { id: string } }
