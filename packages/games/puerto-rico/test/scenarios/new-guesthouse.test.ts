import { describe, expect, it } from 'vitest'
import { city, EDITIONS, fields, from, newBuildingsAt, type Setting, times } from '../table.ts'

/** Guesthouse, moving: classic, Pousada; 2020, Albergo; 1897, Choupana. When its owner is asked: new-guesthouse-moments. */

/** No ship takes tobacco or coffee. */
const ships: Setting['ships'] = [
  { capacity: 5, good: 'corn', count: 1 },
  { capacity: 6, good: 'sugar', count: 1 },
  { capacity: 7, good: 'indigo', count: 1 },
]

describe('examples', () => {
  const example = (edition: (typeof EDITIONS)[number], store: string) => {
    const owner = { coins: 0, goods: { coffee: 5 }, city: city('guesthouse**', store, 'library') }
    const table = newBuildingsAt(edition, { players: [owner], ships, now: { phase: 'captain', by: 3 } })
    table.says(0, 'stay').asks(0, 'guest-move').says(0, `move guest guesthouse ${store}`)
    return table.asks(0, 'guest-move').says(0, 'stay').asks(0, 'captain-store')
  }
  const becomesTrader = (table: ReturnType<typeof example>) => {
    table.asks(0, 'guest-move').says(0, 'stay', 'role trader').asks(0, 'guest-move')
    return table.says(0, 'move guest guesthouse library').asks(0, 'trader-sell').says(0, 'sell coffee')
  }

  it.each(from({ classic: 'Pousada', 2020: 'Albergo' }))(
    '$edition, $source: one guest to the storehouse before storing, the other to the library as trader',
    ({ edition }) => {
      const table = example(edition, 'storehouse')
      table.says(0, 'keep one coffee', 'keep one coffee', 'keep one coffee', 'keep one coffee')
      expect(table.goods(0)).toEqual({ coffee: 4 })
      expect(becomesTrader(table).coins()[0]).toBe(4 + 2)
      expect(table.player(0).city.map(({ workers }) => workers)).toEqual([0, 1, 1])
    },
  )

  it('1897, Choupana: one guest to the small warehouse, the other to the library as trader', () => {
    const table = example('1897', 'small-warehouse').says(0, 'keep coffee')
    expect(table.goods(0)).toEqual({ coffee: 5 })
    expect(becomesTrader(table).coins()[0]).toBe(4 + 2)
  })
})

