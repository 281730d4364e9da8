import { createHash } from 'node:crypto'
import type { PasskeyCard } from '@quayside/table'
import { keyWishSchema, labelSchema, newKeySchema, signInSchema } from '@quayside/table/ways-in'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { steadyNow } from '../clock.ts'
import { KEY } from '../costs.ts'
import { originOf } from '../origin.ts'
import { claimName, verdictOf } from '../people/claims.ts'
import { deviceOf } from '../people/device.ts'
import { meOf } from '../people/me.ts'
import { answerOf } from '../people/passkeys.ts'
import type { Person } from '../people/people.ts'
import { isProved } from '../people/sessions.ts'
import type { Site } from '../people/site.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import type { PasskeyRow } from '../store/keys.ts'
import type { SessionRow } from '../store/people.ts'
import type { Hub } from '../tables/hub.ts'
import { readName, refuseName } from './names.ts'
import { refused, refuseHttp } from './refuse.ts'
import { rotate, signIn } from './sign-in.ts'
import { visitOf } from './visit.ts'

/** Keys that one person may have. */
const MOST_KEYS = 20

/** How a key is named outside: what browsers call it can be a thousand signs long. */
const nameOf = ({ id }: PasskeyRow): string => createHash('sha256').update(id).digest('hex').slice(0, 20)

/** Somebody with a session, where there are passkeys. */
interface Asking {
  readonly site: Site
  readonly person: Person
  readonly session: SessionRow
}

type OfKey = { Params: { key: string } }

/** Becoming a member by a passkey, signing in by one, and looking after them. */
export function passkeyRoutes(app: FastifyInstance, services: Services, hub: Hub): void {
  const { people, sessions, passkeys, restrictions, store, budget } = services

  app.post('/api/passkeys/options', async (request, reply) => {
    const asking = await askingIn(request, reply)
    if (!asking) return reply
    const { site, person, session } = asking
    if (person.member) {
      if (!isProved(session, Date.now())) return refuseHttp(reply, 'prove-first')
      return passkeys.creation(site, person, person.name, session)
    }
    const read = readName(keyWishSchema, request.body)
    if (!read.ok) return refuseHttp(reply, read.error)
    const { name } = read.value
    if (name === undefined) return refuseHttp(reply, 'no-name')
    const verdict = await verdictOf(services, name, person)
    return verdict ? refuseName(reply, verdict) : passkeys.creation(site, person, name, session)
  })

  app.post('/api/passkeys', async (request, reply) => {
    const asking = await askingIn(request, reply)
    if (!asking) return reply
    const { site, person, session } = asking
    if (person.member && !isProved(session, Date.now())) return refuseHttp(reply, 'prove-first')
    const read = readName(newKeySchema, request.body)
    if (!read.ok) return refuseHttp(reply, read.error)
    const { name, label = deviceOf(request.headers['user-agent']), response } = read.value
    if (!person.member) {
      if (name === undefined) return refuseHttp(reply, 'no-name')
      const verdict = await verdictOf(services, name, person)
      if (verdict) return refuseName(reply, verdict)
    }
    const made = { ...response, clientExtensionResults: {} } as RegistrationResponseJSON
    const key = await passkeys.made(site, person, session, made, label)
    if (!key || (await store.keys.passkey(key.id))) return refuseHttp(reply, 'bad-passkey')
    if (person.member) {
      const added = await store.keys.addPasskey(key, MOST_KEYS)
      return added ? meOf(services, asking, request.host) : refuseHttp(reply, 'bad-passkey')
    }
    if (!(await claimName(services, person, name!, { passkey: key }))) return refuseName(reply, 'taken')
    hub.rename(person)
    return meOf(services, await rotate(request, reply, services, asking), request.host)
  })

  app.get('/api/passkeys', async (request, reply) => {
    const visit = await visitOf(request, sessions)
    if (!visit) return refuseHttp(reply, 'no-guest')
    const keys = await passkeys.of(visit.person)
    return keys.map((key): PasskeyCard => {
      const { label, created, used } = key
      return { id: nameOf(key), label, created, used }
    })
  })

  app.patch<OfKey>('/api/passkeys/:key', async (request, reply) => {
    const read = readBody(labelSchema, request.body)
    if (!read.ok) return refuseHttp(reply, read.error)
    const own = await ownKey(request, reply)
    if (!own) return reply
    await store.keys.updatePasskey(own.key.id, read.value)
    return {}
  })

  /** Never the last way back. */
  app.delete<OfKey>('/api/passkeys/:key', async (request, reply) => {
    const own = await ownKey(request, reply)
    if (!own) return reply
    const row = await store.people.person(own.key.person_id)
    if (own.others === 0 && !row?.recovery && !row?.mail) return refuseHttp(reply, 'last-key')
    await store.keys.deletePasskey(own.key.id)
    return {}
  })

  /** Whoever signs in need not say who they are: the browser knows which keys it has. */
  app.post('/api/sign-in/options', async (request, reply) => {
    const asking = await askingIn(request, reply)
    return asking ? passkeys.asking(asking.site, 'sign-in', asking.session) : reply
  })

  app.post('/api/sign-in', async (request, reply) => {
    const asking = await askingIn(request, reply)
    if (!asking) return reply
    const read = readBody(signInSchema, request.body)
    if (!read.ok) return refuseHttp(reply, read.error)
    const key = await passkeys.answered(asking.site, 'sign-in', asking.session, answerOf(read.value.response))
    const row = key && (await store.people.person(key.person_id))
    if (!row || row.gone !== null) return refuseHttp(reply, 'bad-passkey')
    if (restrictions.holds('ban', row.id, Date.now())) return refuseHttp(reply, 'banned')
    return signIn(request, reply, services, people.of(row))
  })

  /** Who asks for something that has to do with keys; null if it was refused. */
  async function askingIn(request: FastifyRequest, reply: FastifyReply): Promise<Asking | null> {
    const visit = await visitOf(request, sessions)
    if (!visit?.session) return refused(reply, 'no-guest')
    const { person, session } = visit
    const { site } = passkeys
    if (!site) return refused(reply, 'no-passkeys')
    const asker = { person: person.id, from: originOf(request.ip) }
    return budget.pay(asker, KEY, steadyNow()) ? { site, person, session } : refused(reply, 'slow-down')
  }

  /** A key of whoever asks, who has shown to be its owner; null if it was refused. */
  async function ownKey(request: FastifyRequest<OfKey>, reply: FastifyReply) {
    const visit = await visitOf(request, sessions)
    if (!visit) return refused(reply, 'no-guest')
    if (!isProved(visit.session, Date.now())) return refused(reply, 'prove-first')
    const keys = await passkeys.of(visit.person)
    const key = keys.find((each) => nameOf(each) === request.params.key)
    return key ? { key, others: keys.length - 1 } : refused(reply, 'not-found')
  }
}
