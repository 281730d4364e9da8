import type { FriendsReply } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import { callOperator } from '../src/operator/call.ts'
import {
  codeOf,
  GENEROUS,
  heard,
  idOf,
  type Line,
  openServer,
  type Person,
  type TestServer,
  TWO_PLAYERS,
  twoAtTable,
} from './client.ts'
import { one, sql } from './sql.ts'

const lists = async (person: Person): Promise<FriendsReply> => (await person.get('/api/friends')).body
const namesIn = (people: FriendsReply['friends']) => people.map(({ name }) => name)

/** As somebody is who has taken a name for good. */
function makeMember(server: TestServer, person: Person, key: string): void {
  sql(server, 'update people set name_key = ? where id = ?', key, idOf(server, person))
}

/** Two people who are friends, and a table of one of them that gathers. */
async function friendsAtTable(server: TestServer) {
  const [ana, rui] = [await server.guest('Ana'), await server.guest('Rui')]
  const { table, invite } = await ana.setTable()
  const r = await rui.connect()
  await r.open(table, { invite })
  await rui.send('POST', '/api/friends', { table, seat: 0 })
  const [asked] = (await lists(ana)).asks
  await ana.send('POST', `/api/friends/${asked.id}`, {})
  return { ana, rui, r, table, invite }
}

/** Over at once: everybody has left it to bots. */
async function finished(server: TestServer) {
  const bot = { kind: 'bot', bot: 'casual', name: 'Tiago' } as const
  const at = await twoAtTable(server, { chairs: [{ kind: 'me' }, { kind: 'open' }, bot], options: { players: 3 } })
  const { table, a, r } = at
  await Promise.all([a.ask('hand-over', { table }), r.ask('hand-over', { table })])
  await Promise.all(at.lines.map((line) => line.until(() => line.at(table).info.phase === 'over')))
  return at
}

describe('friends', () => {
  test('are asked from a table or by name, accept, and part again', async () => {
    const server = await openServer()
    const { ana, rui } = await friendsAtTable(server)
    expect(namesIn((await lists(ana)).friends)).toEqual(['Rui'])
    expect(namesIn((await lists(rui)).friends)).toEqual(['Ana'])

    const eva = await server.guest('Eva')
    expect((await eva.send('POST', '/api/friends', { name: 'ana' })).status).toBe(404)
    makeMember(server, ana, 'ana')
    expect(namesIn((await eva.send('POST', '/api/friends', { name: 'ana' })).body.asked)).toEqual(['Ana'])
    const [asks] = (await lists(ana)).asks
    expect(asks).toMatchObject({ name: 'Eva', member: false })
    // To decline is to end it, and nothing is left of it on either side.
    await ana.send('DELETE', `/api/friends/${asks.id}`, {})
    expect(await lists(eva)).toMatchObject({ friends: [], asked: [] })

    const [friend] = (await lists(rui)).friends
    await rui.send('DELETE', `/api/friends/${friend.id}`, {})
    expect((await lists(ana)).friends).toEqual([])
  })

  test('who ask one another are friends at once', async () => {
    const server = await openServer()
    const { ana, rui, table } = await twoAtTable(server)
    await ana.send('POST', '/api/friends', { table, seat: 1 })
    await rui.send('POST', '/api/friends', { table, seat: 0 })
    expect(namesIn((await lists(ana)).friends)).toEqual(['Rui'])
    expect(await lists(rui)).toMatchObject({ asks: [], asked: [] })
  })

  test('are asked to a table by name, find it in their lists, and may come in', async () => {
    const server = await openServer()
    const { ana, rui, r } = await friendsAtTable(server)
    const { table } = await ana.setTable()
    await r.ask('lobby')
    const [friend] = (await lists(ana)).friends
    expect((await ana.send('POST', `/api/tables/${table}/invitations`, { friend: friend.id })).status).toBe(200)
    await r.until(() => (r.lobby as { invited?: unknown[] } | null)?.invited?.length === 1)
    expect((await lists(rui)).invitations).toMatchObject([{ table, by: 'Ana', names: ['Ana'], open: 1 }])
    await r.open(table)
    await r.ask('sit', { table, seat: 1 })
    expect((await lists(rui)).invitations).toEqual([])

    const eva = await server.guest('Eva')
    expect((await eva.send('POST', `/api/tables/${table}/invitations`, { friend: friend.id })).status).toBe(404)
    const other = await ana.setTable()
    await ana.send('DELETE', `/api/friends/${friend.id}`, {})
    const refused = await ana.send('POST', `/api/tables/${other.table}/invitations`, { friend: friend.id })
    expect(refused.body.error.code).toBe('not-friends')
  })

  test('and blocks outlive a restart, and go with whoever is deleted', async () => {
    const server = await openServer()
    const { ana, rui } = await friendsAtTable(server)
    const [friend] = (await lists(rui)).friends
    await rui.send('POST', '/api/blocks', { id: friend.id })
    await server.restart()
    expect(namesIn((await lists(rui)).blocked)).toEqual(['Ana'])
    await callOperator(server.folder, { do: 'delete', guest: idOf(server, ana), really: true })
    expect((await lists(rui)).blocked).toEqual([])
  })

  test('are not more than one can have, nor asked more often', async () => {
    const server = await openServer({ limits: { ...GENEROUS, friends: 1, friendsPerDay: 2 } })
    const { table, ana, invite } = await twoAtTable(server)
    const eva = await server.guest('Eva')
    await (await eva.connect()).open(table, { invite })
    expect((await eva.send('POST', '/api/friends', { table, seat: 0 })).status).toBe(200)
    expect((await eva.send('POST', '/api/friends', { table, seat: 1 })).body.error.code).toBe('too-many-friends')
    expect((await eva.send('POST', '/api/friends', { table, seat: 1 })).body.error.code).toBe('slow-down')
    expect((await ana.send('POST', '/api/friends', { table, seat: 0 })).body.error.code).toBe('bad-request')
  })
})

