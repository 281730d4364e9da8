import { noPushSchema, pushSchema, wishesSchema } from '@quayside/table/notice-requests'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { steadyNow } from '../clock.ts'
import { languageOf } from '../languages.ts'
import { Buckets, hourly } from '../limits.ts'
import { languageIn, USUAL } from '../notices/wishes.ts'
import { NOTICE_WORDS } from '../notices/words/index.ts'
import { originOf } from '../origin.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import { refuseHttp } from './refuse.ts'
import { stopPage } from './stop-page.ts'
import { personOf, visitOf } from './visit.ts'

const TRIALS_PER_HOUR = 6
const DEVICES_PER_HOUR = 60
const STOPS_PER_HOUR = 60

/** What one is told outside the page, and on which devices. */
export function noticeRoutes(app: FastifyInstance, { notices, sessions, rhythms }: Services): void {
  const trials = new Buckets(hourly(TRIALS_PER_HOUR))
  const devices = new Buckets(hourly(DEVICES_PER_HOUR))
  const usualOf = (request: FastifyRequest) => ({ ...USUAL, language: languageOf(request.headers['accept-language']) })

  app.get('/api/me/notices', async (request, reply) => {
    const person = await personOf(request, sessions)
    return person ? notices.wishes(person.id, usualOf(request)) : refuseHttp(reply, 'no-guest')
  })

  app.put('/api/me/notices', async (request, reply) => {
    const person = await personOf(request, sessions)
    if (!person) return refuseHttp(reply, 'no-guest')
    const wishes = readBody(wishesSchema, request.body)
    if (!wishes.ok) return refuseHttp(reply, wishes.error)
    await notices.keepWishes(person.id, wishes.value)
    // Clocks heed it from the next turn on.
    await rhythms.look([person.id])
    return wishes.value
  })

  app.post('/api/me/push', async (request, reply) => {
    const visit = await visitOf(request, sessions)
    if (!visit?.session) return refuseHttp(reply, 'no-guest')
    const given = readBody(pushSchema, request.body)
    if (!given.ok) return refuseHttp(reply, given.error)
    const { person, session } = visit
    if (!devices.take(person.id, steadyNow())) return refuseHttp(reply, 'slow-down')
    const { endpoint, keys, language, zone } = given.value
    const usual = { ...usualOf(request), ...(language && { language }), ...(zone && { zone }) }
    const device = { endpoint, ...keys, person_id: person.id, session: session.hash }
    if (!(await notices.subscribe(device))) return refuseHttp(reply, 'no-push')
    const wishes = await notices.wishes(person.id, usual)
    await notices.keepWishes(person.id, wishes)
    await rhythms.look([person.id])
    return wishes
  })

  app.delete('/api/me/push', async (request, reply) => {
    const person = await personOf(request, sessions)
    if (!person) return refuseHttp(reply, 'no-guest')
    const given = readBody(noPushSchema, request.body)
    if (!given.ok) return refuseHttp(reply, given.error)
    return { ended: await notices.unsubscribe(person.id, given.value.endpoint) }
  })

  app.post('/api/me/notices/trial', async (request, reply) => {
    const person = await personOf(request, sessions)
    if (!person) return refuseHttp(reply, 'no-guest')
    if (!trials.take(person.id, steadyNow())) return refuseHttp(reply, 'slow-down')
    return notices.trial(person.id)
  })
}

/**
 * The last link of a mail. Looking at it does nothing: programs that look for bad mails open every link. The button does, and so do readers of mail
 * that have one of their own (RFC 8058); whoever has the token may, wherever they come from.
 */
export async function unsubscribeRoutes(app: FastifyInstance, { notices }: Services): Promise<void> {
  const stops = new Buckets(hourly(STOPS_PER_HOUR))
  const page = async (request: FastifyRequest, reply: FastifyReply, done: boolean) => {
    if (!stops.take(originOf(request.ip).address, steadyNow())) return refuseHttp(reply, 'slow-down')
    const { token } = request.params as { token: string }
    const person = notices.whoStops(token)
    const language = person ? languageIn(await notices.wishes(person)) : languageOf(request.headers['accept-language'])
    if (person && done) await notices.stopMails(person)
    const state = !person ? 'unknown' : done ? 'done' : 'ask'
    // The page's own form has to say where it comes from.
    reply.header('referrer-policy', 'same-origin').type('text/html; charset=utf-8')
    return reply.code(person ? 200 : 404).send(stopPage(NOTICE_WORDS[language].stop, language, state))
  }
  await app.register(async (scope) => {
    scope.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume()
      payload.on('end', () => parsed(null, undefined))
    })
    const anywhere = { config: { fromAnywhere: true } }
    scope.get('/api/unsubscribe/:token', anywhere, (request, reply) => page(request, reply, false))
    scope.post('/api/unsubscribe/:token', anywhere, (request, reply) => page(request, reply, true))
  })
}
