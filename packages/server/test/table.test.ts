import { Rng } from '@quayside/kernel'
import { OUTDATED, PROTOCOL, type Sight } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { codeOf, openServer, randomGame, randomStep, twoAtTable } from './client.ts'

describe('answers', () => {
  test('a gesture is taken whole or not at all', async () => {
    const server = await openServer()
    const { table, a, r } = await twoAtTable(server)
    const before = a.at(table).sight
    const half = { table, seq: 0, answers: ['role settler', 'take nonsense'] }
    expect(await codeOf(a.ask('answer', half))).toBe('unknown-answer')
    expect(a.at(table).sight).toBe(before)
    expect(await a.ask('answer', { table, seq: 0, answers: ['role settler', 'take quarry'] })).toEqual({ seq: 2 })
    await r.until(() => r.at(table).sight!.seq === 2)
    expect(r.at(table).frames).toHaveLength(1)
    expect(r.at(table).frames[0].lines).toEqual([
      { seat: 0, text: 'role settler' },
      { seat: 0, text: 'take quarry' },
    ])
  })

  test('a gesture made before the table moved on is dropped', async () => {
    const server = await openServer()
    const { table, a } = await twoAtTable(server)
    const role = (answer: string) => a.ask('answer', { table, seq: 0, answers: [answer] })
    const [first, second] = await Promise.allSettled([role('role settler'), role('role mayor')])
    expect(first).toMatchObject({ status: 'fulfilled', value: { seq: 1 } })
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'stale' } })
    expect(await codeOf(a.ask('preview', { table, seq: 0, answers: [] }))).toBe('stale')
    expect(await codeOf(a.ask('propose', { table, seq: 7 }))).toBe('stale')
  })

  test('an answer is taken back, and everybody sees it', async () => {
    const server = await openServer()
    const { table, a, r } = await twoAtTable(server)
    const before = { a: a.at(table).sight!, r: r.at(table).sight!, events: [...r.at(table).events] }
    await a.ask('answer', { table, seq: 0, answers: ['role settler'] })
    expect(a.at(table).sight!.undo).toMatchObject({ answer: { kind: expect.any(String) } })
    expect(await codeOf(r.ask('undo', { table, seq: 1 }))).toBe('undo-not-yours')
    expect(await a.ask('undo', { table, seq: 1 })).toEqual({ seq: 2 })
    await r.until(() => r.at(table).sight!.seq === 2)
    const shown = ({ view, asked, ask, scores }: Sight) => ({ view, asked, ask, scores })
    expect(shown(a.at(table).sight!)).toEqual(shown(before.a))
    expect(shown(r.at(table).sight!)).toEqual(shown(before.r))
    expect(r.at(table).events).toEqual(before.events)
  })

  test('why, preview and propose answer for the own seat', async () => {
    const server = await openServer()
    const { table, a, r } = await twoAtTable(server)
    expect(await a.ask('why', { table, answers: ['role settler', 'build wharf', 'nonsense'] })).toEqual([
      null,
      expect.objectContaining({ code: expect.any(String), rule: expect.any(String) }),
      { code: 'unknown-answer', rule: 'notation' },
    ])
    expect(await r.ask('why', { table, answers: ['role settler'] })).toEqual([
      { code: 'not-your-turn', rule: 'turn-order' },
    ])
    expect(await a.ask('preview', { table, seq: 0, answers: ['role mayor'] })).toMatchObject({ seq: 0, over: false })
    expect(await a.ask('propose', { table, seq: 0 })).toEqual([expect.stringMatching(/^role /)])
    expect(a.at(table).sight!.seq).toBe(0)
  })
})

