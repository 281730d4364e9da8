import { describe, expect, test } from 'vitest'
import { openServer, randomGame, twoAtTable } from './client.ts'

describe('the lobby', () => {
  test('shows listed tables to everybody and unlisted ones to their people', async () => {
    const server = await openServer()
    const [ana, eva] = [await server.guest('Ana'), await server.guest('Eva')]
    const [a, e] = [await ana.connect(), await eva.connect()]
    await Promise.all([a.ask('lobby'), e.ask('lobby')])
    await e.until(() => e.lobby !== null)
    expect(e.lobby).toMatchObject({ mine: [], open: [] })

    const hidden = await ana.setTable()
    const listed = await ana.setTable({ listed: true })
    await e.until(() => e.lobby!.open.length === 1)
    expect(e.lobby!.open[0]).toMatchObject({
      table: listed.table,
      game: 'puerto-rico',
      phase: 'gathering',
      names: ['Ana'],
      open: 1,
      yourTurn: false,
      seated: false,
      waiting: [],
    })
    await a.until(() => a.lobby!.mine.length === 2)
    expect(a.lobby!.mine.map((card) => card.table)).toEqual([listed.table, hidden.table])
    expect(a.lobby!.open).toEqual([])

    await ana.send('PATCH', '/api/me', { name: 'Anabela' })
    await e.until(() => e.lobby!.open[0].names[0] === 'Anabela')
    await ana.send('PATCH', '/api/me', { name: 'Ana' })

    await e.open(listed.table)
    await e.ask('sit', { table: listed.table, seat: 1 })
    await e.until(() => e.lobby!.mine.length === 1)
    expect(e.lobby).toMatchObject({ mine: [{ seated: true, names: ['Ana', 'Eva'], open: 0 }], open: [] })
    await a.open(listed.table)
    await a.ask('begin', { table: listed.table })
    await a.until(() => a.lobby!.mine.some((card) => card.yourTurn))
    await e.until(() => e.lobby!.mine[0].waiting[0] === 'Ana')
    expect(e.lobby!.mine[0]).toMatchObject({ phase: 'playing', yourTurn: false })
  })

  test('is not told of every answer', async () => {
    const server = await openServer({ lobbyPause: 100 })
    const { table, lines, a } = await twoAtTable(server, { listed: true })
    const eva = await server.guest('Eva')
    const e = await eva.connect()
    await e.ask('lobby')
    await a.ask('lobby')
    await e.until(() => e.lobby?.open.length === 1)
    await randomGame(lines, table, 'many answers', 60)
    await e.ask('ping')
    expect(e.lobbies).toBeLessThanOrEqual(2)
    expect(a.lobbies).toBeLessThan(20)
    await e.ask('leave-lobby')
    const had = e.lobbies
    await eva.setTable({ listed: true })
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(e.lobbies).toBe(had)
  })
})
