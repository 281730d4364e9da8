import { Rng } from '@quayside/kernel'
import type { NewTable, WatchCard } from '@quayside/table'
import { describe, expect, test } from 'vitest'
import { codeOf, heard, type Line, openServer, type Person, randomStep, type TestServer, twoAtTable } from './client.ts'

/** Mombasa plans in secret, so whoever looks on is shown a round when it is over. */
const SECRET: Partial<NewTable> = { game: 'mombasa', options: { players: 2, setup: 'first' } }
/** In Cooper Island somebody chooses among cards that only they see. */
const CARDS: Partial<NewTable> = { game: 'cooper-island', options: { players: 2 } }
const LIVE = { clock: { kind: 'live', bank: 3600, increment: 5 }, expiry: 'wait' } as const

const roundsIn = (line: Line, table: string): number[] =>
  line
    .at(table)
    .events.filter(({ kind }) => kind === 'round-began')
    .map(({ round }) => Number(round))
const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1]

async function watcher(server: TestServer, table: string, invite: string, name = 'Eva'): Promise<[Person, Line]> {
  const eva = await server.guest(name)
  const e = await eva.connect()
  await e.open(table, { invite })
  return [eva, e]
}

/** Plays until a round has gone by for the players, at random. */
async function playRound(lines: readonly Line[], table: string, rng: Rng): Promise<boolean> {
  const before = roundsIn(lines[0], table).length
  while (roundsIn(lines[0], table).length === before) if (!(await randomStep(lines, table, rng))) return false
  return true
}

describe.each([SECRET, CARDS])('who looks on at a game of secrets: $game', (game) => {
  test('is shown each round once it is over, and all at the end', { timeout: 120_000 }, async () => {
    const server = await openServer()
    const { table, invite, lines } = await twoAtTable(server, { ...game, ...LIVE })
    const [eva, e] = await watcher(server, table, invite)
    expect(e.at(table).info).toMatchObject({ late: true, clock: { running: 0 } })
    // All have been told who is there.
    await lines[0].until(() => lines[0].at(table).info.watching === 1)
    await heard([e])
    const rng = new Rng('watching')
    for (;;) {
      const before = { round: last(roundsIn(lines[0], table)), sight: e.at(table).sight, heard: e.received.length }
      if (!(await randomStep(lines, table, rng))) break
      await heard([e])
      const round = last(roundsIn(lines[0], table))
      expect(last(roundsIn(e, table))).toBe(round)
      // Within a round nothing comes, not even a message without anything in it; only the pong.
      if (round !== before.round) continue
      if (lines[0].at(table).info.phase !== 'playing') break
      expect(e.received.length - before.heard).toBe(1)
      expect(e.at(table).sight).toBe(before.sight)
    }
    await e.until(() => e.at(table).info.phase === 'over')
    await heard([...lines, e])
    expect(e.at(table).sight).toMatchObject({ over: true, scores: lines[0].at(table).sight!.scores })
    const late = await (await eva.connect()).open(table)
    expect({ ...e.at(table).sight, undo: null }).toEqual({ ...late.sight, undo: null })
    expect(e.at(table).events).toEqual(late.events)
    expect(e.at(table).info.late).toBeUndefined()
  })

  test('learns no more by coming late, coming back, counting lines, or asking for the past', {
    timeout: 120_000,
  }, async () => {
    const server = await openServer()
    const { table, invite, lines } = await twoAtTable(server, game)
    const rng = new Rng('coming late')
    const [eva, e] = await watcher(server, table, invite)
    await playRound(lines, table, rng)
    await playRound(lines, table, rng)
    await heard([e])
    const shown = e.at(table)
    const seq = shown.sight!.seq
    for (let i = 0; i < 5; i++) await randomStep(lines, table, rng)
    expect(lines[0].at(table).sight!.seq).toBeGreaterThan(seq)

    // With any count of lines, also one that only a player can know.
    for (const named of [undefined, 0, seq - 1, seq, seq + 1, lines[0].at(table).sight!.seq]) {
      const back = await eva.connect()
      const opened = await back.ask('open', { table, ...(named === undefined ? {} : { seq: named }) })
      const text = JSON.stringify(opened)
      if (opened.game) expect(opened.game.sight).toEqual(shown.sight)
      else
        expect(
          opened.frames!.every((frame) => frame.seq <= seq),
          text,
        ).toBe(true)
      await back.close()
    }
    // Somebody who never was here, whose first look is in the middle of a round; also after the server was stopped.
    const [, leo] = await watcher(server, table, invite, 'Leo')
    expect(leo.at(table).sight).toEqual(shown.sight)
    expect(leo.at(table).events).toEqual(shown.events)
    const history = (await eva.get(`/api/tables/${table}/history`)).body
    expect(history.viewer).toBe('spectator')
    expect(last(history.frames as { seq: number }[])!.seq).toBe(seq)
    expect((await eva.get(`/api/tables/${table}/record`)).status).toBe(409)

    await server.restart()
    const again = await (await eva.connect()).open(table)
    expect(again.sight).toEqual(shown.sight)
    expect((await eva.get(`/api/tables/${table}/history`)).body).toEqual(history)
  })
})

