import { refuse } from '@quayside/table'
import { profileSchema, recoverSchema } from '@quayside/table/requests'
import type { FastifyInstance } from 'fastify'
import { steadyNow } from '../clock.ts'
import { NEW_GUEST, RENAME } from '../costs.ts'
import { Buckets, hourly } from '../limits.ts'
import { originOf } from '../origin.ts'
import { meOf } from '../people/me.ts'
import { looksLike } from '../people/names.ts'
import type { Person } from '../people/people.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import type { Store } from '../store/store.ts'
import { personsIn, savedIn } from '../tables/cards.ts'
import type { Hub } from '../tables/hub.ts'
import { refuseHttp } from './refuse.ts'
import { giveCookie, newSession, personOf, renewCookie, visitOf } from './visit.ts'

/** Who one is. */
export function meRoutes(app: FastifyInstance, services: Services, hub: Hub): void {
  const { people, sessions, recovery } = services
  const { limits } = services.config
  const newcomers = new Buckets(limits.guests)
  const newcomersOfNetworks = new Buckets(limits.networkGuests)
  const recoveries = new Buckets(hourly(limits.recoveriesPerHour))

  app.get('/api/me', async (request, reply) => {
    const visit = await visitOf(request, sessions)
    if (visit?.session) {
      renewCookie(request, reply, visit.person.member)
      return meOf(services, visit)
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
    return meOf(services, begun)
  })

  app.patch('/api/me', async (request, reply) => {
    const visit = await visitOf(request, sessions)
    if (!visit) return refuseHttp(reply, 'no-guest')
    const { person } = visit
    const profile = readBody(profileSchema, request.body)
    if (!profile.ok) return refuseHttp(reply, profile.error)
    const { name } = profile.value
    if (name === person.name) return meOf(services, visit)
    const asker = { person: person.id, from: originOf(request.ip) }
    if (!services.budget.pay(asker, RENAME, steadyNow())) return refuseHttp(reply, 'slow-down')
    if (await someoneIsCalled(name, person, services.store)) return refuseHttp(reply, refuse('name-taken').error)
    await people.rename(person, name)
    hub.rename(person)
    return meOf(services, visit)
  })

  app.post('/api/me/code', async (request, reply) => {
    const person = await personOf(request, sessions)
    if (!person) return refuseHttp(reply, 'no-guest')
    return { code: await recovery.newCode(person.id) }
  })

  app.post('/api/me/recover', async (request, reply) => {
    if (!recoveries.take(originOf(request.ip).address, steadyNow())) return refuseHttp(reply, 'slow-down')
    const given = readBody(recoverSchema, request.body)
    const row = given.ok ? await recovery.ownerOf(given.value.code) : null
    if (!row) return refuseHttp(reply, 'bad-code')
    if (services.restrictions.holds('ban', row.id, Date.now())) return refuseHttp(reply, 'banned')
    const person = people.of(row)
    const session = newSession(request, true)
    const visit = await sessions.begin(session, person)
    giveCookie(request, reply, session.token, person.member)
    return meOf(services, visit)
  })
}

/** Tables that are looked at, the last changed ones. */
const LOOKED_AT = 200

/** Whether somebody who plays with this person, or is about to, has such a name: nobody takes another's in the middle of a game. */
async function someoneIsCalled(name: string, person: Person, store: Store): Promise<boolean> {
  const rows = await store.tablesOf(person.id, LOOKED_AT)
  const going = rows.filter(({ phase }) => phase === 'gathering' || phase === 'playing')
  const everybody = going.flatMap(({ saved }) => personsIn(savedIn({ saved })?.chairs ?? []))
  const others = new Set(everybody.filter((id) => id !== person.id))
  const names = await store.people.names([...others])
  return [...names.values()].some((other) => looksLike(name, other))
}