describe.each(EDITIONS)('%s', (edition) => {
  const builder = (player: object) =>
    newBuildingsAt(edition, { players: [player], now: { phase: 'builder', by: 0 } }).says(0, 'stay')
  const owner = {
    coins: 7,
    fields: fields('corn', 'sugar*', 'quarry'),
    city: city('guesthouse**', 'office', 'hospice*'),
  }

  it('a move is offered with any question: to tiles and buildings with a free circle, once for each kind', () => {
    expect(builder(owner).answers(0, 'move')).toEqual([
      'move guest guesthouse corn',
      'move guest guesthouse quarry',
      'move guest guesthouse office',
    ])
  })

  it('the question stays, and what the guest brings counts at once', () => {
    const table = builder(owner).refuses(0, 'build union-hall', 'not-enough-coins')
    table.says(0, 'move guest guesthouse quarry').asks(0, 'builder-build').says(0, 'build union-hall')
    expect(table.coins()[0]).toBe(0)
    expect(table.events('guest-to-tile')).toMatchObject([{ seat: 0, piece: 'worker', tile: 'quarry' }])
  })

  it('one guest at a time; both may go', () => {
    const table = builder(owner).says(0, 'move guest guesthouse quarry', 'move guest guesthouse office')
    expect(table.player(0).city.map(({ workers }) => workers)).toEqual([0, 1, 1])
    table.refuses(0, 'move guest guesthouse corn', 'no-guest')
  })

  it('the guesthouse need not be named', () => {
    expect(builder(owner).says(0, 'move guest office').record().at(-1)).toBe('0 move guest guesthouse office')
  })

  it('not where no circle is free, and not back into the guesthouse', () => {
    const table = builder(owner).says(0, 'move guest guesthouse corn')
    table.refuses(0, 'move guest guesthouse sugar', 'no-free-circle')
    table.refuses(0, 'move guest guesthouse hospice', 'no-free-circle')
    table.refuses(0, 'move guest guesthouse wharf', 'no-free-circle')
    table.refuses(0, 'move guest guesthouse guesthouse', 'no-free-circle')
  })

  it('not in the turn of another, and not without guests', () => {
    const players = [{ ...owner, coins: 0, city: city('guesthouse', 'office') }]
    const table = newBuildingsAt(edition, { players, now: { phase: 'builder', by: 1 } })
    table.refuses(1, 'move guest guesthouse office', 'no-guest')
  })

  it('can be taken back', () => {
    const table = builder(owner)
    const before = table.hash
    expect(table.says(0, 'move guest guesthouse corn').undoes(0).hash).toBe(before)
  })

  it('no answer is made for the owner while a guest could move', () => {
    const goods = { corn: 1 }
    const at = (house: string) =>
      newBuildingsAt(edition, {
        players: [{ goods, fields: fields('corn'), city: city(house) }],
        ships: [...(ships?.slice(0, 2) ?? []), { capacity: 7, good: 'indigo', count: 7 }],
        now: { phase: 'captain', by: 3 },
      })
    at('guesthouse*').says(0, 'stay').asks(0, 'captain-load', ['load corn 5', 'move guest guesthouse corn'])
    expect(at('guesthouse').events('only-answer')).toMatchObject([{ seat: 0, answer: 'load corn 5' }])
  })

  it('a guest in the library doubles the prospector, if it moves when the phase begins', () => {
    const players = [{ coins: 0, city: city('guesthouse*', 'library') }]
    const table = newBuildingsAt(edition, { players }).says(0, 'stay', 'role prospector').asks(0, 'guest-move')
    expect(table.says(0, 'move guest guesthouse library').coins()[0]).toBe(2)
  })

  it('a guest in the storehouse, moved while storing, keeps three barrels more', () => {
    const players = [{ goods: { coffee: 5 }, fields: fields('corn*'), city: city('guesthouse*', 'storehouse') }]
    const table = newBuildingsAt(edition, { players, ships, now: { phase: 'captain', by: 3 } }).says(0, 'stay', 'stay')
    table.says(0, 'move guest guesthouse storehouse', ...times(4, 'keep one coffee'))
    expect(table.goods(0)).toEqual({ coffee: 4 })
  })

  it('a guest in the black market pays at once; it cannot be returned from there', () => {
    const players = [
      { coins: 0, goods: { corn: 1 }, fields: fields('corn*'), city: city('guesthouse*', 'black-market') },
    ]
    const table = newBuildingsAt(edition, { players, now: { phase: 'builder', by: 0 } }).says(0, 'stay')
    table.refuses(0, 'build hacienda', 'not-enough-coins').says(0, 'move guest guesthouse black-market')
    table.says(0, 'build hacienda').asks(0, 'black-market-return', ['return corn', 'return worker'])
    table.says(0, 'return worker').asks(1, 'builder-build')
    expect([table.player(0).fields[0].workers, table.player(0).city[1].workers]).toEqual([0, 1])
  })

  it('a guest in the library brings the settler the second tile, if it moves before all have theirs', () => {
    const players = [{ fields: fields('indigo*'), city: city('guesthouse*', 'library') }]
    const table = newBuildingsAt(edition, { players, now: { phase: 'settler', by: 0 } }).says(0, 'stay')
    table.says(0, 'move guest guesthouse library', 'take quarry').says(1, 'pass').says(2, 'pass').says(3, 'pass')
    table.asks(0, 'settler-take')
  })

  it('a guest in the hacienda, moved in the own turn, draws before the tile is taken', () => {
    const players = [{ fields: fields('indigo*'), city: city('guesthouse*', 'hacienda') }]
    const table = newBuildingsAt(edition, { players, now: { phase: 'settler', by: 0 } }).says(0, 'stay')
    table.says(0, 'move guest guesthouse hacienda').asks(0, 'settler-draw')
  })

  it('a guest in the forest house, moved in the own turn, lets a forest be laid', () => {
    const players = [{ fields: fields('indigo*'), city: city('guesthouse*', 'forest-house') }]
    const setting: Setting = { players, openFields: ['corn'], now: { phase: 'settler', by: 0 } }
    const table = newBuildingsAt(edition, setting).says(0, 'stay', 'move guest guesthouse forest-house')
    table.says(0, ...(edition === 'classic' ? ['forest'] : ['take corn', 'forest']))
    expect(table.player(0).fields[1].tile).toBe('forest')
  })

  it('a guest may settle on the tile just gained', () => {
    const players = [{ fields: fields('indigo*'), city: city('guesthouse*', 'hospice*') }]
    const table = newBuildingsAt(edition, { players, now: { phase: 'settler', by: 0 } }).says(0, 'take quarry')
    table.asks(0, 'settler-worker').says(0, 'move guest guesthouse quarry').asks(1, 'settler-take')
    expect(table.player(0).fields[1].workers).toBe(1)
  })
})
