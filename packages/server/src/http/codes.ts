import type { SignedIn } from '@quayside/table'
import { profileSchema, recoverSchema } from '@quayside/table/requests'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { steadyNow } from '../clock.ts'
import { RENAME } from '../costs.ts'
import { Buckets, hourly } from '../limits.ts'
import { originOf } from '../origin.ts'
import { claimName, verdictOf } from '../people/claims.ts'
import { meOf } from '../people/me.ts'
import { freshCode } from '../people/recovery.ts'
import { isProved } from '../people/sessions.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import type { PersonRow } from '../store/people.ts'
import type { Hub } from '../tables/hub.ts'
import { readName, refuseName } from './names.ts'
import { refused, refuseHttp } from './refuse.ts'
import { rotate, shownOwner, signIn } from './sign-in.ts'
import { visitOf } from './visit.ts'

/** Becoming a member, and coming back, by a recovery code: the way that needs neither https nor mail. */
export function codeRoutes(app: FastifyInstance, services: Services, hub: Hub): void {
  const { people, sessions, recovery, restrictions, store } = services
  const guesses = new Buckets(hourly(services.config.limits.recoveriesPerHour))

  app.post('/api/me/join', async (request, reply) => {
    const visit = await visitOf(request, sessions)
    if (!visit) return refuseHttp(reply, 'no-guest')
    const { person } = visit
    if (person.member) return refuseHttp(reply, 'already-member')
    const read = readName(profileSchema, request.body)
    if (!read.ok) return refuseHttp(reply, read.error)
    const asker = { person: person.id, from: originOf(request.ip) }
    if (!services.budget.pay(asker, RENAME, steadyNow())) return refuseHttp(reply, 'slow-down')
    const verdict = await verdictOf(services, read.value.name, person)
    if (verdict) return refuseName(reply, verdict)
    const { code, hash } = freshCode()
    const claimed = await claimName(services, person, read.value.name, { recovery: hash })
    if (!claimed) return refuseName(reply, 'taken')
    hub.rename(person)
    const me = await meOf(services, await rotate(request, reply, services, visit), request.host)
    return { me, code } satisfies SignedIn
  })

  /** A new code: the one that somebody may have found is worth nothing any more. */
  app.post('/api/me/code', async (request, reply) => {
    const visit = await visitOf(request, sessions)
    if (!visit) return refuseHttp(reply, 'no-guest')
    const { person, session } = visit
    if (person.member && !isProved(session, Date.now())) return refuseHttp(reply, 'prove-first')
    return { code: await recovery.newCode(person.id) }
  })

  /** Whom a code stands for; it is not used up by looking. */
  app.post('/api/recover/look', async (request, reply) => {
    const owner = await ownerIn(request, reply)
    return owner ? shownOwner(services, owner) : reply
  })

  app.post('/api/recover', async (request, reply) => {
    const owner = await ownerIn(request, reply)
    if (!owner) return reply
    const given = readBody(recoverSchema, request.body)
    const spent = given.ok ? await recovery.spend(given.value.code) : null
    if (!spent) return refuseHttp(reply, 'bad-code')
    const signedIn = await signIn(request, reply, services, people.of(spent.owner))
    return { ...signedIn, code: spent.code } satisfies SignedIn
  })

  /** Pages of before codes were used up do not show the next one, so a guest's goes on there; a member has to make another. */
  app.post('/api/me/recover', async (request, reply) => {
    const owner = await ownerIn(request, reply)
    if (!owner) return reply
    const person = people.of(owner)
    if (person.member && !(await store.keys.spendCode(owner.recovery!, null))) return refuseHttp(reply, 'bad-code')
    return (await signIn(request, reply, services, person)).me
  })

  /** The owner of the code in a request; null if it was refused. */
  async function ownerIn(request: FastifyRequest, reply: FastifyReply): Promise<PersonRow | null> {
    if (!guesses.take(originOf(request.ip).address, steadyNow())) return refused(reply, 'slow-down')
    const given = readBody(recoverSchema, request.body)
    const owner = given.ok ? await recovery.ownerOf(given.value.code) : null
    if (!owner) return refused(reply, 'bad-code')
    return restrictions.holds('ban', owner.id, Date.now()) ? refused(reply, 'banned') : owner
  }
}
