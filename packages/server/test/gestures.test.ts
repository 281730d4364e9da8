import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { UnsureError } from '../src/store/holds.ts'
import type { Store } from '../src/store/store.ts'
import { codeOf, type Line, openServer, type Person, type TestServer, twoAtTable } from './client.ts'

const ID = 'f00dfeedf00dfeed'
const OTHER = 'cafebabecafebabe'

/** Somebody's line breaks; they come back and open the table again. */
async function comeBack(person: Person, line: Line, table: string): Promise<Line> {
  await line.close()
  const again = await person.connect()
  await again.open(table)
  return again
}

/** The record, as it is stored. */
function linesOf(server: TestServer): unknown[] {
  const db = new Sqlite(join(server.folder, 'quayside.db'), { readonly: true })
  const lines = db.prepare(`select seat || ' ' || text from answers order by seq`).pluck().all()
  db.close()
  return lines
}

const settler = (table: string, gesture?: string) => ({ table, seq: 0, answers: ['role settler'], gesture })

describe('a gesture that comes again', () => {
  test('is not made again, and has the reply once more', async () => {
    const server = await openServer()
    const { table, ana, a } = await twoAtTable(server)
    expect(await a.ask('answer', settler(table, ID))).toEqual({ seq: 1 })
    expect(await a.ask('answer', settler(table, ID))).toEqual({ seq: 1 })
    const again = await comeBack(ana, a, table)
    expect(await again.ask('answer', settler(table, ID))).toEqual({ seq: 1 })
    expect(await codeOf(again.ask('answer', settler(table)))).toBe('stale')
    expect(await codeOf(again.ask('answer', settler(table, OTHER)))).toBe('stale')
    expect(linesOf(server)).toEqual(['0 role settler'])
  })

  test('is known when it is sent twice in one breath', async () => {
    const server = await openServer()
    const { table, a } = await twoAtTable(server)
    const replies = [a.ask('answer', settler(table, ID)), a.ask('answer', settler(table, ID))]
    expect(await Promise.all(replies)).toEqual([{ seq: 1 }, { seq: 1 }])
    expect(linesOf(server)).toEqual(['0 role settler'])
  })

  test('is known though the game has gone on, and the server was started anew', async () => {
    const server = await openServer()
    const { table, ana, rui, a, r } = await twoAtTable(server)
    await a.ask('answer', { table, seq: 0, answers: ['role settler', 'take quarry'], gesture: ID })
    await r.until(() => r.at(table).sight!.ask !== null)
    const { seq, ask } = r.at(table).sight!
    await r.ask('answer', { table, seq, answers: [ask!.answers[0].text], gesture: OTHER })
    const lines = linesOf(server)
    await server.restart()
    const [again, other] = [await ana.connect(), await rui.connect()]
    await Promise.all([again.open(table), other.open(table)])
    const now = again.at(table).sight!.seq
    expect(await again.ask('answer', { ...settler(table, ID), answers: ['role settler', 'take quarry'] })).toEqual({
      seq: now,
    })
    expect(await other.ask('answer', { table, seq, answers: [ask!.answers[0].text], gesture: OTHER })).toEqual({
      seq: now,
    })
    expect(linesOf(server)).toEqual(lines)
  })

  test('takes back only once', async () => {
    const server = await openServer()
    const { table, ana, a } = await twoAtTable(server)
    await a.ask('answer', settler(table, ID))
    const { seq } = await a.ask('undo', { table, seq: 1, gesture: OTHER })
    await a.ask('answer', { table, seq, answers: ['role builder'] })
    await server.restart()
    const again = await ana.connect()
    const { sight } = await again.open(table)
    expect(await again.ask('undo', { table, seq: 1, gesture: OTHER })).toEqual({ seq: sight!.seq })
    expect(linesOf(server)).toEqual(['0 role settler', '0 undo', '0 role builder'])
  })

  test('is said only once, however much else was said', async () => {
    const server = await openServer({})
    const { table, ana, a } = await twoAtTable(server)
    await a.ask('chat', { table, text: 'Good evening', gesture: ID })
    await a.ask('say', { table, phrase: 'good-game', gesture: OTHER })
    await a.ask('chat', { table, text: 'Good evening' })
    await server.restart()
    const again = await ana.connect()
    await again.open(table)
    await again.ask('chat', { table, text: 'Good evening', gesture: ID })
    await again.ask('say', { table, phrase: 'good-game', gesture: OTHER })
    expect((await again.open(table)).chat.map(({ text }) => text)).toEqual([
      'Good evening',
      'Good game!',
      'Good evening',
    ])
  })

  test('of another seat is another', async () => {
    const { table, a, r } = await twoAtTable(await openServer())
    await a.ask('answer', { table, seq: 0, answers: ['role settler', 'take quarry'], gesture: ID })
    await r.until(() => r.at(table).sight!.ask !== null)
    const { seq, ask } = r.at(table).sight!
    const taken = await r.ask('answer', { table, seq, answers: [ask!.answers[0].text], gesture: ID })
    expect(taken.seq).toBeGreaterThan(seq)
  })

  test('is looked at anew where it was refused', async () => {
    const { table, a } = await twoAtTable(await openServer())
    await a.ask('pause', { table })
    expect(await codeOf(a.ask('answer', settler(table, ID)))).toBe('paused')
    await a.ask('resume', { table })
    expect(await a.ask('answer', settler(table, ID))).toEqual({ seq: 1 })
  })

  test.each(['short', 'x'.repeat(41), 'not an id', 7, null])('needs an id that is one: %j', async (gesture) => {
    const { table, a } = await twoAtTable(await openServer())
    const ask = { ...settler(table), gesture: gesture as string }
    expect(await codeOf(a.ask('answer', ask))).toBe('bad-request')
  })
})

describe('where nobody knows what became of a gesture', () => {
  /** The next commit fails without a word on whether it was made. */
  async function unsureServer(): Promise<{ server: TestServer; lose(made: boolean): void }> {
    let next: { readonly made: boolean } | null = null
    const wrap = (store: Store): Store => {
      const commit = store.commit.bind(store)
      store.commit = async (batch) => {
        const lost = next
        next = null
        if (lost === null) return commit(batch)
        if (lost.made) await commit(batch)
        throw new UnsureError('the line to the database broke')
      }
      return store
    }
    return { server: await openServer({}, wrap), lose: (made) => (next = { made }) }
  }

  test.each([true, false])('whoever asks again learns it, and it counts once; it was made: %j', async (made) => {
    const { server, lose } = await unsureServer()
    const { table, ana, a } = await twoAtTable(server)
    lose(made)
    expect(await codeOf(a.ask('answer', settler(table, ID)))).toBe('unsure')
    await a.until(() => a.closed !== null)
    const again = await ana.connect()
    const { sight } = await again.open(table)
    expect(sight!.seq).toBe(made ? 1 : 0)
    expect(await again.ask('answer', settler(table, ID))).toEqual({ seq: 1 })
    expect(linesOf(server)).toEqual(['0 role settler'])
  })
})
