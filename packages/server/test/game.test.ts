import { gameById } from '@quayside/games'
import { type Match, NOBODY, Rng, replay, type Viewer } from '@quayside/kernel'
import { historyOf, type Sight, sightOf } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import { type Line, openServer, randomGame, randomStep, twoAtTable } from './client.ts'

const game = gameById('puerto-rico')!

/** What undo reaches hangs on who holds the seats, not on the record. */
const withoutUndo = ({ undo: _undo, ...rest }: Sight) => rest

describe('a whole game', () => {
  test('two guests play to the end, and each sees what the record says its seat may see', async () => {
    const server = await openServer()
    const { table, a, r, lines, ana } = await twoAtTable(server)
    const watcher = await server.guest('Eva')
    const w = await watcher.connect()
    await w.open(table, { invite: a.at(table).info.invite! })
    expect(w.at(table)).toMatchObject({ viewer: 'spectator', info: { invite: null, host: false } })
    expect(a.at(table)).toMatchObject({ viewer: 0, info: { host: true } })

    const sights: { line: number; sights: Sight[] }[] = []
    const rng = new Rng('a whole game')
    const all = [a, r, w]
    do {
      await w.until(() => w.at(table).sight!.seq === a.at(table).sight!.seq)
      sights.push({
        line: a.at(table).sight!.seq,
        sights: all.map((line) => withoutUndo(line.at(table).sight!) as Sight),
      })
    } while (await randomStep(lines, table, rng))

    const { body: record } = await ana.get(`/api/tables/${table}/record`)
    const viewers: Viewer[] = [0, 1, 'spectator']
    const check = (match: Match) => {
      const seen = sights.find((each) => each.line === match.lines.length)
      if (!seen) return
      viewers.forEach((viewer, i) => {
        expect(seen.sights[i]).toEqual(withoutUndo(sightOf(match, viewer, NOBODY)))
      })
    }
    const replayed = replay(game, record, check)
    expect(replayed.ok && replayed.value.over).toBe(true)
    expect(sights.length).toBe(record.answers.length + 1)
    for (const [i, line] of all.entries()) {
      expect(line.at(table).events).toEqual(replayed.ok && replayed.value.eventsFor(viewers[i]))
    }
    await w.until(() => w.at(table).info.proof !== null)
    expect(record.start.seed).toBe(w.at(table).info.proof!.seed)

    const { body: history } = await watcher.get(`/api/tables/${table}/history`)
    const told = historyOf(game, record, 'referee')
    expect(history).toEqual(JSON.parse(JSON.stringify(told.ok && told.value)))
  })

  test('a gathering table shows no game, and only its host begins', async () => {
    const server = await openServer()
    const { table, ana, a } = await gather(server)
    expect(a.at(table).sight).toBeNull()
    expect((await ana.get(`/api/tables/${table}/history`)).status).toBe(409)
    await expect(a.ask('begin', { table })).rejects.toMatchObject({ code: 'seats-open' })
    await a.ask('seat-bot', { table, seat: 1, bot: { bot: 'steady', name: 'Tiago' } })
    expect(a.at(table).info.chairs[1]).toMatchObject({ kind: 'bot', name: 'Tiago', bot: 'steady' })
    await a.ask('begin', { table })
    expect(a.at(table).sight).not.toBeNull()
    await randomGame([a], table, 'against a bot', 20)
    expect(a.at(table).sight!.seq).toBeGreaterThan(20)
  })
})

async function gather(server: Awaited<ReturnType<typeof openServer>>) {
  const ana = await server.guest('Ana')
  const { table } = await ana.setTable()
  const a: Line = await ana.connect()
  await a.open(table)
  return { ana, table, a }
}
