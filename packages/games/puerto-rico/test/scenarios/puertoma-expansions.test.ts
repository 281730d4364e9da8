import { describe, expect, it } from 'vitest'
import type { Setting } from '../table.ts'
import { deckFrom, LONE, newPuertomas, puertomasAt, SOLO } from './puertoma-table.ts'

const withParts = (...expansions: string[]) => ({ ...LONE, expansions })

describe('new buildings (1897, Puertoma, Expansão I)', () => {
  it('a Puertoma offers the building that a card counts out', () => {
    const table = newPuertomas({ ...SOLO, expansions: ['new-buildings'] })
    table.asks(0, 'market-draft')
    table.says(0, table.answers(0)[0])
    expect(table.of('building-offered', 1)).toHaveLength(1)
    expect(table.of('building-offered', 2)).toHaveLength(1)
    expect(table.events('automa-card').length).toBeGreaterThanOrEqual(2)
    table.asks(0, 'market-draft')
  })

  it('a statue is a large building', () => {
    const table = puertomasAt(withParts('new-buildings'), {
      players: [{}, {}, { board: { levels: [[], [], [], ['statue']] } }],
    })
    expect(table.points(2, 'buildings')).toBe(8)
    expect(table.points(2, 'large-buildings')).toBe(6)
  })
})

describe('citizens (1897, Puertoma, Expansão II)', () => {
  it('takes one from the agency if there is one; it works like a worker', () => {
    const table = puertomasAt(withParts('nobles'), {
      governor: 0,
      now: { phase: 'choose', by: 2 },
      rolesTaken: { 0: ['settler'], 1: ['builder'] },
      workerShip: 2,
      nobleShip: 1,
      players: [{ fields: [] }, { fields: [] }, { board: { estates: { indigo: [0] } } }],
    })
    expect(table.roles(2)).toEqual(['mayor'])
    expect(table.of('noble-arrived', 2)).toHaveLength(1)
    expect(table.board(2)).toMatchObject({ estates: { indigo: [2] }, nobles: 1 })
    expect(table.points(2, 'nobles')).toBe(1)
  })
})

describe('the buccaneer (1897, Puertoma, Expansão III)', () => {
  const raids = (setting: Setting) =>
    puertomasAt(withParts('buccaneer'), {
      governor: 0,
      now: { phase: 'choose', by: 2 },
      rolesTaken: { 0: ['captain'], 1: ['mayor'] },
      openFields: ['coffee'],
      puertoma: { marker: 'craftsman' },
      ...setting,
    })

  it('counts as two coins, and comes before the cards', () => {
    const table = raids({ tradingHouse: ['corn'], roleCoins: { settler: 2 }, puertoma: { marker: 'mayor' } })
    expect(table.roles(2)).toEqual(['buccaneer'])
    expect(table.grounds(2)[0]).toBe('buccaneer-first')
    const richer = raids({ tradingHouse: ['corn'], roleCoins: { settler: 3 }, puertoma: { marker: 'mayor' } })
    expect(richer.roles(2)).toEqual(['settler'])
  })

  it('does what gains most; the marker moves along an arrow', () => {
    const table = raids({ tradingHouse: ['corn', 'sugar'], ships: [{ capacity: 4, good: 'corn', count: 1 }] })
    expect(table.grounds(2)).toEqual(['arrow', 'most-gain'])
    expect(table.of('house-plundered', 2)).toMatchObject([{ count: 2 }])
    expect(table.marker).toBe('buccaneer')
  })

  it('of equals it poaches first, only as many as it has circles for', () => {
    const table = raids({
      tradingHouse: ['corn'],
      workerShip: 8,
      players: [{}, {}, { coins: 0, board: { estates: { corn: [0], indigo: [2] } } }],
    })
    expect(table.of('workers-poached', 2)).toHaveLength(1)
    expect(table.board(2).estates.corn).toEqual([1])
    expect(table.player(2).spare).toBe(0)
    expect(table.view().workerShip).toBe(3)
  })

  it.each<[string, NonNullable<Setting['ships']>, number]>([
    [
      'with goods that it does not make',
      [
        { capacity: 4, good: 'sugar', count: 2 },
        { capacity: 6, good: 'corn', count: 5 },
      ],
      4,
    ],
    [
      'then the fullest',
      [
        { capacity: 4, good: 'sugar', count: 2 },
        { capacity: 6, good: 'indigo', count: 3 },
      ],
      6,
    ],
    [
      'then that with the best goods',
      [
        { capacity: 4, good: 'sugar', count: 2 },
        { capacity: 6, good: 'indigo', count: 2 },
      ],
      4,
    ],
  ])('raids a ship %s', (_, ships, ship) => {
    const table = raids({ ships, players: [{}, {}, { coins: 0, board: { estates: { corn: [1] } } }] })
    expect(table.of('ship-raided', 2)).toMatchObject([{ ship }])
  })

  it('does not pay if there is nothing to rob', () => {
    expect(raids({}).roles(2)).not.toContain('buccaneer')
  })
})

