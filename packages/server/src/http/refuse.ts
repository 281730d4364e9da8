import type { Problem } from '@quayside/kernel'
import type { FastifyReply } from 'fastify'
import { problem, type ServerReason } from '../reasons.ts'

const STATUS: { readonly [code: string]: number } = {
  'no-guest': 401,
  'bad-code': 403,
  'bad-passkey': 403,
  'last-key': 409,
  'mail-used': 409,
  'prove-first': 403,
  banned: 403,
  'foreign-origin': 403,
  'not-found': 404,
  'no-such-table': 404,
  nobody: 404,
  'not-friends': 403,
  'not-over': 409,
  gathering: 409,
  'no-name': 409,
  'name-taken': 409,
  'name-held': 409,
  'already-member': 409,
  'members-only': 403,
  'too-many-listed': 429,
  'too-many-local': 409,
  'too-many-studies': 409,
  'too-many-days-off': 409,
  'day-past': 409,
  'slow-down': 429,
  'server-error': 500,
  'table-broken': 500,
  'store-failed': 503,
  unsure: 503,
  stopping: 503,
}

/** Refuses a request over http; codes that are not listed are mistakes in what was asked. */
export function refuseHttp(reply: FastifyReply, why: ServerReason | Problem): FastifyReply {
  const { code, message } = typeof why === 'string' ? problem(why) : why
  return reply.code(STATUS[code] ?? 400).send({ error: { code, message } })
}

/** The same where somebody or something was looked for: says why not, and gives nothing. */
export function refused(reply: FastifyReply, why: ServerReason): null {
  refuseHttp(reply, why)
  return null
}
