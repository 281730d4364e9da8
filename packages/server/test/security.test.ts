import { Rng } from '@quayside/kernel'
import type { Frame, Sight } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import { codeOf, GENEROUS, idOf, type Line, openServer, Person, randomStep, socketsOf, twoAtTable } from './client.ts'

describe('secrets', () => {
  test('no byte of a running game tells a rival or a watcher what is hidden', async () => {
    const server = await openServer()
    const { table, invite, a, r, ana, rui, lines } = await twoAtTable(server)
    const eva = await server.guest('Eva')
    const e = await eva.connect()
    await e.open(table, { invite })
    const everybody = [a, r, e]
    const rng = new Rng('secrets')
    let looked = 0
    for (let i = 0; ; i++) {
      // Whatever may be asked beside the game, and the game told in every way there is.
      if (i % 150 === 0) {
        for (const person of [ana, rui, eva]) {
          const record = await person.get(`/api/tables/${table}/record`)
          expect(record).toMatchObject({ status: 409, body: { error: { code: 'not-over' } } })
          const { body } = await person.get(`/api/tables/${table}/history`)
          expect(body.viewer).toBe(person === ana ? 0 : person === rui ? 1 : 'spectator')
          expect(hiddenChips(body.begin, body.frames, body.viewer)).toEqual([])
        }
        for (const line of everybody) {
          const { seq } = line.at(table).sight!
          await line.ask('open', { table, seq: Math.max(0, seq - 10) })
          await line.ask('open', { table })
          await codeOf(
            line.ask('preview', {
              table,
              seq,
              answers:
                line
                  .at(table)
                  .sight!.ask?.answers.slice(0, 1)
                  .map((each) => each.text) ?? [],
            }),
          )
          await codeOf(line.ask('propose', { table, seq }))
        }
      }
      const before = everybody.map((line) => line.received.length)
      if (!(await randomStep(lines, table, rng))) break
      everybody.forEach((line, at) => {
        for (const text of line.received.slice(before[at])) {
          const { frames } = JSON.parse(text)
          if (!frames || line.at(table).sight!.over) continue
          expect(hiddenChips(null, frames, line.at(table).viewer)).toEqual([])
          looked++
        }
      })
    }
    expect(looked).toBeGreaterThan(200)

    await Promise.all(everybody.map((line) => line.until(() => line.at(table).info.proof !== null)))
    const { seed, salt } = a.at(table).info.proof!
    const secrets = [seed, salt, '"stack"', '"faceDownOrder"', ...[ana, rui, eva].map((person) => idOf(server, person))]
    for (const line of everybody) {
      const end = line.received.findIndex((text) => text.includes('"proof":{'))
      for (const secret of secrets) {
        expect(line.received.slice(0, end).some((text) => text.includes(secret))).toBe(false)
      }
      expect(line.received.some((text) => text.includes(idOf(server, ana)) || text.includes(idOf(server, rui)))).toBe(
        false,
      )
    }
    expect(e.received.some((text) => text.includes(invite))).toBe(false)
    expect((await eva.get(`/api/tables/${table}/record`)).body.start).toEqual({ seed })
  })

  /** The seats whose victory points a viewer is shown although they are others'. */
  function hiddenChips(sight: Sight | null, frames: readonly Frame[], viewer: unknown): number[] {
    const players = (sight?.view.players ?? []) as { vp?: number }[]
    const shown = players.flatMap((player, seat) => (player.vp !== undefined && seat !== viewer ? [seat] : []))
    for (const { patch } of frames.filter((frame) => !frame.patch.some(([path]) => path[0] === 'over'))) {
      for (const [path, value] of patch) {
        const [view, what, seat, field] = path
        if (view !== 'view' || what !== 'players') continue
        if (field === 'vp' && seat !== viewer) shown.push(seat as number)
        if (field === undefined && JSON.stringify(value).includes('"vp"')) shown.push(-1)
      }
    }
    return shown
  }

  test('an unlisted table is shut, and a wrong invitation is told the same as an unknown table', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const { table, invite } = await ana.setTable()
    const eve = await server.guest('Eve')
    const e = await eve.connect()
    const wrong = `${invite.slice(0, -1)}${invite.endsWith('a') ? 'b' : 'a'}`
    const told: string[] = []
    for (const [id, key] of [
      [table, undefined],
      [table, wrong],
      [table, 'a'.repeat(20)],
      ['abcdefghijkm', undefined],
      ['abcdefghijkm', invite],
    ] as const) {
      await codeOf(e.ask('open', { table: id, invite: key }))
      told.push(e.received.at(-1)!.replace(/"id":\d+/, ''))
    }
    expect(new Set(told).size).toBe(1)
    expect(told[0]).toContain('no-such-table')
    for (const what of ['history', 'record']) {
      const shut = await eve.get(`/api/tables/${table}/${what}`)
      expect(shut).toMatchObject({ status: 404, body: { error: { code: 'no-such-table' } } })
      expect((await eve.get(`/api/tables/abcdefghijkm/${what}`)).text).toBe(shut.text)
    }
    await e.open(table, { invite })
    // Once let in, always let in.
    await (await eve.connect()).open(table)
  })

  test('a listed table may be watched by anybody', async () => {
    const server = await openServer()
    const { table, invite } = await twoAtTable(server, { listed: true })
    const eva = await server.guest('Eva')
    const seen = await (await eva.connect()).open(table)
    expect(seen).toMatchObject({ viewer: 'spectator', info: { invite: null, listed: true } })
    expect(JSON.stringify(seen)).not.toContain(invite)
  })
})

