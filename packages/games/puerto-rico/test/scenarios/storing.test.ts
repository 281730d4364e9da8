import { describe, expect, it } from 'vitest'
import { city, EDITIONS, type Setting, tableAt } from '../table.ts'

/** Storing: classic, Regras para armazenagem; 2020, Conservare le merci; 1897, Guardar Produtos; our ruling: warehouses first. */

/** Nothing can be loaded, so a captain phase is storing alone. */
const ships: Setting['ships'] = [
  { capacity: 5, good: 'tobacco', count: 5 },
  { capacity: 6, good: 'coffee', count: 1 },
  { capacity: 7, good: 'indigo', count: 7 },
]
const goods = { corn: 3, indigo: 2, sugar: 4, tobacco: 1 }
const storing = (edition: (typeof EDITIONS)[number], ...buildings: string[]) =>
  tableAt(edition, 4, { players: [{ goods, city: city(...buildings) }], ships, now: { phase: 'captain', by: 0 } })

const singles = ['keep one corn', 'keep one indigo', 'keep one sugar', 'keep one tobacco']
const kinds = ['keep corn', 'keep indigo', 'keep sugar', 'keep tobacco']

describe.each(EDITIONS)('%s', (edition) => {
  it('one barrel of any kind may be kept, the rest goes back to the supply', () => {
    const table = storing(edition).asks(0, 'captain-store', [...singles, 'done'])
    const before = table.view().goodsSupply
    table.says(0, 'keep one corn').asks(1, 'choose-role')
    expect(table.goods(0)).toEqual({ corn: 1 })
    expect(table.view().goodsSupply).toEqual({
      corn: before.corn + 2,
      indigo: before.indigo + 2 + 7,
      sugar: before.sugar + 4,
      tobacco: before.tobacco + 1 + 5,
      coffee: before.coffee,
    })
  })

  it('everything may be given up', () => {
    expect(storing(edition, 'large-warehouse*').says(0, 'done').goods(0)).toEqual({})
  })

  it('a warehouse offers whole kinds beside the single barrel', () => {
    storing(edition, 'small-warehouse*').asks(0, 'captain-store', [...kinds, ...singles, 'done'])
  })

  it('warehouses come first: after a single barrel no kind is kept whole', () => {
    const table = storing(edition, 'small-warehouse*').says(0, 'keep one corn').asks(1, 'choose-role')
    expect(table.goods(0)).toEqual({ corn: 1 })
  })
})

describe('refusals', () => {
  it('a second single barrel cannot be asked for: the turn is over', () => {
    storing('classic').says(0, 'keep one corn').refuses(0, 'keep one corn', 'not-your-turn')
  })

  it('a second kind in a small warehouse', () => {
    storing('classic', 'small-warehouse*').says(0, 'keep sugar').refuses(0, 'keep corn', 'warehouse-full')
  })

  it('a kind that is kept already, a kind one does not have', () => {
    const table = storing('classic', 'large-warehouse*').says(0, 'keep sugar')
    table.refuses(0, 'keep sugar', 'all-kept').refuses(0, 'keep one sugar', 'all-kept')
    table.refuses(0, 'keep coffee', 'no-such-good').refuses(0, 'keep one coffee', 'no-such-good')
  })
})

describe('done', () => {
  it('after a kind kept whole leaves the single barrel unused', () => {
    expect(storing('classic', 'small-warehouse*').says(0, 'keep sugar', 'done').goods(0)).toEqual({ sugar: 4 })
  })

  it('after one of two kinds', () => {
    const table = storing('classic', 'large-warehouse*').says(0, 'keep corn', 'keep one sugar')
    expect(table.goods(0)).toEqual({ corn: 3, sugar: 1 })
  })
})

it('large and small together: three kinds and one barrel', () => {
  const table = storing('classic', 'large-warehouse*', 'small-warehouse*')
  table.says(0, 'keep corn', 'keep sugar', 'keep indigo', 'keep one tobacco')
  expect(table.goods(0)).toEqual(goods)
})

it('storing goes round from the captain, before the ships sail', () => {
  const has = { goods: { sugar: 2 } }
  const table = tableAt('classic', 4, { players: [has, has, has], ships, now: { phase: 'captain', by: 1 } })
  table.asks(1, 'captain-store').says(1, 'keep one sugar').says(2, 'done').asks(0, 'captain-store')
  expect(table.view().ships[0].count).toBe(5)
  table.says(0, 'keep one sugar')
  expect([0, 1, 2].map((seat) => table.goods(seat))).toEqual([{ sugar: 1 }, { sugar: 1 }, {}])
  expect(table.view().ships[0].count).toBe(0)
})

it('who has no barrel is not asked; who has one may keep it or not', () => {
  const table = tableAt('classic', 4, {
    players: [{}, { goods: { sugar: 1 } }],
    ships,
    now: { phase: 'captain', by: 0 },
  })
  table.asks(1, 'captain-store', ['keep one sugar', 'done'])
})
