import { Rng } from '@quayside/kernel'
import { SIGNED_OUT } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import { heard, idOf, openServer, Person, randomGame, randomStep, type TestServer, twoAtTable } from './client.ts'
import { memberWithCode } from './members.ts'
import { one, sql } from './sql.ts'

/** What a table is stored with. */
function stored(server: TestServer, table: string) {
  const members = sql(server, 'select person_id from members where table_id = ? and seated = 1', table)
  const host = one(server, 'select host from tables where id = ?', table)
  return { host, members: members.map(({ person_id }) => person_id) }
}

describe('the tables of the guest that one was', () => {
  test('come along when one signs in: seat, host, chat and the game as it goes on', async () => {
    const server = await openServer()
    const { person: home, code } = await memberWithCode(server, 'Ana K')
    const { table, ana: guest, a, r, rui } = await twoAtTable(server)
    await randomStep([a, r], table, new Rng('x'))
    await a.ask('chat', { table, text: 'mine' })
    const signedIn = await guest.send('POST', '/api/recover', { code })
    expect(signedIn.body.left).toEqual({ name: 'Ana', tables: 1, token: expect.any(String) })
    await a.until(() => a.closed === SIGNED_OUT)

    const { token } = signedIn.body.left
    const bring = () => guest.send('POST', '/api/me/bring', { token })
    expect((await bring()).body).toEqual({ tables: 1 })
    expect((await bring()).body.error.code).toBe('bad-code')
    const id = idOf(server, home)
    expect(stored(server, table)).toEqual({ host: id, members: expect.arrayContaining([id, idOf(server, rui)]) })

    const [h, again] = [await home.connect(), await rui.connect()]
    const seen = await h.open(table)
    expect(seen.viewer).toBe(0)
    expect(seen.info).toMatchObject({ host: true })
    expect(seen.info.chairs.map(({ name }) => name)).toEqual(['Ana', 'Rui'])
    expect(seen.chat.at(-1)?.text).toBe('mine')
    await again.open(table)
    await randomGame([h, again], table, 'y', 6)
    await heard([h, again])
    expect(again.at(table).sight!.seq).toBeGreaterThan(6)
    await server.restart()
    expect((await (await home.connect()).open(table)).viewer).toBe(0)
  })

  test('are for whoever signed in there alone, and never make two seats of one table theirs', async () => {
    const server = await openServer()
    const { table, ana, rui } = await twoAtTable(server)
    const { code } = (await ana.send('POST', '/api/me/join', { name: 'Ana' })).body
    const { left } = (await rui.send('POST', '/api/recover', { code })).body
    const eve = await server.guest('Eve')
    const stolen = await eve.send('POST', '/api/me/bring', { token: left.token })
    expect(stolen.body.error.code).toBe('bad-code')
    expect((await rui.send('POST', '/api/me/bring', { token: left.token })).body).toEqual({ tables: 0 })
    expect(stored(server, table).members).toHaveLength(2)
  })

  test('come along with what one has ordered there', async () => {
    const server = await openServer()
    const { person: home, code } = await memberWithCode(server, 'Ana K')
    const { table, ana: guest, a } = await twoAtTable(server, { clock: { kind: 'days', days: 2 } })
    const step = { question: 'settler-take', wishes: ['as-proposed'] as const, assume: [] }
    const { id } = await a.ask('set-order', { table, order: { steps: [step], until: 'game', uses: 1 } })
    const { left } = (await guest.send('POST', '/api/recover', { code })).body
    await guest.send('POST', '/api/me/bring', { token: left.token })
    const h = await home.connect()
    await h.open(table)
    expect(await h.ask('orders', { table })).toMatchObject({ orders: [{ id }] })
  })

  test('bring friends and blocks along: whoever was blocked stays blocked', async () => {
    const server = await openServer()
    const { person: home, code } = await memberWithCode(server, 'Ana K')
    const { table, ana: guest, rui } = await twoAtTable(server)
    const eve = await server.guest('Eve')
    expect((await guest.send('POST', '/api/blocks', { table, seat: 1 })).status).toBe(200)
    const open = await eve.setTable()
    const [e, g] = [await eve.connect(), await guest.connect()]
    await e.open(open.table)
    await g.open(open.table, { invite: open.invite })
    await g.ask('sit', { table: open.table, seat: 1 })
    await eve.send('POST', '/api/blocks', { table: open.table, seat: 1 })

    const { left } = (await guest.send('POST', '/api/recover', { code })).body
    expect((await guest.send('POST', '/api/me/bring', { token: left.token })).status).toBe(200)
    expect((await home.get('/api/friends')).body.blocked).toMatchObject([{ name: 'Rui' }])
    expect((await eve.get('/api/friends')).body.blocked).toMatchObject([{ name: 'Ana K' }])
    await server.restart()
    const mine = await home.setTable()
    const r = await rui.connect()
    await expect(r.open(mine.table, { invite: mine.invite })).rejects.toMatchObject({ code: 'no-such-table' })
  })
})

