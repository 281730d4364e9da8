import type { SessionCard } from '@quayside/table'
import type { FastifyInstance } from 'fastify'
import { isProved } from '../people/sessions.ts'
import type { Services } from '../services.ts'
import type { SessionRow } from '../store/people.ts'
import { refuseHttp } from './refuse.ts'
import { dropCookie, visitOf } from './visit.ts'

/** How a session is named outside: its hash stays within. */
const NAMED = 20
const nameOf = ({ hash }: SessionRow): string => hash.slice(0, NAMED)

/** In which browsers one is known, and how they are ended. */
export function sessionRoutes(app: FastifyInstance, { sessions }: Services): void {
  app.get('/api/me/sessions', async (request, reply) => {
    const visit = await visitOf(request, sessions)
    if (!visit) return refuseHttp(reply, 'no-guest')
    const rows = await sessions.list(visit.person.id)
    return rows.map((row): SessionCard => {
      const { label, created, seen } = row
      return { id: nameOf(row), label, created, seen, here: row.hash === visit.session?.hash }
    })
  })

  /** This one ends without more ado; ending others is for whoever has shown more than a cookie, else a thief could lock the owner out. */
  app.delete<{ Params: { session: string } }>('/api/me/sessions/:session', async (request, reply) => {
    const visit = await visitOf(request, sessions)
    if (!visit) return refuseHttp(reply, 'no-guest')
    const { person, session } = visit
    const wanted = request.params.session
    const here = wanted === 'here' || (session !== null && nameOf(session) === wanted)
    if (!here && person.member && !isProved(session, Date.now())) return refuseHttp(reply, 'prove-first')
    const ends = (row: SessionRow) => (here ? row.hash === session?.hash : nameOf(row) === wanted)
    const ended = await sessions.end(person.id, ends)
    if (here) dropCookie(request, reply)
    return ended > 0 || here ? { ended } : refuseHttp(reply, 'not-found')
  })

  /** All but this one. */
  app.delete('/api/me/sessions', async (request, reply) => {
    const visit = await visitOf(request, sessions)
    if (!visit) return refuseHttp(reply, 'no-guest')
    const { person, session } = visit
    if (person.member && !isProved(session, Date.now())) return refuseHttp(reply, 'prove-first')
    return { ended: await sessions.end(person.id, ({ hash }) => hash !== session?.hash) }
  })
}
