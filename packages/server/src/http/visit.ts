import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceOf } from '../people/device.ts'
import type { Person } from '../people/people.ts'
import { lifeOf, NewSession, type Sessions, type Visit } from '../people/sessions.ts'

/** On plain http browsers drop a cookie whose name begins with `__Host-`; on https it keeps subdomains from setting ours. */
const PLAIN = 'quayside'
const SECURE = '__Host-quayside'

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https'

const visits = new WeakMap<FastifyRequest, Promise<Visit | null>>()

/** Who a request comes from; null without a cookie, or with one that stands for nobody. */
export function visitOf(request: FastifyRequest, sessions: Sessions): Promise<Visit | null> {
  let visit = visits.get(request)
  if (!visit) {
    // One that was given on plain http, or before there were sessions, has the plain name on https too.
    const { [SECURE]: secure, [PLAIN]: plain } = request.cookies
    visit = sessions.visit((isSecure(request) ? secure : undefined) ?? plain, Date.now())
    visits.set(request, visit)
  }
  return visit
}

export const personOf = async (request: FastifyRequest, sessions: Sessions): Promise<Person | null> =>
  (await visitOf(request, sessions))?.person ?? null

/** A session for the browser that a request comes from. */
export const newSession = (request: FastifyRequest, proved: boolean): NewSession =>
  new NewSession(deviceOf(request.headers['user-agent']), proved)

/** From now on this browser says the token of a session. */
export function giveCookie(request: FastifyRequest, reply: FastifyReply, token: string, member: boolean): void {
  const secure = isSecure(request)
  const maxAge = Math.floor(lifeOf(member) / 1000)
  reply.setCookie(secure ? SECURE : PLAIN, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge })
  if (secure && request.cookies[PLAIN] !== undefined) reply.clearCookie(PLAIN, { path: '/' })
}

/** The browser holds its cookie for as long again. */
export function renewCookie(request: FastifyRequest, reply: FastifyReply, member: boolean): void {
  const token = (isSecure(request) ? request.cookies[SECURE] : undefined) ?? request.cookies[PLAIN]
  if (token !== undefined) giveCookie(request, reply, token, member)
}

export function dropCookie(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [SECURE, PLAIN]) if (request.cookies[name] !== undefined) reply.clearCookie(name, { path: '/' })
}
