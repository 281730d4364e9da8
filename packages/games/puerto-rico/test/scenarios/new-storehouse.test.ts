import { describe, expect, it } from 'vitest'
import { city, EDITIONS, from, newBuildingsAt, type Setting, times } from '../table.ts'

/** Storehouse: classic, Depósito; 2020, Deposito; 1897, Depósito; our rulings on the order of storing. */

/** No ship takes tobacco or coffee, so all comes to storing. */
const ships: Setting['ships'] = [
  { capacity: 5, good: 'corn', count: 1 },
  { capacity: 6, good: 'sugar', count: 1 },
  { capacity: 7, good: 'indigo', count: 1 },
]
const storing = (edition: (typeof EDITIONS)[number], ...buildings: string[]) => {
  const players = [{ goods: { tobacco: 5, coffee: 6 }, city: city(...buildings) }]
  return newBuildingsAt(edition, { players, ships, now: { phase: 'captain', by: 0 } })
}

describe.each(from({ classic: 'Depósito, example', 2020: 'Deposito, example', 1897: 'Depósito' }))(
  '$edition, $source',
  ({ edition }) => {
    it('with a small warehouse: one kind whole and four barrels more', () => {
      const table = storing(edition, 'storehouse*', 'small-warehouse*').says(0, 'keep tobacco')
      table.says(0, ...times(4, 'keep one coffee')).asks(1, 'choose-role')
      expect(table.goods(0)).toEqual({ tobacco: 5, coffee: 4 })
    })
  },
)

describe.each(EDITIONS)('%s', (edition) => {
  it('four single barrels of any kinds', () => {
    const table = storing(edition, 'storehouse*').says(0, 'keep one tobacco', ...times(3, 'keep one coffee'))
    expect(table.asks(1, 'choose-role').goods(0)).toEqual({ tobacco: 1, coffee: 3 })
    expect(table.events('spoiled')).toMatchObject([
      { seat: 0, good: 'tobacco', count: 4 },
      { seat: 0, good: 'coffee', count: 3 },
    ])
  })

  it('keeping is allowed, not commanded', () => {
    expect(storing(edition, 'storehouse*').says(0, 'keep one coffee', 'done').goods(0)).toEqual({ coffee: 1 })
  })

  it('without a worker one barrel, as everybody', () => {
    expect(storing(edition, 'storehouse').says(0, 'keep one coffee').goods(0)).toEqual({ coffee: 1 })
  })

  it('whole kinds come first', () => {
    const table = storing(edition, 'storehouse*', 'large-warehouse*').says(0, 'keep one coffee')
    table.refuses(0, 'keep tobacco', 'warehouses-first').says(0, ...times(3, 'keep one tobacco'))
    expect(table.goods(0)).toEqual({ tobacco: 3, coffee: 1 })
  })

  it('is no excuse from loading (1897, Depósito)', () => {
    const players = [{ goods: { corn: 2, sugar: 1 }, city: city('storehouse*') }]
    newBuildingsAt(edition, { players, ships, now: { phase: 'captain', by: 0 } }).refuses(0, 'pass', 'must-load')
  })
})
