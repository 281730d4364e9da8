import type { MyGames } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import { GENEROUS, openServer, Person, randomGame, twoAtTable } from './client.ts'
import { sql } from './sql.ts'

async function statisticsOf(person: Person, query = ''): Promise<MyGames> {
  const { status, body, text } = await person.get(`/api/me/statistics${query}`)
  if (status !== 200) throw new Error(`${status} ${text}`)
  return body
}

const COOPER = { game: 'cooper-island', options: { players: 2 } } as const

describe('statistics', () => {
  test('tell each who played how it went for them, and nobody else', async () => {
    const server = await openServer()
    const { table, invite, ana, rui, lines } = await twoAtTable(server, COOPER)
    expect(await statisticsOf(ana)).toEqual({ games: [], next: null })
    await randomGame(lines, table, 'to the end')
    const { scores } = lines[0].at(table).sight!
    for (const [seat, person] of [ana, rui].entries()) {
      const { games, next } = await statisticsOf(person)
      expect(next).toBeNull()
      expect(games).toHaveLength(1)
      expect(games[0]).toMatchObject({
        table,
        game: 'cooper-island',
        chairs: [
          { kind: 'person', name: 'Ana' },
          { kind: 'person', name: 'Rui' },
        ],
        seat,
        place: scores[seat].rank,
        points: scores[seat].total,
      })
      expect(games[0].pace!.decisions).toBeGreaterThan(0)
    }
    expect(JSON.stringify(await statisticsOf(ana))).not.toContain('"person":')
    const eva = await server.guest('Eva')
    await (await eva.connect()).open(table, { invite })
    expect((await statisticsOf(eva)).games).toEqual([])
  })

  test('know how long somebody thought, but not over days', async () => {
    const server = await openServer()
    const live = await twoAtTable(server, { ...COOPER, clock: { kind: 'live', bank: 600, increment: 0 } })
    await randomGame(live.lines, live.table, 'to the end')
    await server.stop()
    // Each answer came two seconds after the one before; the last of all after a night.
    sql(server, 'update answers set at = 1000000 + 2000 * seq')
    sql(server, 'update answers set at = at + 40000000 where seq = (select max(seq) from answers)')
    await server.start()
    const { games } = await statisticsOf(live.ana)
    expect(games[0].pace!.milliseconds).toBe(2000 * games[0].pace!.decisions)
    sql(server, `update tables set saved = replace(saved, '"kind":"live"', '"kind":"days"')`)
    expect((await statisticsOf(live.ana)).games[0]).not.toHaveProperty('pace')
  })

  test('come page by page, each game once', async () => {
    const server = await openServer()
    const { table, ana, lines } = await twoAtTable(server, COOPER)
    await randomGame(lines, table, 'to the end')
    for (let i = 0; i < 120; i++) {
      sql(
        server,
        `insert into tables (id, invite, host, listed, rules, saved, phase, open, asked, watch, created, changed, since, finished)
          select 'copy${i}', 'copy${i}', host, listed, rules, saved, phase, open, asked, watch, created, changed, since, finished
          from tables where id = '${table}'`,
      )
      sql(
        server,
        `insert into members (table_id, person_id, seated, game, finished, place, points)
          select 'copy${i}', person_id, seated, game, finished - ${i % 50}, place, points from members where table_id = '${table}'`,
      )
    }
    const first = await statisticsOf(ana)
    const second = await statisticsOf(ana, `?after=${first.next}`)
    expect([first.games.length, second.games.length, second.next]).toEqual([100, 21, null])
    expect(new Set([...first.games, ...second.games].map((game) => game.table)).size).toBe(121)
  })

  test('refuse what they do not understand, and strangers, and have to be paid for', async () => {
    const server = await openServer({ limits: { ...GENEROUS, guestBudget: { burst: 60, perSecond: 0.001 } } })
    expect((await new Person(server).get('/api/me/statistics')).status).toBe(401)
    const ana = await server.guest('Ana')
    for (const query of ['after=x', 'after=1-A B', 'person=rui', 'after=1-a&after=2-b']) {
      expect((await ana.get(`/api/me/statistics?${encodeURI(query)}`)).status, query).toBe(400)
    }
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) statuses.push((await ana.get('/api/me/statistics')).status)
    expect(statuses[0]).toBe(200)
    expect(statuses.at(-1)).toBe(429)
  })
})
