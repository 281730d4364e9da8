import type { Me } from '@quayside/table'
import { profileSchema, recoverSchema } from '@quayside/table/requests'
import type { FastifyInstance } from 'fastify'
import type { Guests } from '../guests.ts'
import { addressKey, Buckets } from '../limits.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import type { Hub } from '../tables/hub.ts'
import { giveCookie, guestOf } from './cookie.ts'
import { refuseHttp } from './refuse.ts'

/** Who one is. */
export function meRoutes(app: FastifyInstance, services: Services, guests: Guests, hub: Hub): void {
  const newcomers = new Buckets(services.config.limits.guests)

  app.get('/api/me', async (request, reply) => {
    let guest = await guestOf(request, guests)
    if (!guest) {
      if (!newcomers.take(addressKey(request.ip), Date.now())) return refuseHttp(reply, 'slow-down')
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
    await guests.rename(guest, profile.value.name)
    hub.rename(guest)
    return { name: guest.name } satisfies Me
  })

  app.post('/api/me/code', async (request, reply) => {
    const guest = await guestOf(request, guests)
    if (!guest) return refuseHttp(reply, 'no-guest')
    return { code: await guests.newCode(guest) }
  })

  app.post(
    '/api/me/recover',
    { config: { rateLimit: { max: services.config.limits.recoveriesPerHour, timeWindow: '1 hour' } } },
    async (request, reply) => {
      const given = readBody(recoverSchema, request.body)
      const guest = given.ok ? await guests.fromCode(given.value.code) : null
      if (!guest) return refuseHttp(reply, 'bad-code')
      if (services.restrictions.holds('ban', guest.id, Date.now())) return refuseHttp(reply, 'banned')
      giveCookie(request, reply, guests, guest)
      return { name: guest.name } satisfies Me
    },
  )
}
