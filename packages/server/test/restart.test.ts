import type { SavedTable } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import { type Batch, type Store, startServer } from '../src/index.ts'
import { UnsureError } from '../src/store/holds.ts'
import { codeOf, openServer, randomGame, type TestServer, twoAtTable } from './client.ts'
import { one, sql } from './sql.ts'

describe('a restart', () => {
  test('keeps guests, tables, records, chat and who was let in', async () => {
    const server = await openServer()
    const { table, invite, a, r, ana, rui, lines } = await twoAtTable(server)
    const eva = await server.guest('Eva')
    await (await eva.connect()).open(table, { invite })
    await a.ask('chat', { table, text: 'until tomorrow' })
    await randomGame(lines, table, 'before the restart', 30)
    const before = { a: a.at(table), r: r.at(table) }
    await server.restart()
    await a.until(() => a.closed !== null)
    expect(a.closed).toBe(1001)

    const [a2, r2, e2] = [await ana.connect(), await rui.connect(), await eva.connect()]
    expect((await a2.open(table)).sight).toEqual(before.a.sight)
    expect((await r2.open(table)).sight).toEqual(before.r.sight)
    expect(r2.at(table).events).toEqual(before.r.events)
    expect((await e2.open(table)).chat).toEqual(before.a.chat)
    expect(a2.at(table).info).toMatchObject({ invite, host: true, commitment: before.a.info.commitment })
    await randomGame([a2, r2], table, 'after the restart', 10)
  })

  test('a second server is kept out of the folder', async () => {
    const server = await openServer()
    await expect(startServer(server.config)).rejects.toThrow(/in use by another Quayside server/)
    expect((await (await server.guest('Ana')).get('/healthz')).status).toBe(200)
  })

  test('bots that were to answer go on', async () => {
    const server = await openServer()
    const { table, a, ana } = await twoAtTable(server)
    await a.ask('pause', { table })
    await server.stop()
    edit(server, table, (saved) => {
      for (const chair of saved.chairs) if (chair.kind === 'person') chair.standIn = 'random'
      saved.paused = false
    })
    await server.start()
    const a2 = await ana.connect()
    await a2.open(table)
    await a2.until(() => a2.at(table).info.phase === 'over')
  })

  test('a table of rules that nobody knows is not touched', async () => {
    const server = await openServer()
    const { table, ana } = await twoAtTable(server)
    await server.stop()
    sql(server, `update tables set rules = '{"version":0}' where id = ?`, table)
    await server.start()
    expect(await codeOf((await ana.connect()).open(table))).toBe('table-broken')
  })
})

describe('clocks', () => {
  const live = { kind: 'live', bank: 30, increment: 0 } as const

  test('a bot stands in for a seat whose time is up', async () => {
    const server = await openServer()
    const { table, ana } = await twoAtTable(server, { clock: live, expiry: 'bot' })
    await server.stop()
    leave(server, table, 300)
    await server.start()
    const a = await ana.connect()
    const { info } = await a.open(table)
    expect(info.clock.left[0]).toBeLessThanOrEqual(300)
    await a.until(() => a.at(table).info.chairs[0].bot === 'steady')
    await a.until(() => a.at(table).sight!.seq > 0)
  })

  test('a game with a strict clock is broken off', async () => {
    const server = await openServer()
    const { table, ana } = await twoAtTable(server, { clock: live, expiry: 'end' })
    await server.stop()
    leave(server, table, 200)
    await server.start()
    const a = await ana.connect()
    await a.open(table)
    await a.until(() => a.at(table).info.phase === 'stopped')
    expect(a.at(table).info.proof).not.toBeNull()
    expect(await codeOf(a.ask('answer', { table, seq: 0, answers: ['role settler'] }))).toBe('stopped')
  })

  test('a live clock stands still while the server is down, and counts what was thought before', async () => {
    const server = await openServer()
    const { table, ana } = await twoAtTable(server, { clock: live, expiry: 'end' })
    await new Promise((resolve) => setTimeout(resolve, 120))
    await server.stop()
    edit(server, table, (saved) => {
      expect(saved.clock.left[0]).toBeLessThan(29_900)
      saved.clock.since = (saved.clock.since as number[]).map((at) => at - 3600_000)
    })
    await server.start()
    const { info } = await (await ana.connect()).open(table)
    expect(info.phase).toBe('playing')
    expect(info.clock.left[0]).toBeGreaterThan(25_000)
  })

  test('days go by while the server is down, but nobody expires right after a start', async () => {
    for (const [grace, phase] of [
      [3600_000, 'playing'],
      [50, 'stopped'],
    ] as const) {
      const server = await openServer({ grace })
      const { table, ana } = await twoAtTable(server, { clock: { kind: 'days', days: 1 }, expiry: 'end' })
      await server.stop()
      edit(server, table, (saved) => {
        saved.clock.since = (saved.clock.since as number[]).map((at) => at - 2 * 24 * 3600_000)
      })
      await server.start()
      const a = await ana.connect()
      await a.open(table)
      if (phase === 'stopped') await a.until(() => a.at(table).info.phase === phase)
      else await new Promise((resolve) => setTimeout(resolve, 150))
      await a.ask('ping')
      expect(a.at(table).info).toMatchObject({ phase, clock: { left: [0, expect.any(Number)] } })
    }
  })

  test('a table that nobody looks at leaves the memory, and its clock runs on', async () => {
    const server = await openServer({ idle: 40 })
    const { table, ana, a, r } = await twoAtTable(server, { clock: live, expiry: 'end' })
    const tables = async () => /^quayside_tables_live (\d+)$/m.exec((await ana.get('/metrics')).text)![1]
    expect(await tables()).toBe('1')
    await Promise.all([a.close(), r.close()])
    while ((await tables()) !== '0') await new Promise((resolve) => setTimeout(resolve, 20))
    await server.stop()
    leave(server, table, 400)
    await server.start()
    // The database can be read while the server runs, by backups for one.
    const phase = () => one(server, 'select phase from tables')
    while (phase() !== 'stopped') await new Promise((resolve) => setTimeout(resolve, 20))
  })

  function leave(server: TestServer, table: string, ms: number) {
    edit(server, table, (saved) => {
      saved.clock.left[0] = ms
    })
  }
})

