import { Rng } from '@quayside/kernel'
import { matchAt } from '@quayside/kernel/scenarios'
import { describe, expect, it } from 'vitest'
import { puertoRico } from '../../src/index.ts'
import { fields, newTable, type PlayerSetting, type Setting, Table, tableAt, times } from '../table.ts'

/** Announcing Achievements, their points, and positions with them: 1897, Expansão VI. */

const WITH = { expansions: ['achievements'] } as const

interface CardSeen {
  readonly id?: string
  readonly fulfilled?: boolean
  readonly announced: boolean
}

/** Seat 0 has the card for seven crates of a good, and so many crates of corn. */
function collecting(corn: number, setting: Omit<Setting, 'players'> = {}, more: PlayerSetting = {}): Table {
  const first = { goods: { corn }, ...more, achievements: [{ id: 'master-collector' as const }] }
  return tableAt('1897', 3, { ...setting, players: [first, { achievements: [] }, { achievements: [] }] }, WITH)
}

const cardsOf = (
  table: Table,
  seat: number,
  viewer: 'referee' | 'spectator' | number = 'referee',
): readonly CardSeen[] => (table.view(viewer).players[seat] as unknown as { achievements: CardSeen[] }).achievements

describe('announcing', () => {
  it('is free whenever its owner decides something, and tells everybody', () => {
    const table = collecting(7)
    expect(table.answers(0, 'announce')).toEqual(['announce master-collector'])
    table.refuses(0, 'announce pastry-maker', 'no-such-card')
    table.says(0, 'announce master-collector').asks(0, 'choose-role')
    expect(table.answers(0, 'announce')).toEqual([])
    table.refuses(0, 'announce master-collector', 'no-such-card')
    expect(table.events('achievement-announced')).toHaveLength(1)
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(cardsOf(table, 0, viewer)).toEqual([{ id: 'master-collector', fulfilled: true, announced: true }])
    }
    table.cannotUndo(0, 'undo-revealed')
  })

  it('is refused for a card that is not fulfilled', () => {
    collecting(6).refuses(0, 'announce master-collector', 'not-fulfilled')
  })

  it('is not offered where there is nothing to decide, for the pause would tell', () => {
    const mayor = { now: { phase: 'mayor', by: 0 } } as const
    const table = collecting(7, mayor, { fields: fields('corn') }).says(0, 'no worker')
    expect(table.events('only-answer')[0]).toMatchObject({ seat: 0, answer: 'place corn' })
  })

  it('counts for nothing: fulfilled cards score unannounced', () => {
    const table = collecting(7)
    expect(table.points(0, 'achievements')).toBe(7)
    expect(table.says(0, 'announce master-collector').points(0, 'achievements')).toBe(7)
    expect(collecting(6).points(0, 'achievements')).toBe(0)
  })

  it('others learn no points from it', () => {
    const table = collecting(7).says(0, 'announce master-collector')
    const lines = (viewer: number) => table.score(viewer)[0].lines.map(({ what }) => what)
    expect(lines(0)).toContain('achievements')
    expect(lines(1)).not.toContain('achievements')
  })
})

describe('positions', () => {
  it('four cards each are dealt where nothing is said', () => {
    const table = tableAt('1897', 3, {}, WITH)
    const all = [0, 1, 2].flatMap((seat) => cardsOf(table, seat).map(({ id }) => id))
    expect(new Set(all).size).toBe(12)
  })

  it('what is written reads back', () => {
    const table = collecting(7).says(0, 'announce master-collector')
    const written = puertoRico.writePosition(table.match.state as never) as object
    expect(new Table(matchAt(puertoRico, written)).hash).toBe(table.hash)
  })

  it.each<[string, NonNullable<PlayerSetting['achievements']>]>([
    [
      'seat 0 has more than 4 achievements',
      [
        { id: 'pastry-maker' },
        { id: 'big-spender' },
        { id: 'dock-tycoon' },
        { id: 'deal-closer' },
        { id: 'trade-tycoon' },
      ],
    ],
    ['the achievement "pastry-maker" is given twice', [{ id: 'pastry-maker' }, { id: 'pastry-maker' }]],
    ['is announced, so it is fulfilled', [{ id: 'pastry-maker', fulfilled: false, announced: true }]],
  ])('refused: %s', (message, cards) => {
    expect(() => tableAt('1897', 3, { players: [{ achievements: cards }] }, WITH)).toThrow(message)
  })
})

describe('the end of the game', () => {
  it('opens all cards', () => {
    const table = newTable('1897', 3, 'open', WITH)
    const names = () => cardsOf(table, 1, 0).map(({ id }) => id)
    expect(names()).toEqual(times(4, undefined))
    const rng = new Rng('open')
    while (!table.over) {
      const [{ seat, answers }] = table.match.status().ask
      table.match.answer(seat, answers[rng.below(answers.length)])
    }
    expect(names().every((id) => typeof id === 'string')).toBe(true)
  })
})
