import { describe, expect, it } from 'vitest'
import type { VariantId } from '../../src/ids.ts'
import { city, EDITIONS, fields, from, times } from '../table.ts'
import { bare, by, newNoblesTable, noble, nobleOn, noblesAt } from './nobles-table.ts'

/** Nobles come by ship: classic, 2ª Expansão; 2020, Espansione 2; 1897, Expansão II; our rulings on who takes which. */

const mayor = by('mayor')

describe('set-up: a noble stands in for one worker on the ship', () => {
  it.each([
    ['classic', 2, [1, 1, 99, 19]],
    ['classic', 3, [2, 1, 98, 19]],
    ['classic', 4, [3, 1, 97, 19]],
    ['classic', 5, [4, 1, 96, 19]],
    ['2020', 2, [1, 1, 41, 19]],
    ['2020', 3, [2, 1, 98, 19]],
    ['2020', 4, [3, 1, 97, 19]],
    ['2020', 5, [4, 1, 96, 19]],
    ['1897', 2, [1, 1, 41, 19]],
    ['1897', 3, [2, 1, 56, 19]],
    ['1897', 4, [3, 1, 76, 19]],
    ['1897', 5, [4, 1, 96, 19]],
  ] as const)('%s with %i players: %o', (edition, players, people) => {
    expect(newNoblesTable(edition, { players }).people()).toEqual(people)
  })
})

describe.each(EDITIONS)('%s: taking from the ship', (edition) => {
  const places = times(3, { fields: fields('corn', 'sugar', 'coffee') })

  it('the privilege brings a worker from the supply, never a noble', () => {
    const table = noblesAt(edition, { players: places, now: mayor, workerSupply: 5 }).says(0, 'worker')
    expect([table.spares(0), table.people()]).toEqual([
      [1, 0],
      [2, 1, 4, 19],
    ])
    noblesAt(edition, { players: places, now: mayor, workerSupply: 0 }).asks(0, 'mayor-take')
  })

  it('while both kinds are aboard each taker chooses; afterwards the rest goes round', () => {
    const table = noblesAt(edition, { players: places, now: mayor, workerShip: 4 }).says(0, 'no worker')
    table.asks(0, 'mayor-take', ['take worker', 'take noble']).says(0, 'take worker')
    table.asks(1, 'mayor-take').says(1, 'take noble').asks(0, 'mayor-place')
    expect([0, 1, 2].map((seat) => table.spares(seat))).toEqual([
      [2, 0],
      [1, 1],
      [1, 0],
    ])
    expect(table.events('noble-arrived')).toEqual([{ kind: 'noble-arrived', seat: 1 }])
  })

  it('the noble left over goes to whoever comes next', () => {
    const table = noblesAt(edition, { players: places, now: mayor }).says(0, 'no worker')
    table.says(0, 'take worker').says(1, 'take worker').asks(0, 'mayor-place')
    expect([0, 1, 2].map((seat) => table.spares(seat))).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
    ])
  })

  it('without a noble aboard nobody is asked', () => {
    noblesAt(edition, { players: places, now: mayor, nobleShip: 0 }).says(0, 'no worker').asks(0, 'mayor-place')
  })
})

describe.each(EDITIONS)('%s: placing', (edition) => {
  const table = () =>
    noblesAt(edition, {
      players: [
        { fields: [nobleOn('corn'), { tile: 'sugar' }], city: [noble('chapel'), { building: 'sugar-mill' }], spare: 1 },
      ],
      now: mayor,
      workerShip: 0,
      nobleShip: 0,
    }).says(0, 'no worker')

  it('nobles are lifted too and go wherever a worker can', () => {
    const lifted = table()
    expect(lifted.spares(0)).toEqual([1, 2])
    const places = ['corn', 'sugar', 'chapel', 'sugar-mill']
    lifted.asks(
      0,
      'mayor-place',
      places.flatMap((place) => [`place ${place}`, `place noble ${place}`]),
    )
    lifted.says(0, 'place noble sugar-mill', 'place noble sugar-mill', 'place sugar-mill')
    expect(lifted.player(0).city).toMatchObject([{ workers: 0 }, { workers: 1, nobles: 2 }])
    expect(lifted.spares(0)).toEqual([0, 0])
  })

  it('only what is spare can be placed', () => {
    const placed = table().says(0, 'place corn').refuses(0, 'place sugar', 'no-worker-spare')
    placed.says(0, 'place noble chapel').refuses(0, 'place noble corn', 'no-free-circle')
    placed.refuses(0, 'place noble chapel', 'no-free-circle').says(0, 'place noble sugar')
    expect(placed.player(0).fields).toEqual([
      { tile: 'corn', workers: 1 },
      { tile: 'sugar', workers: 0, nobles: 1 },
    ])
  })

  it('a seat without nobles is told so', () => {
    const players = [{ fields: fields('corn', 'sugar'), spare: 1 }]
    const setting = { players, now: mayor, workerShip: 0, nobleShip: 0 }
    noblesAt(edition, setting).says(0, 'no worker').refuses(0, 'place noble corn', 'no-noble-spare')
  })
})

