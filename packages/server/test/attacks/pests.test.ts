import { describe, expect, test } from 'vitest'
import { codeOf, GENEROUS, type Line, openServer, type Person, twoAtTable } from '../client.ts'

/** Somebody at a table who keeps the others from playing, or makes them believe to be somebody else. */

const say = (line: Line, table: string) => codeOf(line.ask('chat', { table, text: 'buy my things' }))
const rename = async (person: Person, name: string) => {
  const { status, body } = await person.send('PATCH', '/api/me', { name })
  return status === 200 ? body.name : body.error.code
}

describe('chat', () => {
  test('of one guest has one pace, over all connections and tables', async () => {
    const server = await openServer({ limits: { ...GENEROUS, chat: { burst: 3, perSecond: 0 } } })
    const { table, invite, a } = await twoAtTable(server)
    const { table: other, invite: to } = await twoAtTable(server)
    const mallory = await server.guest('Mallory')
    const codes: string[] = []
    for (let i = 0; i < 3; i++) {
      const line = await mallory.connect()
      await line.open(table, { invite })
      await line.open(other, { invite: to })
      codes.push(await say(line, table), await say(line, other))
    }
    expect(codes).toEqual(['not refused', 'not refused', 'not refused', 'slow-down', 'slow-down', 'slow-down'])
    expect(await say(a, table)).toBe('not refused')
  })

  test('at one table has one pace, however many guests talk', async () => {
    const server = await openServer({ limits: { ...GENEROUS, tableChat: { burst: 3, perSecond: 0 } } })
    const { table, invite } = await twoAtTable(server)
    const codes: string[] = []
    for (let i = 0; i < 5; i++) {
      const line = await (await server.guest(`Mallory ${i}`)).connect()
      await line.open(table, { invite })
      codes.push(await say(line, table))
    }
    expect(codes.filter((code) => code === 'slow-down')).toHaveLength(2)
  })
})

describe('names', () => {
  test('of somebody at the same table cannot be taken, neither in the game nor when one sits down', async () => {
    const server = await openServer()
    const { table, r, rui } = await twoAtTable(server)
    expect(await rename(rui, 'Ana')).toBe('name-taken')
    // All letters of the one are Greek, one of the other is Cyrillic.
    expect(await rename(rui, 'ΑΝΑ')).toBe('name-taken')
    expect(await rename(rui, 'Аna')).toBe('name-mixed')
    expect(await rename(rui, 'Rui II')).toBe('Rui II')
    await r.ask('ping')
    expect(r.at(table).info.chairs.map((chair) => chair.name)).toEqual(['Ana', 'Rui'])

    const bea = await server.guest('Bea')
    const next = await bea.setTable()
    const other = await server.guest('BEA')
    const line = await other.connect()
    await line.open(next.table, { invite: next.invite })
    expect(await codeOf(line.ask('sit', { table: next.table, seat: 1 }))).toBe('name-taken')
    const b = await bea.connect()
    await b.open(next.table)
    const bot = { bot: 'steady', name: 'bea.' }
    expect(await codeOf(b.ask('seat-bot', { table: next.table, seat: 1, bot }))).toBe('name-taken')
    expect(await rename(other, 'Trixi')).toBe('Trixi')
    await line.ask('sit', { table: next.table, seat: 1 })
  })

  test('of people at a table that nobody looks at are guarded too', async () => {
    const server = await openServer({ idle: 20 })
    const { a, r, rui } = await twoAtTable(server)
    await Promise.all([a.close(), r.close()])
    await server.restart()
    expect(await rename(rui, 'ana')).toBe('name-taken')
  })
})

describe('a pause', () => {
  test('cannot be had again and again, and anybody at the table ends it at once', async () => {
    const server = await openServer()
    const { table, a, r } = await twoAtTable(server, { clock: { kind: 'live', bank: 600, increment: 0 } })
    const codes: string[] = []
    for (let i = 0; i < 4; i++) {
      codes.push(await codeOf(r.ask('pause', { table })))
      await codeOf(a.ask('resume', { table }))
    }
    expect(codes).toEqual(['not refused', 'not refused', 'not refused', 'no-pauses-left'])
    await a.ask('answer', { table, seq: 0, answers: ['role settler'] })
  })
})