test('a code of nine digits leads to a table that gathers, and to none that has begun', async () => {
  const server = await openServer()
  const [ana, rui] = [await server.guest('Ana'), await server.guest('Rui')]
  const { table } = await ana.setTable()
  const { code } = (await ana.send('POST', `/api/tables/${table}/code`, {})).body
  expect(code).toMatch(/^\d{9}$/)
  expect((await ana.send('POST', `/api/tables/${table}/code`, {})).body.code).toBe(code)
  expect((await rui.send('POST', `/api/tables/${table}/code`, {})).status).toBe(404)
  const typed = ` ${code.slice(0, 3)}-${code.slice(3, 6)} ${code.slice(6)} `
  expect((await rui.send('POST', '/api/codes', { code: typed })).body).toEqual({ table })
  const [a, r] = [await ana.connect(), await rui.connect()]
  await r.open(table)
  await r.ask('sit', { table, seat: 1 })
  await a.open(table)
  await a.ask('begin', { table })
  const eva = await server.guest('Eva')
  expect((await eva.send('POST', '/api/codes', { code })).body.error.code).toBe('bad-code')
})

describe('the host', () => {
  test('sends somebody away before the game, who cannot sit down again', async () => {
    const server = await openServer()
    const [ana, rui] = [await server.guest('Ana'), await server.guest('Rui')]
    const { table, invite } = await ana.setTable()
    const [a, r] = [await ana.connect(), await rui.connect()]
    await a.open(table)
    await r.open(table, { invite })
    await r.ask('sit', { table, seat: 1 })
    expect(await codeOf(r.ask('remove', { table, seat: 0 }))).toBe('not-host')
    expect(await codeOf(a.ask('remove', { table, seat: 0 }))).toBe('not-seated')
    await a.ask('remove', { table, seat: 1 })
    await r.until(() => r.at(table).viewer === 'spectator')
    expect(a.at(table).info.chairs[1].kind).toBe('open')
    expect(await codeOf(r.ask('sit', { table, seat: 1 }))).toBe('removed')
    await server.restart()
    const back = await rui.connect()
    await back.open(table)
    expect(await codeOf(back.ask('sit', { table, seat: 1 }))).toBe('removed')
  })

  test('hushes somebody, by the seat or by a line, and gives the voice back', async () => {
    const server = await openServer()
    const { table, invite, a, r } = await twoAtTable(server)
    const e = await (await server.guest('Eva')).connect()
    await e.open(table, { invite })
    await e.ask('chat', { table, text: 'boo' })
    await a.until(() => a.at(table).chat.length === 1)
    expect(await codeOf(r.ask('hush', { table, line: 0, on: true }))).toBe('not-host')
    await a.ask('hush', { table, line: a.at(table).chat[0].n, on: true })
    await a.ask('hush', { table, seat: 1, on: true })
    for (const line of [e, r]) {
      expect(await codeOf(line.ask('chat', { table, text: 'but' }))).toBe('hushed')
      expect(await codeOf(line.ask('say', { table, phrase: 'sorry' }))).toBe('hushed')
      expect(line.at(table).info.hushed).toBe(true)
    }
    expect(a.at(table).info.silent).toEqual([1])
    await a.ask('hush', { table, seat: 1, on: false })
    await r.ask('chat', { table, text: 'thanks' })
    expect(await codeOf(a.ask('hush', { table, seat: 0, on: true }))).toBe('nobody')
  })

  test('closes the chat for those who look on, or for all', async () => {
    const server = await openServer()
    const { table, invite, a, r } = await twoAtTable(server)
    const e = await (await server.guest('Eva')).connect()
    await e.open(table, { invite })
    expect(await codeOf(r.ask('manners', { table, talk: 'nobody' }))).toBe('not-host')
    await a.ask('manners', { table, talk: 'players' })
    expect(await codeOf(e.ask('chat', { table, text: 'psst' }))).toBe('chat-closed')
    await r.ask('chat', { table, text: 'quiet now' })
    await a.ask('manners', { table, talk: 'nobody' })
    for (const line of [a, r, e]) expect(await codeOf(line.ask('say', { table, phrase: 'hello' }))).toBe('chat-closed')
    expect(r.at(table).info.talk).toBe('nobody')
  })
})

