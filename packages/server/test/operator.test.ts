import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { GameRecord } from '@quayside/kernel'
import Sqlite from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { callOperator } from '../src/operator/call.ts'
import { doorOf } from '../src/operator/door.ts'
import type { OperatorReplies } from '../src/operator/replies.ts'
import type { OperatorRequest, OperatorRequestOf } from '../src/operator/requests.ts'
import { codeOf, idOf, openServer, Person, randomGame, SCRATCH, type TestServer, twoAtTable } from './client.ts'
import { member } from './members.ts'

/** What the operator's tool gets, from the server while it runs and from the folder otherwise. */
async function ask<K extends OperatorRequest['do']>(
  server: TestServer,
  what: K,
  rest: Omit<OperatorRequestOf<K>, 'do'>,
): Promise<OperatorReplies[K]> {
  const asked = await callOperator(server.folder, { do: what, ...rest } as OperatorRequestOf<K>)
  if (!asked.ok) throw new Error(`${asked.error.code}: ${asked.error.message}`)
  return asked.value
}

/** What a door replies to this text. */
const knock = (server: TestServer, text: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(doorOf(server.folder))
    let reply = ''
    socket.on('data', (data) => {
      reply += data
    })
    socket.on('close', () => resolve(reply))
    socket.on('error', () => {})
    socket.write(text)
  })

const forEver = { until: null, reason: '' }
/** A moment at which everything is old. */
const later = () => Date.now() + 1000

describe('the door of the operator', () => {
  test('is open to its own user only, and takes nothing that it does not understand', async () => {
    const server = await openServer()
    expect(statSync(join(server.folder, 'operator')).mode & 0o777).toBe(0o700)
    expect(statSync(join(server.folder, 'operator/door')).mode & 0o777).toBe(0o600)
    for (const text of ['\n', '{\n', '[]\n', '{"do":"nothing"}\n', '{"do":"status","more":1}\n']) {
      expect(JSON.parse(await knock(server, text)), text).toMatchObject({ error: { code: 'bad-request' } })
    }
    expect(await knock(server, 'x'.repeat(40_000))).toBe('')
    expect((await ask(server, 'status', {})).problems).toEqual([])
  })

  test('a server that was killed leaves a door behind that the next one replaces', async () => {
    const server = await openServer()
    await server.stop()
    mkdirSync(join(server.folder, 'operator'))
    writeFileSync(doorOf(server.folder), '')
    expect((await ask(server, 'status', {})).running).toBeNull()
    await server.start()
    expect((await ask(server, 'status', {})).running).toMatchObject({ pid: process.pid })
  })
})

