import { describe, expect, it } from 'vitest'
import { city, type EDITIONS, fields, from, newBuildingsAt, type Setting, times } from '../table.ts'

/** Statue and cloister: classic, Estátua, Mosteiro; 2020, Statua, Convento; 1897, Monumento, Catedral. */

describe.each(from({ classic: 'Estátua', 2020: 'Statua', 1897: 'Monumento' }))('$edition, $source', ({ edition }) => {
  it('is worth 8 without a worker, and nothing more', () => {
    const table = newBuildingsAt(edition, { players: [{ city: city('statue') }] })
    expect(table.score()[0].lines).toEqual([
      { what: 'chips', points: 0 },
      { what: 'buildings', points: 8 },
    ])
  })

  it('takes no worker: not by the mayor, not from a university', () => {
    const players = [{ coins: 10, spare: 1, city: city('statue', 'office') }]
    const mayor = newBuildingsAt(edition, { players, now: { phase: 'mayor', by: 0 } }).says(0, 'no worker')
    mayor.refuses(0, 'place statue', 'no-free-circle')
    const builder: Setting = { players: [{ coins: 10, city: city('university*') }], now: { phase: 'builder', by: 0 } }
    newBuildingsAt(edition, builder).says(0, 'build statue').asks(1, 'builder-build')
  })

  it('covers two spaces, costs 10, and four quarries lower that', () => {
    const players = [{ coins: 6, fields: fields(...times(4, 'quarry*')), city: [] }]
    const table = newBuildingsAt(edition, { players, now: { phase: 'builder', by: 3 } }).says(3, 'pass')
    expect(table.says(0, 'build statue').coins()[0]).toBe(0)
    const eleven = city(...ELEVEN)
    newBuildingsAt(edition, { players: [{ coins: 10, city: eleven }], now: { phase: 'builder', by: 0 } }).refuses(
      0,
      'build statue',
      'no-city-space',
    )
  })
})

const ELEVEN = [
  ...['aqueduct', 'forest-house', 'black-market', 'storehouse', 'guesthouse', 'trading-post', 'church', 'small-wharf'],
  ...['lighthouse', 'library', 'union-hall'],
]

const cloister = (edition: (typeof EDITIONS)[number], tiles: string[], house = 'cloister*') =>
  newBuildingsAt(edition, { players: [{ fields: fields(...tiles), city: city(house) }] }).points(0, 'cloister')

describe.each(from({ classic: 'Mosteiro', 2020: 'Convento', 1897: 'Catedral' }))('$edition, $source', ({ edition }) => {
  it.each([
    ['one set', ['corn', 'corn', 'corn', 'sugar'], 1],
    ['two sets', times(6, 'corn'), 3],
    ['three sets', [...times(6, 'corn'), ...times(3, 'sugar')], 6],
    ['four sets', [...times(6, 'corn'), ...times(6, 'sugar')], 10],
    ['five equal tiles are one set', times(5, 'corn'), 1],
    ['no set', ['corn', 'corn', 'sugar', 'sugar'], 0],
  ])('%s', (_, tiles, points) => {
    expect(cloister(edition, tiles)).toBe(points)
  })

  it('workers on the tiles make no difference', () => {
    expect(cloister(edition, ['corn*', 'corn', 'corn*'])).toBe(1)
  })

  it('nothing without a worker in it', () => {
    expect(cloister(edition, times(6, 'corn'), 'cloister')).toBeUndefined()
  })
})

describe('examples', () => {
  it('classic, Mosteiro: six corn, a coffee, two tobacco and three forests: 6', () => {
    expect(cloister('classic', [...times(6, 'corn'), 'coffee', 'tobacco', 'tobacco', ...times(3, 'forest')])).toBe(6)
  })

  it('classic, Mosteiro: a third tobacco instead of the coffee: 10', () => {
    expect(cloister('classic', [...times(6, 'corn'), ...times(3, 'tobacco'), ...times(3, 'forest')])).toBe(10)
  })

  it('2020, Convento: six corn, a sugar, two tobacco and three forests: 6', () => {
    expect(cloister('2020', [...times(6, 'corn'), 'sugar', 'tobacco', 'tobacco', ...times(3, 'forest')])).toBe(6)
  })

  it('1897, Catedral: six forests, three quarries, two corn and a coffee: 6', () => {
    expect(cloister('1897', [...times(6, 'forest'), ...times(3, 'quarry'), 'corn', 'corn', 'coffee'])).toBe(6)
  })
})