test('a ready phrase comes as its key, with English for whoever does not know it, also from the store', async () => {
  const server = await openServer()
  const { table, a, r, ana } = await twoAtTable(server)
  await r.ask('say', { table, phrase: 'good-luck' })
  await a.until(() => a.at(table).chat.length === 1)
  expect(a.at(table).chat[0]).toMatchObject({ phrase: 'good-luck', text: 'Good luck and have fun!', seat: 1 })
  expect(await codeOf(r.ask('say', { table, phrase: 'no-such' as never }))).toBe('bad-request')
  await server.restart()
  const back = await (await ana.connect()).open(table)
  expect(back.chat).toEqual(a.at(table).chat)
})

describe('a rematch', () => {
  test('is offered; once all have accepted the table is set, and nobody sits there unasked', async () => {
    const server = await openServer()
    const { table, a, r } = await finished(server)
    await a.ask('offer', { table, on: true })
    await r.until(() => r.at(table).info.offers?.length === 1)
    expect(r.at(table).info.offers).toMatchObject([{ seat: 0, name: 'Ana', asked: [1], yes: [], no: [] }])
    expect(r.at(table).info.rematch).toBeNull()
    const { table: again } = await r.ask('reply', { table, seat: 0, yes: true })
    await a.until(() => a.at(table).info.rematch === again)
    const seen = await a.open(again!)
    expect(seen.info).toMatchObject({ phase: 'gathering', host: true })
    expect(seen.info.chairs.map(({ name }) => name)).toEqual(['Rui', 'Tiago', 'Ana'])
    await a.ask('begin', { table: again! })
    await r.open(again!)
    expect(r.at(again!).viewer).toBe(0)
  })

  test('calls whoever is elsewhere in the client, until they have said', async () => {
    const server = await openServer()
    const { table, a, rui } = await finished(server)
    const elsewhere = await rui.connect()
    await elsewhere.ask('wanted')
    await elsewhere.until(() => elsewhere.wanted?.length === 0)
    await a.ask('offer', { table, on: true })
    await elsewhere.until(() => elsewhere.wanted?.length === 1)
    expect(elsewhere.wanted).toMatchObject([{ table, game: 'puerto-rico', consent: true }])
    await elsewhere.open(table)
    await elsewhere.ask('reply', { table, seat: 0, yes: false })
    await elsewhere.until(() => elsewhere.wanted?.length === 0)
  })

  test('is declined, taken back, or begun with open seats', async () => {
    const server = await openServer()
    const { table, a, r } = await finished(server)
    expect(await codeOf(r.ask('reply', { table, seat: 0, yes: true }))).toBe('no-offer')
    await a.ask('offer', { table, on: true })
    expect(await r.ask('reply', { table, seat: 0, yes: false })).toEqual({ table: null })
    await a.until(() => a.at(table).info.offers?.[0]?.no.length === 1)
    await a.ask('offer', { table, on: false })
    expect(await codeOf(r.ask('reply', { table, seat: 0, yes: true }))).toBe('no-offer')
    await a.ask('offer', { table, on: true })
    const { table: again } = await a.ask('rematch', { table })
    const seen = await r.open(again)
    expect(seen.info.chairs.map(({ name, kind }) => name || kind)).toEqual(['open', 'Tiago', 'Ana'])
    expect(seen.viewer).toBe('spectator')
    await r.ask('sit', { table: again, seat: 0 })
  })

  test('is offered for a while only', async () => {
    const server = await openServer()
    const { table, a, rui } = await finished(server)
    await a.ask('offer', { table, on: true })
    await server.stop()
    const manners = JSON.parse(one(server, 'select manners from tables where id = ?', table))
    expect(manners.offers[0].until - Date.now()).toBeGreaterThan(4 * 60_000)
    manners.offers[0].until = Date.now() + 1000
    sql(server, 'update tables set manners = ? where id = ?', JSON.stringify(manners), table)
    await server.start()
    const back = await rui.connect()
    await back.open(table)
    // It runs out by itself, and whoever is there is told.
    await back.until(() => back.at(table).info.offers?.length === 0)
    expect(await codeOf(back.ask('reply', { table, seat: 0, yes: true }))).toBe('no-offer')
  })

  test('that was set before it could be offered is still found', async () => {
    const server = await openServer()
    const { table, ana, a } = await finished(server)
    const { table: again } = await a.ask('rematch', { table })
    await server.stop()
    sql(server, 'update tables set manners = null where id = ?', table)
    await server.start()
    const line = await ana.connect()
    expect((await line.open(table)).info.rematch).toBe(again)
    expect(await line.ask('rematch', { table })).toEqual({ table: again })
  })
})

