import { Analysis } from '@quayside/bots/analysis'
import { gameById, gameFor, games, loadGameFor } from '@quayside/games'
import { FROZEN } from '@quayside/games/frozen/list'
import { loadKnownGame } from '@quayside/games/judgements'
import { type AnyGame, type GameRecord, replay } from '@quayside/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import { patience } from '../../../tools/pace.ts'
import { correctAll, corrected, renumbered } from '../../games/registry/test/corrected.ts'
import { type Config, openSqlite } from '../src/index.ts'
import { census } from '../src/rules/census.ts'
import { EMPTY_BATCH } from '../src/store/store.ts'
import { THINKING } from '../src/thinking/settings.ts'
import { GENEROUS, type Line, TestServer } from './client.ts'
import { ANA, cameBack, fillOldFolder, RUI } from './old/people.ts'

const RUNNING = ['prpeople', 'prbots', 'mombasa', 'cooper', 'solo']
const FINISHED = ['prover', 'mombasaover', 'cooperover', 'prstopped']

/** Nobody thinks longer than a quick bot. */
const HASTY = { ...THINKING, processes: 1, program: new URL('thinkers/hasty.ts', import.meta.url) }

/** A server of today over a folder of then, after corrections of every game. */
async function oldServer(how: (game: AnyGame) => AnyGame, thinking: Config['thinking'] = HASTY) {
  onTestFinished(correctAll(how))
  const server = new TestServer({ limits: GENEROUS, thinking, idle: 100, database: null })
  onTestFinished(() => server.remove())
  fillOldFolder(server.folder, 1)
  await server.start()
  return { server, ana: cameBack(server, ANA), rui: cameBack(server, RUI) }
}

/** The game that a record is of, under its own rules. */
const gameOf = ({ rules, options }: GameRecord): AnyGame => gameFor(rules, options)!

/** Bots answer for people from now on. */
async function leave(lines: readonly Line[], table: string): Promise<void> {
  for (const line of lines) {
    const { viewer } = await line.open(table)
    if (typeof viewer === 'number') await line.ask('hand-over', { table })
  }
}

describe('a table that began under older rules', () => {
  test.each(RUNNING)('%s is played to its end under them, with bots', async (table) => {
    const { ana, rui } = await oldServer(corrected)
    const lines = [await ana.connect(), await rui.connect()]
    const [a] = lines
    const { info, sight } = await a.open(table)
    expect(info).toMatchObject({ phase: 'playing', rules: { version: 1 } })
    expect(sight!.seq).toBeGreaterThan(20)
    await leave(lines, table)
    await a.until(() => a.at(table).info.phase === 'over', patience(60_000))
    const { body } = await ana.get(`/api/tables/${table}/record`)
    expect(body.rules).toEqual(info.rules)
    expect(gameOf(body)).not.toBe(gameById(info.game))
    expect(replay(gameOf(body), body)).toMatchObject({ ok: true })
  })

  test('gives advice by what its referee knew of good play', async () => {
    const { ana } = await oldServer(corrected, { ...THINKING, processes: 1, milliseconds: 200 })
    const a = await ana.connect()
    const { sight } = await a.open('prpeople')
    const advice = await a.ask('advise', { table: 'prpeople', seq: sight!.seq })
    const legal = sight!.ask!.answers.map(({ text }) => text)
    expect(legal).toContain(advice.answers[0].line[0])
  })

  test('that has not begun still begins under them', async () => {
    const { ana, rui } = await oldServer(corrected)
    const [a, r] = [await ana.connect(), await rui.connect()]
    await a.open('prlobby')
    await r.open('prlobby')
    await r.ask('sit', { table: 'prlobby', seat: 1 })
    await a.ask('begin', { table: 'prlobby' })
    await a.until(() => a.at('prlobby').sight !== null)
    expect(a.at('prlobby').info.rules.version).toBe(1)
  })

  test('survives a restart half-way', async () => {
    const { server, ana } = await oldServer(corrected)
    const before = await (await ana.connect()).open('prpeople')
    await server.restart()
    const after = await (await ana.connect()).open('prpeople')
    expect(after.sight).toEqual(before.sight)
    expect(after.info.rules).toEqual(before.info.rules)
  })
})

