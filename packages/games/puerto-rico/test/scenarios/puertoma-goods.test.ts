import { describe, expect, it } from 'vitest'
import type { PlayerSetting } from '../table.ts'
import { LONE, puertomasAt } from './puertoma-table.ts'

type Goods = NonNullable<PlayerSetting['goods']>

describe('goods (1897, Puertoma, Produtor)', () => {
  it('every active estate makes a crate, and nothing else is needed', () => {
    const board = { estates: { corn: [1, 1], indigo: [2, 1], coffee: [3] } }
    const table = puertomasAt(LONE, { now: { phase: 'craftsman', by: 0 }, players: [{}, {}, { board }] })
    expect(table.goods(2)).toEqual({ corn: 2, indigo: 1, coffee: 1 })
  })

  it('as chooser it has one more of the best kind it made', () => {
    const table = puertomasAt(LONE, {
      governor: 0,
      now: { phase: 'choose', by: 2 },
      rolesTaken: { 0: ['settler'], 1: ['builder'] },
      puertoma: { marker: 'captain' },
      players: [{}, {}, { board: { estates: { corn: [1], tobacco: [3], coffee: [0] } } }],
    })
    expect(table.roles(2)).toEqual(['craftsman'])
    expect(table.goods(2)).toEqual({ corn: 1, tobacco: 2 })
    expect(table.of('extra-barrel', 2)).toMatchObject([{ good: 'tobacco' }])
  })
})

describe('sales (1897, Puertoma, Negociante)', () => {
  const sells = (goods: Goods, tradingHouse: ('corn' | 'coffee' | 'sugar')[] = []) =>
    puertomasAt(LONE, { now: { phase: 'trader', by: 0 }, players: [{}, {}, { coins: 0, goods }], tradingHouse })

  it('sells the best kind it can', () => {
    const table = sells({ corn: 1, sugar: 1, tobacco: 1, coffee: 1 }, ['coffee'])
    expect(table.of('sold', 2)).toMatchObject([{ good: 'tobacco', coins: 3 }])
    expect(table.grounds(2)[0]).toBe('best-good')
  })

  it('not for nothing', () => {
    const table = sells({ corn: 2 })
    expect(table.of('sold', 2)).toEqual([])
    expect(table.goods(2)).toEqual({ corn: 2 })
  })

  it('as chooser it sells corn for a coin', () => {
    const table = puertomasAt(LONE, {
      governor: 0,
      now: { phase: 'choose', by: 2 },
      rolesTaken: { 0: ['settler'], 1: ['mayor'] },
      roleCoins: { trader: 2 },
      players: [{}, {}, { coins: 0, goods: { corn: 1 } }],
    })
    expect(table.roles(2)).toEqual(['trader'])
    expect(table.of('sold', 2)).toMatchObject([{ good: 'corn', coins: 1 }])
    expect(table.player(2).coins).toBe(3)
  })
})

describe('loads (1897, Puertoma, Capitão)', () => {
  const loads = (goods: Goods, ships: object[] = []) =>
    puertomasAt(LONE, { now: { phase: 'captain', by: 0 }, players: [{}, {}, { goods }], ships: ships as [] })

  it('the kind of which it can load the most', () => {
    const table = loads({ corn: 2, sugar: 5 })
    expect(table.of('loaded', 2)[0]).toMatchObject({ good: 'sugar', count: 5, ship: 5 })
    expect(table.grounds(2)[0]).toBe('least-room')
  })

  it('of equals the worst', () => {
    const table = loads({ indigo: 2, tobacco: 2, coffee: 1 })
    expect(table.of('loaded', 2)).toMatchObject([
      { good: 'indigo', count: 2, ship: 4 },
      { good: 'tobacco', count: 2, ship: 5 },
      { good: 'coffee', count: 1, ship: 6 },
    ])
    expect(table.grounds(2)[0]).toBe('worst-good')
  })

  it('where it must: on the ship that carries the kind', () => {
    const table = loads({ corn: 5, coffee: 2 }, [{ capacity: 4, good: 'corn', count: 3 }])
    expect(table.of('loaded', 2)).toMatchObject([
      { good: 'coffee', count: 2, ship: 5 },
      { good: 'corn', count: 1, ship: 4 },
    ])
  })

  it('keeps one crate of the best kind, the rest spoils', () => {
    const full = [
      { capacity: 4, good: 'corn', count: 4 },
      { capacity: 5, good: 'sugar', count: 5 },
      { capacity: 6, good: 'indigo', count: 6 },
    ]
    const table = loads({ corn: 2, tobacco: 2, sugar: 1 }, full)
    expect(table.goods(2)).toEqual({ tobacco: 1 })
    expect(table.of('kept-one', 2)).toMatchObject([{ good: 'tobacco' }])
    expect(table.of('spoiled', 2)).toHaveLength(3)
  })
})
