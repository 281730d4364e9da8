import type { FastifyReply, FastifyRequest } from 'fastify'
import type { People, Person } from '../people/people.ts'

export const COOKIE = 'quayside'

const YEAR = 365 * 24 * 3600

/** The person that a request comes from; null without a cookie, or with one whose signature `People` does not accept. */
export const personOf = (request: FastifyRequest, people: People): Promise<Person | null> =>
  people.fromCookie(request.cookies[COOKIE])

/** From now on this browser is that person. */
export function giveCookie(request: FastifyRequest, reply: FastifyReply, people: People, person: Person): void {
  reply.setCookie(COOKIE, people.cookieOf(person), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  })
}
