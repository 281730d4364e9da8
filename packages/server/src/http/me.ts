import type { Me } from '@quayside/table'
import { profileSchema, recoverSchema } from '@quayside/table/requests'
import type { FastifyInstance } from 'fastify'
import { steadyNow } from '../clock.ts'
import { NEW_GUEST, RENAME } from '../costs.ts'
import type { Guests } from '../guests.ts'
import { Buckets, hourly } from '../limits.ts'
import { originOf } from '../origin.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import type { Hub } from '../tables/hub.ts'
import { giveCookie, guestOf } from './cookie.ts'
import { refuseHttp } from './refuse.ts'

/** Who one is. */
export function meRoutes(app: FastifyInstance, services: Services, guests: Guests, hub: Hub): void {
  const { limits } = services.config
  const newcomers = new Buckets(limits.guests)
  const recoveries = new Buckets(hourly(limits.recoveriesPerHour))

  app.get('/api/me', async (request, reply) => {
    let guest = await guestOf(request, guests)
    if (!guest) {
      const from = originOf(request.ip)
      const now = steadyNow()
      if (!newcomers.take(from.address, now) || !services.budget.pay({ from }, NEW_GUEST, now)) {
        return refuseHttp(reply, 'slow-down')
      }
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
    const asker = { guest: guest.id, from: originOf(request.ip) }
    if (!services.budget.pay(asker, RENAME, steadyNow())) return refuseHttp(reply, 'slow-down')
    await guests.rename(guest, profile.value.name)
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
    giveCookie(request, reply, guests, guest)
    return { name: guest.name } satisfies Me
  })
}