describe.each([
  ['of a running server', true],
  ['of a folder', false],
])('the operator %s', (_where, runs) => {
  /** A server, and what happens before the operator looks. */
  async function before<T>(happens: (server: TestServer) => Promise<T>): Promise<[TestServer, T]> {
    const server = await openServer()
    const value = await happens(server)
    if (!runs) await server.stop()
    return [server, value]
  }

  test('sees who is a member', async () => {
    const [server] = await before(async (server) => {
      await server.guest('Rui')
      return member(server, 'Lia')
    })
    expect(await ask(server, 'people', { like: 'Lia', limit: 10 })).toMatchObject([{ name: 'Lia', member: true }])
    expect(await ask(server, 'people', { like: 'Rui', limit: 10 })).toMatchObject([{ name: 'Rui', member: false }])
  })

  test('sees how things are', async () => {
    const [server, { table, ana }] = await before((server) => twoAtTable(server))
    const status = await ask(server, 'status', {})
    expect(status).toMatchObject({
      totals: { guests: 2, seen: 2, tables: { playing: 1 }, answers: 0, chat: 0 },
      restrictions: 0,
      problems: [],
      notices: [],
    })
    expect(status.running).toEqual(runs ? expect.objectContaining({ sockets: 2, tablesInMemory: 1 }) : null)
    expect(status.storeBytes).toBeGreaterThan(10_000)

    expect(await ask(server, 'people', { like: '', limit: 10 })).toHaveLength(2)
    expect(await ask(server, 'people', { like: 'AN', limit: 10 })).toMatchObject([
      { id: idOf(server, ana), name: 'Ana', member: false, tables: 1, here: runs, restricted: [] },
    ])
    expect(await ask(server, 'people', { like: '%', limit: 10 })).toEqual([])

    expect(await ask(server, 'tables', { phases: ['playing'], limit: 10 })).toMatchObject([
      { id: table, game: 'puerto-rico', names: ['Ana', 'Rui'], inMemory: runs },
    ])
    expect(await ask(server, 'tables', { phases: ['over'], limit: 10 })).toEqual([])
    expect(await ask(server, 'tables', { guest: 'Rui', limit: 10 })).toHaveLength(1)
    const detail = await ask(server, 'table', { table: table.slice(0, 6) })
    expect(detail).toMatchObject({ id: table, host: { name: 'Ana' }, answers: 0, setting: { undo: true } })
    await expect(ask(server, 'table', { table: 'nowhere' })).rejects.toThrow('no-table')
    await expect(ask(server, 'tables', { guest: 'Nobody', limit: 1 })).rejects.toThrow('nobody')
  })

  test('never sees a seed', async () => {
    const [server, { table }] = await before((server) => twoAtTable(server))
    const { seed, salt } = secretsOf(server, table)
    const seen = [
      await ask(server, 'table', { table }),
      await ask(server, 'tables', { limit: 9 }),
      await ask(server, 'export', { guest: 'Ana' }),
    ]
    for (const secret of [seed, salt]) expect(JSON.stringify(seen)).not.toContain(secret)
  })

  test('exports what a guest may know, and no more', async () => {
    const [server, { table, over, rui }] = await before(async (server) => {
      const first = await twoAtTable(server)
      await first.a.ask('chat', { table: first.table, text: 'from Ana' })
      await first.r.ask('chat', { table: first.table, text: 'from Rui' })
      await randomGame(first.lines, first.table, 'the first steps', 12)
      const over = await finishedTable(server)
      return { ...first, over }
    })
    const exported = await ask(server, 'export', { guest: idOf(server, rui) })
    expect(exported.guest).toMatchObject({ id: idOf(server, rui), name: 'Rui', recoveryCode: false })
    expect(exported.chat.map(({ text }) => text)).toEqual(['from Rui'])
    expect(exported.tables).toMatchObject([{ table, seat: 1, host: false, phase: 'playing', record: null }])
    const [{ answers }] = exported.tables
    expect(answers.map(({ text }) => text)).toEqual(answersOf(server, table, 1))

    const [finished] = (await ask(server, 'export', { guest: 'Winner' })).tables
    expect(finished).toMatchObject({ table: over, phase: 'over', names: ['Winner', 'Loser'], answers: [] })
    expect((finished.record as GameRecord).answers.length).toBeGreaterThan(50)
  })

  test('deletes a guest, whose games go on under a former player', async () => {
    const [server, all] = await before(async (server) => {
      const first = await twoAtTable(server)
      await first.r.ask('chat', { table: first.table, text: 'my secret' })
      await first.a.ask('chat', { table: first.table, text: 'no secret' })
      const gathering = await first.rui.setTable({ listed: true })
      const { code } = (await first.rui.send('POST', '/api/me/code', {})).body
      return { ...first, gathering, code }
    })
    const { table, ana, rui, r, gathering, code } = all
    const plan = await ask(server, 'delete', { guest: 'Rui', really: false })
    expect(plan).toMatchObject({ really: false, tablesDeleted: 1, handedOver: 1, chat: 1 })
    expect(await ask(server, 'people', { like: 'Rui', limit: 1 })).toHaveLength(1)

    expect(await ask(server, 'delete', { guest: 'Rui', really: true })).toEqual({ ...plan, really: true })
    if (!runs) await server.start()
    await r.until(() => r.closed !== null)
    expect(await ask(server, 'people', { like: 'Rui', limit: 1 })).toEqual([])
    expect(await ask(server, 'restrictions', {})).toEqual([])

    const a = await ana.connect()
    const seen = await a.open(table)
    expect(seen.info.chairs[1]).toMatchObject({ name: 'former player', bot: 'steady' })
    expect(seen.chat.map(({ text }) => text)).toEqual(['no secret'])
    await randomGame([a], table, 'on with a bot', 8)
    expect(await codeOf(a.open(gathering.table, { invite: gathering.invite }))).toBe('no-such-table')

    expect((await rui.send('PATCH', '/api/me', { name: 'Rui' })).status).toBe(401)
    expect((await new Person(server).send('POST', '/api/me/recover', { code })).status).toBe(403)
    await server.stop()
    const stored = dumpOf(server)
    expect(stored).not.toContain('my secret')
    expect(stored).not.toContain('Rui')
  })

  test('prunes what is old, and says before what it would be', async () => {
    const [server, over] = await before(async (server) => {
      const over = await finishedTable(server)
      const { a, table } = await twoAtTable(server)
      await a.ask('chat', { table, text: 'hello' })
      await server.guest('Passer-by')
      await server.restart()
      return over
    })
    const all = ['tables', 'chat', 'guests'] as const
    const nothing = await ask(server, 'prune', { what: [...all], before: Date.now() - 3600_000, really: true })
    expect(nothing.counts).toEqual({ tables: 0, chat: 0, guests: 0 })
    const plan = await ask(server, 'prune', { what: [...all], before: later(), really: false })
    expect(plan).toEqual({ really: false, counts: { tables: 1, chat: 1, guests: 1 } })
    expect(await ask(server, 'tables', { limit: 9 })).toHaveLength(2)

    const done = await ask(server, 'prune', { what: [...all], before: later(), really: true })
    // Those who played only the old table are nobody's opponents any more.
    expect(done).toEqual({ really: true, counts: { tables: 1, chat: 1, guests: 3 } })
    expect((await ask(server, 'tables', { limit: 9 })).map(({ id }) => id)).not.toContain(over)
    expect((await ask(server, 'people', { like: '', limit: 9 })).map(({ name }) => name).sort()).toEqual(['Ana', 'Rui'])
    const abandoned = await ask(server, 'prune', { what: ['abandoned'], before: later(), really: true })
    expect(abandoned.counts).toEqual({ abandoned: 1 })
    expect(await ask(server, 'tables', { limit: 9 })).toEqual([])
  })

  test('members are listed, exported and deleted like guests; pruning leaves members, and names that are reserved', async () => {
    const [server] = await before(async (server) => {
      await member(server, 'Zita')
      await member(server, 'Zoë')
    })
    expect(await ask(server, 'export', { guest: 'Zita' })).toMatchObject({
      guest: { member: true, recoveryCode: true },
    })
    expect(await ask(server, 'delete', { guest: 'Zita', really: true })).toMatchObject({ really: true })
    const pruned = await ask(server, 'prune', { what: ['guests'], before: later(), really: true })
    expect(pruned.counts).toEqual({ guests: 0 })
    expect((await ask(server, 'people', { like: '', limit: 9 })).map(({ name }) => name)).toEqual(['Zoë'])
  })

  test('a restriction outlives a restart', async () => {
    const [server, ana] = await before((server) => server.guest('Ana'))
    await ask(server, 'ban', { guest: 'Ana', ...forEver, reason: 'spam' })
    await (runs ? server.restart() : server.start())
    expect((await ana.get('/api/me')).status).toBe(403)
    expect(await ask(server, 'restrictions', {})).toMatchObject([
      { kind: 'ban', reason: 'spam', guest: { name: 'Ana' } },
    ])
    expect(await ask(server, 'unban', { guest: 'Ana' })).toMatchObject({ lifted: true })
    expect((await ana.get('/api/me')).body).toMatchObject({ name: 'Ana' })
    expect(await ask(server, 'unban', { guest: 'Ana' })).toMatchObject({ lifted: false })
  })
})

