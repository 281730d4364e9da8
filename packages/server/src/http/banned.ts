import type { FastifyInstance } from 'fastify'
import type { Guests } from '../guests.ts'
import type { Services } from '../services.ts'
import { COOKIE } from './cookie.ts'
import { refuseHttp } from './refuse.ts'

/** Refuses everything but the pages themselves to guests who were shut out. The websocket tells them by how it closes. */
export function keepOut(app: FastifyInstance, { restrictions }: Services, guests: Guests): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api')) return
    const guest = guests.idIn(request.cookies[COOKIE])
    if (guest !== null && restrictions.holds('ban', guest, Date.now())) return refuseHttp(reply, 'banned')
  })
}
