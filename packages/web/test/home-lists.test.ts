import { games as heads, loadHeads, loadWords } from '@quayside/games/lazy'
import { type Options, optionMatrix } from '@quayside/kernel'
import type { TableCard } from '@quayside/table'
import { describe, expect, it } from 'vitest'
import { ago, clockWords, everybodyAt, optionLines, titleOf } from '../src/home/describe.ts'
import { canJoin, mergeTables, tablesToJoin } from '../src/home/lists.ts'
import type { LocalCard } from '../src/table/kept.ts'
import { BASE } from './base-game.ts'

const OPTIONS: Options = { ...BASE, players: 3 }

const local = (id: string, changed: number, rest: Partial<LocalCard> = {}): LocalCard => ({
  id,
  game: 'puerto-rico',
  options: OPTIONS,
  phase: 'playing',
  names: ['Marta', 'Anselmo', 'Beatriz'],
  waiting: ['Marta'],
  changed,
  ...rest,
})

const remote = (table: string, changed: number, rest: Partial<TableCard> = {}): TableCard => ({
  table,
  game: 'puerto-rico',
  options: OPTIONS,
  phase: 'playing',
  names: ['Marta', 'Ines', 'Rui'],
  open: 0,
  clock: { kind: 'none' },
  yourTurn: false,
  seated: true,
  waiting: ['Ines'],
  changed,
  ...rest,
})

describe('lists of tables', () => {
  it('merge what stands here and what stands on the server: what waits for oneself first, then the newest', () => {
    const rows = mergeTables(
      [local('a', 5), local('b', 1, { phase: 'over', waiting: [] })],
      [remote('c', 9), remote('d', 3, { phase: 'gathering', names: ['Marta', '', ''], open: 2, waiting: [] })],
    )
    expect(rows.map(({ at, id, yourTurn }) => [at, id, yourTurn])).toEqual([
      ['local', 'a', true],
      ['online', 'c', false],
      ['online', 'd', false],
      ['local', 'b', false],
    ])
    expect(rows[2].names).toEqual(['Marta'])
  })

  it('offer tables of others: those to join before those to watch', () => {
    const open = [
      remote('watch', 9, { seated: false }),
      remote('join', 2, { seated: false, phase: 'gathering', open: 1 }),
      remote('mine', 8, { seated: false }),
      remote('sat', 7),
    ]
    const offered = tablesToJoin(open, [remote('mine', 8)])
    expect(offered.map(({ table }) => table)).toEqual(['join', 'watch'])
    expect(offered.map(canJoin)).toEqual([true, false])
  })
})

describe('words', () => {
  const NOW = Date.UTC(2030, 5, 15, 12)
  const before = (seconds: number) => NOW - seconds * 1000

  it('say how long ago something was', () => {
    expect(ago('en', before(20), NOW)).toBe('now')
    expect(ago('en', before(-20), NOW)).toBe('now')
    expect(ago('en', before(61), NOW)).toBe('1 minute ago')
    expect(ago('en', before(2 * 3600), NOW)).toBe('2 hours ago')
    expect(ago('en', before(25 * 3600), NOW)).toBe('yesterday')
    expect(ago('pt', before(3 * 3600), NOW)).toBe('há 3 horas')
    expect(ago('it', before(3 * 24 * 3600), NOW)).toBe('3 giorni fa')
    expect(ago('it', before(25 * 3600), NOW)).toBe('ieri')
    expect(ago('en', before(15 * 24 * 3600), NOW)).toBe('2 weeks ago')
    expect(ago('en', before(800 * 24 * 3600), NOW)).toBe('2 years ago')
  })

  it('name a table by its game, and by its edition unless that is how the game comes', () => {
    expect(titleOf('puerto-rico', OPTIONS, 'en')).toBe('Puerto Rico')
    expect(titleOf('mombasa', { players: 3, setup: 'first' }, 'en')).toBe('Mombasa')
    expect(titleOf('mombasa', { players: 3, setup: 'later' }, 'en')).toBe('Mombasa, varied start')
    expect(titleOf('puerto-rico', { ...OPTIONS, edition: '2020' }, 'it')).toBe('Puerto Rico, 2020')
    expect(titleOf('puerto-rico', { ...OPTIONS, edition: '1897' }, 'pt')).toBe('Puerto Rico 1897')
    expect(titleOf('gone', OPTIONS, 'en')).toBe('gone')
  })

  it('name opponents that the game plays itself, also before it is loaded', async () => {
    const options = { players: 1, start: 'meadow', level: 3, strategy: 'random' }
    const alone = { game: 'cooper-island', options, names: ['Marta'] }
    expect(everybodyAt(alone, 'en')).toEqual(['Marta', 'Cooper'])
    expect(everybodyAt({ ...alone, options: { ...options, players: 2 } }, 'en')).toEqual(['Marta'])
    expect(everybodyAt({ game: 'gone', options: {}, names: ['Marta'] }, 'en')).toEqual(['Marta'])
    await loadWords('pt')
    await loadHeads()
    for (const head of heads) {
      for (const row of optionMatrix(head.schema, head.refuse)) {
        for (const id of head.automas?.(row) ?? []) expect(head.words('pt', row).thing('automa', id)).not.toBe(id)
      }
    }
  })

  it('leave out options that make no difference', () => {
    const labels = (players: number) =>
      optionLines('cooper-island', { players, start: 'meadow', level: 2, strategy: 'random' }, 'en').length
    expect([labels(1), labels(2)]).toEqual([3, 1])
  })

  it('tell options and clocks', () => {
    expect(optionLines('puerto-rico', OPTIONS, 'pt')).toEqual([{ label: 'Edição', value: 'Clássica' }])
    expect(clockWords('en', { kind: 'none' })).toBe('no clock')
    expect(clockWords('en', { kind: 'days', days: 1 })).toBe('1 day a turn')
    expect(clockWords('it', { kind: 'live', bank: 600, increment: 10 }).replaceAll('\u00a0', ' ')).toBe('10 min + 10 s')
  })
})