test('who is here is not pruned, however long ago they came', async () => {
  const server = await openServer()
  const [here] = [await server.guest('Here'), await server.guest('Gone')]
  await here.connect()
  const { counts } = await ask(server, 'prune', { what: ['guests'], before: later(), really: true })
  expect(counts).toEqual({ guests: 1 })
  await here.setTable()
})

test('a server whose folder has too long a name for a door opens without one', async () => {
  const server = await openServer({ data: join(SCRATCH, `quayside-${'x'.repeat(120)}`) })
  onTestFinished(() => rmSync(server.config.data!, { recursive: true }))
  await server.guest('Ana')
  const asked = await callOperator(server.config.data!, { do: 'status' })
  expect(asked).toMatchObject({ ok: false, error: { message: expect.stringContaining('in use') } })
})

describe('moderation', () => {
  test('who is muted plays on but cannot chat, for as long as it was said', async () => {
    const server = await openServer()
    const { table, a, r } = await twoAtTable(server)
    await ask(server, 'mute', { guest: 'Ana', ...forEver })
    expect(await codeOf(a.ask('chat', { table, text: 'hello?' }))).toBe('muted')
    await a.ask('answer', { table, seq: 0, answers: ['role settler'] })
    await r.ask('chat', { table, text: 'fine' })
    await ask(server, 'unmute', { guest: 'Ana' })
    await a.ask('chat', { table, text: 'hello!' })

    const until = Date.now() + 300
    await ask(server, 'mute', { guest: 'Ana', until, reason: '' })
    while (Date.now() <= until) await a.ask('ping')
    await a.ask('chat', { table, text: 'here I am' })
    await expect(ask(server, 'mute', { guest: 'Ana', until, reason: '' })).rejects.toThrow('too-late')
  })

  test('who is banned is told so by everything, and what was open is closed', async () => {
    const server = await openServer()
    const { ana, a, r, table } = await twoAtTable(server)
    const { code } = (await ana.send('POST', '/api/me/code', {})).body
    await ask(server, 'ban', { guest: idOf(server, ana).slice(0, 8), ...forEver })
    await a.until(() => a.closed !== null)
    expect(a.closed).toBe(4003)
    for (const path of ['/api/me', `/api/tables/${table}/history`]) {
      expect(await ana.get(path)).toMatchObject({ status: 403, body: { error: { code: 'banned' } } })
    }
    const again = await ana.connect()
    await again.until(() => again.closed !== null)
    expect(again.closed).toBe(4003)
    const phone = await new Person(server).send('POST', '/api/me/recover', { code })
    expect(phone).toMatchObject({ status: 403, body: { error: { code: 'banned' } } })
    // The others play on.
    await r.until(() => r.at(table).info.chairs[0].away === true)
  })

  test('a guest is named by a name only where one has it', async () => {
    const server = await openServer()
    await server.guest('Eva')
    await server.guest('eva')
    await expect(ask(server, 'ban', { guest: 'Eva', ...forEver })).rejects.toThrow('several')
  })
})