describe('a finished table of older rules', () => {
  test.each(FINISHED)('%s can be opened, looked back on, exported and analysed', async (table) => {
    const { ana } = await oldServer(corrected)
    expect((await (await ana.connect()).open(table)).info.phase).toMatch(/over|stopped/)
    expect((await ana.get(`/api/tables/${table}/history`)).body.frames.length).toBeGreaterThan(20)
    const { body: record } = await ana.get(`/api/tables/${table}/record`)
    expect(record.rules.version).toBe(1)
    await loadGameFor(record.rules, record.options)
    expect(replay(gameOf(record), record)).toMatchObject({ ok: true })
    const mind = (await loadKnownGame(record.rules, record.options))!
    const analysed = Analysis.of(record, mind, 'seed')
    if (table === 'prstopped') expect(analysed).toMatchObject({ ok: false, error: { code: 'not-over' } })
    else expect(analysed.ok && analysed.value.steps().next().value).toHaveProperty('outlook')
  })

  test('moves up where it comes to the same end, and nobody notices', async () => {
    const { server, ana } = await oldServer((game) => game, { ...THINKING, processes: 1 })
    const a = await ana.connect()
    const before = await a.open('prover')
    await a.close()
    await until(async () => {
      const { body } = await ana.get('/api/tables/prover/record')
      return body.rules.version === gameById('puerto-rico')!.version
    })
    const after = await (await ana.connect()).open('prover')
    // Views may tell more than they did.
    expect(after.sight!.view).toMatchObject(before.sight!.view)
    const { body: record } = await ana.get('/api/tables/prover/record')
    expect(replay(gameById('puerto-rico')!, record)).toMatchObject({ ok: true })
    await server.restart()
    expect((await (await ana.connect()).open('prover')).info.rules.version).toBe(gameById('puerto-rico')!.version)
  })

  test('stays where it comes to another end', async () => {
    const { server } = await oldServer(corrected)
    await server.stop()
    const store = await openSqlite(server.folder)
    const counted = await census(store, true)
    await store.close()
    expect(counted.moved).toBe(0)
    expect(counted.inUse.map(({ are }) => are)).toEqual(['frozen', 'frozen', 'frozen'])
    // Of what was frozen later no table of that time has need.
    const later = FROZEN.filter(({ version }) => version > 1).map(({ game, version }) => ({ game, version }))
    expect(counted.unneeded).toEqual(later)
  })
})

describe('the census of a store', () => {
  test('counts tables by their rules, and moves up those that can', async () => {
    const { server } = await oldServer(renumbered)
    await server.stop()
    const store = await openSqlite(server.folder)
    const sums = (counted: Awaited<ReturnType<typeof census>>, are: string) => {
      const these = counted.inUse.filter((count) => count.are === are)
      const sum = (key: 'running' | 'finished' | 'canMoveUp') => these.reduce((all, count) => all + count[key], 0)
      return [sum('running'), sum('finished'), sum('canMoveUp')]
    }
    const before = await census(store, false)
    expect(sums(before, 'frozen')).toEqual([6, 4, 4])
    expect(before.moved).toBe(0)
    const moving = await census(store, true)
    expect(moving.moved).toBe(4)
    expect(sums(moving, 'current')).toEqual([0, 4, 0])
    expect(sums(await census(store, true), 'frozen')).toEqual([6, 0, 0])
    await store.close()
  })

  test('names frozen rules that no table needs any more', async () => {
    onTestFinished(correctAll(corrected))
    const server = new TestServer({ database: null })
    onTestFinished(() => server.remove())
    const store = await openSqlite(server.folder)
    const { inUse, unneeded } = await census(store, false)
    await store.close()
    expect(inUse).toEqual([])
    expect(unneeded).toEqual(expect.arrayContaining(games.map(({ id: game }) => ({ game, version: 1 }))))
  })

  test('tells of rules that nobody knows and of rows that cannot be read', async () => {
    const { server } = await oldServer(renumbered)
    await server.stop()
    const store = await openSqlite(server.folder)
    const [first, second] = await store.tablesAfter('', 2)
    await store.moveUp('prover', (await store.table('prover', 0))!.row.rules, '{"version":7,"data":"x"}')
    await store.commit({ ...EMPTY_BATCH, tables: [{ ...first, saved: '?' }] })
    const counted = await census(store, false)
    expect(counted.unreadable).toBe(1)
    expect(counted.inUse.find(({ are }) => are === 'unknown')?.rules).toMatchObject({ version: 7, data: 'x' })
    expect(second.id).toBe('cooperover')
    await store.close()
  })
})

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 800; tries++) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it never came true')
}