describe('a store that fails', () => {
  /** Commits fail while `broken` is set; where they are `kept` all the same, nobody knows. */
  function fragile() {
    const state = { broken: false, kept: false }
    const wrap = (store: Store): Store =>
      new Proxy(store, {
        get(target, key) {
          const value = Reflect.get(target, key)
          if (typeof value !== 'function') return value
          if (key !== 'commit' || !state.broken) return value.bind(target)
          return async (batch: Batch) => {
            if (state.kept) await target.commit(batch)
            throw state.kept ? new UnsureError('the line broke') : new Error('the disk is full')
          }
        },
      })
    return { state, wrap }
  }

  test('nobody is told what could not be kept, and the table goes on from what was', async () => {
    const { state, wrap } = fragile()
    const server = await openServer({}, wrap)
    const { table, a, r, ana, rui, lines } = await twoAtTable(server)
    await randomGame(lines, table, 'before the failure', 10)
    const before = r.at(table)
    const { seq, ask } = lines.find((line) => line.at(table).sight!.ask)!.at(table).sight!
    const mover = a.at(table).sight!.ask ? a : r
    state.broken = true
    const answers = [ask!.answers[0].text]
    expect(await codeOf(mover.ask('answer', { table, seq, answers }))).toBe('store-failed')
    await Promise.all(lines.map((line) => line.until(() => line.closed !== null)))
    expect(a.closed).toBe(1012)
    expect(r.at(table).sight).toEqual(before.sight)
    state.broken = false

    const [a2, r2] = [await ana.connect(), await rui.connect()]
    expect((await a2.open(table)).sight!.seq).toBe(seq)
    expect((await r2.open(table, {})).sight).toEqual(before.sight)
    await randomGame([a2, r2], table, 'after the failure', 10)
  })

  test('of what may be kept nobody is told that it did not happen, and the table shows whether it did', async () => {
    const { state, wrap } = fragile()
    const server = await openServer({}, wrap)
    const { table, lines, ana, rui } = await twoAtTable(server)
    await randomGame(lines, table, 'before the break', 10)
    const mover = lines.find((line) => line.at(table).sight!.ask)!
    const { seq, ask } = mover.at(table).sight!
    Object.assign(state, { broken: true, kept: true })
    expect(await codeOf(mover.ask('answer', { table, seq, answers: [ask!.answers[0].text] }))).toBe('unsure')
    await expect(ana.setTable()).rejects.toThrow(/503.*unsure/)
    await Promise.all(lines.map((line) => line.until(() => line.closed !== null)))
    state.broken = false

    const [a2, r2] = [await ana.connect(), await rui.connect()]
    expect((await a2.open(table)).sight!.seq).toBeGreaterThan(seq)
    await r2.open(table)
    await randomGame([a2, r2], table, 'after the break', 10)
  })

  test('a table that cannot be kept is not set', async () => {
    const { state, wrap } = fragile()
    const server = await openServer({}, wrap)
    const ana = await server.guest('Ana')
    state.broken = true
    await expect(ana.setTable()).rejects.toThrow(/503.*store-failed/)
  })
})

type Editable<T> = { -readonly [K in keyof T]: Editable<T[K]> }

/** Changes what the store holds of a table, while no server runs, and has it looked at right after the start. */
function edit(server: TestServer, table: string, change: (saved: Editable<SavedTable>) => void): void {
  const [{ saved }] = sql(server, 'select saved from tables where id = ?', table)
  const value = JSON.parse(saved) as Editable<SavedTable>
  change(value)
  sql(server, 'update tables set saved = ?, due = 0 where id = ?', JSON.stringify(value), table)
}
