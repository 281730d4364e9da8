import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Guest, Guests } from '../guests.ts'

export const COOKIE = 'quayside'

const YEAR = 365 * 24 * 3600

/** The guest that a request comes from; null without a cookie, or with one whose signature `Guests` does not accept. */
export const guestOf = (request: FastifyRequest, guests: Guests): Promise<Guest | null> =>
  guests.fromCookie(request.cookies[COOKIE])

/** From now on this browser is that guest. */
export function giveCookie(request: FastifyRequest, reply: FastifyReply, guests: Guests, guest: Guest): void {
  reply.setCookie(COOKIE, guests.cookieOf(guest), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: YEAR,
  })
}
