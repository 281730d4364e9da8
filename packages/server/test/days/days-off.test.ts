import type { DaysOffReply } from '@quayside/table'
import { afterEach, describe, expect, test } from 'vitest'
import { openServer, type Person, twoAtTable } from '../client.ts'
import { rowsOf, wish } from '../notices/support.ts'
import { DAY, DAYS, goesBy, timeIsReal } from './support.ts'

afterEach(timeIsReal)

const dateIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
const days = async (person: Person): Promise<DaysOffReply> => (await person.get('/api/me/days-off')).body
const book = (person: Person, from: string, until = from) => person.send('POST', '/api/me/days-off', { from, until })
const cancel = (person: Person, from: string, until = from) =>
  person.send('DELETE', '/api/me/days-off', { from, until })

describe('days off', () => {
  test('are booked from tomorrow on, and cancelled while they have not begun', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    expect(await days(ana)).toMatchObject({ days: [], from: dateIn(1), zone: 'UTC', quiet: null })
    expect((await book(ana, dateIn(1), dateIn(3))).body.days).toEqual([dateIn(1), dateIn(2), dateIn(3)])
    expect((await cancel(ana, dateIn(2))).body.days).toEqual([dateIn(1), dateIn(3)])
    for (const [from, until] of [[dateIn(0)], [dateIn(-3), dateIn(1)], [dateIn(1), dateIn(900)]])
      expect((await book(ana, from, until)).body.error.code).toBe('day-past')
    goesBy(DAY)
    expect((await cancel(ana, dateIn(0))).body.error.code).toBe('day-past')
    expect((await days(ana)).days).toEqual([dateIn(0), dateIn(2)])
  })

  test('are twenty a year', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const next = String(new Date().getUTCFullYear() + 1)
    expect((await book(ana, `${next}-02-01`, `${next}-02-15`)).body.left[next]).toBe(5)
    const { status, body } = await book(ana, `${next}-03-01`, `${next}-03-06`)
    expect([status, body.error.code]).toEqual([409, 'too-many-days-off'])
    // Those that are booked already do not count twice.
    expect((await book(ana, `${next}-02-11`, `${next}-02-20`)).body.left[next]).toBe(0)
    expect((await days(ana)).days).toHaveLength(20)
  })

  test('are days, and somebody’s', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    for (const body of [{}, { from: 'tomorrow', until: 'then' }, { from: '2027-02-30', until: '2027-03-01' }])
      expect((await ana.send('POST', '/api/me/days-off', body)).body.error.code).toBe('bad-request')
    expect((await book(ana, dateIn(3), dateIn(2))).body.error.code).toBe('bad-request')
    const nobody = await server.guest('Eva')
    nobody.cookie = ''
    expect((await book(nobody, dateIn(1))).status).toBe(401)
    expect((await days(ana)).days).toEqual([])
  })

  test('begin in one’s own zone', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    await wish(ana, { zone: 'Pacific/Kiritimati', quiet: { from: 1320, until: 420 } })
    const { from, zone, quiet } = await days(ana)
    const there = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(Date.now() + DAY)
    expect({ from, zone, quiet }).toEqual({
      from: there,
      zone: 'Pacific/Kiritimati',
      quiet: { from: 1320, until: 420 },
    })
  })

  test('stop the clock where it is one’s turn, and the others see them', async () => {
    const server = await openServer({ idle: 30 })
    const { table, a, r, ana, rui } = await twoAtTable(server, DAYS)
    const before = a.at(table).info.clock.deadlines![0].at
    await book(ana, dateIn(1))
    await r.until(() => r.at(table).info.clock.deadlines![0].off === true)
    const { clock, chairs, daysOff } = r.at(table).info
    expect([clock.deadlines![0].at - before, daysOff]).toEqual([DAY, 'allowed'])
    expect(chairs.map(({ off }) => off)).toEqual([[dateIn(1)], undefined])
    // Lists say the same, also when nobody is at the table any more.
    await Promise.all([a.close(), r.close()])
    const listed = async () => (await rui.get('/api/me/tables')).body.tables[0].deadline
    expect(await listed()).toBe(before + DAY)
    await cancel(ana, dateIn(1))
    expect(await listed()).toBe(before)
  })

  test('do not where the table forbids them', async () => {
    const server = await openServer()
    const { table, a, r, ana } = await twoAtTable(server, { ...DAYS, daysOff: 'forbidden' })
    const [deadline] = a.at(table).info.clock.deadlines!
    await book(ana, dateIn(1))
    const { info } = await (await ana.connect()).open(table)
    expect([info.clock.deadlines, info.daysOff, info.chairs[0].off]).toEqual([[deadline], 'forbidden', undefined])
    expect(r.at(table).info.clock.deadlines).toEqual([deadline])
  })

  test('and nights count from the turn that begins after one has said so', async () => {
    const server = await openServer()
    const { table, a, r, ana, rui } = await twoAtTable(server, DAYS)
    const minute = (Math.floor(Date.now() / 60_000) + 1440 - 60) % 1440
    const quiet = { from: minute, until: (minute + 180) % 1440 }
    await wish(ana, { quiet })
    await wish(rui, { quiet })
    expect((await (await ana.connect()).open(table)).info.clock.deadlines![0].night).toBeUndefined()
    await a.ask('answer', { table, seq: 0, answers: ['role trader'] })
    await r.until(() => r.at(table).sight!.ask !== null)
    const [deadline] = r.at(table).info.clock.deadlines!
    expect(deadline).toMatchObject({ seat: 1, night: true })
    expect(deadline.at).toBeGreaterThan(Date.now() + 2 * DAY)
  })

  test('go with their owner', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    await book(ana, dateIn(1))
    expect((await ana.get('/api/me/export')).text).toContain(dateIn(1))
    expect((await ana.send('DELETE', '/api/me', {})).status).toBe(200)
    expect(rowsOf(server, 'select * from days_off')).toEqual([])
  })
})
