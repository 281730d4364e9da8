import { describe, expect, it } from 'vitest'
import { BARE, land, SPECIAL, tableAt } from '../table.ts'

/** Royal orders at the end of the game (pages 24 and 27); our rulings. */

type Mine = NonNullable<Parameters<typeof tableAt>[1]['players']>[number]

const LIDS = { merchants: SPECIAL.merchants, crates: SPECIAL.crates }

describe('royal orders at the end of the game (page 27)', () => {
  /** Points of the orders, with seat 0 on this one. */
  const points = (order: string, mine: Mine) => {
    const special = { locked: SPECIAL.locked, ...(mine.merchants || mine.docks ? {} : LIDS), ...mine }
    return tableAt(4, { players: [{ ...BARE, ...special }], orders: [{ order, seat: 0 }] }).points(0, 'orders')
  }
  const BOAT_IDS = ['boat-coin', 'boat-gold-cloth', 'boat-draw', 'boat-cartographer', 'boat-copy'] as const
  const docks = (count: number, faceDown = false) =>
    BOAT_IDS.slice(0, count).map((boat, i) => ({ dock: `dock-${i + 1}`, boat, ...(faceDown && { faceDown }) }))

  it.each([
    [2, 0],
    [3, 3],
    [4, 5],
    [5, 8],
  ])('order-1, boats: %i give %i points, also face down', (count, worth) => {
    expect(points('order-1', { docks: docks(count) })).toBe(worth)
    expect(points('order-1', { docks: docks(count, true) })).toBe(worth)
  })

  const PIECES = ['small', 'large', 'fort', 'small', 'large']
  const SPACES = ['h0,2', 'h0,1', 'h1,1', 'h-1,2', 'h0,0', 'h-2,2', 'h2,0', 'h1,-1', 'h0,-1', 'h-1,0', 'h2,-2', 'h-2,0']
  const RUINS = ['h1,0', 'h-1,1', 'h2,-1', 'h-2,1', 'h0,-2']

  it.each([
    [2, 0],
    [3, 3],
    [4, 5],
    [5, 8],
  ])('order-2, buildings of any kind: %i give %i points', (count, worth) => {
    const spaces = SPACES.slice(0, 5).map((space, i) => `${space} meadow 1${i < count ? ` ${PIECES[i]}` : ''}`)
    expect(points('order-2', { land: land(...spaces) })).toBe(worth)
  })

  it.each([
    [2, 0],
    [3, 3],
    [4, 5],
    [5, 8],
  ])('order-3, statues on land: %i give %i points', (count, worth) => {
    const spaces = SPACES.slice(0, 5).map((space, i) => `${space} meadow 1${i < count ? ' statue' : ''}`)
    const gone = RUINS.slice(0, count).map((space) => ({ space }))
    expect(points('order-3', { land: [...land(...spaces), ...gone] })).toBe(worth)
  })

  it('order-3: markers on statue spaces do not count', () => {
    const spaces = land('h0,2 meadow 1 statue', 'h0,1 meadow 1 statue', 'h1,1 meadow 1')
    const gone = RUINS.slice(0, 4).map((space) => ({ space }))
    expect(points('order-3', { land: [...spaces, ...gone], statueSpaces: ['statue-1', 'statue-2'] })).toBe(0)
  })

  it.each([
    [2, 0],
    [3, 3],
    [4, 5],
    [5, 8],
  ])('order-4, lids off the merchants wherever they are: %i give %i points', (count, worth) => {
    const merchants = [1, 2, 3, 4, 5].slice(count).map((i) => `merchant-${i}`)
    expect(points('order-4', { merchants })).toBe(worth)
    const spread = { merchants, crates: ['crate-draw'], land: land('h0,2 meadow 1 lid') }
    expect(points('order-4', spread)).toBe(worth)
  })

  it.each([
    [3, 0],
    [4, 3],
    [5, 5],
    [6, 8],
    [7, 8],
  ])('order-5, spaces of level 5 and more: %i give %i points', (count, worth) => {
    const spaces = SPACES.slice(0, 8).map((space, i) => `${space} meadow ${i < count ? 5 + (i % 2) : 4}`)
    expect(points('order-5', { land: land(...spaces) })).toBe(worth)
    const occupied = SPACES.slice(0, 8).map((space, i) => `${space} meadow ${i < count ? '5 food' : '4'}`)
    expect(points('order-5', { land: land(...occupied) })).toBe(worth)
  })

  const ALL = [...SPACES, 'h-1,-1', 'h1,-2', ...RUINS]
  it.each([
    [5, 0],
    [4, 3],
    [3, 3],
    [2, 5],
    [1, 5],
    [0, 8],
  ])('order-6, unexplored spaces, with and without ruins: %i left give %i points', (left, worth) => {
    // All that is left unexplored is where ruins are or were: of those that are explored the statues stand elsewhere.
    const explored = ALL.slice(0, 19 - left)
    const statues = RUINS.slice(0, 5 - left)
    const spaces = explored.map((space, i) => `${space} meadow 1${i < statues.length ? ' statue' : ''}`)
    expect(points('order-6', { land: land(...spaces) })).toBe(worth)
  })

  it('order-6: an empty space counts like one with a ruin', () => {
    const explored = ALL.slice(0, 14).map((space, i) => `${space} meadow 1${i < 2 ? ' statue' : ''}`)
    const gone = RUINS.slice(0, 2).map((space) => ({ space }))
    expect(points('order-6', { land: [...land(...explored), ...gone] })).toBe(0)
    const more = [...land(...explored), ...land('h1,0 meadow 1'), { space: 'h-1,1' }]
    expect(points('order-6', { land: more })).toBe(3)
  })

  /** A row of spaces, each beside the one before. */
  const ROW = ['h0,2', 'h0,1', 'h0,0', 'h0,-1', 'h1,-1', 'h1,-2', 'h2,-2', 'h-1,0', 'h-2,0']
  const row = (count: number, terrain: string) =>
    ROW.map((space, i) => `${space} ${i < count ? terrain : 'settlement'} ${1 + (i % 3)}`)

  it.each([
    [4, 0],
    [5, 3],
    [6, 3],
    [7, 5],
    [8, 8],
    [9, 8],
  ])('order-7, the largest area of one terrain: %i spaces give %i points', (count, worth) => {
    for (const terrain of ['meadow', 'forest', 'mountain']) {
      expect(points('order-7', { land: land(...row(count, terrain)) })).toBe(worth)
    }
  })

  it('order-7: settlements do not count, and areas must hang together', () => {
    expect(points('order-7', { land: land(...row(9, 'settlement')) })).toBe(0)
    const parted = ROW.map((space, i) => `${space} ${i === 3 || i === 4 ? 'forest' : 'meadow'} 1`)
    expect(points('order-7', { land: land(...parted) })).toBe(3)
  })

  it('only the best tier counts, for each order one holds', () => {
    const mine = { ...BARE, docks: docks(5), merchants: ['merchant-5'], locked: { ordinary: 2, special: 0 } }
    const orders = [{ order: 'order-1', seat: 0 }, { order: 'order-4', seat: 0 }, { order: 'order-2' }]
    expect(tableAt(4, { players: [mine], orders }).points(0, 'orders')).toBe(8 + 5)
  })

  it('nothing for orders that nobody or somebody else holds', () => {
    const mine = { ...BARE, docks: docks(5) }
    const orders = [{ order: 'order-1', seat: 1 }, { order: 'order-2' }]
    const table = tableAt(4, { players: [mine, { ...BARE, ...SPECIAL }], orders })
    expect([table.points(0, 'orders'), table.points(1, 'orders')]).toEqual([0, 0])
  })

  describe('order-8 copies an order that another player holds, for 1 point less (our rulings)', () => {
    const other = { ...BARE, ...SPECIAL }
    const copying = (mine: Mine, others: { order: string; seat?: number }[], seats: Mine[] = [other, BARE, BARE]) =>
      tableAt(4, {
        players: [{ ...BARE, ...LIDS, locked: SPECIAL.locked, ...mine }, ...seats],
        orders: [{ order: 'order-8', seat: 0 }, ...others],
      })

    it.each([
      [2, 0],
      [3, 2],
      [4, 4],
      [5, 7],
    ])('%i boats of one’s own: %i points', (count, worth) => {
      const table = copying({ docks: docks(count) }, [{ order: 'order-1', seat: 1 }])
      expect(table.points(0, 'orders')).toBe(worth)
    })

    it('the best of them by itself', () => {
      const mine = { docks: docks(3), merchants: ['merchant-5'], crates: [] }
      const seats = [other, other, BARE]
      const orders = [
        { order: 'order-1', seat: 1 },
        { order: 'order-4', seat: 2 },
      ]
      expect(copying(mine, orders, seats).points(0, 'orders')).toBe(4)
    })

    it('the other scores his order in full', () => {
      const seats = [{ ...other, docks: docks(4) }, BARE, BARE]
      const table = copying({ docks: docks(3) }, [{ order: 'order-1', seat: 1 }], seats)
      expect([table.points(0, 'orders'), table.points(1, 'orders')]).toEqual([2, 5])
    })

    it('nothing if nobody else holds one, and not for an order of one’s own or of nobody', () => {
      const idle = [BARE, BARE, BARE]
      expect(copying({ docks: docks(5) }, [{ order: 'order-1' }], idle).points(0, 'orders')).toBe(0)
      const own = { docks: docks(5), locked: { ordinary: 2, special: 0 } }
      expect(copying(own, [{ order: 'order-1', seat: 0 }], idle).points(0, 'orders')).toBe(8)
    })
  })
})
