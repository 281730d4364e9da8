import { expect, test } from 'vitest'
import { hashOf } from '../../src/people/sessions.ts'
import { Person } from '../client.ts'
import { senderOf } from './push-service.ts'
import {
  begun,
  change,
  HOUR,
  MINUTE,
  PUBLIC_URL,
  pairAt,
  rowsOf,
  subscribe,
  tellingServer,
  untilAsked,
} from './support.ts'

test('whose turn it is and who does not come is told, sealed for their device and signed by the server', async () => {
  const { server, clock, service } = await tellingServer()
  const pair = await pairAt(server)
  const { rui, a, r } = pair
  const phone = service.device('phone')
  await subscribe(rui, phone, { language: 'pt' })
  const table = await begun(pair)
  await clock.turn(MINUTE)
  expect(phone.shown).toMatchObject([{ kind: 'begins', title: 'Sua partida começa', count: 0 }])

  await untilAsked(r, [a, r], table)
  await clock.turn(19_000)
  expect(phone.shown).toHaveLength(1)
  await clock.turn(2000)
  expect(phone.shown[1]).toEqual({
    kind: 'turn',
    title: 'Sua vez',
    body: 'Puerto Rico com Ana',
    path: `/table/${table}`,
    tag: table,
    count: 1,
  })
  const { push } = (await rui.get('/api/me')).body.can
  expect(senderOf(phone.got[1], push)).toMatchObject({ aud: service.origin, sub: PUBLIC_URL })
  expect(senderOf(phone.got[1], 'another')).toBe(null)
  expect(phone.got[1].headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
  expect(phone.got[1].headers.topic).toMatch(/^[\w-]{1,32}$/)
  expect(phone.got[1].sealed.toString('latin1')).not.toContain('Puerto')
  await clock.turn(HOUR)
  expect(phone.shown).toHaveLength(2)
})

test('who answers in time is told nothing, and nothing is left of it', async () => {
  const { server, clock, service } = await tellingServer()
  const pair = await pairAt(server)
  const phone = service.device('phone')
  await subscribe(pair.ana, phone)
  const table = await begun(pair)
  await clock.turn(30_000)
  expect(phone.shown).toMatchObject([{ kind: 'turn', body: 'Puerto Rico with Rui' }])
  await untilAsked(pair.r, [pair.a, pair.r], table)
  expect(rowsOf(server, "select * from notices where kind = 'turn'")).toEqual([])
  await untilAsked(pair.a, [pair.a, pair.r], table)
  await clock.turn(10_000)
  await untilAsked(pair.r, [pair.a, pair.r], table)
  await clock.turn(HOUR)
  expect(phone.shown).toHaveLength(1)
})

test('who can be told for the first time is told of what waited before', async () => {
  const { server, clock, service } = await tellingServer()
  const pair = await pairAt(server)
  const [first, second] = [await begun(pair), await begun(pair)]
  await untilAsked(pair.r, [pair.a, pair.r], second)
  const phone = service.device('phone')
  await subscribe(pair.ana, phone)
  await clock.turn(MINUTE)
  expect(phone.shown).toMatchObject([{ kind: 'turn', tag: first, count: 1 }])
  await untilAsked(pair.r, [pair.a, pair.r], first)
  await clock.turn(48 * HOUR)
  expect(phone.shown).toHaveLength(1)
})

test('while it stays their turn people are reminded once a day, or as they wish', async () => {
  const { server, clock, service } = await tellingServer()
  const pair = await pairAt(server)
  const phone = service.device('phone')
  await subscribe(pair.ana, phone)
  await begun(pair)
  await clock.turn(23 * HOUR)
  expect(phone.shown).toHaveLength(1)
  await clock.turn(2 * HOUR)
  expect(phone.shown).toHaveLength(2)
  await pair.ana.send('PUT', '/api/me/notices', { ...(await pair.ana.get('/api/me/notices')).body, again: 0 })
  await clock.turn(100 * HOUR)
  expect(phone.shown).toHaveLength(3)
})

test('a service that fails is tried again, later and later, and then no more', async () => {
  const { server, clock, service } = await tellingServer()
  const pair = await pairAt(server)
  const phone = service.device('phone')
  service.answers.set(phone.path, 503)
  await subscribe(pair.ana, phone)
  await begun(pair)
  const tries: number[] = []
  for (const ms of [20_000, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 13 * 24 * HOUR]) {
    await clock.turn(ms)
    tries.push(phone.got.length)
  }
  expect(tries).toEqual([1, 2, 3, 4, 5, 6, 6])
  const [{ failures }] = rowsOf<{ failures: number }>(server, 'select failures from subscriptions')
  expect(failures).toBe(6)
})

test('a device that is gone is forgotten, as is one that fails ten times in a row; and nobody sends us elsewhere', async () => {
  const { server, service } = await tellingServer()
  const { ana } = await pairAt(server)
  const [lost, dead, well] = ['lost', 'dead', 'well'].map((name) => service.device(name))
  for (const device of [lost, dead, well]) await subscribe(ana, device)
  service.answers.set(lost.path, 410).set(dead.path, 302)
  expect((await ana.send('POST', '/api/me/notices/trial', {})).body).toEqual({ push: 1, mail: false })
  const left = () =>
    rowsOf<{ endpoint: string }>(server, 'select endpoint from subscriptions').map((row) => row.endpoint)
  expect(left().toSorted()).toEqual([dead, well].map((device) => device.subscription.endpoint).toSorted())
  change(server, `update subscriptions set failures = 9 where endpoint = '${dead.subscription.endpoint}'`)
  await ana.send('POST', '/api/me/notices/trial', {})
  expect(left()).toEqual([well.subscription.endpoint])
  expect(service.pushed.filter(({ path }) => path === '/elsewhere')).toEqual([])
  expect(well.shown.at(-1)).toMatchObject({ kind: 'trial', path: '/notices', tag: 'trial', count: 0 })
})

test('devices hang on their sessions', async () => {
  const { server, clock, service } = await tellingServer()
  const pair = await pairAt(server)
  const [phone, desk] = [service.device('phone'), service.device('desk')]
  const { code } = (await pair.ana.send('POST', '/api/me/code', {})).body
  const other = new Person(server)
  await other.send('POST', '/api/me/recover', { code })
  await subscribe(other, phone)
  await subscribe(pair.ana, desk)
  const hash = hashOf(other.cookie.slice(other.cookie.indexOf('=') + 1))
  expect(rowsOf<{ session: string }>(server, 'select session from subscriptions').map((row) => row.session)).toContain(
    hash,
  )
  await other.send('DELETE', '/api/me/sessions/here', {})
  await begun(pair)
  await clock.turn(MINUTE)
  expect([phone.got.length, desk.got.length]).toEqual([0, 1])
  await pair.ana.send('DELETE', '/api/me/push', { endpoint: desk.subscription.endpoint })
  expect(rowsOf(server, 'select * from subscriptions')).toEqual([])
})

test('without an address of its own on https a server pushes nothing and says so', async () => {
  const { server, service } = await tellingServer({ url: 'http://quayside.lan:8080' })
  const ana = await server.guest('Ana')
  expect((await ana.get('/api/me')).body.can.push).toBe(null)
  const { status, body } = await ana.send('POST', '/api/me/push', service.device('phone').subscription)
  expect([status, body.error.code]).toEqual([400, 'no-push'])
})
