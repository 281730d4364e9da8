import { describe, expect, it } from 'vitest'
import { city, EDITIONS, from, tableAt } from '../table.ts'

/** Worked examples of trading and storing. */

const trader = { phase: 'trader', by: 0 } as const

it.each(
  from({ classic: 'Escritório: Antônio and Frederico', '2020': 'Ufficio: Sarah and Evelyn', '1897': 'Escritório' }),
)('$edition, $source: both owners sell sugar to a house that has sugar', ({ edition }) => {
  const owner = { coins: 0, goods: { sugar: 2 }, city: city('office*') }
  const table = tableAt(edition, 4, {
    players: [{}, owner, owner, { goods: { sugar: 1, corn: 1 } }],
    tradingHouse: ['sugar'],
    now: trader,
  })
  table.says(1, 'sell sugar').says(2, 'sell sugar').refuses(3, 'sell sugar', 'good-in-house')
  expect(table.view().tradingHouse).toEqual(['sugar', 'sugar', 'sugar'])
  expect(table.coins().slice(1, 3)).toEqual([2, 2])
  expect(table.goods(1)).toEqual({ sugar: 1 })
})

it.each(EDITIONS)(
  '%s, office: no sale when the house is full (1897 says so, the others by their trader)',
  (edition) => {
    const owner = { coins: 0, goods: { sugar: 2 }, city: city('office*') }
    const table = tableAt(edition, 4, {
      players: [{ goods: { tobacco: 1 } }, owner],
      tradingHouse: ['sugar', 'corn', 'coffee'],
      now: trader,
    })
    table.says(0, 'sell tobacco').asks(1, 'choose-role')
    expect(table.goods(1)).toEqual({ sugar: 2 })
    expect(table.view().tradingHouse).toEqual([])
  },
)

it('1897, Mercado Pequeno: the trader with a small market sells corn for 2', () => {
  const players = [{ coins: 0, goods: { corn: 1 }, city: city('small-market*') }]
  const table = tableAt('1897', 4, { players, now: trader }).says(0, 'sell corn')
  expect(table.player(0).coins).toBe(2)
})

describe.each(EDITIONS)('%s, markets: one coin, two, and three together', (edition) => {
  it.each([
    [['small-market*'], 1],
    [['large-market*'], 2],
    [['small-market*', 'large-market*'], 3],
    [['small-market', 'large-market'], 0],
  ])('%j add %i', (buildings, more) => {
    const players = [{}, { coins: 0, goods: { tobacco: 1 }, city: city(...buildings) }]
    expect(tableAt(edition, 4, { players, now: trader }).says(1, 'sell tobacco').player(1).coins).toBe(3 + more)
  })
})

describe.each(
  from({
    classic: 'Armazém Pequeno, Armazém Grande',
    '2020': 'Piccolo Magazzino, Grande Magazzino',
    '1897': 'Armazém Pequeno, Armazém Grande',
  }),
)('$edition, $source', ({ edition }) => {
  // No barrel finds a place: two ships have other kinds, that with indigo is full.
  const ships = [
    { capacity: 5, good: 'tobacco', count: 1 },
    { capacity: 6, good: 'coffee', count: 1 },
    { capacity: 7, good: 'indigo', count: 7 },
  ] as const
  const goods = { corn: 3, indigo: 2, sugar: 4 }
  const storing = (...buildings: string[]) =>
    tableAt(edition, 4, {
      players: [{}, { goods, city: city(...buildings) }],
      ships: [...ships],
      now: { phase: 'captain', by: 0 },
    })

  it('without a warehouse one barrel stays', () => {
    expect(storing().says(1, 'keep one sugar').goods(1)).toEqual({ sugar: 1 })
  })

  it('a small one keeps one kind whole and one barrel more', () => {
    expect(storing('small-warehouse*').says(1, 'keep sugar', 'keep one corn').goods(1)).toEqual({ corn: 1, sugar: 4 })
  })

  it('a large one keeps two kinds whole and one barrel more', () => {
    const table = storing('large-warehouse*').says(1, 'keep sugar', 'keep corn', 'keep one indigo')
    expect(table.goods(1)).toEqual({ corn: 3, indigo: 1, sugar: 4 })
  })

  it('both keep three kinds whole', () => {
    const table = storing('small-warehouse*', 'large-warehouse*').says(1, 'keep sugar', 'keep corn', 'keep indigo')
    expect(table.goods(1)).toEqual(goods)
  })

  it('an empty one keeps nothing', () => {
    storing('small-warehouse', 'large-warehouse').refuses(1, 'keep sugar', 'no-warehouse')
  })
})
