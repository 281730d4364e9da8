import { describe, expect, it } from 'vitest'
import { EDITIONS, fields, from, type Setting, tableAt, times } from '../table.ts'

/** Worked examples about prices (Construtor, Pedreiras) and about arriving workers (Prefeito, Recrutador). */

/** What a seat pays for a building with so many occupied quarries. */
function price(edition: (typeof EDITIONS)[number], quarries: number, building: string, asBuilder: boolean): number {
  const buyer = { coins: 20, fields: fields(...times(quarries, 'quarry*')) }
  const broke = { coins: 0 }
  const table = asBuilder
    ? tableAt(edition, 3, { players: [buyer, broke, broke], now: { phase: 'builder', by: 0 } })
    : tableAt(edition, 3, { players: [broke, buyer, broke], now: { phase: 'builder', by: 0 } })
  const seat = asBuilder ? 0 : 1
  if (!asBuilder) table.says(0, 'pass')
  table.says(seat, `build ${building}`)
  return 20 - table.player(seat).coins
}

describe('classic, Construtor, example: two occupied quarries', () => {
  it.each([
    ['hacienda', 1, 0],
    ['office', 3, 2],
    ['university', 6, 5],
  ])('%s costs %i, the builder %i', (building, others, builder) => {
    expect(price('classic', 2, building, false)).toBe(others)
    expect(price('classic', 2, building, true)).toBe(builder)
  })
})

describe('1897, Construtor, example: three occupied quarries', () => {
  it.each([
    ['construction-hut', 1],
    ['office', 3],
    ['harbor', 5],
    ['city-hall', 7],
  ])('%s costs %i', (building, cost) => {
    expect(price('1897', 3, building, false)).toBe(cost)
  })
})

describe('the quarry limit is 1, 2, 3 and 4 in the four groups of buildings (all editions)', () => {
  it.each(EDITIONS)('%s: five quarries lower no building by more', (edition) => {
    expect(price(edition, 5, 'small-warehouse', false)).toBe(3 - 1)
    expect(price(edition, 5, 'large-warehouse', false)).toBe(6 - 2)
    expect(price(edition, 5, 'wharf', false)).toBe(9 - 3)
    expect(price(edition, 5, 'fortress', false)).toBe(10 - 4)
    expect(price(edition, 5, 'sugar-mill', false)).toBe(4 - 2)
    expect(price(edition, 5, 'coffee-roaster', false)).toBe(6 - 3)
  })

  it('a quarry without a worker gives nothing', () => {
    const players = [{ coins: 5, fields: fields('quarry') }]
    const table = tableAt('classic', 3, { players, now: { phase: 'builder', by: 0 } }).says(0, 'build office')
    expect(table.player(0).coins).toBe(5 - 4)
  })
})

describe('four players, six workers waiting', () => {
  /** Room for all who arrive, so that spare workers do not blur the count. */
  const island = { fields: fields('sugar', 'indigo', 'corn', 'coffee') }
  const setting = { players: times(4, island), workerShip: 6, now: { phase: 'mayor', by: 1 } } satisfies Setting

  it.each(from({ classic: 'Prefeito, example', '2020': 'Caposquadra (the same rule)', '1897': 'Recrutador, example' }))(
    '$edition, $source: the mayor gets three in all, the second two, the others one each',
    ({ edition }) => {
      const table = tableAt(edition, 4, setting).says(1, 'worker')
      expect([1, 2, 3, 0].map((seat) => table.player(seat).spare)).toEqual([3, 2, 1, 1])
      expect(table.view().workerShip).toBe(0)
    },
  )

  it('who declines the privilege gets two', () => {
    const table = tableAt('classic', 4, setting).says(1, 'no worker')
    expect([1, 2, 3, 0].map((seat) => table.player(seat).spare)).toEqual([2, 2, 1, 1])
  })
})
