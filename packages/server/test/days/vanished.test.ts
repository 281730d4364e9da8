import { afterEach, describe, expect, test } from 'vitest'
import { codeOf, heard, type Line, openServer, type TestServer, twoAtTable } from '../client.ts'
import { DAY, DAYS, goesBy, HOUR, later, motionAt, timeIsReal } from './support.ts'

afterEach(timeIsReal)

/** Ana has not answered in time, and Rui is asked what is to become of her seat. */
async function vanished(server: TestServer, wanted = {}) {
  const at = await twoAtTable(server, { ...DAYS, ...wanted })
  await later(at.r, at.table, 2 * DAY + HOUR)
  const { id } = await motionAt(at.r, at.table)
  const vote = (choice: 'wait' | 'bot' | 'replace' | 'end') => at.r.ask('vote', { table: at.table, motion: id, choice })
  return { ...at, vote }
}

const secretsSeenBy = (line: Line, table: string) => line.at(table).sight?.ask

describe('somebody who has vanished', () => {
  test('is decided about by the others; lists say so', async () => {
    const server = await openServer()
    const { table, r, ana, rui } = await vanished(server)
    expect(await motionAt(r, table)).toMatchObject({ kind: 'absent', absent: 0, asked: [1], by: null })
    const [mine] = (await rui.get('/api/me/tables')).body.tables
    expect(mine).toMatchObject({ consent: true, vanished: ['Ana'], yourTurn: false })
    expect((await ana.get('/api/me/tables')).body.tables[0]).not.toHaveProperty('consent')
    await r.ask('wanted')
    await r.until(() => r.wanted?.length === 1)
    expect(r.wanted![0]).toMatchObject({ table, consent: true })
  })

  test('can be waited for', async () => {
    const server = await openServer()
    const { table, r, vote } = await vanished(server)
    await vote('wait')
    await heard([r])
    const { motions, clock } = r.at(table).info
    expect(motions).toBeUndefined()
    expect(clock.left[0]).toBeGreaterThan(2 * DAY - HOUR)
  })

  test('a bot can take over, and gives the seat back', async () => {
    const server = await openServer()
    const { table, a, r, vote } = await vanished(server)
    await vote('bot')
    await r.until(() => r.at(table).sight!.ask !== null)
    expect(r.at(table).info.chairs[0]).toMatchObject({ name: 'Ana', bot: 'steady' })
    await a.ask('take-back', { table })
    await r.until(() => r.at(table).info.chairs[0].bot === undefined)
  })

  test('the game can end without a result', async () => {
    const server = await openServer()
    const { table, r, ana, vote } = await vanished(server)
    await vote('end')
    await r.until(() => r.at(table).info.phase === 'stopped')
    expect((await ana.get('/api/me/tables?phase=finished')).body.tables[0]).not.toHaveProperty('place')
  })

  test('who comes back in time is simply back', async () => {
    const server = await openServer()
    const { table, a, r, vote } = await vanished(server)
    await a.ask('take-back', { table })
    await r.until(() => r.at(table).info.motions === undefined)
    expect(await codeOf(vote('end'))).toBe('no-motion')
    await a.ask('answer', { table, seq: 0, answers: ['role trader'] })
  })

  test('silence means to wait, also over a restart', async () => {
    const server = await openServer({ grace: 0 })
    const { table, rui } = await vanished(server)
    await server.stop()
    goesBy(2 * DAY)
    await server.start()
    const r = await rui.connect()
    await r.open(table)
    await r.until(() => r.at(table).info.motions === undefined)
    expect(r.at(table).info).toMatchObject({ phase: 'playing', clock: { running: 1 } })
  })

  test('and has had everything about them deleted is decided about as soon as they are asked', async () => {
    const server = await openServer()
    const { table, a, r, rui } = await twoAtTable(server, DAYS)
    await rui.send('DELETE', '/api/me', {})
    await r.until(() => r.closed !== null)
    expect(a.at(table).info.motions).toBeUndefined()
    await a.ask('answer', { table, seq: 0, answers: ['role trader'] })
    expect(await motionAt(a, table)).toMatchObject({ absent: 1, choices: ['bot', 'replace', 'end'] })
  })
})

