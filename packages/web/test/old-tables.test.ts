import { Analysis } from '@quayside/bots/analysis'
import { think } from '@quayside/bots/think'
import { gameById } from '@quayside/games'
import { loadKnownGame } from '@quayside/games/judgements'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { correctAll, corrected } from '../../games/registry/test/corrected.ts'
import { loadPast } from '../src/replay/load.ts'
import { openRecord } from '../src/replay/record.ts'
import { isKept, keepTable, loadLocalGame, openLocalTable, recordOfLocal, setLocalTable } from '../src/table/kept.ts'
import version1 from './old/version-1.json' with { type: 'json' }

/** Tables that this browser kept before rules were corrected. */

vi.mock('../src/app/router.svelte.ts', () => ({ go: () => {}, pathOf: {} }))
vi.mock('../src/app/connection.ts', () => ({ connection: {} }))

let kept: Map<string, string>

beforeEach(() => {
  kept = new Map(Object.entries(version1))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** After corrections of every game. */
const correct = () => onTestFinished(correctAll(corrected))

describe.each(['puertorico', 'mombasa', 'cooper'])('the old table %s', (id) => {
  it('is played to its end under the rules it began with, bots included', async () => {
    correct()
    const game = (await loadLocalGame(id))!
    expect(game).not.toBe(gameById(game.id))
    expect(game.version).toBe(1)
    const table = openLocalTable(id)!
    const { rules, options } = table.record()
    const mind = (await loadKnownGame(rules, options))!
    table.handOver(0, 'steady', 0)
    while (table.phase === 'playing') {
      const seat = table.botToAnswer()
      expect(table.answerForBot(seat, think({ ...table.botJob(seat), bot: 'steady' }, mind), 0).ok).toBe(true)
    }
    keepTable(id, table)
    expect(JSON.parse(kept.get(`quayside.table.${id}`)!).rules).toEqual(rules)
    expect(openLocalTable(id)!.match.over).toBe(true)
  })
})

describe('the old table that is over', () => {
  it('can be looked back on and analysed', async () => {
    correct()
    const past = await loadPast({ at: 'local', id: 'puertoover' }, () => {})
    expect(past.game.version).toBe(1)
    expect(past.history.frames.length).toBeGreaterThan(100)
    const mind = (await loadKnownGame(past.record!.rules, past.options))!
    expect(Analysis.of(past.record!, mind, 'seed').ok).toBe(true)
  })

  it('can be saved as a file and opened again', async () => {
    correct()
    await loadLocalGame('puertoover')
    const record = recordOfLocal('puertoover')!
    expect(await openRecord(JSON.stringify(record))).toMatchObject({ record, game: { version: 1 } })
  })
})

describe('a table of rules that this page does not know', () => {
  it('is kept, and not opened under others', async () => {
    const text = JSON.parse(kept.get('quayside.table.mombasa')!)
    kept.set('quayside.table.newer', JSON.stringify({ ...text, rules: { game: 'mombasa', version: 99, data: 'x' } }))
    expect(isKept('newer')).toBe(true)
    expect(await loadLocalGame('newer')).toBeUndefined()
    expect(openLocalTable('newer')).toBeNull()
    await expect(loadPast({ at: 'local', id: 'newer' }, () => {})).rejects.toMatchObject({ code: 'unknown-rules' })
  })
})

describe('a new table', () => {
  it('names the rules it begins with', () => {
    const setting = { game: 'mombasa', options: { players: 2 }, clock: { kind: 'none' }, expiry: 'wait' } as const
    const chairs = ['Ana', 'Rui'].map((name) => ({ kind: 'person', person: 'here', name }) as const)
    const id = setLocalTable({ ...setting, undo: true, advice: true }, chairs)
    if (!id.ok) throw new Error(id.error.message)
    const { version } = gameById('mombasa')!
    expect(JSON.parse(kept.get(`quayside.table.${id.value}`)!).rules).toMatchObject({ game: 'mombasa', version })
  })
})
