import { describe, expect, it } from 'vitest'
import { type Setting, slots, tableAt } from '../table.ts'

/** Fase de preparação para a próxima rodada (page 10) and rulings 12, 48, 49, 50. */

const now = { phase: 'planning' } as const

describe('coins', () => {
  it.each([
    [2, [1, 1, 1, 1, 1, 1], [0, 0, 0, 0, 0, 0]],
    [3, [1, 1, 1, 1, 1, 1], [1, 0, 1, 0, 1, 0]],
    [4, [1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1]],
  ])('%i players: round by round one to the first row, a second one to the second', (players, first, second) => {
    const table = tableAt(players, { now })
    for (let round = 2; round <= 7; round++) {
      table.passRound()
      const upTo = (row: number[]) => row.map((coins, column) => (column + 2 <= round ? coins : 0))
      expect(table.view()).toMatchObject({ round, books: { coins: [upTo(first), upTo(second)] } })
    }
    expect(table.events('coins-moved').map(({ count }) => count)).toEqual(first.map((coins, i) => coins + second[i]))
  })
})

describe('the card display', () => {
  const STACK = ['banana-3', 'cotton-3', 'coffee-3', 'expansion-2-mombasa', 'expansion-2-cairo', 'merchant-mombasa']
  const prepared = (display: NonNullable<Setting['display']>, stack = STACK) =>
    tableAt(2, { now, display, stack }).passRound().view()

  it('what lies in the right column is discarded, the rest of each row moves right together', () => {
    const seen = prepared({
      left: ['banana-2', 'cotton-2', null, null],
      middle: ['coffee-2', null, 'merchant', null],
      right: ['bookkeeper-2', 'expansion-2', null, 'coffee-3'],
    })
    expect(seen.discards).toEqual(expect.arrayContaining(['bookkeeper-2', 'expansion-2', 'coffee-3']))
    expect(seen.display.right.slice(0, 3)).toEqual(['coffee-2', 'cotton-2', 'merchant'])
    expect(seen.display.middle[0]).toBe('banana-2')
  })

  it('two cards keep their order, a single one goes to the right end from wherever it lay', () => {
    const seen = prepared({ left: ['banana-2', 'cotton-2'], middle: ['coffee-2'] }, [])
    expect(seen.display).toEqual({
      left: [null, null, null, null],
      middle: ['banana-2', null, null, null],
      right: ['coffee-2', 'cotton-2', null, null],
    })
  })

  it('then the right column is filled from above, then the middle, then the left', () => {
    const seen = prepared({ left: ['banana-2', 'cotton-2'], middle: ['coffee-2'] })
    expect(seen.display).toEqual({
      left: ['merchant-mombasa', null, null, null],
      middle: ['banana-2', 'coffee-3', 'expansion-2-mombasa', 'expansion-2-cairo'],
      right: ['coffee-2', 'cotton-2', 'banana-3', 'cotton-3'],
    })
  })

  it('spaces stay empty when the stack has run out', () => {
    const seen = prepared({ right: ['banana-2'] }, ['cotton-3', 'coffee-3'])
    expect(seen.display).toEqual({
      left: [null, null, null, null],
      middle: [null, null, null, null],
      right: ['cotton-3', 'coffee-3', null, null],
    })
    expect(seen.stackLeft).toBe(0)
  })

  it('with the last cards gone nothing comes any more, and discards are never shuffled in', () => {
    const table = tableAt(2, { now, display: { middle: ['banana-2'] }, stack: [] })
      .passRound()
      .passRound()
    expect(Object.values(table.view().display).flat()).toEqual(Array.from({ length: 12 }, () => null))
    expect(table.view().discards).toContain('banana-2')
  })

  it('a card that was bought leaves its space empty until then', () => {
    const players = [{ slots: slots(null, 'banana-3') }]
    const table = tableAt(2, { players, display: { left: ['cotton-2'], middle: ['banana-2'] }, stack: STACK })
    table.says(0, 'use 2', 'buy middle 1')
    expect(table.view().display).toMatchObject({
      left: ['cotton-2', null, null, null],
      middle: [null, null, null, null],
    })
    expect(table.passRound().view().display.right[0]).toBe('cotton-2')
  })
})

describe('markers and order', () => {
  it('markers come back, and those on tile spaces bring the tile', () => {
    const spaces = { 'plus-one': 1, 'merchant-tile': 0, 'discard-card': 0, 'first-player': 1 } as const
    const table = tableAt(2, { round: 2, firstPlayer: 1, roundFirst: 0, spaces }).passRound()
    expect(table.view()).toMatchObject({
      round: 3,
      roundFirst: 1,
      spaces: {},
      tiles: { 'plus-one': { seat: 1, used: false }, 'merchant-tile': { seat: 0, used: false } },
    })
    expect(table.view().players.map(({ markers, markersOut }) => [markers, markersOut])).toEqual([
      [3, 0],
      [3, 0],
    ])
    expect(table.events('tile-taken')).toHaveLength(2)
  })

  it('steps come in the order of the rulebook: coins, cards, tiles, then the round begins', () => {
    const table = tableAt(2, {
      spaces: { 'plus-one': 0 },
      stack: ['banana-3'],
      display: { right: ['banana-2'] },
    }).passRound()
    const kinds = table.match.eventsFor('referee').map(({ kind }) => kind)
    const steps = ['coins-moved', 'display-discarded', 'card-revealed', 'tile-taken', 'round-began']
    expect(kinds.filter((kind) => steps.includes(kind))).toEqual(steps)
  })

  it('everybody plans again: nothing is used, nobody has ended', () => {
    const table = tableAt(2, { players: [{ slots: slots(null, 'merchant') }] })
      .says(0, 'use 2')
      .passRound()
    expect(table.view().now).toEqual(now)
    for (const player of table.view().players) {
      expect(player).toMatchObject({ used: [], ended: false, turns: 0, sealed: false, slots: slots() })
    }
  })

  it('after round 7 nothing is prepared', () => {
    const display = { right: ['banana-2'] }
    const table = tableAt(2, { round: 7, display, stack: ['banana-3'], spaces: { 'plus-one': 0 } }).passRound()
    expect(table.over).toBe(true)
    expect(table.view()).toMatchObject({ round: 7, stackLeft: 1, spaces: { 'plus-one': 0 }, tiles: {} })
    expect(table.view().display.right[0]).toBe('banana-2')
    expect(table.events('coins-moved')).toEqual([])
    expect(table.events('game-over')).toHaveLength(1)
  })
})