/** A short game to its end, between two guests. */
async function finishedTable(server: TestServer): Promise<string> {
  const [winner, loser] = [await server.guest('Winner'), await server.guest('Loser')]
  const { table, invite } = await winner.setTable()
  const [w, l] = [await winner.connect(), await loser.connect()]
  await w.open(table)
  await l.open(table, { invite })
  await l.ask('sit', { table, seat: 1 })
  await w.ask('begin', { table })
  await l.until(() => l.at(table).sight !== null)
  await randomGame([w, l], table, 'to the end')
  return table
}

const read = <T>(server: TestServer, ask: (db: Sqlite.Database) => T): T => {
  const db = new Sqlite(join(server.folder, 'quayside.db'), { readonly: true })
  try {
    return ask(db)
  } finally {
    db.close()
  }
}

const secretsOf = (server: TestServer, table: string): { seed: string; salt: string } =>
  read(
    server,
    (db) => JSON.parse(db.prepare('select saved from tables where id = ?').pluck().get(table) as string).secret,
  )

const answersOf = (server: TestServer, table: string, seat: number): string[] =>
  read(
    server,
    (db) =>
      db
        .prepare('select text from answers where table_id = ? and seat = ? order by seq')
        .pluck()
        .all(table, seat) as string[],
  )

/** All that the database says. */
const dumpOf = (server: TestServer): string =>
  read(server, (db) => {
    const tables = db.prepare(`select name from sqlite_master where type = 'table'`).pluck().all() as string[]
    return JSON.stringify(tables.map((name) => db.prepare(`select * from "${name}"`).all()))
  })
