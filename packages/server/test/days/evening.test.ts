import { afterEach, describe, expect, test } from 'vitest'
import { codeOf, openServer, type TestServer, twoAtTable } from '../client.ts'
import { DAY, DAYS, EVENING, goesBy, HOUR, later, MINUTE, motionAt, timeIsReal } from './support.ts'

afterEach(timeIsReal)

async function evening(server: TestServer) {
  const at = await twoAtTable(server, DAYS)
  const { table, a, r } = at
  await r.ask('go-live', { table, clock: EVENING })
  const { id, clock } = await motionAt(a, table)
  expect(clock).toEqual(EVENING)
  await a.ask('consent', { table, motion: id, yes: true })
  await r.until(() => r.at(table).info.clock.setting.kind === 'live')
  return at
}

describe('a table of days that is played live for an evening', () => {
  test('begins when all agree, and goes back when all agree', async () => {
    const server = await openServer()
    const { table, a, r } = await evening(server)
    expect(a.at(table).info.clock).toMatchObject({ setting: EVENING, usual: { kind: 'days', days: 2 } })
    await a.ask('go-days', { table })
    await r.ask('consent', { table, motion: (await motionAt(r, table)).id, yes: true })
    await a.until(() => a.at(table).info.clock.setting.kind === 'days')
    expect(a.at(table).info.clock.left[0]).toBeGreaterThan(2 * DAY - HOUR)
  })

  test('does not begin by one alone', async () => {
    const server = await openServer()
    const { table, a, r } = await twoAtTable(server, DAYS)
    await a.ask('go-live', { table, clock: EVENING })
    const { id } = await motionAt(r, table)
    await r.ask('consent', { table, motion: id, yes: false })
    await a.until(() => a.at(table).info.motions === undefined)
    expect(a.at(table).info.clock.setting.kind).toBe('days')
    expect(await codeOf(r.ask('consent', { table, motion: id, yes: true }))).toBe('no-motion')
  })

  test('goes back by itself when somebody has been gone for half an hour', async () => {
    const server = await openServer()
    const { table, a, r } = await evening(server)
    await a.ask('answer', { table, seq: 0, answers: ['role trader'] })
    await r.ask('pause', { table })
    await a.until(() => a.at(table).info.paused)
    await r.close()
    await later(a, table, 29 * MINUTE)
    expect(a.at(table).info.clock.setting.kind).toBe('live')
    await later(a, table, 2 * MINUTE)
    await a.until(() => a.at(table).info.clock.setting.kind === 'days')
  })

  test('goes back after a restart that nobody comes back from', async () => {
    const server = await openServer()
    const { table, ana } = await evening(server)
    await server.restart()
    const a = await ana.connect()
    expect((await a.open(table)).info.clock.setting.kind).toBe('live')
    await a.ask('pause', { table })
    goesBy(31 * MINUTE)
    await later(a, table, 0)
    await a.until(() => a.at(table).info.clock.setting.kind === 'days')
  })

  test('pauses as live tables do: without consent', async () => {
    const server = await openServer()
    const { table, a, r } = await evening(server)
    await a.ask('pause', { table })
    await r.until(() => r.at(table).info.paused)
    await r.ask('resume', { table })
    await a.until(() => !a.at(table).info.paused)
  })
})
