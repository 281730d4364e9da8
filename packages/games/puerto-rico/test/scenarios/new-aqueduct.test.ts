import { describe, expect, it } from 'vitest'
import { city, EDITIONS, fields, from, newBuildingsAt, type Setting } from '../table.ts'

/** Aqueduct: classic, Aqueduto; 2020, Acquedotto; 1897, Canal; our rulings on which plant counts first. */

/** Seat 3 calls for production and has nothing to make anything with. */
const craftsman: Setting['now'] = { phase: 'craftsman', by: 3 }
const indigo = fields('indigo*')

describe.each(from({ classic: 'Aqueduto, example', 2020: 'Acquedotto, example', 1897: 'Canal' }))(
  '$edition, $source',
  ({ edition }) => {
    it('a small plant and a large mill that makes nothing bring no extra barrel', () => {
      const players = [{ fields: indigo, city: city('aqueduct*', 'small-indigo-plant*', 'sugar-mill*') }]
      expect(newBuildingsAt(edition, { players, now: craftsman }).goods(0)).toEqual({ indigo: 1 })
    })

    it('two indigo and three sugar of large plants become three and four', () => {
      const tiles = fields('indigo*', 'indigo*', 'sugar*', 'sugar*', 'sugar*')
      const players = [{ fields: tiles, city: city('aqueduct*', 'indigo-plant**', 'sugar-mill***') }]
      const table = newBuildingsAt(edition, { players, now: craftsman })
      expect(table.goods(0)).toEqual({ indigo: 3, sugar: 4 })
      expect(table.events('aqueduct-barrel')).toMatchObject([
        { seat: 0, good: 'indigo' },
        { seat: 0, good: 'sugar' },
      ])
    })
  },
)

describe.each(EDITIONS)('%s', (edition) => {
  const made = (buildings: string[], more: Setting = {}) =>
    newBuildingsAt(edition, { players: [{ fields: indigo, city: city(...buildings) }], now: craftsman, ...more })

  it('the large plant is counted first: one barrel of both plants is its barrel', () => {
    expect(made(['aqueduct*', 'small-indigo-plant*', 'indigo-plant*']).goods(0)).toEqual({ indigo: 2 })
  })

  it('nothing without a worker in the aqueduct, or in the large plant', () => {
    expect(made(['aqueduct', 'indigo-plant*']).goods(0)).toEqual({ indigo: 1 })
    expect(made(['aqueduct*', 'small-indigo-plant*', 'indigo-plant']).goods(0)).toEqual({ indigo: 1 })
  })

  it('nothing when the supply is empty, or emptied by the production itself', () => {
    const owner = { fields: indigo, city: city('aqueduct*', 'indigo-plant*') }
    expect(newBuildingsAt(edition, { players: [owner, { goods: { indigo: 10 } }], now: craftsman }).goods(0)).toEqual({
      indigo: 1,
    })
    expect(newBuildingsAt(edition, { players: [owner, { goods: { indigo: 11 } }], now: craftsman }).goods(0)).toEqual(
      {},
    )
  })

  it('other kinds of large plants get none', () => {
    const players = [
      { fields: fields('tobacco*', 'coffee*'), city: city('aqueduct*', 'tobacco-storage*', 'coffee-roaster*') },
    ]
    expect(newBuildingsAt(edition, { players, now: craftsman }).goods(0)).toEqual({ tobacco: 1, coffee: 1 })
  })

  it('its barrel is gone for those who produce later', () => {
    const owner = { fields: indigo, city: city('aqueduct*', 'indigo-plant*') }
    const later = { fields: indigo, city: city('small-indigo-plant*') }
    const table = newBuildingsAt(edition, { players: [owner, later, { goods: { indigo: 9 } }], now: craftsman })
    expect([table.goods(0), table.goods(1)]).toEqual([{ indigo: 2 }, {}])
  })

  it('its barrel counts for the specialty factory', () => {
    expect(made(['aqueduct*', 'indigo-plant*', 'specialty-factory*']).events('factory-paid')).toMatchObject([
      { seat: 0, building: 'specialty-factory', coins: 1 },
    ])
  })
})