describe('connections', () => {
  test('who comes back is told what they missed, and then knows what the others know', async () => {
    const server = await openServer()
    const { table, a, r, rui, lines } = await twoAtTable(server)
    const rng = new Rng('come back')
    for (let i = 0; i < 12; i++) await randomStep(lines, table, rng)
    const left = { ...r.at(table) }
    await r.close()
    await a.until(() => a.at(table).info.chairs[1].away === true)
    const deputy = await rui.connect()
    await deputy.open(table)
    for (let i = 0; i < 4; i++) await randomStep([a, deputy], table, rng)
    // Somebody takes an answer back meanwhile, if the game lets them.
    const { undo, seq } = a.at(table).sight!
    if (undo && 'answer' in undo) await a.ask('undo', { table, seq })
    await deputy.until(() => deputy.at(table).sight!.seq === a.at(table).sight!.seq)

    const back = await rui.connect()
    back.tables.set(table, left)
    const { frames } = await back.open(table, { seq: left.sight!.seq })
    expect(frames.at(-1)!.seq).toBe(a.at(table).sight!.seq)
    expect(frames.flatMap((frame) => frame.lines).length).toBe(a.at(table).sight!.seq - left.sight!.seq)
    expect(back.at(table).sight).toEqual(deputy.at(table).sight)
    expect(back.at(table).events).toEqual(deputy.at(table).events)

    const again = await back.ask('open', { table, seq: back.at(table).sight!.seq })
    expect(again.frames!.flatMap((frame) => frame.lines)).toEqual([])
    for (const seq of [1e6, 0]) {
      const whole = await back.ask('open', { table, seq })
      expect(whole).toMatchObject({ game: { sight: { seq: a.at(table).sight!.seq } } })
    }
  })

  test('who was away for long is told everything', async () => {
    const server = await openServer()
    const { table, a, r, rui, lines } = await twoAtTable(server)
    const rng = new Rng('long away')
    await randomStep(lines, table, rng)
    const { seq } = r.at(table).sight!
    const deputy = await rui.connect()
    await deputy.open(table)
    await r.close()
    for (let i = 0; i < 12; i++) await randomStep([a, deputy], table, rng)
    const back = await rui.connect()
    const { game, frames } = await back.ask('open', { table, seq })
    expect(frames).toBeUndefined()
    expect(game!.sight).toEqual(deputy.at(table).sight)
    expect(game!.events.map(({ facts }) => facts)).toEqual(deputy.at(table).events)
  })

  test('a second window of the same guest is told the same', async () => {
    const server = await openServer()
    const { table, a, r, ana } = await twoAtTable(server)
    const second = await ana.connect()
    await second.open(table)
    await randomGame([a, r, second], table, 'two windows', 15)
    await second.until(() => second.at(table).sight!.seq === a.at(table).sight!.seq)
    expect(second.at(table).viewer).toBe(0)
    expect(second.at(table).frames).toEqual(a.at(table).frames)
    await a.close()
    await randomGame([r, second], table, 'one window', 3)
    expect(r.at(table).info.chairs[0].away).toBe(false)
    await second.close()
    await r.until(() => r.at(table).info.chairs[0].away === true)
  })

  test('a table that is closed tells nothing more', async () => {
    const server = await openServer()
    const { table, a, r } = await twoAtTable(server)
    await r.ask('close', { table })
    await a.ask('answer', { table, seq: 0, answers: ['role settler'] })
    await r.ask('ping')
    expect(r.at(table).sight!.seq).toBe(0)
    expect(await codeOf(r.ask('undo', { table, seq: 1 }))).toBe('not-open')
  })
})

describe('seats', () => {
  test('who sits down sees the seat, who rises watches again', async () => {
    const server = await openServer()
    const [ana, rui] = [await server.guest('Ana'), await server.guest('Rui')]
    const { table, invite } = await ana.setTable()
    const [a, r] = [await ana.connect(), await rui.connect()]
    await a.open(table)
    await r.open(table, { invite })
    await a.until(() => a.at(table).info.watching === 1)
    expect(await codeOf(r.ask('sit', { table, seat: 0 }))).toBe('seat-taken')
    await r.ask('sit', { table, seat: 1 })
    expect(r.at(table)).toMatchObject({ viewer: 1, info: { invite, host: false, watching: 0 } })
    expect(a.at(table).info.chairs[1]).toEqual({ kind: 'person', name: 'Rui', yours: false, away: false })
    expect(await codeOf(r.ask('sit', { table, seat: 1 }))).toBe('seat-taken')
    expect(await codeOf(r.ask('begin', { table }))).toBe('not-host')
    expect(await codeOf(r.ask('seat-bot', { table, seat: 1, bot: null }))).toBe('not-host')
    await r.ask('rise', { table })
    expect(r.at(table)).toMatchObject({ viewer: 'spectator', info: { invite: null } })
    expect(a.at(table).info.chairs[1]).toMatchObject({ kind: 'open', name: '' })
    expect(await codeOf(r.ask('rise', { table }))).toBe('not-seated')
  })

  test('a guest without a name has no seat and no voice', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const { table, invite } = await ana.setTable()
    const shy = await server.guest('x')
    shy.cookie = ''
    await shy.get('/api/me')
    const s = await shy.connect()
    await s.open(table, { invite })
    expect(await codeOf(s.ask('sit', { table, seat: 1 }))).toBe('no-name')
    expect(await codeOf(s.ask('chat', { table, text: 'hello' }))).toBe('no-name')
  })

  test('a bot plays for a seat that is handed over, until it is taken back', async () => {
    const server = await openServer()
    const { table, a, r } = await twoAtTable(server)
    expect(await codeOf(a.ask('take-back', { table }))).toBe('not refused')
    await r.ask('hand-over', { table })
    expect(a.at(table).info.chairs[1]).toMatchObject({ kind: 'person', bot: 'steady', name: 'Rui' })
    await randomGame([a], table, 'against a stand-in', 25)
    await a.until(() => a.at(table).sight!.ask !== null)
    await r.until(() => r.at(table).sight!.seq === a.at(table).sight!.seq)
    await r.ask('take-back', { table })
    expect(a.at(table).info.chairs[1].bot).toBeUndefined()
    await randomGame([a, r], table, 'back', 10)
  })

  test('who leaves a running game leaves a bot behind', async () => {
    const server = await openServer()
    const { table, a, r } = await twoAtTable(server)
    await r.ask('rise', { table })
    expect(r.at(table).viewer).toBe(1)
    await a.until(() => a.at(table).info.chairs[1].bot === 'steady')
    await randomGame([a], table, 'left', 5)
  })

  test('a paused game takes no answers', async () => {
    const server = await openServer()
    const { table, a, r } = await twoAtTable(server)
    await r.ask('pause', { table })
    await a.until(() => a.at(table).info.paused)
    expect(await codeOf(a.ask('answer', { table, seq: 0, answers: ['role settler'] }))).toBe('paused')
    expect(await codeOf(r.ask('pause', { table }))).toBe('paused')
    await a.ask('resume', { table })
    expect(await codeOf(a.ask('resume', { table }))).toBe('not-paused')
    await a.ask('answer', { table, seq: 0, answers: ['role settler'] })
  })
})