describe('games of a browser', () => {
  const played = async () => {
    const server = await openServer()
    const { table, a, r, ana } = await twoAtTable(server)
    await randomGame([a, r], table, 'a game')
    const record = (await ana.get(`/api/tables/${table}/record`)).body
    const { person } = await memberWithCode(server, 'Bea')
    return { server, record, ana, bea: person }
  }
  const bring = (person: Person, record: unknown, names = ['Bea', 'Bot']) =>
    person.send('POST', '/api/me/local-tables', { record, names })

  test('are played through, kept for their owner, and the same one is kept once', async () => {
    const { server, record, ana, bea } = await played()
    const card = (await bring(bea, record)).body
    expect(card).toMatchObject({ game: 'puerto-rico', names: ['Bea', 'Bot'], finished: true })
    expect((await bring(bea, record)).body.id).toBe(card.id)
    const half = { ...record, answers: record.answers.slice(0, 10), hash: undefined }
    expect((await bring(bea, half)).body.finished).toBe(false)
    expect((await bea.get('/api/me/local-tables')).body).toHaveLength(2)
    expect((await bea.get(`/api/me/local-tables/${card.id}`)).body.record).toEqual(record)

    const { person: eve } = await memberWithCode(server, 'Eve')
    for (const other of [ana, eve]) {
      expect((await other.get('/api/me/local-tables')).body).toEqual([])
      expect((await other.get(`/api/me/local-tables/${card.id}`)).status).toBe(404)
      expect((await other.send('DELETE', `/api/me/local-tables/${card.id}`, {})).status).toBe(404)
    }
    const line = await eve.connect()
    await line.ask('lobby')
    await line.until(() => line.lobby !== null)
    expect(JSON.stringify(line.lobby)).not.toContain(card.id)
    expect((await bea.send('DELETE', `/api/me/local-tables/${card.id}`, {})).status).toBe(200)
  })

  test('that were not played by the rules are refused, and so are strange and large ones, and a guest’s', async () => {
    const { record, ana, bea } = await played()
    const why = async (changed: unknown) => (await bring(bea, changed)).body.error.code
    const [first, ...rest] = record.answers
    expect(await why({ ...record, answers: [...rest, first] })).toBe('bad-record')
    expect(await why({ ...record, start: { seed: 'another' } })).toBe('bad-record')
    expect(await why({ ...record, hash: '0'.repeat(8) })).toBe('bad-record')
    expect(await why({ ...record, rules: { ...record.rules, game: 'chess' } })).toBe('bad-record')
    expect(await why({ ...record, start: { position: {} } })).toBe('bad-request')
    expect(await why({ ...record, answers: new Array(6000).fill('0 x') })).toBe('bad-request')
    expect(await why(null)).toBe('bad-request')
    expect((await bring(bea, { ...record, start: { seed: 'x'.repeat(200_000) } })).status).toBe(413)
    expect((await bring(ana, record)).body.error.code).toBe('members-only')
    expect((await bea.get('/api/me/local-tables')).body).toEqual([])
  })
})

describe('all about oneself', () => {
  test('can be taken home', async () => {
    const server = await openServer()
    const { ana, a, table } = await twoAtTable(server)
    await ana.send('POST', '/api/me/join', { name: 'Ana' })
    await a.ask('chat', { table, text: 'hello' })
    const reply = await ana.get('/api/me/export')
    expect(reply.headers.get('content-disposition')).toContain('quayside.json')
    expect(reply.body).toMatchObject({
      guest: { name: 'Ana', member: true, recoveryCode: true, mail: null },
      passkeys: [],
      sessions: [{ label: expect.any(String) }],
      tables: [{ table, seat: 0, record: null }],
      devices: [],
      notices: { gather: 180 },
      localTables: [],
      chat: [{ text: 'hello' }],
    })
    expect(reply.text).not.toMatch(/"(?:hash|recovery|token)"/)
  })

  test('can be deleted: games go on, the name is nobody’s for a year', async () => {
    const server = await openServer()
    const { ana, rui, a, r, table } = await twoAtTable(server)
    const { code } = (await ana.send('POST', '/api/me/join', { name: 'Ana' })).body
    const { cookie } = ana
    expect((await ana.send('DELETE', '/api/me', {})).body).toEqual({ tablesDeleted: 0, handedOver: 1 })
    await a.until(() => a.closed === SIGNED_OUT)
    await r.until(() => r.at(table).info.chairs[0].name === 'former player')
    const late = new Person(server)
    late.cookie = cookie
    expect((await late.get('/api/me/sessions')).status).toBe(401)
    expect((await late.send('POST', '/api/recover', { code })).status).toBe(403)

    const verdict = async () => (await rui.send('POST', '/api/names', { name: 'ANA' })).body.verdict
    expect(await verdict()).toBe('taken')
    const rows = sql(server, 'select name, name_key, recovery, mail from people where gone is not null')
    expect(rows).toEqual([{ name: 'former player', name_key: null, recovery: null, mail: null }])
    sql(server, 'update names set until = until - ?', 366 * 24 * 3600_000)
    expect(await verdict()).toBeNull()
  })

  test('goes without more ado for a guest', async () => {
    const server = await openServer()
    const eve = await server.guest('Eve')
    await eve.setTable()
    expect((await eve.get('/api/me/export')).body.guest).toMatchObject({ name: 'Eve', member: false })
    expect((await eve.send('DELETE', '/api/me', {})).body).toEqual({ tablesDeleted: 1, handedOver: 0 })
    expect((await eve.get('/api/me')).body.name).toBe('')
  })
})
