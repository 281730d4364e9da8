import { join } from 'node:path'
import { Rng } from '@quayside/kernel'
import type { MyTable, MyTables } from '@quayside/table'
import Sqlite from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { GENEROUS, openServer, Person, randomGame, randomStep, TestServer, twoAtTable } from './client.ts'
import { memberWithCode } from './members.ts'
import { ANA, cameBack, fillOldFolder, RUI } from './old/people.ts'
import { sql } from './sql.ts'

const DAY = 24 * 3600_000

async function listOf(person: Person, query = ''): Promise<MyTables> {
  const { status, body, text } = await person.get(`/api/me/tables${query}`)
  if (status !== 200) throw new Error(`${status} ${text}`)
  return body
}

const ids = ({ tables }: MyTables) => tables.map(({ table }) => table)

describe('my tables that go on', () => {
  test('come with my turn first and the soonest clock before others', async () => {
    const server = await openServer()
    const [ana, rui] = [await server.guest('Ana'), await server.guest('Rui')]
    const [a, r] = [await ana.connect(), await rui.connect()]
    /** A table where the first to answer is Ana, if she sits first. */
    const begun = async (first: Person, days: number) => {
      const [host, other] = first === ana ? [a, r] : [r, a]
      const clock = days === 0 ? ({ kind: 'none' } as const) : ({ kind: 'days', days } as const)
      const { table, invite } = await first.setTable({ clock, expiry: days === 0 ? 'wait' : 'bot' })
      await host.open(table)
      await other.open(table, { invite })
      await other.ask('sit', { table, seat: 1 })
      await host.ask('begin', { table })
      return table
    }
    const slow = await begun(ana, 7)
    const never = await begun(ana, 0)
    const theirs = await begun(rui, 1)
    const quick = await begun(ana, 2)
    const waiting = (await ana.setTable()).table

    const { tables, counts, next } = await listOf(ana)
    expect(tables.map(({ table }) => table)).toEqual([quick, slow, never, theirs])
    expect(counts).toEqual({ playing: 4, waiting: 1, finished: 0 })
    expect(next).toBeNull()
    const [first, , , last] = tables
    expect(first).toMatchObject({ yourTurn: true, seat: 0, waiting: ['Ana'], names: ['Ana', 'Rui'] })
    expect(first.deadline).toBeGreaterThan(Date.now() + 2 * DAY - 60_000)
    expect(first.deadline).toBeLessThanOrEqual(Date.now() + 2 * DAY)
    expect(first.glance).toMatchObject({
      seq: 0,
      ask: { kind: 'choose-role' },
      asked: [{ seat: 0, kind: 'choose-role' }],
    })
    expect(last).toMatchObject({ yourTurn: false, seat: 1, waiting: ['Rui'] })
    expect(last.glance).toMatchObject({ ask: null })
    expect(tables[2]).not.toHaveProperty('deadline')
    expect(ids(await listOf(ana, '?phase=waiting'))).toEqual([waiting])
    expect(ids(await listOf(rui))).toEqual([theirs, quick, slow, never])
  })

  test('tell what has happened since my last answer, and since when others are asked', async () => {
    const server = await openServer()
    const { table, ana, rui, lines } = await twoAtTable(server)
    const before = Date.now()
    await randomGame(lines, table, 'some answers', 12)
    const mine = (await listOf(ana)).tables[0]
    const { glance } = mine
    const events = lines[0].at(table).events
    expect(glance!.events.map(({ facts }) => facts)).toEqual(events.slice(-glance!.events.length))
    expect(glance!.since).toBe(lines[0].at(table).sight!.since)
    expect(mine.since).toBeGreaterThanOrEqual(before)
    expect((await listOf(rui)).tables[0].glance!.since).toBe(lines[1].at(table).sight!.since)
    // What is said is no answer: others have been asked for as long as before.
    await lines[0].ask('chat', { table, text: 'hello' })
    expect((await listOf(ana)).tables[0].since).toBe(mine.since)
  })

  test('are shown without loading them once they have left the memory, and after a start', async () => {
    const server = await openServer({ idle: 40 })
    const { table, ana, rui, lines } = await twoAtTable(server)
    await randomGame(lines, table, 'some answers', 12)
    const [before] = (await listOf(ana)).tables
    const tablesInMemory = async () =>
      Number(/^quayside_tables_live (\d+)$/m.exec((await ana.get('/metrics')).text)![1])
    for (const line of lines) await line.close()
    await expect.poll(tablesInMemory, { timeout: 20_000 }).toBe(0)
    expect((await listOf(ana)).tables[0]).toEqual(before)
    expect(await tablesInMemory()).toBe(0)
    await server.restart()
    expect((await listOf(ana)).tables[0]).toEqual(before)
    // A glance that a crash left behind the game is made anew.
    await server.stop()
    sql(server, 'update glances set lines = 3')
    await server.start()
    expect((await listOf(ana)).tables[0]).toEqual(before)
    expect((await listOf(rui)).tables[0].glance!.ask === null).toBe(before.glance!.ask !== null)
    expect(await tablesInMemory()).toBe(0)
  })

  test('do not show when somebody plans in secret', async () => {
    const server = await openServer()
    const { table, rui, lines } = await twoAtTable(server, { game: 'mombasa', options: { players: 2, setup: 'first' } })
    const [a] = lines
    const rng = new Rng('to the planning')
    const planning = () =>
      lines.every((line) => line.at(table).sight!.ask?.answers.some(({ text }) => text.startsWith('lay ')))
    while (!planning()) await randomStep(lines, table, rng)
    const before = await listOf(rui)
    const { ask, seq } = a.at(table).sight!
    const lay = ask!.answers.find(({ text }) => text.startsWith('lay '))!
    await a.ask('answer', { table, seq, answers: [lay.text] })
    expect(await listOf(rui)).toEqual(before)
  })
})

