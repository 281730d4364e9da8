import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fill } from '../../bench/history/fill.ts'
import { openPostgres } from '../../src/store/postgres/open.ts'
import { clusterUrl } from './databases.ts'
import { newDatabase } from './kinds.ts'
import { addPeople, addTables, answerRow, batchOf, chatRow, NODE, stepRow, tableRow } from './rows.ts'

const GAMES = 4000

describe.skipIf((await clusterUrl()) === null)('a list', () => {
  test('and a game that goes on read no more for all the games that are over', async () => {
    const url = await newDatabase()
    await fill(url, GAMES, 3)
    const client = new pg.Client(url)
    await client.connect()
    onTestFinished(() => client.end())
    /** Rows that were read by going through whole tables; what a session has read counts when it is over. */
    const gone = async () => {
      const { rows } = await client.query(`select relname, seq_tup_read::int as rows from pg_stat_user_tables
        where relname in ('tables', 'members', 'answers', 'glances')`)
      return Object.fromEntries(rows.map(({ relname, rows }) => [relname, rows]))
    }
    const store = await openPostgres(url)
    await addPeople(store, 'ana')
    const [hold] = await addTables(store, tableRow('now', { listed: 1, watch: 1, due: 5 }), tableRow('then'))
    await store.close()
    await client.query('vacuum analyze')
    const before = await gone()

    const again = await openPostgres(url)
    const { mine, operator } = again
    expect(await again.listedTables(50)).toHaveLength(1)
    expect(await again.alarms()).toHaveLength(1)
    expect(await again.company.watchable(50)).toHaveLength(1)
    expect((await again.tablesOf('p7', 5)).length).toBeGreaterThan(0)
    expect(await again.tablesAfter('g5', 5)).toHaveLength(5)
    expect((await mine.finished('p7', {}, 5)).length).toBeGreaterThan(0)
    expect((await mine.finished('p7', { outcome: 'won', people: ['p14'] }, 5)).length).toBeGreaterThan(0)
    const played = await mine.played('p7', 5)
    expect(played.length).toBeGreaterThan(0)
    await mine.paces(played.map(({ id }) => id))
    expect((await mine.counts('p7')).finished).toBeGreaterThan(0)
    expect((await mine.companions('p7')).length).toBeGreaterThan(0)
    expect(await mine.going('ana', ['playing'], 9)).toHaveLength(2)
    expect(await operator.people('', 20)).toHaveLength(20)
    expect(await operator.tables({}, 20)).toHaveLength(20)
    expect(await operator.playing()).toBe(2)
    expect((await operator.tablesWith('p7')).length).toBeGreaterThan(0)
    expect(await operator.untouched(['over'], 1)).toEqual([])
    const held = (await again.acquire('now', NODE))!.hold!
    expect(held.epoch).toBe(hold.epoch + 1)
    const answers = [answerRow('now', 0)]
    const chat = [chatRow('now', 0, 'x')]
    expect((await again.commit(batchOf({ holds: [held], steps: [stepRow('now', 9)], answers, chat }))).lost).toEqual([])
    expect((await again.table('now', 9))!.lines).toHaveLength(1)
    await again.close()
    await expect.poll(gone).toEqual(before)
  })
})
