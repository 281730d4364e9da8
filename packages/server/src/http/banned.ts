import type { FastifyInstance } from 'fastify'
import type { People } from '../people/people.ts'
import type { Services } from '../services.ts'
import { COOKIE } from './cookie.ts'
import { refuseHttp } from './refuse.ts'

/** Refuses everything but the pages themselves to people who were shut out. The websocket tells them by how it closes. */
export function keepOut(app: FastifyInstance, { restrictions }: Services, people: People): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api')) return
    const person = people.idIn(request.cookies[COOKIE])
    if (person !== null && restrictions.holds('ban', person, Date.now())) return refuseHttp(reply, 'banned')
  })
}
