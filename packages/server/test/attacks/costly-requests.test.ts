import { describe, expect, test } from 'vitest'
import { Budget } from '../../src/budget.ts'
import { LIMITS, limitsFor } from '../../src/limits.ts'
import { originOf } from '../../src/origin.ts'
import { codeOf, GENEROUS, openServer, Person, randomGame, type TestServer, twoAtTable } from '../client.ts'

/** Many guests of one address ask for what costs the server most: what happened at a table since long ago. */

const from = (address: string) => ({ 'x-forwarded-for': address })
const CROWD = '203.0.113.1'
const HOME = '198.51.100.7'

async function guestAt(server: TestServer, address: string): Promise<Person> {
  const person = new Person(server, from(address))
  await person.get('/api/me')
  return person
}

describe('what guests of one address may cost together', () => {
  test('is limited, over http and websockets, however many they are; others do not notice', async () => {
    const addressBudget = { burst: 400, perSecond: 0 }
    const server = await openServer({ proxy: 1, limits: { ...LIMITS, guests: GENEROUS.guests, addressBudget } })
    const { table, invite, lines } = await twoAtTable(server, {}, [from('192.0.2.1'), from('192.0.2.2')])
    await randomGame(lines, table, 'long ago', 60)
    const crowd = await Promise.all(Array.from({ length: 8 }, () => guestAt(server, CROWD)))
    const sockets = await Promise.all(crowd.map((person) => person.connect()))
    const asked = sockets.flatMap((line) =>
      Array.from({ length: 40 }, () => codeOf(line.ask('open', { table, invite, seq: 1 }))),
    )
    const codes = await Promise.all(asked)
    expect(codes.filter((code) => code === 'not refused').length).toBeLessThan(80)
    expect(codes.filter((code) => code === 'slow-down').length).toBeGreaterThan(100)
    expect((await crowd[0].get(`/api/tables/${table}/history`)).status).toBe(429)
    expect((await new Person(server, from(CROWD)).get('/api/me')).status).toBe(429)

    const home = await guestAt(server, HOME)
    const line = await home.connect()
    await line.open(table, { invite })
    expect((await home.get(`/api/tables/${table}/history`)).status).toBe(200)
  })

  test('ends connections of who asks on and on by http', async () => {
    const few = { addressBudget: { burst: 40, perSecond: 0 }, addressPatience: { burst: 10, perSecond: 0 } }
    const server = await openServer({ proxy: 1, limits: { ...GENEROUS, ...few } })
    const mallory = new Person(server, from(CROWD))
    const codes: (number | string)[] = []
    for (let i = 0; i < 60; i++) {
      codes.push(
        await mallory.get('/healthz').then(
          ({ status }) => status,
          () => 'ended',
        ),
      )
    }
    expect(codes).toEqual([...new Array(40).fill(200), ...new Array(10).fill(429), ...new Array(10).fill('ended')])
    expect((await new Person(server, from(HOME)).get('/healthz')).status).toBe(200)
  })

  test('comes in turns with what others ask for', async () => {
    const server = await openServer({ proxy: 1 })
    const { table, invite, lines } = await twoAtTable(server)
    await randomGame(lines, table, 'long ago', 60)
    const crowd = await Promise.all(Array.from({ length: 8 }, () => guestAt(server, CROWD)))
    const sockets = await Promise.all(crowd.map((person) => person.connect()))
    const home = await (await guestAt(server, HOME)).connect()
    const order: string[] = []
    const asks = sockets.flatMap((line) =>
      Array.from({ length: 20 }, () => line.ask('open', { table, invite, seq: 1 }).then(() => order.push(CROWD))),
    )
    asks.push(home.open(table, { invite }).then(() => order.push(HOME)))
    await Promise.all(asks)
    // Each of the eight has one under way; without turns all of them would come before.
    expect(order.indexOf(HOME)).toBeLessThan(40)
  })

  test('cannot be had again from other addresses of the same site', () => {
    const budget = new Budget(LIMITS)
    let paid = 0
    for (let household = 0; household < 200; household++) {
      const asker = { person: `guest ${household}`, from: originOf(`2001:db8:1:${household.toString(16)}::1`) }
      while (budget.pay(asker, 10, 0)) paid += 10
    }
    expect(paid).toBe(LIMITS.networkBudget.burst)
    expect(budget.pay({ person: 'else', from: originOf('2001:db8:2::1') }, 10, 0)).toBe(true)
  })
})

describe('a club of thirty behind one address', () => {
  /** What one person at a good pace costs in a second: an answer every two, and looking around at what could be answered. */
  const playing = [3, 2, 2, 2, 1]
  /** Coming in: the page with all its files, a connection, a table that is not in memory. */
  const coming = [...new Array(60).fill(1), 10, 60]

  test('never notices a limit, not even when all come at once', () => {
    const budget = new Budget(LIMITS)
    const people = Array.from({ length: 30 }, (_, i) => ({ person: `guest ${i}`, from: originOf('203.0.113.1') }))
    const refused: unknown[] = []
    const pay = (costs: readonly number[], second: number) => {
      for (const person of people) {
        for (const cost of costs) if (!budget.pay(person, cost, second * 1000)) refused.push({ person, second, cost })
      }
    }
    pay(coming, 0)
    for (let second = 1; second < 600; second++) pay(playing, second)
    expect(refused).toEqual([])
  })

  test('may be larger, if whoever runs the server says so', () => {
    const { addressBudget, guestBudget } = limitsFor(300)
    expect(addressBudget.perSecond).toBe(10 * LIMITS.addressBudget.perSecond)
    expect(guestBudget).toEqual(LIMITS.guestBudget)
  })
})

test('what turned out to be dear has to be made up for', () => {
  const budget = new Budget({ ...LIMITS, guestBudget: { burst: 10, perSecond: 10 } })
  const asker = { person: 'ana', from: originOf('203.0.113.1') }
  expect(budget.pay(asker, 5, 0)).toBe(true)
  budget.charge(asker, 1000, 0)
  expect(budget.pay(asker, 1, 1000)).toBe(false)
  expect(budget.pay(asker, 1, 1200)).toBe(true)
})
