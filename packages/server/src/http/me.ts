import { type Me, refuse } from '@quayside/table'
import { profileSchema, recoverSchema } from '@quayside/table/requests'
import type { FastifyInstance } from 'fastify'
import { steadyNow } from '../clock.ts'
import { NEW_GUEST, RENAME } from '../costs.ts'
import { Buckets, hourly } from '../limits.ts'
import { originOf } from '../origin.ts'
import { looksLike } from '../people/names.ts'
import type { People, Person } from '../people/people.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import type { Store } from '../store/store.ts'
import { personsIn, savedIn } from '../tables/cards.ts'
import type { Hub } from '../tables/hub.ts'
import { giveCookie, personOf } from './cookie.ts'
import { refuseHttp } from './refuse.ts'

/** Who one is. */
export function meRoutes(app: FastifyInstance, services: Services, people: People, hub: Hub): void {
  const { limits } = services.config
  const newcomers = new Buckets(limits.guests)
  const newcomersOfNetworks = new Buckets(limits.networkGuests)
  const recoveries = new Buckets(hourly(limits.recoveriesPerHour))

  app.get('/api/me', async (request, reply) => {
    let person = await personOf(request, people)
    if (!person) {
      const from = originOf(request.ip)
      const now = steadyNow()
      const few = newcomers.take(from.address, now) && newcomersOfNetworks.take(from.network, now)
      if (!few || !services.budget.pay({ from }, NEW_GUEST, now)) return refuseHttp(reply, 'slow-down')
      person = await people.add()
    }
    giveCookie(request, reply, people, person)
    return { name: person.name } satisfies Me
  })

  app.patch('/api/me', async (request, reply) => {
    const person = await personOf(request, people)
    if (!person) return refuseHttp(reply, 'no-guest')
    const profile = readBody(profileSchema, request.body)
    if (!profile.ok) return refuseHttp(reply, profile.error)
    const { name } = profile.value
    if (name === person.name) return { name } satisfies Me
    const asker = { person: person.id, from: originOf(request.ip) }
    if (!services.budget.pay(asker, RENAME, steadyNow())) return refuseHttp(reply, 'slow-down')
    if (await someoneIsCalled(name, person, services.store)) return refuseHttp(reply, refuse('name-taken').error)
    await people.rename(person, name)
    hub.rename(person)
    return { name: person.name } satisfies Me
  })

  app.post('/api/me/code', async (request, reply) => {
    const person = await personOf(request, people)
    if (!person) return refuseHttp(reply, 'no-guest')
    return { code: await people.newCode(person) }
  })

  app.post('/api/me/recover', async (request, reply) => {
    if (!recoveries.take(originOf(request.ip).address, steadyNow())) return refuseHttp(reply, 'slow-down')
    const given = readBody(recoverSchema, request.body)
    const person = given.ok ? await people.fromCode(given.value.code) : null
    if (!person) return refuseHttp(reply, 'bad-code')
    if (services.restrictions.holds('ban', person.id, Date.now())) return refuseHttp(reply, 'banned')
    giveCookie(request, reply, people, person)
    return { name: person.name } satisfies Me
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
  const names = await store.names([...others])
  return [...names.values()].some((other) => looksLike(name, other))
}