describe('who has blocked somebody', () => {
  test('does not read them any more, at no table; the others do', async () => {
    const server = await openServer()
    const { table, invite, ana, a, r } = await twoAtTable(server)
    const e = await (await server.guest('Eva')).connect()
    await e.open(table, { invite })
    await r.ask('chat', { table, text: 'before' })
    await a.until(() => a.at(table).chat.length === 1)
    await ana.send('POST', '/api/blocks', { table, seat: 1 })
    await a.until(() => a.at(table).chat.length === 0)
    await r.ask('chat', { table, text: 'after' })
    await e.ask('chat', { table, text: 'hello' })
    await heard([a, r, e])
    const texts = (line: Line) => line.at(table).chat.map(({ text }) => text)
    expect(texts(a)).toEqual(['hello'])
    expect(texts(r)).toEqual(['before', 'after', 'hello'])
    expect(texts(e)).toEqual(['before', 'after', 'hello'])
    const [blocked] = (await lists(ana)).blocked
    await ana.send('DELETE', `/api/blocks/${blocked.id}`, {})
    await a.until(() => a.at(table).chat.length === 3)
  })

  test('is neither offered a rematch by them nor offers one to them', async () => {
    const server = await openServer()
    const { table, ana, a, r } = await finished(server)
    await ana.send('POST', '/api/blocks', { table, seat: 1 })
    await r.ask('offer', { table, on: true })
    await heard([a, r])
    expect(a.at(table).info.offers).toEqual([])
    expect(r.at(table).info.offers).toMatchObject([{ asked: [0], yes: [], no: [] }])
    expect(await codeOf(a.ask('reply', { table, seat: 1, yes: true }))).toBe('no-offer')
    const { table: again } = await a.ask('rematch', { table })
    await heard([a, r])
    expect(r.at(table).info.rematch).toBeNull()
    expect(await codeOf(r.open(again))).toBe('no-such-table')
  })
})

