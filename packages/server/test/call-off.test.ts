import { describe, expect, test } from 'vitest'
import { DEFAULTS } from '../src/config.ts'
import { openLog } from '../src/log.ts'
import type { DaysStore } from '../src/store/days.ts'
import { TableTime } from '../src/table-time.ts'
import { Due } from '../src/tables/due.ts'
import type { LiveTable } from '../src/tables/live.ts'
import { codeOf, openServer, type Person, type TestServer, twoAtTable } from './client.ts'
import { one, sql } from './sql.ts'

/** Tables that never begin. */

async function gathering(server: TestServer) {
  const [ana, rui] = [await server.guest('Ana'), await server.guest('Rui')]
  const { table, invite } = await ana.setTable({ listed: true })
  const [a, r] = [await ana.connect(), await rui.connect()]
  await a.open(table)
  await r.open(table, { invite })
  await r.ask('sit', { table, seat: 1 })
  await r.ask('chat', { table, text: 'here I am' })
  return { ana, rui, table, invite, a, r }
}

const rowsOf = (server: TestServer, table: string): number[] => {
  const count = (from: string, key: string) => one(server, `select count(*) from ${from} where ${key} = ?`, table)
  return [count('tables', 'id'), count('members', 'table_id'), count('chat', 'table_id')]
}

async function listed(person: Person): Promise<number> {
  const line = await person.connect()
  await line.ask('lobby')
  await line.until(() => line.lobby !== null)
  return line.lobby!.mine.length + line.lobby!.open.length
}

describe('a table that gathers', () => {
  test('is called off by its host, and is gone for everybody', async () => {
    const server = await openServer()
    const { table, invite, ana, rui, a, r } = await gathering(server)
    expect(rowsOf(server, table)).toEqual([1, 2, 1])
    await a.ask('call-off', { table })
    await r.until(() => r.closed !== null)
    expect(r.closed).toBe(1012)
    expect(await codeOf((await rui.connect()).open(table, { invite }))).toBe('no-such-table')
    expect(await codeOf(a.ask('begin', { table }))).toBe('not-open')
    expect(rowsOf(server, table)).toEqual([0, 0, 0])
    expect([await listed(ana), await listed(rui)]).toEqual([0, 0])
    // The connection of who called it off is still there.
    await a.ask('ping')
  })

  test('is taken off the list of who is looking at it', async () => {
    const server = await openServer()
    const { table, a } = await gathering(server)
    const e = await (await server.guest('Eva')).connect()
    await a.ask('lobby')
    await e.ask('lobby')
    await a.until(() => a.lobby?.mine.length === 1)
    await a.ask('call-off', { table })
    await a.until(() => a.lobby?.mine.length === 0)
  })

  test('is not called off by others, nor once it has begun', async () => {
    const server = await openServer()
    const { table, a, r } = await gathering(server)
    expect(await codeOf(r.ask('call-off', { table }))).toBe('not-host')
    await a.ask('begin', { table })
    expect(await codeOf(a.ask('call-off', { table }))).toBe('already-begun')
    expect(await codeOf((await (await server.guest('Eva')).connect()).ask('call-off', { table }))).toBe('not-open')
    const begun = await twoAtTable(server)
    expect(await codeOf(begun.a.ask('call-off', { table: begun.table }))).toBe('already-begun')
  })

  test('goes away by itself when nobody has come for long', async () => {
    const server = await openServer({ grace: 0 })
    const { table } = await gathering(server)
    await server.stop()
    lastChanged(server, table, Date.now() - DEFAULTS.gathering - 1000)
    await server.start()
    while (rowsOf(server, table)[0] > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  })

  test('stays as long as somebody is there', async () => {
    const server = await openServer({ gathering: 2000, grace: 0 })
    const ana = await server.guest('Ana')
    const a = await ana.connect()
    const { table } = await ana.setTable()
    await a.open(table)
    const set = changedAt(server, table)
    while (changedAt(server, table) === set) await new Promise((resolve) => setTimeout(resolve, 20))
    await a.ask('begin', { table }).catch((problem) => expect(problem.code).toBe('seats-open'))
  })

  test('stays right after a start, and after the clock was set', async () => {
    const store = { ahead: async () => 0 } as DaysStore
    const time = await TableTime.open(store, openLog('silent'))
    const due = new Due({ config: { ...DEFAULTS, grace: 1000 }, time })
    const live = { changed: Date.now() - 2 * DEFAULTS.gathering, table: { phase: 'gathering' } } as LiveTable
    expect(due.waitOf(live)).toBeGreaterThan(500)
  })

  function changedAt(server: TestServer, table: string): number | undefined {
    return one(server, 'select changed from tables where id = ?', table)
  }

  function lastChanged(server: TestServer, table: string, at: number): void {
    sql(server, 'update tables set changed = ?, due = ? where id = ?', at, at + DEFAULTS.gathering, table)
  }
})
