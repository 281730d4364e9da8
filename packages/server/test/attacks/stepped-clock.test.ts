import type { NewTable } from '@quayside/table'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { WallClock } from '../../src/clock.ts'
import { GENEROUS, heard, openServer, twoAtTable } from '../client.ts'

/** The clock of the server's machine is set: by hand, by a time service, or because it slept. */

const HOUR = 3600_000
const LIVE: Partial<NewTable> = { clock: { kind: 'live', bank: 600, increment: 0 }, expiry: 'end' }
const DAYS: Partial<NewTable> = { clock: { kind: 'days', days: 1 }, expiry: 'end' }

const real = Date.now
afterEach(() => {
  vi.restoreAllMocks()
})
const step = (by: number) => vi.spyOn(Date, 'now').mockImplementation(() => real() + by)

describe('when the clock of the machine is set', () => {
  test.each([5 * HOUR, -5 * HOUR])('nobody at a live table gains or loses time (%d ms)', async (by) => {
    const server = await openServer()
    const { table, a, r, lines, ana } = await twoAtTable(server, LIVE)
    step(by)
    // An answer makes the table look at its clocks, and tells what is left.
    await a.ask('answer', { table, seq: 0, answers: ['role settler'] })
    await heard(lines)
    for (const left of r.at(table).info.clock.left) expect(left).toBeGreaterThan(500_000)
    expect(r.at(table).info.phase).toBe('playing')
    vi.restoreAllMocks()
    const again = await ana.connect()
    const { info } = await again.open(table)
    for (const left of info.clock.left) {
      expect(left).toBeGreaterThan(500_000)
      expect(left).toBeLessThanOrEqual(600_000)
    }
  })

  test('a live table that left the memory meanwhile has lost nothing either', async () => {
    const server = await openServer({ idle: 30 })
    const { table, a, r, ana } = await twoAtTable(server, LIVE)
    await Promise.all([a.close(), r.close()])
    const tables = async () => /^quayside_tables_live (\d+)$/m.exec((await ana.get('/metrics')).text)![1]
    while ((await tables()) !== '0') await new Promise((resolve) => setTimeout(resolve, 20))
    step(5 * HOUR)
    const { info } = await (await ana.connect()).open(table)
    expect(info.phase).toBe('playing')
    expect(info.clock.left[0]).toBeGreaterThan(500_000)
  })

  test('a server that starts with a clock that was set back counts on from there', async () => {
    const server = await openServer()
    const { table, ana } = await twoAtTable(server, LIVE)
    await server.stop()
    step(-5 * HOUR)
    await server.start()
    const a = await ana.connect()
    const { info } = await a.open(table)
    expect(info.clock.left[0]).toBeGreaterThan(500_000)
    expect(info.clock.left[0]).toBeLessThanOrEqual(600_000)
  })

  test.each([50 * HOUR, -50 * HOUR])('nobody gains or loses days, also over a restart (%d ms)', async (by) => {
    const server = await openServer({ grace: 0 })
    const { table, a, ana, rui } = await twoAtTable(server, DAYS)
    step(by)
    // Whatever is said makes the table look when a seat's time is up.
    for (const text of ['what', 'time', 'is', 'it']) await a.ask('chat', { table, text })
    const isRight = async () => {
      const { info } = await (await ana.connect()).open(table)
      expect(info.phase).toBe('playing')
      expect(info.clock.left[0]).toBeGreaterThan(23 * HOUR)
      expect(info.clock.left[0]).toBeLessThanOrEqual(24 * HOUR)
      // Dates are the calendar's.
      const { deadline } = (await rui.get('/api/me/tables')).body.tables[0]
      for (const date of [deadline, info.clock.deadlines![0].at]) {
        expect(date).toBeGreaterThan(Date.now() + 23 * HOUR)
        expect(date).toBeLessThan(Date.now() + 25 * HOUR)
      }
    }
    await isRight()
    await server.restart()
    await isRight()
  })

  test('when it is set right again nothing has happened', async () => {
    const server = await openServer()
    const { table, a, ana } = await twoAtTable(server, DAYS)
    step(50 * HOUR)
    await a.ask('chat', { table, text: 'what time is it?' })
    vi.restoreAllMocks()
    const right = await (await ana.connect()).open(table)
    expect(right.info.clock.left[0]).toBeGreaterThan(23 * HOUR)
    await a.ask('answer', { table, seq: 0, answers: ['role settler'] })
  })

  test('it is noticed, and small corrections are not', () => {
    const clock = new WallClock()
    const start = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    const later = (ms: number) => start.mockReturnValue(performance.now() + ms)
    step(0)
    later(10_000)
    step(10_000 + 2000)
    expect(clock.settledFor()).toBeGreaterThanOrEqual(10_000)
    step(HOUR)
    expect(clock.settledFor()).toBe(0)
    later(5000)
    step(HOUR + 5000)
    expect(clock.settledFor()).toBeCloseTo(5000)
  })

  test('limits are neither lifted nor kept up by it', async () => {
    const server = await openServer({ limits: { ...GENEROUS, chat: { burst: 1, perSecond: 0.001 } } })
    const { table, a } = await twoAtTable(server)
    const say = () =>
      a.ask('chat', { table, text: 'hello' }).then(
        () => 'said',
        (problem) => problem.code,
      )
    expect([await say(), await say()]).toEqual(['said', 'slow-down'])
    step(5 * HOUR)
    expect(await say()).toBe('slow-down')
  })
})
