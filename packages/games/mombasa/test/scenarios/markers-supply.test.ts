import { describe, expect, it } from 'vitest'
import { SPACES } from '../../src/ids.ts'
import { slots, tableAt } from '../table.ts'

/** How many markers there are and what they block: page 2, Coloque 1 Marcador de Bônus (page 8); our rulings 33, 37, 51 and 62. */

const rich = { pounds: 20, slots: slots(null, 'coffee-1') }

describe('the supply of page 2', () => {
  it.each([
    [2, 3],
    [3, 2],
    [4, 2],
  ])('with %i players everybody has %i markers', (players, markers) => {
    const seen = tableAt(players, {}).view().players
    expect(seen.map((player) => player.markers)).toEqual(Array.from({ length: players }, () => markers))
  })

  it('a turn places one marker, and when they are gone no space is open', () => {
    const table = tableAt(3, { firstPlayer: 2, players: [rich, rich, rich] })
    table.says(0, 'mark plus-one').asks(1, 'turn').says(1, 'end').says(2, 'end')
    expect(table.player(0)).toMatchObject({ markers: 1, markersOut: 1 })
    table.says(0, 'mark bookkeeper-tile')
    expect(table.player(0)).toMatchObject({ markers: 0, markersOut: 2 })
    table.asks(0, 'turn', ['use 2', 'end']).refuses(0, 'mark merchant-tile', 'no-marker-left')
  })

  it('they come back when the next round is prepared', () => {
    const table = tableAt(2, { spaces: { 'plus-one': 0, 'majority-coffee': 0, 'buy-card': 0, 'first-player': 1 } })
    expect(table.player(0).markers).toBe(0)
    table.passRound()
    expect(table.view().spaces).toEqual({})
    expect(table.view().players.map(({ markers, markersOut }) => [markers, markersOut])).toEqual([
      [3, 0],
      [3, 0],
    ])
  })

  it('who has nothing left to use and no marker is out of the phase without being asked', () => {
    const spaces = { 'plus-one': 0, 'majority-coffee': 0, 'buy-card': 0 } as const
    const table = tableAt(2, { players: [{ slots: slots(), hand: [] }], spaces })
    expect(table.player(0).ended).toBe(true)
    expect(table.match.eventsFor(1)).toContainEqual({ kind: 'only-answer', seat: 0, answer: 'end' })
    table.asks(1, 'turn')
  })
})

describe('a marker blocks its space for the rest of the round', () => {
  it.each(SPACES)('%s: for the others and for its owner', (space) => {
    for (const by of [0, 1])
      tableAt(2, { players: [rich], spaces: { [space]: by } }).refuses(0, `mark ${space}`, 'space-taken')
  })

  it('also when its owner has ended the phase', () => {
    const table = tableAt(2, { players: [rich, rich], now: { phase: 'actions', by: 1 } })
    table.says(1, 'mark merchant-tile').says(0, 'mark plus-one').says(1, 'end')
    table.refuses(0, 'mark merchant-tile', 'space-taken').says(0, 'end')
    expect(table.view()).toMatchObject({ round: 2, spaces: {} })
  })
})

describe('spaces that reserve a tile', () => {
  it.each([
    ['plus-one', 1],
    ['bookkeeper-tile', 1],
    ['merchant-tile', 2],
    ['expansion-tile', 2],
  ] as const)('%s costs %i', (space, pounds) => {
    const table = tableAt(2, { players: [{ pounds }] }).says(0, `mark ${space}`)
    expect(table.player(0).pounds).toBe(0)
    tableAt(2, { players: [{ pounds: pounds - 1 }] }).refuses(0, `mark ${space}`, 'space-pounds')
  })

  it('are open in round 7 too, though nobody gets the tile any more', () => {
    const table = tableAt(2, { round: 7, players: [rich, rich] })
      .says(0, 'mark merchant-tile')
      .passRound()
    expect(table.over).toBe(true)
    expect(table.view().tiles).toEqual({})
    expect(table.pounds()[0]).toBe(18)
  })
})
