import type { SharedStudyCard } from '@quayside/table'
import { MOST_SHARED, readStudyData, type StudyFile, sharedStudySchema } from '@quayside/table/study'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { steadyNow } from '../clock.ts'
import { READ_STUDY, STUDY } from '../costs.ts'
import { newStudyId } from '../ids.ts'
import { Buckets, hourly } from '../limits.ts'
import { originOf } from '../origin.ts'
import type { Person } from '../people/people.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import type { StudyRow } from '../store/studies.ts'
import { refused, refuseHttp } from './refuse.ts'
import { personOf } from './visit.ts'

/** Bytes of one that is shared: letters of many alphabets take several. */
const BODY_LIMIT = 2 * MOST_SHARED
/** How many one person may share, and how many may come in an hour. */
const MOST = 100
const PER_HOUR = 60

type OfStudy = { Params: { id: string } }

const cardOf = ({ id, game, title, created, changed }: Omit<StudyRow, 'study'>): SharedStudyCard => {
  return { id, game, title, shared: created, changed }
}

/**
 * Studies that people share. Their shape is checked here, and their lines by whoever opens them, who has the rules at hand: to a server a study is
 * text that it never shows.
 */
export function studyRoutes(app: FastifyInstance, services: Services): void {
  const { sessions, store, budget } = services
  const shared = new Buckets(hourly(PER_HOUR))

  app.post('/api/studies', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const given = await studyIn(request, reply)
    if (!given) return reply
    const now = Date.now()
    const row: StudyRow = {
      id: newStudyId(),
      person_id: given.person.id,
      ...columnsOf(given.study),
      created: now,
      changed: now,
    }
    return (await store.studies.add(row, MOST)) ? { id: row.id } : refuseHttp(reply, 'too-many-studies')
  })

  app.put<OfStudy>('/api/studies/:id', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const given = await studyIn(request, reply)
    if (!given) return reply
    const to = { ...columnsOf(given.study), changed: Date.now() }
    const done = await store.studies.change(given.person.id, request.params.id, to)
    return done ? {} : refuseHttp(reply, 'not-found')
  })

  /** Whoever has the link may read it, known here or not. */
  app.get<OfStudy>('/api/studies/:id', async (request, reply) => {
    const person = await personOf(request, sessions)
    const from = originOf(request.ip)
    const asker = person ? { person: person.id, from } : { from }
    if (!budget.pay(asker, READ_STUDY, steadyNow())) return refuseHttp(reply, 'slow-down')
    const row = await store.studies.find(request.params.id)
    if (!row) return refuseHttp(reply, 'not-found')
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    return { study: JSON.parse(row.study), yours: row.person_id === person?.id }
  })

  app.delete<OfStudy>('/api/studies/:id', async (request, reply) => {
    const person = await personOf(request, sessions)
    if (!person) return refuseHttp(reply, 'no-guest')
    return (await store.studies.remove(person.id, request.params.id)) ? {} : refuseHttp(reply, 'not-found')
  })

  app.get('/api/me/studies', async (request, reply) => {
    const person = await personOf(request, sessions)
    if (!person) return refuseHttp(reply, 'no-guest')
    return (await store.studies.list(person.id)).map(cardOf)
  })

  /** The study that a request brings, paid for; null once the request was refused. */
  async function studyIn(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ readonly person: Person; readonly study: StudyFile } | null> {
    const person = await personOf(request, sessions)
    if (!person) return refused(reply, 'no-guest')
    const now = steadyNow()
    const asker = { person: person.id, from: originOf(request.ip) }
    if (!shared.take(person.id, now) || !budget.pay(asker, STUDY, now)) return refused(reply, 'slow-down')
    const read = readBody(sharedStudySchema, request.body)
    const study = read.ok ? readStudyData(read.value.study) : read
    const fits = study.ok && JSON.stringify(study.value).length <= MOST_SHARED
    return fits ? { person, study: study.value } : refused(reply, 'bad-study')
  }
}

const columnsOf = (study: StudyFile): Pick<StudyRow, 'game' | 'title' | 'study'> => ({
  game: study.rules.game,
  title: study.title,
  study: JSON.stringify(study),
})
