import { describe, expect, it } from 'vitest'
import { slots, tableAt } from '../table.ts'

/** Término da sua própria fase de ação (pages 9 and 10) and rulings 8, 47, 59. */

describe('taking a resting pile', () => {
  const ending = (resting: string[][], area: (string | null)[] = []) =>
    tableAt(2, { players: [{ hand: ['banana-1'], slots: slots(...area), resting }] }).says(0, 'end')

  it('exactly one, and one that holds cards', () => {
    const table = ending([[], ['banana-2', 'cotton-2'], [], ['coffee-1']]).asks(0, 'take-pile', ['pile 2', 'pile 4'])
    table.refuses(0, 'pile 3', 'pile-empty').refuses(0, 'end', 'other-question').says(0, 'pile 4')
    expect(table.player(0)).toMatchObject({
      hand: ['banana-1', 'coffee-1'],
      resting: [[], ['banana-2', 'cotton-2'], [], [], []],
    })
  })

  it('the only one there is comes by itself, and that is told', () => {
    const table = ending([[], [], ['coffee-1', 'cotton-2']]).asks(1, 'turn')
    expect(table.player(0).hand).toEqual(['banana-1', 'cotton-2', 'coffee-1'])
    expect(table.events('only-answer')).toEqual([{ kind: 'only-answer', seat: 0, answer: 'pile 3' }])
    expect(table.events('pile-taken')).toEqual([{ kind: 'pile-taken', seat: 0, pile: 3, count: 2 }])
  })

  it('with all piles empty nothing is taken', () => {
    const table = ending([]).asks(1, 'turn')
    expect(table.player(0).hand).toEqual(['banana-1'])
    expect(table.events('pile-taken')).toEqual([])
  })

  it('the cards just played are not in it yet', () => {
    const table = ending([[], ['coffee-1'], ['cotton-2']], [null, 'banana-2', 'expansion-2']).says(0, 'pile 2')
    expect(table.player(0)).toMatchObject({
      hand: ['banana-1', 'coffee-1'],
      resting: [[], ['banana-2'], ['cotton-2', 'expansion-2'], [], []],
    })
  })

  it('cards just played cannot be taken though all piles are empty', () => {
    const table = ending([], [null, 'banana-2']).asks(1, 'turn')
    expect(table.player(0)).toMatchObject({ hand: ['banana-1'], resting: [[], ['banana-2'], [], [], []] })
  })
})

describe('leaving the phase', () => {
  it('unused cards go to rest like the used ones', () => {
    const players = [{ slots: slots(null, 'banana-1', 'coffee-2'), used: [2] }]
    const table = tableAt(2, { players }).says(0, 'end').asks(1, 'turn')
    expect(table.player(0)).toMatchObject({
      resting: [[], ['banana-1'], ['coffee-2'], [], []],
      used: [],
      slots: slots(),
    })
  })

  it('all tiles go back, used or not', () => {
    const tiles = { 'plus-one': { seat: 0 }, 'expansion-tile': { seat: 0 }, 'bookkeeper-tile': { seat: 1 } }
    const table = tableAt(2, { tiles }).says(0, 'end', 'pile 2').asks(1, 'turn')
    expect(table.view().tiles).toEqual({ 'bookkeeper-tile': { seat: 1, used: false } })
  })

  it('the others go on, turn by turn, without those who have ended', () => {
    const table = tableAt(3, {}).says(0, 'mark plus-one').says(1, 'end', 'pile 2').says(2, 'mark bookkeeper-tile')
    table.asks(0, 'turn').says(0, 'end', 'pile 2').asks(2, 'turn').says(2, 'mark discard-card', 'discard coffee-1')
    // With no card and no marker left the phase of seat 2 ends by itself.
    table.asks(2, 'take-pile').says(2, 'pile 2')
    expect(table.view()).toMatchObject({ round: 2, now: { phase: 'planning' } })
  })

  it('in the last round no pile is asked for', () => {
    const resting = [[], ['banana-1', 'cotton-2'], ['coffee-1']]
    const table = tableAt(2, { round: 7, players: [{ resting, slots: slots(null, 'banana-2') }] }).says(0, 'end')
    table.asks(1, 'turn').says(1, 'end')
    expect(table.over).toBe(true)
    expect(table.events('pile-taken')).toEqual([])
    expect(table.player(0).resting[1]).toEqual(['banana-1', 'banana-2', 'cotton-2'])
  })
})
