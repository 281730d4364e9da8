import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Engine } from './support/engine.ts'

let engine: Engine
beforeAll(() => {
  engine = new Engine()
})
afterAll(async () => {
  expect(await engine.end()).toBe(0)
  expect(engine.errors).toBe('')
})

const NEW = { do: 'new', game: 'puerto-rico', options: { edition: 'classic', players: 4 }, seed: 'engine test' }

test('a fresh engine has no game', async () => {
  const fresh = new Engine()
  for (const request of [
    { do: 'ask' },
    { do: 'hash' },
    { do: 'record' },
    { do: 'undo', seat: 0 },
    { do: 'random', answers: 1 },
  ]) {
    expect(await fresh.ask(request)).toMatchObject({ ok: false, error: { code: 'no-game' } })
  }
  expect(await fresh.end()).toBe(0)
})

test('games tells ids, player counts and the option schema', async () => {
  const { ok, games } = await engine.ask({ do: 'games' })
  expect(ok).toBe(true)
  expect(games[0]).toMatchObject({ id: 'puerto-rico', options: { edition: { type: 'choice' } } })
  expect(games[0].players).toEqual([expect.any(Number), 5])
})

describe('at a table', () => {
  beforeEach(async () => {
    expect(await engine.ask(NEW)).toMatchObject({ ok: true, over: false, toMove: [0] })
  })

  test('ask repeats the status', async () => {
    const status = await engine.ask({ do: 'ask' })
    expect(status).toEqual(await engine.ask(NEW))
    expect(status.ask).toEqual([{ seat: 0, kind: 'choose-role', answers: expect.arrayContaining(['role settler']) }])
    expect(Object.keys(status)).toEqual(['ok', 'over', 'toMove', 'ask'])
  })

  test('answer brings a status and what was told since the last answer', async () => {
    const first = await engine.ask({ do: 'answer', seat: 0, answer: 'role builder' })
    expect(first).toMatchObject({ ok: true, toMove: [0], ask: [{ kind: 'builder-build' }] })
    expect(first.events).toContainEqual({ kind: 'role-chosen', seat: 0, role: 'builder', coins: 0 })
    const second = await engine.ask({ do: 'answer', seat: 0, answer: 'build small-market' })
    expect(second.events).toEqual([{ kind: 'built', seat: 0, building: 'small-market', price: 0 }])
  })

  test('an illegal answer and one of another seat change nothing', async () => {
    const before = await engine.ask({ do: 'hash' })
    for (const [seat, answer, code] of [
      [0, 'build wharf', 'other-question'],
      [0, 'sing', 'unknown-answer'],
      [1, 'role settler', 'not-your-turn'],
      [9, 'role settler', 'not-your-turn'],
    ]) {
      const refused = await engine.ask({ do: 'answer', seat, answer })
      expect(refused).toEqual({ ok: false, error: { code, message: expect.stringMatching(/\w/) } })
    }
    expect(await engine.ask({ do: 'hash' })).toEqual(before)
  })

  test('why names the reason, in words, and the rule', async () => {
    expect(await engine.ask({ do: 'why', seat: 0, answer: 'role mayor' })).toEqual({ ok: true, legal: true })
    await engine.ask({ do: 'answer', seat: 0, answer: 'role builder' })
    const { legal, reason } = await engine.ask({ do: 'why', seat: 0, answer: 'build wharf' })
    expect(legal).toBe(false)
    expect(reason).toEqual({
      code: 'not-enough-coins',
      text: expect.stringContaining('Wharf'),
      rule: expect.stringContaining('Builder'),
    })
  })

  test('view hides from seats what they may not know', async () => {
    const { view: all } = await engine.ask({ do: 'view', for: 'referee' })
    const { view: own } = await engine.ask({ do: 'view', for: 2 })
    const { view: none } = await engine.ask({ do: 'view', for: 'spectator' })
    expect(all.stack).toHaveLength(all.faceDown)
    expect(all.players.every((player: object) => 'vp' in player)).toBe(true)
    expect(own.stack).toBeUndefined()
    expect(own.players.map((player: object) => 'vp' in player)).toEqual([false, false, true, false])
    expect(none.players.some((player: object) => 'vp' in player)).toBe(false)
    expect(await engine.ask({ do: 'view', for: 4 })).toMatchObject({ ok: false, error: { code: 'no-such-seat' } })
  })

  test('score is whole for the referee and covered for a seat', async () => {
    const all = await engine.ask({ do: 'score' })
    expect(all).toMatchObject({ ok: true, final: false })
    expect(all.scores[1]).toMatchObject({ seat: 1, total: 0, rank: 1, lines: [{ what: 'chips', points: 0 }, {}] })
    const { scores } = await engine.ask({ do: 'score', for: 0 })
    expect(scores[0].total).toBe(0)
    expect('total' in scores[1]).toBe(false)
  })

  test('undo takes back or says why not', async () => {
    const before = await engine.ask({ do: 'hash' })
    expect(await engine.ask({ do: 'undo', seat: 0 })).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } })
    await engine.ask({ do: 'answer', seat: 0, answer: 'role builder' })
    expect(await engine.ask({ do: 'undo', seat: 1 })).toMatchObject({ ok: false, error: { code: 'undo-not-yours' } })
    expect(await engine.ask({ do: 'undo', seat: 0 })).toMatchObject({ ok: true, ask: [{ kind: 'choose-role' }] })
    expect(await engine.ask({ do: 'hash' })).toEqual(before)
  })

  test('random plays so many answers, the same ones for the same seed, or to the end', async () => {
    await engine.ask({ do: 'random', answers: 40, seed: 'x' })
    const { record } = await engine.ask({ do: 'record' })
    expect(record.answers).toHaveLength(40)
    await engine.ask(NEW)
    await engine.ask({ do: 'random', answers: 40, seed: 'x' })
    expect(await engine.ask({ do: 'hash' })).toEqual({ ok: true, hash: record.hash })
    expect(await engine.ask({ do: 'random', answers: 100_000 })).toMatchObject({
      ok: true,
      over: true,
      toMove: [],
      ask: [],
    })
    expect(await engine.ask({ do: 'score' })).toMatchObject({ final: true })
  })

  test('record and load carry a game over, undos included', async () => {
    await engine.ask({ do: 'answer', seat: 0, answer: 'role builder' })
    await engine.ask({ do: 'undo', seat: 0 })
    await engine.ask({ do: 'random', answers: 100, seed: 'y' })
    const status = await engine.ask({ do: 'ask' })
    const { record } = await engine.ask({ do: 'record' })
    await engine.ask(NEW)
    expect(await engine.ask({ do: 'load', record })).toEqual(status)
    expect(await engine.ask({ do: 'hash' })).toEqual({ ok: true, hash: record.hash })
    const wrong = { ...record, answers: record.answers.slice(1) }
    expect(await engine.ask({ do: 'load', record: wrong })).toMatchObject({ ok: false })
    expect(await engine.ask({ do: 'hash' })).toEqual({ ok: true, hash: record.hash })
  })
})