describe('somebody who plays on', () => {
  /** A place is free for whoever is invited. */
  async function vacant(server: TestServer, wanted = {}) {
    const at = await vanished(server, wanted)
    await at.vote('replace')
    await at.r.until(() => at.r.at(at.table).info.chairs[0].vacant === true)
    return at
  }

  test('comes by the link, and has all that the seat knows', async () => {
    const server = await openServer()
    const { table, invite, a, r, ana, rui } = await vacant(server)
    const phone = await ana.connect()
    await phone.open(table)
    const eva = await server.guest('Eva')
    const e = await eva.connect()
    expect((await e.open(table, { invite })).viewer).toBe('spectator')
    await e.ask('sit', { table, seat: 0 })
    await e.until(() => e.at(table).viewer === 0)
    expect(e.at(table).sight!.ask).not.toBeNull()
    expect(e.at(table).info.clock.left[0]).toBeGreaterThan(2 * DAY - HOUR)
    await r.until(() => r.at(table).info.chairs[0].name === 'Eva')
    expect(r.at(table).info.motions).toBeUndefined()

    // The former player only looks on, on every device, and in every list.
    await Promise.all([a, phone].map((line) => line.until(() => line.at(table).viewer === 'spectator')))
    for (const line of [a, phone]) {
      expect(secretsSeenBy(line, table)).toBeNull()
      expect(await codeOf(line.ask('answer', { table, seq: 0, answers: ['role trader'] }))).toBe('not-seated')
      expect(await codeOf(line.ask('take-back', { table }))).toBe('not-seated')
    }
    expect((await eva.get('/api/me/tables')).body.tables.map((one: { table: string }) => one.table)).toEqual([table])
    await e.ask('answer', { table, seq: 0, answers: ['role trader'] })
    await server.restart()
    expect((await (await eva.connect()).open(table)).viewer).toBe(0)
    expect((await (await ana.connect()).open(table)).viewer).toBe('spectator')
    expect((await (await rui.connect()).open(table)).viewer).toBe(1)
  })

  test('comes by a code', async () => {
    const server = await openServer()
    const { table, rui } = await vacant(server)
    const eva = await server.guest('Eva')
    const { code } = (await rui.send('POST', `/api/tables/${table}/code`, {})).body
    expect((await eva.send('POST', '/api/codes', { code })).body).toEqual({ table })
    const e = await eva.connect()
    await e.open(table)
    await e.ask('sit', { table, seat: 0 })
    // The place is taken, so the code leads nowhere any more.
    expect((await (await server.guest('Leo')).send('POST', '/api/codes', { code })).status).toBe(403)
  })

  test('is asked by name, also where nobody may watch', async () => {
    const server = await openServer()
    const { table, a, r, rui } = await vacant(server)
    const eva = await server.guest('Eva')
    const other = await eva.setTable()
    const door = await rui.connect()
    await door.open(other.table, { invite: other.invite })
    await rui.send('POST', '/api/friends', { table: other.table, seat: 0 })
    const [asks] = (await eva.get('/api/friends')).body.asks
    await eva.send('POST', `/api/friends/${asks.id}`, {})
    await a.ask('manners', { table, watch: 'nobody' })
    const [friend] = (await rui.get('/api/friends')).body.friends
    expect((await rui.send('POST', `/api/tables/${table}/invitations`, { friend: friend.id })).status).toBe(200)
    expect((await eva.get('/api/friends')).body.invitations).toMatchObject([{ table, instead: true, by: 'Rui' }])
    const e = await eva.connect()
    await e.open(table)
    await e.ask('sit', { table, seat: 0 })
    await r.until(() => r.at(table).info.chairs[0].name === 'Eva')
    // Who set the table still looks on; nobody else may.
    await a.until(() => a.at(table).viewer === 'spectator')
  })

  test('is nobody who only looked on, nor somebody who has a seat', async () => {
    const server = await openServer()
    const { table, r } = await vacant(server, { listed: true })
    const leo = await server.guest('Leo')
    const l = await leo.connect()
    await l.open(table)
    expect(await codeOf(l.ask('sit', { table, seat: 0 }))).toBe('by-invitation')
    expect(await codeOf(l.ask('sit', { table, seat: 1 }))).toBe('seat-taken')
    expect(await codeOf(r.ask('sit', { table, seat: 0 }))).toBe('already-seated')
  })

  test('is not needed when the player comes back before', async () => {
    const server = await openServer()
    const { table, invite, a, r } = await vacant(server)
    await a.ask('answer', { table, seq: 0, answers: ['role trader'] })
    await r.until(() => r.at(table).info.chairs[0].vacant === undefined)
    const e = await (await server.guest('Eva')).connect()
    await e.open(table, { invite })
    expect(await codeOf(e.ask('sit', { table, seat: 0 }))).toBe('seat-taken')
  })

  test('at a game of secrets leaves the former player none', async () => {
    const server = await openServer()
    const { table, invite, a } = await vacant(server, { game: 'mombasa', options: { players: 2, setup: 'first' } })
    const eva = await server.guest('Eva')
    const e = await eva.connect()
    await e.open(table, { invite })
    const received = a.received.length
    await e.ask('sit', { table, seat: 0 })
    await a.until(() => a.at(table).viewer === 'spectator')
    await heard([a])
    expect(a.at(table).info.late).toBe(true)
    for (const text of a.received.slice(received)) {
      const { opened } = JSON.parse(text)
      if (opened) expect(opened.game.sight.ask).toBeNull()
    }
  })
})
