import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { refuseHttp } from './refuse.ts'
import { personOf } from './visit.ts'

/** Refuses everything but the pages themselves to people who were shut out. The websocket tells them by how it closes. */
export function keepOut(app: FastifyInstance, { restrictions, sessions }: Services): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api')) return
    const person = await personOf(request, sessions)
    if (person !== null && restrictions.holds('ban', person.id, Date.now())) return refuseHttp(reply, 'banned')
  })
}