describe('unread chat', () => {
  test('is counted for each who sits there until they have seen it, also over a restart', async () => {
    const server = await openServer()
    const { table, ana, rui, a, r } = await twoAtTable(server)
    const unread = async (person: Person) => (await listOf(person)).tables[0].unread ?? 0
    await r.ask('lobby')
    for (const text of ['hello', 'are you there?']) await a.ask('chat', { table, text })
    expect([await unread(ana), await unread(rui)]).toEqual([0, 2])
    await r.until(() => r.lobby?.mine[0].unread === 2)
    await server.restart()
    const again = await rui.connect()
    expect((await again.open(table)).unread).toBe(2)
    await again.ask('lobby')
    await again.ask('read', { table })
    await again.until(() => again.lobby !== null && again.lobby.mine[0].unread === undefined)
    expect(await unread(rui)).toBe(0)
    expect((await again.open(table)).unread).toBeUndefined()
  })

  test('is not kept for those who only watch', async () => {
    const server = await openServer()
    const { table, invite, a } = await twoAtTable(server)
    const eva = await server.guest('Eva')
    const e = await eva.connect()
    await e.open(table, { invite })
    await a.ask('chat', { table, text: 'hello' })
    await e.ask('read', { table })
    expect((await listOf(eva)).tables).toEqual([])
  })
})

describe('tables that wait for me', () => {
  test('are told wherever I am, when my turn comes and when it is over', async () => {
    const server = await openServer()
    const { table, ana, lines, r } = await twoAtTable(server, { clock: { kind: 'days', days: 2 }, expiry: 'bot' })
    const elsewhere = await ana.connect()
    await elsewhere.ask('wanted')
    await elsewhere.until(() => elsewhere.wanted !== null)
    expect(elsewhere.wanted).toMatchObject([{ table, game: 'puerto-rico' }])
    expect(elsewhere.wanted![0].deadline).toBeGreaterThan(Date.now() + DAY)
    const rng = new Rng('until it is the turn of the other')
    while (r.at(table).sight!.ask === null) await randomStep(lines, table, rng)
    await elsewhere.until(() => elsewhere.wanted!.length === 0)
    while (r.at(table).sight!.ask !== null) await randomStep(lines, table, rng)
    await elsewhere.until(() => elsewhere.wanted!.length === 1)
    await lines[0].ask('pause', { table })
    await r.until(() => r.at(table).info.motions?.length === 1)
    await r.ask('consent', { table, motion: r.at(table).info.motions![0].id, yes: true })
    await elsewhere.until(() => elsewhere.wanted!.length === 0)
    await lines[0].ask('resume', { table })
    await elsewhere.until(() => elsewhere.wanted!.length === 1)
    await lines[0].ask('hand-over', { table })
    await elsewhere.until(() => elsewhere.wanted!.length === 0)
  })

  test('stay the same turn while one question follows another', async () => {
    const server = await openServer()
    const { table, lines, a } = await twoAtTable(server)
    await a.ask('wanted')
    await a.until(() => a.wanted?.length === 1)
    const { since } = a.wanted![0]
    const rng = new Rng('own answers')
    for (let i = 0; i < 30; i++) {
      await randomStep(lines, table, rng)
      const wanted = a.wanted!.find((one) => one.table === table)
      if (wanted && wanted.since !== since) expect(wanted.since).toBeGreaterThan(since)
    }
    const told = a.received.filter((text) => text.startsWith('{"t":"wanted"')).length
    expect(told).toBeLessThan(30)
  })
})

