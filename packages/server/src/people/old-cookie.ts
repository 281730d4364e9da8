import { createHmac, timingSafeEqual } from 'node:crypto'
import { PERSON_ID } from '../ids.ts'

/**
 * Before there were sessions a cookie was somebody's id and a signature of it. For a while they still stand for their person, and each is
 * changed for a session when its browser comes by.
 */
export function idInOldCookie(cookie: string, secret: Buffer): string | null {
  const [id, signature, more] = cookie.split('.')
  if (!PERSON_ID.test(id) || signature === undefined || more !== undefined) return null
  const given = Buffer.from(signature, 'base64url')
  const right = createHmac('sha256', secret).update(`quayside cookie ${id}`).digest()
  return given.length === right.length && timingSafeEqual(given, right) ? id : null
}
