import { describe, expect, it } from 'vitest'
import { city, EDITIONS, fields, from } from '../table.ts'
import { by, noble, nobleOn, noblesAt, WITH_NEW } from './nobles-table.ts'

/** Nobles beside buildings of the base game and of the new buildings: our rulings on ship, supply and black market. */

describe.each(EDITIONS)('%s: university', (edition) => {
  const owner = { coins: 20, city: city('university*') }
  const built = (more: object) =>
    noblesAt(edition, { players: [owner], now: by('builder'), ...more }).says(0, 'build chapel')

  it('the supply gives a worker, though a noble is aboard', () => {
    const table = built({ workerSupply: 2 }).asks(0, 'builder-worker', ['worker', 'no worker'])
    table.refuses(0, 'take noble', 'none-aboard').says(0, 'worker')
    expect(table.player(0).city[1]).toEqual({ building: 'chapel', workers: 1 })
  })

  it('from the ship the owner chooses', () => {
    const table = built({ workerSupply: 0, workerShip: 2 }).asks(0, 'builder-worker', [
      'worker',
      'take noble',
      'no worker',
    ])
    expect(table.says(0, 'take noble').player(0).city[1]).toEqual({ building: 'chapel', workers: 0, nobles: 1 })
    expect(table.people().slice(0, 3)).toEqual([2, 0, 0])
    expect(table.events('building-noble')).toEqual([{ kind: 'building-noble', seat: 0, building: 'chapel' }])
  })

  it('a noble alone aboard can be taken, and nobody when nobody is there', () => {
    const table = built({ workerSupply: 0, workerShip: 0 }).asks(0, 'builder-worker', ['take noble', 'no worker'])
    table.refuses(0, 'worker', 'none-aboard')
    built({ workerSupply: 0, workerShip: 0, nobleShip: 0 }).asks(1, 'builder-build')
  })
})

describe.each(from({ classic: 'Hospedaria', 2020: 'Ospizio', 1897: 'Hospital' }))(
  '$edition, $source: hospice',
  ({ edition }) => {
    const took = (more: object) => {
      const players = [{ fields: [], city: city('hospice*') }]
      return noblesAt(edition, { players, now: by('settler'), ...more }).says(0, 'take quarry')
    }

    it('a worker from the supply, never a noble', () => {
      const table = took({ workerSupply: 1 }).asks(0, 'settler-worker', ['worker', 'no worker']).says(0, 'worker')
      expect(table.player(0).fields).toEqual([{ tile: 'quarry', workers: 1 }])
    })

    it('with an empty supply: in 1897 the owner chooses from the agency, elsewhere nobody comes', () => {
      const table = took({ workerSupply: 0, workerShip: 2 })
      if (edition !== '1897') {
        table.asks(1, 'settler-take')
        return
      }
      table.asks(0, 'settler-worker', ['worker', 'take noble', 'no worker']).says(0, 'take noble')
      expect(table.player(0).fields).toEqual([{ tile: 'quarry', workers: 0, nobles: 1 }])
      expect(table.people().slice(0, 2)).toEqual([2, 0])
    })
  },
)

describe.each(from({ classic: 'Mercado Negro', 2020: 'Mercato Nero', 1897: 'Mercado Oculto' }))(
  '$edition, $source: black market',
  ({ edition }) => {
    const at = (player: object) => {
      const setting = { players: [{ coins: 1, ...player }], now: by('builder', 2) }
      return noblesAt(edition, setting, WITH_NEW).says(2, 'pass')
    }

    it('a noble may go back as the worker, from wherever it stands', () => {
      const table = at({ fields: [nobleOn('corn')], spareNobles: 1, spare: 1, city: city('black-market*') })
      const before = table.people()[3]
      table.says(0, 'build hacienda').asks(0, 'black-market-return', ['return worker', 'return noble'])
      table.says(0, 'return noble').asks(0, 'black-market-lift')
      expect(table.answers(0)).toHaveLength(2)
      const fromTile = table.answers(0).find((answer) => answer.includes('corn')) as string
      table.says(0, fromTile)
      expect([table.player(0).fields, table.spares(0), table.player(0).coins]).toEqual([
        [{ tile: 'corn', workers: 0 }],
        [1, 1],
        0,
      ])
      expect(table.people()[3]).toBe(before + 1)
      expect(table.events('piece-returned')).toEqual([{ kind: 'piece-returned', seat: 0, piece: 'noble' }])
    })

    it('the market’s own noble stays', () => {
      const table = at({ fields: [], city: [noble('black-market')] }).asks(0, 'builder-build')
      table.refuses(0, 'build hacienda', 'not-enough-coins')
    })
  },
)

describe('forbidden without the nobles', () => {
  it.each(EDITIONS)('%s: their answers and pieces do not exist', (edition) => {
    const table = noblesAt(edition, { now: by('mayor') }, { expansions: [] })
    expect(table.view()).not.toHaveProperty('nobleShip')
    expect(table.match.why(0, 'place noble corn')?.code).toBe('unknown-answer')
    expect(() => noblesAt(edition, { nobleSupply: 3 }, { expansions: [] })).toThrow('nobles are not in play')
    expect(() => noblesAt(edition, { players: [{ spareNobles: 1 }] }, { expansions: [] })).toThrow('not in play')
  })

  it.each(EDITIONS)('%s: there are twenty nobles', (edition) => {
    expect(() => noblesAt(edition, { players: [{ spareNobles: 21 }] })).toThrow('only 20 nobles')
    expect(() => noblesAt(edition, { nobleSupply: 20, nobleShip: 1 })).toThrow('only 20 nobles')
    expect(() =>
      noblesAt(edition, { players: [{ fields: fields('corn'), city: [{ building: 'villa', nobles: 2 }] }] }),
    ).toThrow('room for 1')
  })
})
