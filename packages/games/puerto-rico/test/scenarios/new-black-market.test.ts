import { describe, expect, it } from 'vitest'
import { city, EDITIONS, fields, from, newBuildingsAt, type Setting } from '../table.ts'

/** Black market: classic, Mercado Negro; 2020, Mercato Nero; 1897, Mercado Oculto; our rulings on the order. */

/** Seat 3 is the builder, so that seat 0 pays the full price. */
const at = (edition: (typeof EDITIONS)[number], owner: NonNullable<Setting['players']>[number], more: Setting = {}) =>
  newBuildingsAt(edition, { players: [owner], now: { phase: 'builder', by: 3 }, ...more }).says(3, 'pass')

const goods = { sugar: 2, corn: 1 }
const market = city('black-market*')

describe.each(from({ classic: 'Mercado Negro, example', 2020: 'Mercato Nero, example', 1897: 'Mercado Oculto' }))(
  '$edition, $source',
  ({ edition }) => {
    const owner = { coins: 5, goods, vp: 3, fields: fields('corn*'), city: market }

    it('a factory of 7 with 5 coins: a barrel of sugar and a point make up for two', () => {
      const table = at(edition, owner).says(0, 'build factory')
      table.asks(0, 'black-market-return', ['return corn', 'return sugar', 'return worker', 'return vp'])
      table.says(0, 'return sugar').asks(0, 'black-market-return', ['return worker', 'return vp']).says(0, 'return vp')
      table.asks(1, 'builder-build')
      const { coins, vp, city: built } = table.player(0)
      expect([coins, vp, table.goods(0), built[1]]).toEqual([
        0,
        2,
        { sugar: 1, corn: 1 },
        { building: 'factory', workers: 0 },
      ])
      expect(table.view().goodsSupply.sugar).toBe(10)
      expect(table.events('built')).toMatchObject([{ seat: 0, building: 'factory', price: 5 }])
    })

    it('a worker on top of these is not given: a coin would be left', () => {
      const table = at(edition, owner).says(0, 'build factory', 'return sugar', 'return vp').asks(1, 'builder-build')
      expect(table.player(0).fields[0].workers).toBe(1)
    })

    it('not two points, nor two barrels', () => {
      at(edition, owner).says(0, 'build factory', 'return vp').refuses(0, 'return vp', 'returned-already')
      at(edition, owner).says(0, 'build factory', 'return sugar').refuses(0, 'return corn', 'returned-already')
    })
  },
)

