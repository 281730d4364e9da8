import { ok, type Result, recordOf } from '@quayside/kernel'
import { refuse, seqOf } from '@quayside/table'
import { newTableSchema } from '@quayside/table/requests'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Asker } from '../budget.ts'
import { steadyNow } from '../clock.ts'
import { HISTORY, LOAD, NEW_TABLE } from '../costs.ts'
import { Buckets, hourly } from '../limits.ts'
import { originOf } from '../origin.ts'
import type { Person } from '../people/people.ts'
import { deny } from '../reasons.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import type { Hub } from '../tables/hub.ts'
import type { LiveTable } from '../tables/live.ts'
import { refuseHttp } from './refuse.ts'
import { personOf } from './visit.ts'

/** Somebody who may look at a table. */
interface Looked {
  readonly live: LiveTable
  readonly person: Person
  readonly asker: Asker
}

type AtTable = { Params: { table: string } }

/** Setting tables, and what finished or running ones were like. */
export function tableRoutes(app: FastifyInstance, services: Services, hub: Hub): void {
  const { config, budget } = services
  const ofGuests = new Buckets(hourly(config.limits.guestTablesPerHour))
  const ofAddresses = new Buckets(hourly(config.limits.tablesPerHour))

  app.post('/api/tables', async (request, reply) => {
    const person = await personOf(request, services.sessions)
    if (!person) return refuseHttp(reply, 'no-guest')
    const wanted = readBody(newTableSchema, request.body)
    if (!wanted.ok) return refuseHttp(reply, wanted.error)
    const from = originOf(request.ip)
    const now = steadyNow()
    const often = ofGuests.take(person.id, now) && ofAddresses.take(from.address, now)
    if (!often || !budget.pay({ person: person.id, from }, NEW_TABLE, now)) return refuseHttp(reply, 'slow-down')
    const made = await hub.set(wanted.value, person, from)
    if (!made.ok) return refuseHttp(reply, made.error)
    return { table: made.value.id, invite: made.value.invite }
  })

  app.get<AtTable>('/api/tables/:table/history', async (request, reply) => {
    const found = await tableFor(request)
    if (!found.ok) return refuseHttp(reply, found.error)
    const { live, person, asker } = found.value
    const { table } = live
    if (table.phase === 'gathering') return refuseHttp(reply, refuse('gathering').error)
    const viewer = table.finished ? 'referee' : live.viewerOf(person)
    const known = live.late.isFor(viewer) ? live.late.lines() : null
    const record = table.record()
    const shown = known === null ? record : { ...record, answers: record.answers.slice(0, known), hash: undefined }
    const name = `${live.id} ${viewer} ${known === null ? seqOf(table.match, viewer) : `late ${known}`}`
    const history = await hub.past.history(name, shown, viewer, asker)
    if (!history.ok) return refuseHttp(reply, history.error)
    budget.charge(asker, history.value.took - HISTORY, steadyNow())
    return reply.type('application/json; charset=utf-8').send(history.value.text)
  })

  app.get<AtTable>('/api/tables/:table/record', async (request, reply) => {
    const found = await tableFor(request)
    if (!found.ok) return refuseHttp(reply, found.error)
    const { table } = found.value.live
    return table.finished ? recordOf(table.match) : refuseHttp(reply, 'not-over')
  })

  /** The table of a request, if its person may see it, with nothing in it that is not stored. */
  async function tableFor(request: FastifyRequest<AtTable>): Promise<Result<Looked>> {
    const person = await personOf(request, services.sessions)
    if (!person) return deny('no-guest')
    const { table } = request.params
    const asker = { person: person.id, from: originOf(request.ip) }
    const cost = hub.holds(table) ? HISTORY : HISTORY + LOAD
    if (!budget.pay(asker, cost, steadyNow())) return deny('slow-down')
    const found = await hub.reception.enter(person, table)
    if (!found.ok) return found
    return (await hub.isStored(found.value)) ? ok({ live: found.value, person, asker }) : deny('store-failed')
  }
}
