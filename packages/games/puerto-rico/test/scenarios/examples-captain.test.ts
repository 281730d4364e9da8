import { describe, expect, it } from 'vitest'
import { city, EDITIONS, from, tableAt } from '../table.ts'

/** Worked examples of the captain phase, to the last point and barrel. */

it('classic, Capitão, example with four players', () => {
  // Gustavo 0, Frederico 1, Antônio 2, Rodrigo 3
  const table = tableAt('classic', 4, {
    players: [
      { goods: { corn: 6, tobacco: 2, sugar: 1 } },
      { goods: { indigo: 1, sugar: 2 } },
      { goods: { coffee: 1, corn: 3, indigo: 2 } },
      { goods: { corn: 1, tobacco: 4 } },
    ],
    ships: [{ capacity: 6, good: 'indigo', count: 2 }],
    now: { phase: 'captain', by: 0 },
  })
  const supply = table.view().goodsSupply.corn

  table.refuses(0, 'load corn 5', 'larger-ship').says(0, 'load corn 7')
  expect(table.vps()).toEqual([7, 0, 0, 0])
  table.asks(1, 'captain-load', ['load indigo 6', 'load sugar 5']).says(1, 'load sugar 5')
  expect(table.vps()).toEqual([7, 2, 0, 0])
  table.asks(2, 'captain-load', ['load corn 7', 'load indigo 6']).says(2, 'load corn 7')

  // The rest has no alternative: Rodrigo cannot load, Gustavo's sugar, Frederico's and Antônio's indigo go aboard.
  expect(table.vps()).toEqual([8, 3, 3, 0])
  table.asks(0, 'captain-store', ['keep one tobacco', 'done']).says(0, 'keep one tobacco')
  table.asks(2, 'captain-store', ['keep one coffee', 'keep one corn', 'done']).says(2, 'keep one coffee')
  table.asks(3, 'captain-store', ['keep one corn', 'keep one tobacco', 'done']).says(3, 'keep one tobacco')

  expect([0, 1, 2, 3].map((seat) => table.goods(seat))).toEqual([{ tobacco: 1 }, {}, { coffee: 1 }, { tobacco: 1 }])
  expect(table.view().ships).toEqual([
    { capacity: 5, good: 'sugar', count: 3 },
    { capacity: 6, good: 'indigo', count: 5 },
    { capacity: 7, count: 0 },
  ])
  expect(table.view().goodsSupply.corn).toBe(supply + 7 + 3)
  expect(table.view().vpSupply).toBe(100 - 14)
})

it('1897, Capitão, example with four players', () => {
  // Aglaé 0, Renato 1, Mariana 2, Diego 3. Three corn lie on the ship of 6: it is full after Diego's one and Aglaé's two.
  const table = tableAt('1897', 4, {
    players: [
      { goods: { corn: 2, sugar: 6 } },
      { goods: { sugar: 2, tobacco: 3 } },
      { goods: { corn: 2, tobacco: 1 } },
      { goods: { corn: 1, indigo: 5 }, city: city('small-warehouse*') },
    ],
    ships: [{ capacity: 6, good: 'corn', count: 3 }],
    now: { phase: 'captain', by: 0 },
  })

  table.refuses(0, 'load sugar 5', 'larger-ship')
  table.asks(0, 'captain-load', ['load corn 6', 'load sugar 7']).says(0, 'load sugar 7')
  expect(table.vps()).toEqual([7, 0, 0, 0])
  table.asks(1, 'captain-load', ['load sugar 7', 'load tobacco 5']).says(1, 'load sugar 7')
  expect(table.vps()).toEqual([7, 1, 0, 0])
  table.asks(2, 'captain-load', ['load corn 6', 'load tobacco 5']).says(2, 'load tobacco 5')

  // Diego's corn, Aglaé's corn and Renato's tobacco are the only loads left.
  expect(table.vps()).toEqual([9, 4, 1, 1])
  table.asks(1, 'captain-store', ['keep one sugar', 'done']).says(1, 'keep one sugar')
  table.asks(2, 'captain-store', ['keep one corn', 'done']).says(2, 'keep one corn')
  table.asks(3, 'captain-store', ['keep indigo', 'keep one indigo', 'done']).says(3, 'keep indigo')

  expect([0, 1, 2, 3].map((seat) => table.goods(seat))).toEqual([{}, { sugar: 1 }, { corn: 1 }, { indigo: 5 }])
  expect(table.view().ships).toEqual([
    { capacity: 5, good: 'tobacco', count: 4 },
    { capacity: 6, count: 0 },
    { capacity: 7, count: 0 },
  ])
  expect(table.view().goodsSupply).toEqual({ corn: 9, indigo: 6, sugar: 10, tobacco: 5, coffee: 9 })
})

it.each(from({ classic: 'Regras para embarque', '2020': 'Caricare le navi', '1897': 'Carregando Navios' }))(
  '$edition, $source: six tobacco go on the empty ship of seven, not on that of five',
  ({ edition }) => {
    const table = tableAt(edition, 4, {
      players: [{ goods: { tobacco: 6, corn: 1 } }],
      ships: [{ capacity: 6, good: 'corn', count: 1 }],
      now: { phase: 'captain', by: 0 },
    })
    table.refuses(0, 'load tobacco 5', 'larger-ship').says(0, 'load tobacco 7')
    expect(table.view().ships[2]).toEqual({ capacity: 7, good: 'tobacco', count: 6 })
  },
)

describe('harbor with wharf', () => {
  it('classic, Cais, Vinicius: 2, 3 and 4 points', () => {
    const table = tableAt('classic', 4, {
      players: [{}, { goods: { corn: 2, tobacco: 4 }, city: city('harbor*', 'wharf*') }],
      ships: [
        { capacity: 5, good: 'tobacco', count: 4 },
        { capacity: 6, good: 'corn', count: 1 },
      ],
      now: { phase: 'captain', by: 0 },
    })
    table.says(1, 'load tobacco 5')
    expect(table.player(1).vp).toBe(2)
    table.says(1, 'load corn 6')
    expect(table.player(1).vp).toBe(2 + 3)
    table.asks(1, 'captain-load', ['load tobacco wharf', 'pass']).says(1, 'load tobacco wharf')
    expect(table.player(1).vp).toBe(2 + 3 + 4)
    expect(table.goods(1)).toEqual({})
    expect(table.events('points').filter(({ source }) => source === 'harbor')).toHaveLength(3)
  })

  it('1897, Porto: 3 + 1, 2 + 1 and 2 + 1 points', () => {
    const table = tableAt('1897', 4, {
      players: [{}, { goods: { sugar: 2, tobacco: 5 }, city: city('harbor*', 'wharf*') }],
      ships: [
        { capacity: 6, good: 'tobacco', count: 3 },
        { capacity: 7, good: 'sugar', count: 2 },
      ],
      now: { phase: 'captain', by: 0 },
    })
    table.says(1, 'load tobacco 6')
    expect(table.player(1).vp).toBe(4)
    table.says(1, 'load sugar 7')
    expect(table.player(1).vp).toBe(4 + 3)
    table.says(1, 'load tobacco wharf')
    expect(table.player(1).vp).toBe(4 + 3 + 3)
  })
})

describe('classic, 2020 and 1897: an own kind is loaded freely, also the one of which fewer fit', () => {
  it.each(EDITIONS)('%s', (edition) => {
    const table = tableAt(edition, 4, {
      players: [{ goods: { corn: 5, coffee: 1 } }],
      now: { phase: 'captain', by: 0 },
    })
    table.says(0, 'load coffee 5')
    expect(table.player(0).vp).toBe(2)
  })
})