test('an open game is shown as it is played', async () => {
  const server = await openServer()
  const { table, invite, lines } = await twoAtTable(server)
  const [, e] = await watcher(server, table, invite)
  await randomStep(lines, table, new Rng('open'))
  await heard([e])
  expect(e.at(table).sight!.seq).toBe(1)
  expect(e.at(table).info.late).toBeUndefined()
})

describe('who may watch', () => {
  const watched = async (person: Person): Promise<WatchCard[]> => (await person.get('/api/watch')).body

  test('is anybody at a table that was open to all, and whoever was let in at others', async () => {
    const server = await openServer()
    const open = await twoAtTable(server, { listed: true })
    const closed = await twoAtTable(server)
    const eva = await server.guest('Eva')
    const e = await eva.connect()
    expect((await watched(eva)).map(({ table }) => table)).toEqual([open.table])
    expect((await watched(eva))[0]).toMatchObject({ names: ['Ana', 'Rui'], round: 1, late: false, watching: 0 })
    await e.open(open.table)
    expect(await codeOf(e.open(closed.table))).toBe('no-such-table')
    await e.open(closed.table, { invite: closed.invite })
    // One's own games are not watched.
    expect((await watched(open.ana)).map(({ table }) => table)).toEqual([])
  })

  test('is said by the host, at any time; who may not any more has to go', async () => {
    const server = await openServer()
    const { table, invite, a } = await twoAtTable(server)
    const eva = await server.guest('Eva')
    await a.ask('manners', { table, watch: 'all' })
    expect((await watched(eva)).map((card) => card.table)).toEqual([table])
    const e = await eva.connect()
    await e.open(table)
    await a.ask('manners', { table, watch: 'nobody' })
    await e.until(() => e.closed !== null)
    const back = await eva.connect()
    expect(await codeOf(back.open(table))).toBe('no-such-table')
    expect(await codeOf(back.open(table, { invite }))).toBe('no-such-table')
    expect(await watched(eva)).toEqual([])
    expect((await eva.get(`/api/tables/${table}/history`)).status).toBe(404)
    await a.ask('manners', { table, watch: 'invited' })
    expect(await codeOf((await (await server.guest('Leo')).connect()).open(table))).toBe('no-such-table')
    await back.open(table, { invite })
  })

  test('is not told in lists whose turn it is in a game of secrets', async () => {
    const server = await openServer()
    const { table } = await twoAtTable(server, { ...SECRET, listed: true })
    const eva = await server.guest('Eva')
    const e = await eva.connect()
    await e.ask('lobby')
    await e.until(() => e.lobby?.open.length === 1)
    expect(e.lobby!.open[0]).toMatchObject({ table, waiting: [] })
    expect((await watched(eva))[0]).toMatchObject({ table, late: true })
  })
})