describe('around the game', () => {
  test('players and watchers talk', async () => {
    const server = await openServer()
    const { table, invite, a, r } = await twoAtTable(server)
    const eva = await server.guest('Eva')
    const e = await eva.connect()
    await e.open(table, { invite })
    await r.ask('chat', { table, text: '  <b>good luck</b> & "fun"  ' })
    await e.ask('chat', { table, text: 'olá 👋' })
    await a.until(() => a.at(table).chat.length === 2)
    expect(a.at(table).chat).toEqual([
      { n: 0, at: expect.any(Number), name: 'Rui', seat: 1, text: '<b>good luck</b> & "fun"' },
      { n: 1, at: expect.any(Number), name: 'Eva', seat: null, text: 'olá 👋' },
    ])
    const late = await eva.connect()
    expect((await late.open(table)).chat).toEqual(a.at(table).chat)
  })

  test('a rematch moves everybody one seat further, seats nobody unasked, and is one table however often it is asked for', async () => {
    const server = await openServer()
    const { table, a, r } = await twoAtTable(server, {
      chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'steady', name: 'Tiago' }],
      options: { players: 3 },
    })
    expect(await codeOf(a.ask('rematch', { table }))).toBe('not-over')
    await Promise.all([a.ask('hand-over', { table }), r.ask('hand-over', { table })])
    await r.until(() => r.at(table).info.phase === 'over')
    const [one, two] = await Promise.all([r.ask('rematch', { table }), a.ask('rematch', { table })])
    expect(two).toEqual(one)
    expect(a.at(table).info.rematch).toBe(one.table)
    const again = await a.open(one.table)
    expect(again.info.chairs.map((chair) => chair.name)).toEqual(['Rui', 'Tiago', ''])
    expect(again).toMatchObject({ viewer: 'spectator', sight: null, info: { phase: 'gathering', host: false } })
    await a.ask('sit', { table: one.table, seat: 2 })
    await r.open(one.table)
    await r.ask('begin', { table: one.table })
    await a.until(() => a.at(one.table).sight !== null)
    expect(a.at(one.table).info.commitment).not.toBe(a.at(table).info.commitment)
  })

  test('a new name shows at a table that has not begun', async () => {
    const server = await openServer()
    const [ana, rui] = [await server.guest('Ana'), await server.guest('Rui')]
    const { table, invite } = await ana.setTable()
    const [a, r] = [await ana.connect(), await rui.connect()]
    await a.open(table)
    await r.open(table, { invite })
    await r.ask('sit', { table, seat: 1 })
    await rui.send('PATCH', '/api/me', { name: 'Rui II' })
    await a.until(() => a.at(table).info.chairs[1].name === 'Rui II')
  })
})

test('a client that speaks another protocol is told to load itself anew', async () => {
  const server = await openServer()
  const ana = await server.guest('Ana')
  const closed = async (query: string) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws${query}`, { headers: { cookie: ana.cookie } })
    return new Promise((resolve) => {
      socket.on('close', resolve)
      socket.on('open', () => setTimeout(() => socket.close(1000), 200))
    })
  }
  expect(await closed(`?protocol=${PROTOCOL}`)).toBe(1000)
  expect(await closed('')).toBe(1000)
  for (const other of [String(PROTOCOL + 1), '0', '-1', 'x', '1&protocol=1']) {
    expect(await closed(`?protocol=${other}`)).toBe(OUTDATED)
  }
})
