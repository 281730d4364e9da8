import { bringSchema } from '@quayside/table/ways-in'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { steadyNow } from '../clock.ts'
import { deleteGuest } from '../operator/delete.ts'
import { exportGuest } from '../operator/export.ts'
import { originOf } from '../origin.ts'
import { isProved, type Visit } from '../people/sessions.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import type { PersonRow } from '../store/people.ts'
import type { Hub } from '../tables/hub.ts'
import { refused, refuseHttp } from './refuse.ts'
import { dropCookie, visitOf } from './visit.ts'

/** What reading or moving all that somebody has costs. */
const ALL = 200

interface Owner {
  readonly visit: Visit
  readonly row: PersonRow
}

/** What is one's own: to be brought along, taken home, or deleted. */
export function belongingRoutes(app: FastifyInstance, services: Services, hub: Hub): void {
  const { sessions, store, challenges, budget, company } = services

  /** Takes over the tables, friends and blocks of the guest that this browser was before one signed in. */
  app.post('/api/me/bring', async (request, reply) => {
    const visit = await visitOf(request, sessions)
    if (!visit?.session) return refuseHttp(reply, 'no-guest')
    const read = readBody(bringSchema, request.body)
    if (!read.ok) return refuseHttp(reply, read.error)
    const guest = await challenges.take('bring', visit.session, read.value.token)
    if (typeof guest !== 'string') return refuseHttp(reply, 'bad-code')
    await company.bring(guest, visit.person.id)
    await store.studies.move(guest, visit.person.id)
    let tables = 0
    for (const { id } of await store.operator.tablesWith(guest)) {
      if (await hub.rewrite(id, () => store.people.handOn(id, guest, visit.person.id))) tables++
    }
    return { tables }
  })

  app.get('/api/me/export', async (request, reply) => {
    const owner = await ownerIn(request, reply)
    if (!owner) return reply
    const exported = await exportGuest({ services }, owner.row)
    return reply.header('content-disposition', 'attachment; filename="quayside.json"').send(exported)
  })

  /** All about oneself goes; games stay whole under a former player's name. */
  app.delete('/api/me', async (request, reply) => {
    const owner = await ownerIn(request, reply)
    if (!owner) return reply
    await sessions.end(owner.row.id, () => true)
    const deleted = await deleteGuest({ services, hub }, owner.row, true)
    if (!deleted.ok) return refuseHttp(reply, 'store-failed')
    dropCookie(request, reply)
    const { tablesDeleted, handedOver } = deleted.value
    return { tablesDeleted, handedOver }
  })

  /** Who asks for all that is theirs, and has shown to be it if they are a member; null if it was refused. */
  async function ownerIn(request: FastifyRequest, reply: FastifyReply): Promise<Owner | null> {
    const visit = await visitOf(request, sessions)
    const row = visit && (await store.people.person(visit.person.id))
    if (!visit || !row) return refused(reply, 'no-guest')
    if (visit.person.member && !isProved(visit.session, Date.now())) return refused(reply, 'prove-first')
    const asker = { person: row.id, from: originOf(request.ip) }
    return budget.pay(asker, ALL, steadyNow()) ? { visit, row } : refused(reply, 'slow-down')
  }
}
