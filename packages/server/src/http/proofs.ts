import { proofSchema } from '@quayside/table/ways-in'
import type { FastifyInstance } from 'fastify'
import { steadyNow } from '../clock.ts'
import { KEY } from '../costs.ts'
import { Buckets, hourly } from '../limits.ts'
import { originOf } from '../origin.ts'
import { meOf } from '../people/me.ts'
import { answerOf } from '../people/passkeys.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import { refuseHttp } from './refuse.ts'
import { visitOf } from './visit.ts'

/** Showing that one is more than somebody with a cookie. */
export function proofRoutes(app: FastifyInstance, services: Services): void {
  const { sessions, recovery, passkeys, budget } = services
  const guesses = new Buckets(hourly(services.config.limits.recoveriesPerHour))

  app.post('/api/me/prove/options', async (request, reply) => {
    const visit = await visitOf(request, sessions)
    if (!visit?.session) return refuseHttp(reply, 'no-guest')
    const { site } = passkeys
    if (!site) return refuseHttp(reply, 'no-passkeys')
    const asker = { person: visit.person.id, from: originOf(request.ip) }
    if (!budget.pay(asker, KEY, steadyNow())) return refuseHttp(reply, 'slow-down')
    return passkeys.asking(site, 'prove', visit.session, visit.person)
  })

  /** By a passkey, or by the code: it is not used up, for it does not leave the hands of its owner. */
  app.post('/api/me/prove', async (request, reply) => {
    const visit = await visitOf(request, sessions)
    if (!visit?.session) return refuseHttp(reply, 'no-guest')
    const { person, session } = visit
    if (!guesses.take(person.id, steadyNow())) return refuseHttp(reply, 'slow-down')
    const given = readBody(proofSchema, request.body)
    if (!given.ok) return refuseHttp(reply, given.error)
    if ('code' in given.value) {
      const owner = await recovery.ownerOf(given.value.code)
      if (owner?.id !== person.id) return refuseHttp(reply, 'bad-code')
    } else {
      const { site } = passkeys
      const key = site && (await passkeys.answered(site, 'prove', session, answerOf(given.value.response)))
      if (key?.person_id !== person.id) return refuseHttp(reply, 'bad-passkey')
    }
    const proved = Date.now()
    await sessions.prove(session, proved)
    return meOf(services, { person, session: { ...session, proved } }, request.host)
  })
}
