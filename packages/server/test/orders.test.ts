import { Rng } from '@quayside/kernel'
import type { OrderBody, OrderStep } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import type { Batch, Store } from '../src/store/store.ts'
import { codeOf, heard, type Line, openServer, randomStep, type TestServer, twoAtTable } from './client.ts'
import { begun, pairAt, rowsOf, subscribe, tellingServer } from './notices/support.ts'
import { sql } from './sql.ts'

const DAYS = { clock: { kind: 'days', days: 2 }, expiry: 'wait' } as const
/** Orders of tests do not let anybody wait for long. */
const SOON = { orderPace: { soonest: 20, latest: 60 } }
const NEVER = { orderPace: { soonest: 3600_000, latest: 3600_000 } }

const order = (question: string, step: Partial<OrderStep> = {}): OrderBody => ({
  steps: [{ question, wishes: ['as-proposed'], assume: [], ...step }],
  until: 'game',
  uses: 1,
})
const BROKEN = { path: 'players.@.coins', is: '>=', value: 99 } as const

/** Ana is the settler, and then Rui is asked which tile he takes. */
async function settle(a: Line, table: string): Promise<void> {
  for (const answer of ['role settler', 'take quarry']) {
    await a.ask('answer', { table, seq: a.at(table).sight!.seq, answers: [answer] })
    await a.ask('ping')
  }
}

const answersIn = (server: TestServer) =>
  rowsOf<{ seat: number; text: string }>(server, 'select seat, text from answers order by seq')

describe('a standing order', () => {
  test('acts of itself, and is told on all devices of its owner and nowhere else', async () => {
    const server = await openServer(SOON)
    const { table, rui, a, r } = await twoAtTable(server, DAYS)
    const phone = await rui.connect()
    await phone.open(table)
    const { id } = await r.ask('set-order', { table, order: order('settler-take') })
    await heard([a, phone])
    expect(phone.orders.get(table)).toMatchObject({ orders: [{ id, used: 0 }] })
    expect(await r.ask('orders', { table })).toEqual(phone.orders.get(table))
    await settle(a, table)
    await phone.until(() => phone.orders.get(table)?.notes.length === 1)
    expect(phone.orders.get(table)).toMatchObject({
      orders: [],
      notes: [{ what: 'acted', order: id, seq: 2, lines: 1 }],
    })
    await a.until(() => a.at(table).sight!.ask !== null || a.at(table).sight!.seq === 3)
    expect(a.at(table).frames.at(-1)?.lines).toMatchObject([{ seat: 1 }])
    expect(a.received.join()).not.toContain(id)
    expect(a.orders.size).toBe(0)
  })

  test('that is set or dropped changes nothing for others: no message, no date, no list', async () => {
    const server = await openServer(NEVER)
    const { table, ana, a, r } = await twoAtTable(server, DAYS)
    const lobby = await ana.connect()
    await lobby.ask('lobby')
    await lobby.until(() => lobby.lobby !== null)
    const row = () => rowsOf(server, 'select asked, changed, since, phase, finished from tables')
    await heard([a, r, lobby])
    const before = [row(), a.received.length, lobby.lobbies, await a.ask('orders', { table })]
    const { id } = await r.ask('set-order', { table, order: order('settler-take') })
    await r.ask('set-order', { table, order: { ...order('settler-take'), off: true }, id })
    await r.ask('drop-order', { table, id: (await r.ask('orders', { table })).orders[0].id })
    const [, count] = before
    expect(a.received.length).toBe(Number(count) + 1)
    expect([row(), Number(count), lobby.lobbies, await a.ask('orders', { table })]).toEqual(before)
    expect(rowsOf<{ saved: string }>(server, 'select saved from tables')[0].saved).not.toContain('settler-take')
  })

  test('takes the owner alone, and only what makes sense', async () => {
    const server = await openServer(NEVER)
    const { table, invite, a, r } = await twoAtTable(server, DAYS)
    const bo = await (await server.guest('Bo')).connect()
    await bo.open(table, { invite })
    const set = (line: Line, body: OrderBody) => codeOf(line.ask('set-order', { table, order: body }))
    expect(await set(bo, order('settler-take'))).toBe('not-seated')
    expect(await codeOf(bo.ask('orders', { table }))).toBe('not-seated')
    expect(await set(r, order('plan'))).toBe('no-such-question')
    expect(await set(r, { ...order('settler-take'), uses: 'always' })).toBe('no-habit')
    const { id } = await r.ask('set-order', { table, order: order('settler-take') })
    expect(await codeOf(a.ask('drop-order', { table, id }))).toBe('no-such-order')
    expect(await codeOf(a.ask('answer-ahead', { table, answers: ['role mayor'] }))).toBe('nothing-ahead')
    expect(await a.ask('ahead', { table })).toBeNull()
  })

  test('acts after a restart, once', async () => {
    const server = await openServer(NEVER)
    const { table, rui, a, r } = await twoAtTable(server, DAYS)
    await r.ask('set-order', { table, order: order('settler-take') })
    await settle(a, table)
    await server.stop()
    anHourPasses(server)
    await server.start()
    // Nobody has come back: the alarm has woken the table.
    await expect.poll(() => answersIn(server).length, { timeout: 20_000 }).toBe(3)
    const again = await rui.connect()
    await again.open(table)
    expect(await again.ask('orders', { table })).toMatchObject({ orders: [], notes: [{ what: 'acted' }] })
  })

  test('whose answer could not be stored has not acted, and acts once', async () => {
    const faulty = new Faulty()
    const server = await openServer(SOON, (store) => faulty.around(store))
    const { table, rui, a, r } = await twoAtTable(server, DAYS)
    await r.ask('set-order', { table, order: order('settler-take') })
    faulty.fails = ({ answers }) => answers.some(({ seat }) => seat === 1)
    await settle(a, table)
    await expect.poll(() => faulty.failed, { timeout: 20_000 }).toBe(1)
    expect(answersIn(server)).toHaveLength(2)
    const again = await rui.connect()
    await again.open(table)
    await again.until(() => again.orders.get(table)?.notes.length === 1)
    expect(answersIn(server).map(({ seat }) => seat)).toEqual([0, 0, 1])
    expect(again.orders.get(table)).toMatchObject({ orders: [], notes: [{ what: 'acted' }] })
  })

  test('that has lapsed is told, with the question; and of a question that an order answers nothing is told', async () => {
    const { clock, server, service } = await tellingServer(SOON)
    const pair = await pairAt(server)
    const phone = service.device('phone')
    await subscribe(pair.rui, phone)
    const table = await begun(pair, DAYS)
    const { a, r } = pair
    await r.ask('set-order', { table, order: order('settler-take') })
    await r.ask('set-order', { table, order: order('choose-role', { assume: [BROKEN] }) })
    await settle(a, table)
    await r.until(() => r.orders.get(table)?.notes.length === 2)
    expect(r.orders.get(table)?.notes).toMatchObject([{ what: 'acted' }, { what: 'lapsed', broken: BROKEN }])
    const kinds = () => rowsOf<{ kind: string }>(server, 'select kind from notices').map(({ kind }) => kind)
    await expect.poll(() => kinds().toSorted(), { timeout: 20_000 }).toEqual(['begins', 'order', 'turn'])
    await clock.turn(30_000)
    expect(phone.shown).toMatchObject([{ kind: 'order', tag: table }])
    expect(JSON.stringify(phone.shown)).not.toContain('coins')
  })
})

