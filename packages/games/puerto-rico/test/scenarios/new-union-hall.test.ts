import { describe, expect, it } from 'vitest'
import { city, EDITIONS, from, newBuildingsAt, type Setting } from '../table.ts'

/** Union hall: classic, Sindicato; 2020, Casa delle Unioni; 1897, Assembleia; our rulings on the start of the phase. */

const captain: Setting['now'] = { phase: 'captain', by: 3 }
const hall = city('union-hall*')

describe.each(from({ classic: 'Sindicato', 2020: 'Casa delle Unioni', 1897: 'Assembleia' }))(
  '$edition, $source, examples',
  ({ edition }) => {
    it('three corn, one coffee and two indigo: 2', () => {
      const players = [{ goods: { corn: 3, coffee: 1, indigo: 2 }, city: hall }]
      expect(newBuildingsAt(edition, { players, now: captain }).asks(0, 'captain-load').player(0).vp).toBe(2)
    })

    it('four corn and two coffee: 3', () => {
      const players = [{ goods: { corn: 4, coffee: 2 }, city: hall }]
      const table = newBuildingsAt(edition, { players, now: captain })
      expect(table.asks(0, 'captain-load').player(0).vp).toBe(3)
      expect(table.events('points')).toMatchObject([{ seat: 0, points: 3, source: 'union-hall' }])
    })
  },
)

describe.each(EDITIONS)('%s', (edition) => {
  it('nothing without a worker, and nothing for a single barrel', () => {
    const goods = { corn: 4 }
    const empty = newBuildingsAt(edition, { players: [{ goods, city: city('union-hall') }], now: captain })
    expect(empty.player(0).vp).toBe(0)
    const single = newBuildingsAt(edition, { players: [{ goods: { corn: 1, sugar: 1 }, city: hall }], now: captain })
    expect(single.events('points')).toEqual([])
  })

  it('all of them before anybody loads, clockwise from the captain', () => {
    const players = [
      { goods: { corn: 2 }, city: hall },
      { goods: { sugar: 4, indigo: 1 }, city: hall },
    ]
    const table = newBuildingsAt(edition, { players, now: { phase: 'captain', by: 1 } }).asks(1, 'captain-load')
    expect(table.events('points')).toMatchObject([
      { seat: 1, points: 2, source: 'union-hall' },
      { seat: 0, points: 1, source: 'union-hall' },
    ])
  })

  it('its points can be the last chips, which bring the end', () => {
    const table = newBuildingsAt(edition, { players: [{ goods: { corn: 4 }, city: hall }], vpSupply: 1, now: captain })
    expect([table.view().endTriggered, table.view().paperVp >= 1]).toEqual([true, true])
  })
})