/** Ana and Rui come back to a server on which they played long ago. */
async function oldServer(copies = 0) {
  const server = new TestServer({ limits: GENEROUS, database: null })
  onTestFinished(() => server.remove())
  fillOldFolder(server.folder, 1)
  const db = new Sqlite(join(server.folder, 'quayside.db'))
  for (let i = 0; i < copies; i++) {
    const id = `copy${String(i).padStart(3, '0')}`
    for (const [table, key] of [
      ['tables', 'id'],
      ['answers', 'table_id'],
      ['members', 'table_id'],
    ] as const) {
      const columns = (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name)
      const values = columns.map((name) =>
        name === key ? `'${id}'` : name === 'finished' ? `finished + ${i} * ${DAY}` : name,
      )
      db.exec(`insert into ${table} (${columns}) select ${values} from ${table} where ${key} = 'prover'`)
    }
  }
  db.close()
  await server.start()
  return { server, ana: cameBack(server, ANA), rui: cameBack(server, RUI) }
}

const finished = (person: Person, query = '') => listOf(person, `?phase=finished${query}`)

describe('finished games', () => {
  test('of before there were lists are found with their results', async () => {
    const { ana, rui } = await oldServer()
    const { tables, counts } = await finished(ana)
    expect(counts).toMatchObject({ finished: 4 })
    const places = new Map(tables.map((each) => [each.table, each] as const))
    expect([...places.keys()].sort()).toEqual(['cooperover', 'mombasaover', 'prover', 'prstopped'])
    expect(places.get('prover')!.glance!.scores).toHaveLength(2)
    expect(places.get('prstopped')).not.toHaveProperty('place')
    // Found out once, and from then on looked for.
    const [won, lost] = [await finished(ana, '&outcome=won'), await finished(ana, '&outcome=lost')]
    expect([...ids(won), ...ids(lost)].sort()).toEqual(['cooperover', 'mombasaover', 'prover'])
    expect(won.tables.every(({ place }) => place === 1)).toBe(true)
    expect(ids(await finished(ana, '&outcome=stopped'))).toEqual(['prstopped'])
    expect(ids(await finished(ana, '&place=1'))).toEqual(ids(won))
    expect(ids(await finished(rui, '&outcome=won&game=puerto-rico'))).toEqual(
      ids(lost).filter((table) => table === 'prover'),
    )
  })

  test('of before are found by their results before anybody has listed them', async () => {
    const { ana } = await oldServer(8)
    const [won, lost] = [await finished(ana, '&outcome=won'), await finished(ana, '&outcome=lost')]
    expect(won.tables.length + lost.tables.length).toBe(11)
  })

  test('are found by game, people and date', async () => {
    const { server, ana, rui } = await oldServer()
    const db = new Sqlite(join(server.folder, 'quayside.db'))
    db.prepare('update people set name = ? where id = ?').run('Rúi Ção', RUI)
    db.close()
    expect(ids(await finished(ana, '&game=mombasa'))).toEqual(['mombasaover'])
    expect(ids(await finished(ana, '&game=mombasa&with=ana'))).toEqual([])
    expect(ids(await finished(ana, `&with=${encodeURIComponent('RUI c')}`)).sort()).toEqual([
      'mombasaover',
      'prover',
      'prstopped',
    ])
    const [{ finished: then }] = (await finished(rui)).tables
    expect(ids(await finished(ana, `&from=${then}`))).toHaveLength(4)
    expect(ids(await finished(ana, `&from=${then! + 1}`))).toEqual([])
    expect(ids(await finished(ana, `&until=${then}`))).toEqual([])
  })

  test('come page by page, the last first, each once', async () => {
    const { ana } = await oldServer(45)
    const seen: MyTable[] = []
    let next: string | null = ''
    let pages = 0
    while (next !== null) {
      const page: MyTables = await finished(ana, next && `&after=${next}`)
      seen.push(...page.tables)
      next = page.next
      pages++
    }
    expect(pages).toBe(3)
    expect(new Set(seen.map(({ table }) => table)).size).toBe(49)
    const dates = seen.map(({ finished: at }) => at!)
    expect(dates).toEqual([...dates].sort((a, b) => b - a))
  })

  test('are taken home all at once, a record on each line', async () => {
    const { ana, rui } = await oldServer()
    const { status, headers, text } = await ana.get('/api/me/records')
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain('attachment')
    const records = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(records).toHaveLength(4)
    const single = (await ana.get('/api/tables/prover/record')).body
    expect(records.find(({ start }) => start.seed === single.start.seed)).toMatchObject({
      answers: single.answers,
      rules: single.rules,
    })
    const some = (await rui.get('/api/me/records?game=mombasa')).text.trim().split('\n')
    expect(some).toHaveLength(1)
  })

  test('are in the list as soon as they end, with place and points', async () => {
    const server = await openServer()
    const { table, ana, rui, lines } = await twoAtTable(server, { game: 'cooper-island', options: { players: 2 } })
    await randomGame(lines, table, 'to the end')
    const scores = lines[0].at(table).sight!.scores
    for (const [own, person] of [ana, rui].entries()) {
      const { tables, counts } = await finished(person)
      expect(counts).toEqual({ playing: 0, waiting: 0, finished: 1 })
      expect(tables[0]).toMatchObject({ table, place: scores[own].rank, points: scores[own].total, phase: 'over' })
      expect(tables[0].glance!.scores).toEqual(scores.map(({ seat, total, rank }) => ({ seat, total, rank })))
    }
    expect((await listOf(ana)).tables).toEqual([])
  })
})

