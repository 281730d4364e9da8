import type { SignedIn } from '@quayside/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { meOf } from '../people/me.ts'
import type { Person } from '../people/people.ts'
import type { Visit } from '../people/sessions.ts'
import type { Services } from '../services.ts'
import { giveCookie, newSession, visitOf } from './visit.ts'

/** This browser is somebody's from now on, in a session that is new; whoever it was before has none here any more. */
export async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  person: Person,
): Promise<SignedIn> {
  const { sessions } = services
  const before = await visitOf(request, sessions)
  const session = newSession(request, true)
  const same = before?.person.id === person.id
  const visit = same ? await sessions.replace(before, session) : await sessions.begin(session, person)
  if (!same && before?.session) await sessions.end(before.person.id, ({ hash }) => hash === before.session?.hash)
  giveCookie(request, reply, session.token, person.member)
  return { me: await meOf(services, visit) }
}

/** Somebody has become a member: the token that others may have copied is worth nothing any more. */
export async function rotate(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions }: Services,
  visit: Visit,
): Promise<Visit> {
  const session = newSession(request, true)
  const next = await sessions.replace(visit, session)
  giveCookie(request, reply, session.token, visit.person.member)
  return next
}
