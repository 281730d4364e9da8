import { profileSchema } from '@quayside/table/requests'
import type { FastifyInstance } from 'fastify'
import { steadyNow } from '../clock.ts'
import { NEW_GUEST, RENAME } from '../costs.ts'
import { Buckets } from '../limits.ts'
import { originOf } from '../origin.ts'
import { claimName, meetsNamesake, playsNow, verdictOf } from '../people/claims.ts'
import { meOf } from '../people/me.ts'
import type { Services } from '../services.ts'
import type { Hub } from '../tables/hub.ts'
import { readName, refuseName } from './names.ts'
import { refuseHttp } from './refuse.ts'
import { giveCookie, newSession, renewCookie, visitOf } from './visit.ts'

/** Who one is, and what one is called. */
export function meRoutes(app: FastifyInstance, services: Services, hub: Hub): void {
  const { people, sessions } = services
  const { limits } = services.config
  const newcomers = new Buckets(limits.guests)
  const newcomersOfNetworks = new Buckets(limits.networkGuests)

  app.get('/api/me', async (request, reply) => {
    const visit = await visitOf(request, sessions)
    if (visit?.session) {
      renewCookie(request, reply, visit.person.member)
      return meOf(services, visit, request.host)
    }
    const session = newSession(request, false)
    let begun = visit && (await sessions.begin(session, visit.person))
    if (!begun) {
      const from = originOf(request.ip)
      const now = steadyNow()
      const few = newcomers.take(from.address, now) && newcomersOfNetworks.take(from.network, now)
      if (!few || !services.budget.pay({ from }, NEW_GUEST, now)) return refuseHttp(reply, 'slow-down')
      begun = await people.add(session)
    }
    // A cookie of before there were sessions is changed for one, too.
    giveCookie(request, reply, session.token, begun.person.member)
    return meOf(services, begun, request.host)
  })

  app.patch('/api/me', async (request, reply) => {
    const visit = await visitOf(request, sessions)
    if (!visit) return refuseHttp(reply, 'no-guest')
    const { person } = visit
    const read = readName(profileSchema, request.body)
    if (!read.ok) return refuseHttp(reply, read.error)
    const { name } = read.value
    if (name === person.name) return meOf(services, visit, request.host)
    const asker = { person: person.id, from: originOf(request.ip) }
    if (!services.budget.pay(asker, RENAME, steadyNow())) return refuseHttp(reply, 'slow-down')
    const verdict = await verdictOf(services, name, person)
    if (verdict) return refuseName(reply, verdict)
    if (await meetsNamesake(services, name, person)) return refuseName(reply, 'taken')
    if (person.member) {
      if (await playsNow(services, person)) return refuseHttp(reply, 'name-held')
      if (!(await claimName(services, person, name))) return refuseName(reply, 'taken')
    } else await people.rename(person, name)
    hub.rename(person)
    return meOf(services, visit, request.host)
  })

  /** Whether one could be called so. */
  app.post('/api/names', async (request, reply) => {
    const visit = await visitOf(request, sessions)
    if (!visit) return refuseHttp(reply, 'no-guest')
    const read = readName(profileSchema, request.body)
    if (!read.ok) return refuseHttp(reply, read.error)
    const asker = { person: visit.person.id, from: originOf(request.ip) }
    if (!services.budget.pay(asker, LOOK_UP, steadyNow())) return refuseHttp(reply, 'slow-down')
    return { verdict: await verdictOf(services, read.value.name, visit.person) }
  })
}

/** What a look at all names costs. */
const LOOK_UP = 4