describe('what is answered ahead', () => {
  test('is given when its question comes', async () => {
    const server = await openServer(SOON)
    const { table, a, r, lines } = await twoAtTable(server, DAYS)
    const rng = new Rng('ahead')
    const isPlacing = (line: Line) => line.at(table).sight?.ask?.question.kind === 'mayor-place'
    const coming = async () => (isPlacing(a) ? ((await r.ask('ahead', { table }))?.ask ?? null) : null)
    let ask = await coming()
    for (; ask === null; ask = await coming()) expect(await randomStep(lines, table, rng)).toBe(true)
    const { text } = ask.answers[0]
    await r.ask('answer-ahead', { table, answers: [text] })
    expect(r.orders.get(table)?.ahead).toMatchObject({ question: 'mayor-place', answers: [text] })
    expect(a.orders.size).toBe(0)
    while (isPlacing(a)) await randomStep([a], table, rng)
    await r.until(() => r.orders.get(table)?.notes.length === 1)
    expect(r.orders.get(table)).toMatchObject({ ahead: null, notes: [{ what: 'acted', lines: 1 }] })
  })
})

/** A store that fails once, at commits that are named. */
class Faulty {
  fails: (batch: Batch) => boolean = () => false
  failed = 0

  around(store: Store): Store {
    const commit = (batch: Batch) => {
      if (this.failed > 0 || !this.fails(batch)) return store.commit(batch)
      this.failed++
      return Promise.reject(new Error('the power is gone'))
    }
    return new Proxy(store, { get: (from, name) => (name === 'commit' ? commit : Reflect.get(from, name, from)) })
  }
}

/** Of a server that does not run. */
function anHourPasses(server: TestServer): void {
  const [{ saved }] = sql(server, 'select saved from tables')
  const sooner = saved.replace(/"due":(\d+)/, (_: string, due: string) => `"due":${Number(due) - 3600_000}`)
  expect(sooner).not.toBe(saved)
  sql(server, 'update tables set saved = ?, due = due - 3600000', sooner)
}