describe.each(EDITIONS)('%s', (edition) => {
  it('up to three coins: a worker, a barrel and a point', () => {
    const owner = { coins: 4, goods, vp: 1, spare: 1, city: market }
    const table = at(edition, owner).says(0, 'build factory', 'return worker', 'return corn').asks(1, 'builder-build')
    const { coins, vp, spare } = table.player(0)
    expect([coins, vp, spare, table.goods(0)]).toEqual([0, 0, 0, { sugar: 2 }])
    at(edition, { ...owner, coins: 3 }).refuses(0, 'build factory', 'not-enough-coins')
  })

  it('not while the coins are enough', () => {
    const table = at(edition, { coins: 7, goods, city: market }).says(0, 'build factory').asks(1, 'builder-build')
    expect(table.goods(0)).toEqual(goods)
  })

  it('only when occupied', () => {
    at(edition, { coins: 6, goods, city: city('black-market') }).refuses(0, 'build factory', 'not-enough-coins')
  })

  it("the market's own worker stays", () => {
    const owner = { coins: 6, vp: 1, goods: { corn: 1 }, city: market }
    at(edition, owner).says(0, 'build factory').refuses(0, 'return worker', 'nothing-to-return')
    at(edition, { coins: 6, city: market }).refuses(0, 'build factory', 'not-enough-coins')
  })

  it('the worker comes from where its owner says', () => {
    const owner = {
      coins: 6,
      spare: 1,
      fields: fields('corn*', 'sugar'),
      city: city('black-market*', 'office*', 'hospice'),
    }
    const table = at(edition, owner, { workerSupply: 20 }).says(0, 'build factory')
    table.asks(0, 'black-market-lift', ['lift spare', 'lift corn', 'lift office'])
    table.refuses(0, 'lift black-market', 'no-worker-there').refuses(0, 'lift sugar', 'no-worker-there')
    table.refuses(0, 'lift hospice', 'no-worker-there').refuses(0, 'lift wharf', 'no-worker-there')
    table.says(0, 'lift office').asks(1, 'builder-build')
    expect(table.player(0).city[1]).toEqual({ building: 'office', workers: 0 })
    expect(table.view().workerSupply).toBe(21)
    expect(table.events('piece-returned')).toMatchObject([{ seat: 0, piece: 'worker' }])
  })

  it('discounts come first: the worker of the quarry that gave one may be returned', () => {
    const owner = { coins: 5, fields: fields('quarry*'), city: market }
    const table = at(edition, owner).says(0, 'build factory').asks(1, 'builder-build')
    expect([table.coins()[0], table.player(0).fields[0].workers]).toEqual([0, 0])
  })

  it('so may that of a library that doubled the privilege', () => {
    const owner = { coins: 5, city: city('black-market*', 'library*') }
    const table = newBuildingsAt(edition, { players: [owner], now: { phase: 'builder', by: 0 } }).says(
      0,
      'build harbor',
    )
    expect(
      table
        .asks(1, 'builder-build')
        .player(0)
        .city.map(({ workers }) => workers),
    ).toEqual([1, 0, 0])
  })

  it('payment comes before the university, which must then still be occupied', () => {
    const owner = { coins: 6, fields: fields('corn*'), city: city('black-market*', 'university*') }
    at(edition, owner).says(0, 'build factory', 'lift university').asks(1, 'builder-build')
    at(edition, owner).says(0, 'build factory', 'lift corn').asks(0, 'builder-worker')
  })

  it('and before the church: its worker may be gone, and its point comes too late to pay with', () => {
    const owner = { coins: 6, goods: { corn: 1 }, fields: fields('corn*'), city: city('black-market*', 'church*') }
    const table = at(edition, owner).says(0, 'build factory').refuses(0, 'return vp', 'nothing-to-return')
    expect(table.says(0, 'return worker', 'lift church').player(0).vp).toBe(0)
    expect(at(edition, owner).says(0, 'build factory', 'return corn').player(0).vp).toBe(1)
  })

  it('points on paper count as chips and are crossed out first', () => {
    const vpChips = edition === '2020' ? 101 : 100
    const players = [{ coins: 6, goods, vp: vpChips, city: market }, { vp: 5 }]
    const table = newBuildingsAt(edition, { players, now: { phase: 'builder', by: 3 } }).says(3, 'pass')
    table.says(0, 'build factory', 'return vp')
    expect([table.player(0).vp, table.view().paperVp, table.view().vpSupply]).toEqual([vpChips - 1, 4, 0])
  })

  it('a chip goes back to the supply, and an end that was triggered stays', () => {
    const table = at(edition, { coins: 6, vp: 10, goods, city: market }, { endTriggered: true, vpSupply: 0 })
    table.says(0, 'build factory', 'return vp')
    expect([table.view().vpSupply, table.view().endTriggered]).toEqual([1, true])
  })

  it('undo takes the whole payment back, then the purchase', () => {
    const table = at(edition, { coins: 5, goods, vp: 3, fields: fields('corn*', 'corn*'), spare: 1, city: market })
    const before = table.hash
    const buying = table.says(0, 'build factory').hash
    table.says(0, 'return worker', 'lift corn', 'return sugar').asks(1, 'builder-build').undoes(0)
    expect(table.hash).toBe(buying)
    table.asks(0, 'black-market-return').undoes(0).asks(0, 'builder-build')
    expect(table.hash).toBe(before)
  })

  it('undo in the middle of the payment takes back what was given so far', () => {
    const table = at(edition, { coins: 5, goods, vp: 3, fields: fields('corn*'), spare: 1, city: market })
    const buying = table.says(0, 'build factory').hash
    expect(table.says(0, 'return sugar', 'return worker').undoes(0).hash).toBe(buying)
  })
})
