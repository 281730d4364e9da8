import { recoverSchema } from '@quayside/table/requests'
import type { FastifyInstance } from 'fastify'
import { steadyNow } from '../clock.ts'
import { Buckets, hourly } from '../limits.ts'
import { meOf } from '../people/me.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import { refuseHttp } from './refuse.ts'
import { visitOf } from './visit.ts'

/** Showing that one is more than somebody with a cookie. */
export function proofRoutes(app: FastifyInstance, services: Services): void {
  const { sessions, recovery } = services
  const guesses = new Buckets(hourly(services.config.limits.recoveriesPerHour))

  /** The code is not used up: it does not leave the hands of its owner. */
  app.post('/api/me/prove', async (request, reply) => {
    const visit = await visitOf(request, sessions)
    if (!visit?.session) return refuseHttp(reply, 'no-guest')
    const { person, session } = visit
    if (!guesses.take(person.id, steadyNow())) return refuseHttp(reply, 'slow-down')
    const given = readBody(recoverSchema, request.body)
    const owner = given.ok ? await recovery.ownerOf(given.value.code) : null
    if (owner?.id !== person.id) return refuseHttp(reply, 'bad-code')
    const proved = Date.now()
    await sessions.prove(session, proved)
    return meOf(services, { person, session: { ...session, proved } })
  })
}
