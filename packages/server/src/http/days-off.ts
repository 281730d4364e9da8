import { type DaysOffReply, MOST_DAYS_OFF } from '@quayside/table'
import { daysOffSchema } from '@quayside/table/days-requests'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { steadyNow } from '../clock.ts'
import { COMPANY } from '../costs.ts'
import { originOf } from '../origin.ts'
import { bookable, daysBetween, daysOffOf } from '../people/days-off.ts'
import type { Person } from '../people/people.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import type { Hub } from '../tables/hub.ts'
import { refused, refuseHttp } from './refuse.ts'
import { personOf } from './visit.ts'

/** The days that somebody takes off: their clocks of days stand still. */
export function daysOffRoutes(app: FastifyInstance, services: Services, hub: Hub): void {
  const { sessions, budget, store, notices } = services

  app.get('/api/me/days-off', async (request, reply) => {
    const person = await personIn(request, reply)
    return person ? replyFor(person) : reply
  })

  app.post('/api/me/days-off', (request, reply) =>
    change(request, reply, async (person, days) => {
      const booked = await store.days.book(person.id, days, MOST_DAYS_OFF)
      return booked || refuseHttp(reply, 'too-many-days-off')
    }),
  )

  app.delete('/api/me/days-off', (request, reply) =>
    change(request, reply, async (person, days) => {
      await store.days.cancel(person.id, days)
      return true
    }),
  )

  /** Books or cancels days that have not begun, and tells the tables where somebody plays over days. */
  async function change(
    request: FastifyRequest,
    reply: FastifyReply,
    act: (person: Person, days: readonly string[]) => Promise<true | FastifyReply>,
  ): Promise<DaysOffReply | FastifyReply> {
    const person = await personIn(request, reply)
    if (!person) return reply
    const given = readBody(daysOffSchema, request.body)
    if (!given.ok) return refuseHttp(reply, given.error)
    const { zone } = await notices.wishes(person.id)
    const { from, until } = bookable(zone, Date.now())
    if (given.value.from < from || given.value.until > until) return refuseHttp(reply, 'day-past')
    const done = await act(person, daysBetween(given.value.from, given.value.until))
    if (done !== true) return done
    await hub.livesOtherwise(person.id)
    return replyFor(person)
  }

  const replyFor = async (person: Person): Promise<DaysOffReply> =>
    daysOffOf(store.days, person.id, await notices.wishes(person.id), Date.now())

  async function personIn(request: FastifyRequest, reply: FastifyReply): Promise<Person | null> {
    const person = await personOf(request, sessions)
    if (!person) return refused(reply, 'no-guest')
    const asker = { person: person.id, from: originOf(request.ip) }
    return budget.pay(asker, COMPANY, steadyNow()) ? person : refused(reply, 'slow-down')
  }
}
