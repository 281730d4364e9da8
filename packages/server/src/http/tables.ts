import { ok, type Result, recordOf } from '@quayside/kernel'
import { refuse, seqOf } from '@quayside/table'
import { newTableSchema } from '@quayside/table/requests'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Guest, Guests } from '../guests.ts'
import { deny } from '../reasons.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import type { Hub } from '../tables/hub.ts'
import type { LiveTable } from '../tables/live.ts'
import { guestOf } from './cookie.ts'
import { refuseHttp } from './refuse.ts'

type AtTable = { Params: { table: string } }

/** Setting tables, and what finished or running ones were like. */
export function tableRoutes(app: FastifyInstance, services: Services, guests: Guests, hub: Hub): void {
  const { limits } = services.config

  app.post(
    '/api/tables',
    { config: { rateLimit: { max: limits.tablesPerHour, timeWindow: '1 hour' } } },
    async (request, reply) => {
      const guest = await guestOf(request, guests)
      if (!guest) return refuseHttp(reply, 'no-guest')
      const wanted = readBody(newTableSchema, request.body)
      const made = wanted.ok ? await hub.set(wanted.value, guest) : wanted
      if (!made.ok) return refuseHttp(reply, made.error)
      return { table: made.value.id, invite: made.value.invite }
    },
  )

  const perMinute = { config: { rateLimit: { max: limits.historiesPerMinute, timeWindow: '1 minute' } } }

  app.get<AtTable>('/api/tables/:table/history', perMinute, async (request, reply) => {
    const found = await tableFor(request)
    if (!found.ok) return refuseHttp(reply, found.error)
    const { live, guest } = found.value
    const { table } = live
    if (table.phase === 'gathering') return refuseHttp(reply, refuse('gathering').error)
    const viewer = table.finished ? 'referee' : live.viewerOf(guest)
    const name = `${live.id} ${viewer} ${seqOf(table.match, viewer)}`
    const history = await hub.past.history(name, table.record(), viewer)
    return history.ok ? reply.type('application/json').send(history.value) : refuseHttp(reply, history.error)
  })

  app.get<AtTable>('/api/tables/:table/record', perMinute, async (request, reply) => {
    const found = await tableFor(request)
    if (!found.ok) return refuseHttp(reply, found.error)
    const { table } = found.value.live
    return table.finished ? recordOf(table.match) : refuseHttp(reply, 'not-over')
  })

  /** The table of a request, if its guest may see it, with nothing in it that is not stored. */
  async function tableFor(request: FastifyRequest<AtTable>): Promise<Result<{ live: LiveTable; guest: Guest }>> {
    const guest = await guestOf(request, guests)
    if (!guest) return deny('no-guest')
    const found = await hub.enter(guest, request.params.table)
    if (!found.ok) return found
    return (await hub.isStored(found.value)) ? ok({ live: found.value, guest }) : deny('store-failed')
  }
}