describe('positions', () => {
  const POSITION = {
    game: 'puerto-rico',
    options: { edition: 'classic', players: 4 },
    round: 5,
    players: [{ coins: 3, vp: 4, goods: { corn: 6, tobacco: 2 } }, { goods: { corn: 1 } }],
    ships: [{ capacity: 6, good: 'indigo', count: 2 }],
    now: { phase: 'captain', by: 0 },
  }

  test('a position begins at its phase', async () => {
    const status = await engine.ask({ do: 'position', position: POSITION })
    expect(status).toMatchObject({ ok: true, toMove: [0], ask: [{ kind: 'captain-load' }] })
    expect(status.ask[0].answers).toContain('load corn 7')
    const { view } = await engine.ask({ do: 'view', for: 'referee' })
    expect(view.players[0]).toMatchObject({ coins: 3, vp: 4 })
  })

  test.each([
    ['99 corn', { ...POSITION, players: [{ goods: { corn: 99 } }] }],
    ['negative coins', { ...POSITION, players: [{ coins: -1 }] }],
    ['an unknown key', { ...POSITION, colour: 'blue' }],
    ['too many players', { ...POSITION, players: [{}, {}, {}, {}, {}] }],
    ['no game', { round: 1 }],
    ['another game', { game: 'chess' }],
  ])('%s is refused and the table stays', async (_name, position) => {
    await engine.ask(NEW)
    const before = await engine.ask({ do: 'hash' })
    expect(await engine.ask({ do: 'position', position })).toMatchObject({ ok: false, error: { message: /\w/ } })
    expect(await engine.ask({ do: 'hash' })).toEqual(before)
  })
})

test('lines may end in CRLF, empty ones are no requests, and the last needs no end', async () => {
  const other = new Engine()
  expect(await other.lines(['\r\n\n{"do":"games"}\r'])).toMatchObject([{ ok: true }])
  expect(await other.end()).toBe(0)
})

test('every request that is not one gets its own error', async () => {
  await engine.ask(NEW)
  for (const [line, code] of [
    ['{"do":', 'bad-json'],
    ['   ', 'bad-json'],
    ['[]', 'bad-request'],
    ['7', 'bad-request'],
    ['null', 'bad-request'],
    ['{}', 'unknown-request'],
    ['{"do":"dance"}', 'unknown-request'],
    ['{"do":"toString"}', 'unknown-request'],
    ['{"do":["ask"]}', 'unknown-request'],
    ['{"do":"ask","please":true}', 'bad-request'],
    ['{"do":"ask","__proto__":{}}', 'bad-request'],
    ['{"do":"answer","seat":"0","answer":"role mayor"}', 'bad-request'],
    ['{"do":"answer","seat":0.5,"answer":"role mayor"}', 'bad-request'],
    ['{"do":"answer","seat":0,"answer":7}', 'bad-request'],
    ['{"do":"new","game":"chess","seed":"x"}', 'unknown-game'],
    ['{"do":"new","game":"puerto-rico"}', 'bad-request'],
    ['{"do":"new","game":"puerto-rico","options":{"players":9},"seed":"x"}', 'bad-option'],
    ['{"do":"new","game":"puerto-rico","options":{"colour":1},"seed":"x"}', 'unknown-option'],
    ['{"do":"load","record":{}}', 'bad-record'],
    [`${'['.repeat(100_000)}`, 'too-deep'],
  ]) {
    const [reply] = await engine.lines([line])
    expect([line.slice(0, 80), reply.error?.code]).toEqual([line.slice(0, 80), code])
  }
})

test('a line that is too long is skipped, the next one answered', async () => {
  const { hash } = await engine.ask({ do: 'hash' })
  const long = Buffer.alloc(20 * 1024 * 1024, 'x')
  const replies = await engine.lines([long, '{"do":"hash"}'])
  expect(replies).toMatchObject([
    { ok: false, error: { code: 'line-too-long' } },
    { ok: true, hash },
  ])
})