type Goals = NonNullable<Setting['festival']>['goals']

describe('the festival (1897, Puertoma, Expansão IV e V)', () => {
  const GOALS: Goals = [
    { id: 'estates', estates: ['corn'] },
    { id: 'goods', goods: ['corn', 'sugar', 'sugar'] },
    { id: 'building', building: 'factory' },
  ]
  const at = (setting: Setting, goals: Goals = GOALS, ...more: string[]) =>
    puertomasAt(withParts('festival', ...more), { festival: { goals }, ...setting } as Setting)

  it('an estate that a goal asks for comes first, even a third one, which counts as a quarry', () => {
    const table = at({
      now: { phase: 'settler', by: 0 },
      openFields: ['corn', 'coffee'],
      players: [{}, {}, { board: { estates: { corn: [1, 0] } } }],
    })
    table.says(0, 'pass').says(1, 'pass')
    expect(table.of('tile-taken', 2)).toMatchObject([{ tile: 'corn' }])
    expect(table.of('goal-met', 2)).toMatchObject([{ goal: 'estates' }])
    expect(table.board(2).aside).toEqual(['corn'])
    expect(table.board(2).estates.corn).toEqual([1, 1])
    expect(table.points(2, 'quarries')).toBe(3)
    expect(table.player(2).spare).toBe(2)
  })

  it('then one for a crate of the festival that it does not have', () => {
    const table = at({
      now: { phase: 'settler', by: 0 },
      openFields: ['sugar', 'coffee', 'tobacco'],
      players: [{}, {}, { board: { estates: { coffee: [0] } } }],
    })
    table.says(0, 'pass').says(1, 'pass')
    expect(table.of('tile-taken', 2)).toMatchObject([{ tile: 'sugar' }])
  })

  it('workers go first where a goal’s crates are made', () => {
    const table = at({
      now: { phase: 'mayor', by: 0 },
      workerShip: 3,
      players: [{ fields: [] }, { fields: [] }, { board: { estates: { indigo: [1], sugar: [0] } } }],
    }).says(0, 'no worker')
    expect(table.board(2).estates).toMatchObject({ indigo: [1], sugar: [1] })
    expect(table.grounds(2)[0]).toBe('festival-goal')
  })

  it('the building that a goal asks for comes before a dearer one, in a space of its level or a higher one it could pay', () => {
    const builds = (coins: number, levels: string[][]) => {
      const table = at({
        now: { phase: 'builder', by: 0 },
        players: [{ coins: 1 }, { coins: 1 }, { coins, board: { levels: levels as [] } }],
        puertoma: { deck: deckFrom(1) },
      })
      return table.says(0, 'pass').says(1, 'pass')
    }
    expect(builds(9, []).of('built', 2)[0]).toMatchObject({ building: 'factory' })
    expect(builds(9, []).of('goal-met', 2)).toMatchObject([{ goal: 'building' }])
    const full = [[], [], ['harbor', 'wharf']]
    expect(builds(9, full).of('built', 2)[0]).toMatchObject({ building: 'large-warehouse' })
    expect(builds(10, full).board(2).levels[3]).toEqual(['factory'])
  })

  const CARDS: Goals = [
    ...GOALS,
    { id: 'closing-time', goods: ['indigo'] },
    { id: 'traditional-send-off', goods: ['corn'] },
    { id: 'twin-farmers', estates: ['tobacco', 'coffee'] },
  ]

  it('the crate that closes the trading house', () => {
    const table = at(
      {
        now: { phase: 'trader', by: 0 },
        tradingHouse: ['corn', 'sugar', 'tobacco'],
        players: [{}, {}, { goods: { indigo: 1, coffee: 1 } }],
      },
      CARDS,
      'festival-cards',
    )
    expect(table.of('sold', 2)).toMatchObject([{ good: 'indigo' }])
    expect(table.of('goal-met', 2)).toMatchObject([{ goal: 'closing-time' }])
  })

  it('the ship that a goal sends off, even if crates are left over', () => {
    const table = at(
      { now: { phase: 'captain', by: 0 }, players: [{}, {}, { goods: { corn: 6 } }] },
      CARDS,
      'festival-cards',
    )
    expect(table.of('loaded', 2)[0]).toMatchObject({ good: 'corn', count: 4, ship: 4 })
    expect(table.grounds(2)[0]).toBe('dispatch')
    expect(table.of('goal-met', 2)).toMatchObject([{ goal: 'traditional-send-off' }])
  })
})