describe("others' seats", () => {
  test('nobody answers for another seat, and who watches does nothing at all', async () => {
    const server = await openServer()
    const { table, invite, a, r } = await twoAtTable(server)
    const e = await (await server.guest('Eve')).connect()
    await e.open(table, { invite })
    const before = a.at(table)
    const answers = ['role settler']
    expect(await codeOf(r.ask('answer', { table, seq: 0, answers }))).toBe('not-your-turn')
    expect(await codeOf(r.ask('answer', { table, seq: 0, answers, seat: 0 } as never))).toBe('bad-request')
    for (const act of ['rise', 'hand-over', 'take-back', 'pause', 'resume', 'rematch'] as const) {
      expect(await codeOf(e.ask(act, { table })), act).toBe('not-seated')
    }
    expect(await codeOf(e.ask('answer', { table, seq: 0, answers }))).toBe('not-seated')
    expect(await codeOf(e.ask('undo', { table, seq: 0 }))).toBe('not-seated')
    expect(await codeOf(e.ask('why', { table, answers }))).toBe('not-seated')
    expect(await codeOf(e.ask('preview', { table, seq: 0, answers }))).toBe('not-seated')
    expect(await codeOf(e.ask('propose', { table, seq: 0 }))).toBe('not-seated')
    expect(await codeOf(e.ask('sit', { table, seat: 0 }))).toBe('seat-taken')
    expect(await codeOf(e.ask('begin', { table }))).toBe('not-host')
    expect(await codeOf(e.ask('seat-bot', { table, seat: 1, bot: null }))).toBe('not-host')
    await a.ask('ping')
    expect(a.at(table).sight).toBe(before.sight)
    expect(a.at(table).info.chairs).toEqual(before.info.chairs)
  })

  test('a gathering table tells nothing of the deal', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const { table } = await ana.setTable()
    const a = await ana.connect()
    await a.open(table)
    expect(await codeOf(a.ask('why', { table, answers: ['role settler'] }))).toBe('gathering')
    expect(await codeOf(a.ask('preview', { table, seq: 0, answers: [] }))).toBe('gathering')
    expect(await codeOf(a.ask('propose', { table, seq: 0 }))).toBe('gathering')
    expect(await codeOf(a.ask('hand-over', { table }))).toBe('gathering')
    expect(a.received.join('')).not.toContain('"view"')
  })
})

