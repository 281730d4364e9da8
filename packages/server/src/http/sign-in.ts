import type { CodeOwner, SignedIn } from '@quayside/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { meOf } from '../people/me.ts'
import type { Person } from '../people/people.ts'
import type { Visit } from '../people/sessions.ts'
import type { Services } from '../services.ts'
import { isMember, type PersonRow, type SessionRow } from '../store/people.ts'
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
  const left = before && !same ? await leftBehind(services, before.person, visit.session!) : undefined
  return { me: await meOf(services, visit, request.host), ...(left && { left }) }
}

/** Tables that are counted. */
const COUNTED = 1000

/** Who it is that would sign in, as they are shown before they do. */
export async function shownOwner({ store }: Services, row: PersonRow): Promise<CodeOwner> {
  const tables = await store.tablesOf(row.id, COUNTED)
  return { name: row.name, member: isMember(row), tables: tables.length }
}

/** The tables of the guest that a browser was, which whoever it is now can bring along. */
async function leftBehind(
  { store, challenges }: Services,
  guest: Person,
  session: SessionRow,
): Promise<SignedIn['left']> {
  const tables = guest.member ? [] : await store.tablesOf(guest.id, COUNTED)
  if (tables.length === 0) return undefined
  return { name: guest.name, tables: tables.length, token: await challenges.make('bring', session, guest.id) }
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
