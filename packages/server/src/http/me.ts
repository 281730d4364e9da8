import { type Me, refuse } from '@quayside/table'
import { profileSchema, recoverSchema } from '@quayside/table/requests'
import type { FastifyInstance } from 'fastify'
import { steadyNow } from '../clock.ts'
import { NEW_GUEST, RENAME } from '../costs.ts'
import type { Guest, Guests } from '../guests.ts'
import { Buckets, hourly } from '../limits.ts'
import { looksLike } from '../names.ts'
import { originOf } from '../origin.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import type { Store } from '../store/store.ts'
import { personsIn, savedIn } from '../tables/cards.ts'
import type { Hub } from '../tables/hub.ts'
import { giveCookie, guestOf } from './cookie.ts'
import { refuseHttp } from './refuse.ts'

/** Who one is. */
export function meRoutes(app: FastifyInstance, services: Services, guests: Guests, hub: Hub): void {
  const { limits } = services.config
  const newcomers = new Buckets(limits.guests)
  const newcomersOfNetworks = new Buckets(limits.networkGuests)
  const recoveries = new Buckets(hourly(limits.recoveriesPerHour))

  app.get('/api/me', async (request, reply) => {
    let guest = await guestOf(request, guests)
    if (!guest) {
      const from = originOf(request.ip)
      const now = steadyNow()
      const few = newcomers.take(from.address, now) && newcomersOfNetworks.take(from.network, now)
      if (!few || !services.budget.pay({ from }, NEW_GUEST, now)) return refuseHttp(reply, 'slow-down')
      guest = await guests.add()
    }
    giveCookie(request, reply, guests, guest)
    return { name: guest.name } satisfies Me
  })

  app.patch('/api/me', async (request, reply) => {
    const guest = await guestOf(request, guests)
    if (!guest) return refuseHttp(reply, 'no-guest')
    const profile = readBody(profileSchema, request.body)
    if (!profile.ok) return refuseHttp(reply, profile.error)
    const { name } = profile.value
    if (name === guest.name) return { name } satisfies Me
    const asker = { guest: guest.id, from: originOf(request.ip) }
    if (!services.budget.pay(asker, RENAME, steadyNow())) return refuseHttp(reply, 'slow-down')
    if (await someoneIsCalled(name, guest, services.store)) return refuseHttp(reply, refuse('name-taken').error)
    await guests.rename(guest, name)
    hub.rename(guest)
    return { name: guest.name } satisfies Me
  })

  app.post('/api/me/code', async (request, reply) => {
    const guest = await guestOf(request, guests)
    if (!guest) return refuseHttp(reply, 'no-guest')
    return { code: await guests.newCode(guest) }
  })

  app.post('/api/me/recover', async (request, reply) => {
    if (!recoveries.take(originOf(request.ip).address, steadyNow())) return refuseHttp(reply, 'slow-down')
    const given = readBody(recoverSchema, request.body)
    const guest = given.ok ? await guests.fromCode(given.value.code) : null
    if (!guest) return refuseHttp(reply, 'bad-code')
    if (services.restrictions.holds('ban', guest.id, Date.now())) return refuseHttp(reply, 'banned')
    giveCookie(request, reply, guests, guest)
    return { name: guest.name } satisfies Me
  })
}

/** Tables that are looked at, the last changed ones. */
const LOOKED_AT = 200

/** Whether somebody who plays with this guest, or is about to, has such a name: nobody takes another's in the middle of a game. */
async function someoneIsCalled(name: string, guest: Guest, store: Store): Promise<boolean> {
  const rows = await store.tablesOf(guest.id, LOOKED_AT)
  const going = rows.filter(({ phase }) => phase === 'gathering' || phase === 'playing')
  const people = going.flatMap(({ saved }) => personsIn(savedIn({ saved })?.chairs ?? []))
  const others = new Set(people.filter((person) => person !== guest.id))
  const names = await store.names([...others])
  return [...names.values()].some((other) => looksLike(name, other))
}
