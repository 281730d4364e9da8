import { ok, type Result } from '@quayside/kernel'
import { type AtTable, type FriendsReply, isFree, type WatchCard } from '@quayside/table'
import {
  blockSchema,
  friendSchema,
  invitationSchema,
  reportSchema,
  tableCodeSchema,
} from '@quayside/table/company-requests'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as v from 'valibot'
import { steadyNow } from '../clock.ts'
import { codeFor, digitsIn } from '../company/codes.ts'
import { invitationsOf } from '../company/invitations.ts'
import { report } from '../company/reports.ts'
import { watchCards } from '../company/watching.ts'
import { COMPANY } from '../costs.ts'
import { Bucket, Buckets, daily, hourly } from '../limits.ts'
import { originOf } from '../origin.ts'
import type { Person } from '../people/people.ts'
import { deny } from '../reasons.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import type { Hub } from '../tables/hub.ts'
import { refuseHttp } from './refuse.ts'
import { personOf } from './visit.ts'

type OfTie = { Params: { id: string } }
type OfTable = { Params: { table: string } }

/** Friends, blocks, invitations, codes of tables, reports, and what can be watched. */
export function companyRoutes(app: FastifyInstance, services: Services, hub: Hub): void {
  const { company, store, budget, sessions } = services
  const { limits } = services.config
  const reports = new Buckets(daily(limits.reportsPerDay))
  const guesses = new Buckets(hourly(limits.codesPerHour))
  const wrong = new Bucket(hourly(limits.wrongCodesPerHour), steadyNow())

  /** Answers somebody who is known and does not ask too much. */
  const answer = async <T>(
    request: FastifyRequest,
    reply: FastifyReply,
    act: (person: Person) => Promise<Result<T>>,
  ): Promise<unknown> => {
    const person = await personOf(request, sessions)
    if (!person) return refuseHttp(reply, 'no-guest')
    const asker = { person: person.id, from: originOf(request.ip) }
    if (!budget.pay(asker, COMPANY, steadyNow())) return refuseHttp(reply, 'slow-down')
    const done = await act(person)
    return done.ok ? done.value : refuseHttp(reply, done.error)
  }

  const withBody = <const S extends v.GenericSchema, T>(
    schema: S,
    { body }: FastifyRequest,
    act: (given: v.InferOutput<S>) => Promise<Result<T>>,
  ): Promise<Result<T>> => {
    const given = readBody(schema, body)
    return given.ok ? act(given.value) : Promise.resolve(given)
  }

  /** Somebody at a table that the asker may see. */
  const personAt = async (person: Person, { table, seat, line }: AtTable): Promise<Result<string>> => {
    const found = await hub.reception.enter(person, table)
    if (!found.ok) return found
    const other = found.value.personAt(seat, line)
    return other === null ? deny('nobody') : ok(other)
  }

  const listsOf = async (person: Person): Promise<Result<FriendsReply>> => {
    const known = await company.known(person.id)
    return ok({ ...known, invitations: await invitationsOf(services, person.id) })
  }

  /** Does something, then tells how things stand. */
  const thenLists = async (person: Person, done: Result<unknown>): Promise<Result<FriendsReply>> =>
    done.ok ? listsOf(person) : done

  app.get('/api/friends', (request, reply) => answer(request, reply, listsOf))

  app.post('/api/friends', (request, reply) =>
    answer(request, reply, (person) =>
      withBody(friendSchema, request, async (given) => {
        if (person.name === '') return deny('no-name')
        const other = 'name' in given ? await company.called(given.name) : await personAt(person, given)
        return thenLists(person, other.ok ? await company.ask(person.id, other.value) : other)
      }),
    ),
  )

  app.post<OfTie>('/api/friends/:id', (request, reply) =>
    answer(request, reply, async (person) => thenLists(person, await company.accept(person.id, request.params.id))),
  )

  app.delete<OfTie>('/api/friends/:id', (request, reply) =>
    answer(request, reply, async (person) => thenLists(person, await company.end(person.id, request.params.id))),
  )

  app.post('/api/blocks', (request, reply) =>
    answer(request, reply, (person) =>
      withBody(blockSchema, request, async (given) => {
        const other = 'id' in given ? await company.otherOf(person.id, given.id) : await personAt(person, given)
        return thenLists(person, other.ok ? await company.block(person.id, other.value) : other)
      }),
    ),
  )

  app.delete<OfTie>('/api/blocks/:id', (request, reply) =>
    answer(request, reply, async (person) => thenLists(person, await company.unblock(person.id, request.params.id))),
  )

  app.post('/api/reports', (request, reply) =>
    answer(request, reply, (person) =>
      withBody(reportSchema, request, async ({ why, text, ...at }) => {
        const other = await personAt(person, at)
        if (!other.ok) return other
        if (other.value === person.id) return deny('bad-request')
        if (!reports.take(person.id, steadyNow())) return deny('slow-down')
        await report(store.company, { by: person.id, about: other.value, table: at.table, why, text })
        return ok({ reported: true })
      }),
    ),
  )

  /** A friend is asked to a table that gathers, or to play on for somebody who has vanished, by somebody who sits there or set it. */
  app.post<OfTable>('/api/tables/:table/invitations', (request, reply) =>
    answer(request, reply, (person) =>
      withBody(invitationSchema, request, async ({ friend }) => {
        const found = await inviting(person, request.params.table)
        if (!found.ok) return found
        const other = await company.invitable(person.id, friend)
        if (!other.ok) return other
        found.value.notify(other.value, 'invited', person.id, person.name)
        hub.reception.letIn(found.value, other.value)
        if (!(await hub.isStored(found.value))) return deny('store-failed')
        await company.invite({ person: other.value, by: person.id, table: found.value.id })
        hub.lobby.noteOf([other.value])
        return ok({ invited: true })
      }),
    ),
  )

  /** Declines an invitation. */
  app.delete<OfTable>('/api/tables/:table/invitations', (request, reply) =>
    answer(request, reply, async (person) => {
      await store.company.uninvite(request.params.table, person.id)
      hub.lobby.noteOf([person.id])
      return listsOf(person)
    }),
  )

  app.post<OfTable>('/api/tables/:table/code', (request, reply) =>
    answer(request, reply, async (person) => {
      const found = await inviting(person, request.params.table)
      return found.ok ? ok(await codeFor(store.company, found.value.id, Date.now())) : found
    }),
  )

  /** Where a code leads. A wrong one, one that has run out and one of a table that is not for the asker are refused alike. */
  app.post('/api/codes', (request, reply) =>
    answer(request, reply, (person) =>
      withBody(tableCodeSchema, request, async ({ code }) => {
        const now = steadyNow()
        if (!guesses.take(originOf(request.ip).network, now) || !wrong.has(1, now)) return deny('slow-down')
        const digits = digitsIn(code)
        const table = digits === null ? null : await store.company.tableOfCode(digits, Date.now())
        const found = table === null ? null : await hub.reception.lead(person, table)
        if (found?.ok) return ok({ table: found.value.id })
        wrong.take(now)
        return deny('bad-code')
      }),
    ),
  )

  app.get('/api/watch', (request, reply) =>
    answer(request, reply, async (person): Promise<Result<WatchCard[]>> => ok(await watchCards(services, hub, person))),
  )

  /** A table with a place for somebody, for those who may ask others to it. */
  async function inviting(person: Person, id: string) {
    const found = await hub.reception.enter(person, id)
    if (!found.ok) return found
    const { host, table } = found.value
    if (host !== person.id && table.seatOf(person.id) < 0) return deny('not-host')
    const wanted = table.phase === 'gathering' || (table.phase === 'playing' && table.chairs.some(isFree))
    return wanted ? found : deny('no-such-table')
  }
}
