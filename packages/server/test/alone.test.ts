import { gameById } from '@quayside/games'
import { type AnyGame, type GameRecord, replay } from '@quayside/kernel'
import { describe, expect, test } from 'vitest'
import { openServer, randomGame, type TestServer, twoAtTable } from './client.ts'

const GAME = 'cooper-island'
const game = gameById(GAME) as AnyGame

/** A table for one, against an opponent that the game plays itself. */
async function alone(server: TestServer) {
  const ana = await server.guest('Ana')
  const { table } = await ana.setTable({ game: GAME, options: { players: 1, level: 1 }, chairs: [{ kind: 'me' }] })
  const a = await ana.connect()
  await a.open(table)
  await a.ask('begin', { table })
  await a.until(() => a.at(table).sight !== null)
  return { ana, a, table }
}

describe('a table for one', () => {
  test('is played to its end and kept; nobody but people sits at it', async () => {
    const server = await openServer()
    const { ana, a, table } = await alone(server)
    await randomGame([a], table, 'alone')
    await a.until(() => a.at(table).info.phase === 'over')
    const { scores } = a.at(table).sight!
    expect(scores.map(({ seat }) => seat)).toEqual([0, 1])
    expect(a.at(table).info.chairs).toMatchObject([{ kind: 'person', name: 'Ana', yours: true }])

    await server.restart()
    const again = await ana.connect()
    expect((await again.open(table)).sight!.scores).toEqual(scores)
    const { body: record } = await ana.get(`/api/tables/${table}/record`)
    const replayed = replay(game, record as GameRecord)
    expect(replayed.ok && game.score(replayed.value.state, 0)).toEqual(scores)
    expect((await ana.get(`/api/tables/${table}/history`)).status).toBe(200)
  })

  test('has an option less with several players', async () => {
    const server = await openServer()
    const ana = await server.guest('Ana')
    const options = { players: 2, level: 1 }
    const reply = await ana.send('POST', '/api/tables', {
      game: GAME,
      options,
      chairs: [{ kind: 'me' }, { kind: 'open' }],
      clock: { kind: 'none' },
      expiry: 'wait',
      undo: true,
      listed: false,
    })
    expect(reply.status).toBe(400)
  })
})

describe('a payment in pieces', () => {
  test('is taken back as one by those who come back later too, and after a restart', async () => {
    const server = await openServer()
    const { table, a, r, ana, rui, lines } = await twoAtTable(server, { game: GAME, options: { players: 2 } })
    let payer = a
    for (let step = 0; ; step++) {
      await randomGame(lines, table, `step ${step}`, 1)
      const paying = [a, r].find((line) => 'more' in (line.at(table).sight!.undo ?? {}))
      if (!paying) continue
      payer = paying
      break
    }
    const other = payer === a ? r : a
    await other.until(() => other.at(table).sight!.seq === payer.at(table).sight!.seq)
    const { seq } = other.at(table).sight!
    const reader = await (payer === a ? rui : ana).connect()
    await payer.ask('undo', { table, seq: payer.at(table).sight!.seq })
    await other.until(() => other.at(table).sight!.seq === seq + 1)
    expect(payer.at(table).sight!.undo).not.toHaveProperty('more')
    const told = other.at(table).sight
    expect((await reader.open(table)).sight).toEqual(told)
    await server.restart()
    const back = await (payer === a ? rui : ana).connect()
    expect((await back.open(table)).sight).toEqual(told)
  })
})