test('a report carries what was said, is read and closed by the operator, and goes half a year later', async () => {
  const server = await openServer()
  const { table, ana, rui, r } = await twoAtTable(server)
  for (let i = 0; i < 60; i++) await r.ask('chat', { table, text: `line ${i}` })
  expect((await ana.send('POST', '/api/reports', { table, seat: 0, why: 'chat' })).body.error.code).toBe('bad-request')
  expect((await ana.send('POST', '/api/reports', { table, seat: 1, why: 'bad' })).body.error.code).toBe('bad-request')
  await ana.send('POST', '/api/reports', { table, seat: 1, why: 'chat', text: 'Every turn.' })
  const open = await callOperator(server.folder, { do: 'reports', closed: false, limit: 10 })
  if (!open.ok) throw new Error(open.error.message)
  expect(open.value).toMatchObject([{ by: { name: 'Ana' }, about: { name: 'Rui' }, table, why: 'chat', closed: null }])
  const [{ id }] = open.value
  const close = { do: 'report', report: id.slice(0, 5), close: true } as const
  const shown = await callOperator(server.folder, close)
  if (!shown.ok) throw new Error(shown.error.message)
  expect(shown.value).toMatchObject({ text: 'Every turn.', closed: expect.any(Number) })
  expect(shown.value.lines).toHaveLength(50)
  expect(shown.value.lines[49]).toMatchObject({ name: 'Rui', text: 'line 59', who: idOf(server, rui) })
  expect(await callOperator(server.folder, { do: 'reports', closed: false, limit: 10 })).toMatchObject({ value: [] })

  await server.stop()
  const count = () => one(server, 'select count(*) from reports')
  expect(count()).toBe(1)
  sql(server, 'update reports set closed = ?', Date.now() - 181 * 24 * 3600_000)
  await server.start()
  await expect.poll(count).toBe(0)
})

test('reports are few a day of one person', async () => {
  const server = await openServer({ limits: { ...GENEROUS, reportsPerDay: 2 } })
  const { table, ana } = await twoAtTable(server)
  const report = () => ana.send('POST', '/api/reports', { table, seat: 1, why: 'play' })
  expect([(await report()).status, (await report()).status, (await report()).status]).toEqual([200, 200, 429])
})

test('who is not known, or asks for nonsense, gets nothing of all this', async () => {
  const server = await openServer()
  const ana = await server.guest('Ana')
  const { table } = await ana.setTable(TWO_PLAYERS)
  const nobody = await server.guest('Eva')
  nobody.cookie = ''
  for (const path of ['/api/friends', '/api/watch']) expect((await nobody.get(path)).status).toBe(401)
  for (const path of ['/api/friends', '/api/blocks', '/api/reports', '/api/codes', `/api/tables/${table}/code`]) {
    expect((await nobody.send('POST', path, {})).status).toBe(401)
  }
  for (const body of [{}, { name: '' }, { table, seat: 1.5 }, { id: '../x' }, null]) {
    for (const path of ['/api/friends', '/api/blocks', '/api/reports']) {
      const { status, body: reply } = await ana.send('POST', path, body)
      expect([status, reply.error.code], `${path} ${JSON.stringify(body)}`).toEqual([400, 'bad-request'])
    }
  }
  expect((await ana.send('POST', '/api/blocks', { table, seat: 1 })).body.error.code).toBe('nobody')
  expect((await ana.send('POST', '/api/blocks', { id: 'none' })).body.error.code).toBe('nobody')
})