describe.each(EDITIONS)('%s: the ship is refilled', (edition) => {
  const cities = [{ fields: [], city: city('sugar-mill', 'office') }, bare, bare]
  const refilled = (more: object) => {
    const table = noblesAt(edition, { players: cities, now: mayor, workerShip: 0, nobleShip: 0, ...more })
    return table.match.status().ask[0]?.kind === 'mayor-privilege' ? table.says(0, 'no worker') : table
  }

  it('with one noble instead of a worker, and it counts for the least number', () => {
    expect(refilled({ workerSupply: 9, nobleSupply: 6 }).people()).toEqual([3, 1, 6, 5])
    const small = refilled({ players: times(3, bare), workerSupply: 9, nobleSupply: 6 })
    expect(small.people()).toEqual([2, 1, 7, 5])
    expect(small.events('noble-boarded')).toHaveLength(1)
  })

  it('with workers only once the nobles are gone', () => {
    const table = refilled({ workerSupply: 9, nobleSupply: 0 })
    expect(table.people()).toEqual([4, 0, 5, 0])
    expect(table.events('noble-boarded')).toEqual([])
  })

  it('with its one noble when no worker is left; that is not the end', () => {
    const table = refilled({ workerSupply: 0, nobleSupply: 6 })
    expect(table.people()).toEqual([0, 1, 0, 5])
    expect(table.view().endTriggered).toBe(false)
  })

  it('with nobody when nobody is left, and that is not the end either', () => {
    const table = refilled({ workerSupply: 0, nobleSupply: 0 })
    expect(table.people()).toEqual([0, 0, 0, 0])
    expect([table.view().endTriggered, table.events('end-triggered')]).toEqual([false, []])
  })
})

describe('too few workers: whether the noble boards before or after they are taken', () => {
  const people = (edition: (typeof EDITIONS)[number], variants: VariantId[] = []) => {
    const players = [{ fields: [], city: city('sugar-mill', 'office') }, bare, bare]
    const setting = { players, now: mayor, workerShip: 0, nobleShip: 0, workerSupply: 3, nobleSupply: 6 }
    return noblesAt(edition, setting, { variants }).says(0, 'no worker').people()
  }

  it('exactly the wanted number less one: classic and 2020 take all three', () => {
    expect(people('classic')).toEqual([3, 1, 0, 5])
    expect(people('2020')).toEqual([3, 1, 0, 5])
  })

  it('1897: three are taken and one goes back for the citizen', () => {
    expect(people('1897')).toEqual([2, 1, 1, 5])
  })

  it('1897 with the errata of 2026: the citizen is swapped in first', () => {
    expect(people('1897', ['errata-2026'])).toEqual([3, 1, 0, 5])
  })
})

describe.each(from({ classic: 'Vila', 2020: 'Villa', 1897: 'Casa de Campo' }))(
  '$edition, $source: villa',
  ({ edition }) => {
    const owner = { fields: fields('corn', 'sugar', 'coffee'), city: city('villa*') }
    const at = (more: object) => noblesAt(edition, { players: [owner, bare, bare], now: mayor, nobleShip: 0, ...more })

    it('before all else of the phase a noble from the supply, if the owner wants it', () => {
      const table = at({ workerShip: 0, nobleSupply: 3 })
        .asks(0, 'mayor-villa', ['worker', 'no worker'])
        .says(0, 'worker')
      expect(table.events('villa-gave')).toEqual([{ kind: 'villa-gave', seat: 0, piece: 'noble' }])
      table.asks(0, 'mayor-privilege')
      expect([table.spares(0), table.people()[3]]).toEqual([[0, 1], 2])
      const declined = at({ workerShip: 0, nobleSupply: 3 }).says(0, 'no worker').asks(0, 'mayor-privilege')
      expect([declined.spares(0), declined.people()[3]]).toEqual([[0, 0], 3])
    })

    it('a worker when there are no nobles in the supply, though one is aboard', () => {
      const table = at({ workerSupply: 4, nobleSupply: 0, nobleShip: 1 }).says(0, 'worker')
      expect([table.spares(0), table.people()]).toEqual([
        [1, 0],
        [2, 1, 3, 0],
      ])
    })

    it('nothing when the supply has neither, whoever is aboard', () => {
      at({ workerSupply: 0, nobleSupply: 0, nobleShip: 1, workerShip: 3 }).asks(0, 'mayor-take')
    })

    it('noble or worker may run it; empty it does nothing', () => {
      at({ players: [{ ...owner, city: [noble('villa')] }, bare, bare] }).asks(0, 'mayor-villa')
      at({ players: [{ ...owner, city: city('villa') }, bare, bare] }).asks(0, 'mayor-privilege')
    })

    it('owners in turn from the mayor, each whoever is mayor', () => {
      const players = [owner, owner, bare]
      const table = at({ players, now: by('mayor', 2), nobleSupply: 1 })
      table.asks(0, 'mayor-villa').says(0, 'worker').asks(1, 'mayor-villa').says(1, 'worker').asks(2, 'mayor-privilege')
      expect([table.spares(0), table.spares(1)]).toEqual([
        [0, 1],
        [1, 0],
      ])
    })

    it('answers of other questions are refused', () => {
      at({}).refuses(0, 'take noble', 'other-question').refuses(0, 'pass', 'other-question')
    })
  },
)