describe('who was a guest', () => {
  test('brings finished games along, with their results', async () => {
    const server = await openServer()
    const { person: home, code } = await memberWithCode(server, 'Ana K')
    const { table, ana, lines } = await twoAtTable(server, { game: 'cooper-island', options: { players: 2 } })
    await randomGame(lines, table, 'to the end')
    const [before] = (await finished(ana)).tables
    const { left } = (await ana.send('POST', '/api/recover', { code })).body
    await ana.send('POST', '/api/me/bring', { token: left.token })
    const { tables, counts } = await finished(home)
    expect(counts).toMatchObject({ finished: 1 })
    expect(tables[0]).toMatchObject({ table, place: before.place, points: before.points })
  })
})

describe('the lists', () => {
  test('refuse what they do not understand, and strangers', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    for (const query of [
      'phase=all',
      'phase=finished&place=0',
      'phase=finished&after=x',
      'from=-1',
      'wish=1',
      'game=A%20B',
    ]) {
      expect((await ana.get(`/api/me/tables?${query}`)).status, query).toBe(400)
    }
    expect((await ana.get('/api/me/records?place=x')).status).toBe(400)
    const nobody = new Person(server)
    for (const path of ['/api/me/tables', '/api/me/records']) expect((await nobody.get(path)).status).toBe(401)
  })

  test('have to be paid for', async () => {
    const server = await openServer({ limits: { ...GENEROUS, guestBudget: { burst: 60, perSecond: 0.001 } } })
    const ana = await server.guest('Ana')
    const statuses = []
    for (let i = 0; i < 12; i++) statuses.push((await ana.get('/api/me/tables')).status)
    expect(statuses[0]).toBe(200)
    expect(statuses.at(-1)).toBe(429)
  })
})
