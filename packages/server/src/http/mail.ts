import { mailedSchema, mailSchema, ticketSchema } from '@quayside/table/ways-in'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { steadyNow } from '../clock.ts'
import { languageOf } from '../languages.ts'
import { isAddress } from '../mail/mailer.ts'
import { originOf } from '../origin.ts'
import { meOf } from '../people/me.ts'
import type { Person } from '../people/people.ts'
import { isProved } from '../people/sessions.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import type { PersonRow, SessionRow } from '../store/people.ts'
import { refused, refuseHttp } from './refuse.ts'
import { shownOwner, signIn } from './sign-in.ts'
import { visitOf } from './visit.ts'

interface Asking {
  readonly person: Person
  readonly session: SessionRow
}

/** A mail address as a way back, where the host has mail. Opening a link never does anything: what is in it has to be sent by the page. */
export function mailRoutes(app: FastifyInstance, services: Services): void {
  const { people, sessions, passkeys, mailKeys, mailLimits, notices, restrictions, store } = services

  app.post('/api/me/mail', async (request, reply) => {
    const asking = await ownerIn(request, reply)
    if (!asking) return reply
    const address = addressIn(request, reply)
    if (address === null) return reply
    await mailKeys.ask(asking.session, address, request.headers['accept-language'])
    return reply.code(202).send({})
  })

  app.post('/api/me/mail/confirm', async (request, reply) => {
    const asking = await ownerIn(request, reply)
    if (!asking) return reply
    const read = readBody(mailedSchema, request.body)
    if (!read.ok) return refuseHttp(reply, read.error)
    const address = await mailKeys.confirmed(asking.session, read.value.code)
    if (address === null) return refuseHttp(reply, 'bad-code')
    if (!(await store.keys.setMail(asking.person.id, address))) return refuseHttp(reply, 'mail-used')
    await notices.addressChanged(asking.person.id, languageOf(request.headers['accept-language']))
    return meOf(services, asking, request.host)
  })

  app.delete('/api/me/mail', async (request, reply) => {
    const asking = await ownerIn(request, reply)
    if (!asking) return reply
    const row = await store.people.person(asking.person.id)
    const keys = await passkeys.of(asking.person)
    if (keys.length === 0 && !row?.recovery) return refuseHttp(reply, 'last-key')
    await store.keys.setMail(asking.person.id, null)
    await notices.addressChanged(asking.person.id)
    return meOf(services, asking, request.host)
  })

  app.post('/api/sign-in/mail', async (request, reply) => {
    const session = await sessionIn(request, reply)
    if (!session) return reply
    const address = addressIn(request, reply)
    if (address === null) return reply
    return { ticket: await mailKeys.askToSignIn(session, address, request.headers['accept-language']) }
  })

  app.post('/api/sign-in/mail/look', async (request, reply) => {
    const owner = await readerOf(request, reply, 'look')
    return owner ? shownOwner(services, owner) : reply
  })

  app.post('/api/sign-in/mail/confirm', async (request, reply) => {
    const owner = await readerOf(request, reply, 'signIn')
    return owner ? signIn(request, reply, services, people.of(owner)) : reply
  })

  async function sessionIn(request: FastifyRequest, reply: FastifyReply): Promise<SessionRow | null> {
    const visit = await visitOf(request, sessions)
    if (!visit?.session) return refused(reply, 'no-guest')
    return mailKeys.possible ? visit.session : refused(reply, 'no-mail')
  }

  /** A member who has shown to be it. */
  async function ownerIn(request: FastifyRequest, reply: FastifyReply): Promise<Asking | null> {
    const session = await sessionIn(request, reply)
    const visit = session && (await visitOf(request, sessions))
    if (!visit || !session) return null
    if (!visit.person.member) return refused(reply, 'members-only')
    return isProved(session, Date.now()) ? { person: visit.person, session } : refused(reply, 'prove-first')
  }

  /** The address in a request, if one more mail may be sent to it. */
  function addressIn(request: FastifyRequest, reply: FastifyReply): string | null {
    const read = readBody(mailSchema, request.body)
    const address = read.ok ? read.value.address.toLowerCase() : ''
    if (!isAddress(address)) return refused(reply, 'bad-address')
    const { network } = originOf(request.ip)
    return mailLimits.take(address, network, steadyNow()) ? address : refused(reply, 'slow-down')
  }

  /** Whoever has read a mailed code, in the browser that asked for it. */
  async function readerOf(
    request: FastifyRequest,
    reply: FastifyReply,
    how: 'look' | 'signIn',
  ): Promise<PersonRow | null> {
    const session = await sessionIn(request, reply)
    if (!session) return null
    const read = readBody(ticketSchema, request.body)
    const owner = read.ok ? await mailKeys[how](session, read.value.ticket, read.value.code) : null
    if (!owner) return refused(reply, 'bad-code')
    return restrictions.holds('ban', owner.id, Date.now()) ? refused(reply, 'banned') : owner
  }
}