describe('the websocket', () => {
  test('is for our own pages and known guests', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    await expect(ana.connect({ origin: 'http://evil.example' })).rejects.toThrow('403')
    await expect(ana.connect({ origin: 'null' })).rejects.toThrow('403')
    await expect(new Person(server).connect()).rejects.toThrow('401')
    await (await ana.connect({ origin: server.url })).ask('ping')
    expect((await ana.get('/ws')).status).toBe(404)
  })

  test('what is not understood is refused with a clear word, and changes nothing', async () => {
    const server = await openServer()
    const { table, a, r } = await twoAtTable(server)
    const wrong: [string | Buffer, RegExp][] = [
      ['{', /it is not JSON/],
      ['', /it is not JSON/],
      [Buffer.from([1, 2, 3]), /it is not JSON/],
      ['null', /it should be Object/],
      ['[]', /id/],
      ['{"id":-1,"ask":{}}', /id/],
      ['{"id":5}', /ask/],
      ['{"id":5,"ask":{"t":"drop"}}', /ask\.t/],
      [`{"id":5,"ask":{"t":"answer","table":"${table}","seq":0,"answers":[]}}`, /ask\.answers/],
      [`{"id":5,"ask":{"t":"answer","table":"${table}","seq":"0","answers":["role settler"]}}`, /ask\.seq/],
      [`{"id":5,"ask":{"t":"close","table":"../../x"}}`, /ask\.table/],
      [`{"id":5,"ask":{"t":"close","table":"${table}","more":1}}`, /ask\.more/],
      [
        `{"id":5,"ask":{"t":"chat","table":"${table}","text":"a\\u0007b"}}`,
        /ask\.text has characters that cannot be shown/,
      ],
      [`{"id":5,"ask":{"t":"open","table":"__proto__"}}`, /ask\.table/],
    ]
    for (const [text, message] of wrong) {
      const had = a.received.length
      a.socket.send(text)
      await a.until(() => a.received.length > had)
      const { id, error } = JSON.parse(a.received[had])
      expect(error, String(text)).toEqual({ code: 'bad-request', message: expect.stringMatching(message) })
      if (String(text).startsWith('{"id":5')) expect(id).toBe(5)
    }
    expect(r.at(table).sight!.seq).toBe(0)
    await a.ask('answer', { table, seq: 0, answers: ['role settler'] })
  })

  test('a message that is too large closes that connection only', async () => {
    const server = await openServer()
    const { table, a, r, ana } = await twoAtTable(server)
    const other = await ana.connect()
    await other.open(table)
    a.socket.send('x'.repeat(17 * 1024))
    await a.until(() => a.closed !== null)
    expect(a.closed).toBe(1009)
    await other.ask('answer', { table, seq: 0, answers: ['role settler'] })
    await r.until(() => r.at(table).sight!.seq === 1)
  })

  test('a flood is slowed down, then cut off, and others do not notice', async () => {
    const limits = {
      ...GENEROUS,
      guestBudget: { burst: 120, perSecond: 1 },
      guestPatience: { burst: 50, perSecond: 1 },
      socketsPerGuest: 3,
    }
    const server = await openServer({ limits })
    const { table, a, r } = await twoAtTable(server)
    const eve = await server.guest('Eve')
    const e: Line = await eve.connect()
    const flood = Promise.allSettled(Array.from({ length: 300 }, () => e.ask('ping')))
    const began = performance.now()
    await a.ask('answer', { table, seq: 0, answers: ['role settler'] })
    await r.until(() => r.at(table).sight!.seq === 1)
    expect(performance.now() - began).toBeLessThan(5000)
    const codes = (await flood).map((one) => (one.status === 'fulfilled' ? 'ok' : one.reason.code))
    expect(codes.slice(0, 10)).toEqual(new Array(10).fill('ok'))
    expect(codes.filter((code) => code === 'slow-down').length).toBeGreaterThanOrEqual(50)
    expect(codes.at(-1)).toBe('closed')
    expect(e.closed).toBe(1008)

    const ada = await server.guest('Ada')
    const three = [await ada.connect(), await ada.connect(), await ada.connect()]
    await Promise.all(three.map((line) => line.ask('ping')))
    const fourth = await ada.connect()
    await fourth.until(() => fourth.closed !== null)
    expect(fourth.closed).toBe(1008)
  })

  test('who does not read is hung up on, and others do not notice', async () => {
    const server = await openServer({ limits: { ...GENEROUS, buffered: 100_000 } })
    const { table, a, r, ana } = await twoAtTable(server)
    const deaf = await ana.connect()
    await deaf.open(table)
    const known = deaf.received.length
    deaf.socket.pause()
    const asked = Promise.allSettled(Array.from({ length: 3000 }, () => deaf.ask('open', { table })))
    await a.ask('answer', { table, seq: 0, answers: ['role settler'] })
    await r.until(() => r.at(table).sight!.seq === 1)
    // A socket that is paused does not notice that it was ended.
    while ((await socketsOf(ana)) > 2) await new Promise((resolve) => setTimeout(resolve, 20))
    deaf.socket.resume()
    await deaf.until(() => deaf.closed !== null)
    await asked
    expect(deaf.closed).toBe(1006)
    expect(deaf.received.length - known).toBeLessThan(3000)
  })

  test('chat has a slower pace than the game', async () => {
    const server = await openServer({ limits: { ...GENEROUS, chat: { burst: 2, perSecond: 0 } } })
    const { table, a } = await twoAtTable(server)
    const say = () => codeOf(a.ask('chat', { table, text: 'again' }))
    expect([await say(), await say(), await say()]).toEqual(['not refused', 'not refused', 'slow-down'])
  })

  test('one connection opens so many tables', async () => {
    const server = await openServer({ limits: { ...GENEROUS, openTables: 2 } })
    const ana = await server.guest('Ana')
    const a = await ana.connect()
    const ids = [await ana.setTable(), await ana.setTable(), await ana.setTable()].map(({ table }) => table)
    await a.open(ids[0])
    await a.open(ids[1])
    expect(await codeOf(a.open(ids[2]))).toBe('too-many-open')
    await a.open(ids[1])
    await a.ask('close', { table: ids[0] })
    await a.open(ids[2])
  })

  test('errors tell nothing about the server', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    for (const path of ['/api/tables/x/history', '/api/tables/%ff/history', '/api/tables//record', '/api/nothing']) {
      const { text } = await ana.get(path)
      expect(text, path).not.toMatch(/node_modules|\.ts|at \w+ \(|Error:/)
    }
  })
})
