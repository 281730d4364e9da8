import { describe, expect, it } from 'vitest'
import { city, EDITIONS, fields, from, tableAt, times } from '../table.ts'

/** Worked examples about producing: classic, Construções de produção and Manufatura; 2020, Edifici di produzione and Fabbrica; 1897, Produtor. */

/** The producer under test sits at 1; the craftsman at 0 can make nothing, so no privilege comes in between. */
const craftsman = { phase: 'craftsman', by: 0 } as const
const idle = { fields: fields('indigo') }

describe('the island with three kinds', () => {
  const island = {
    fields: fields('corn*', 'corn*', 'corn', 'tobacco*', 'tobacco*', 'sugar*', 'sugar*', 'sugar*', 'sugar'),
    city: city('small-sugar-mill*', 'tobacco-storage*', 'sugar-mill***'),
  }

  it.each(from({ classic: 'Construções de produção, figure', '1897': 'Produtor, Capacidade de Produção, example' }))(
    '$edition, $source: two corn, one tobacco, three sugar',
    ({ edition }) => {
      const table = tableAt(edition, 4, { players: [idle, island], now: craftsman })
      expect(table.goods(1)).toEqual({ corn: 2, tobacco: 1, sugar: 3 })
    },
  )
})

describe.each(from({ classic: 'Produção de índigo, açúcar, tabaco e café', '2020': 'Produzione di merci' }))(
  '$edition, $source',
  ({ edition }) => {
    const two = fields('tobacco*', 'tobacco*')

    it('two workers on tobacco and two in the storage make two', () => {
      const players = [idle, { fields: two, city: city('tobacco-storage**') }]
      expect(tableAt(edition, 4, { players, now: craftsman }).goods(1)).toEqual({ tobacco: 2 })
    })

    it('with one worker in the storage they make one', () => {
      const players = [idle, { fields: two, city: city('tobacco-storage*') }]
      expect(tableAt(edition, 4, { players, now: craftsman }).goods(1)).toEqual({ tobacco: 1 })
    })
  },
)

it.each(from({ classic: 'Produção de milho', '2020': 'Produzione di mais' }))(
  '$edition, $source: three corn plantations, two of them occupied, make two corn without a building',
  ({ edition }) => {
    const players = [idle, { fields: fields('corn*', 'corn', 'corn*') }]
    expect(tableAt(edition, 4, { players, now: craftsman }).goods(1)).toEqual({ corn: 2 })
  },
)

describe.each(from({ classic: 'Manufatura: Gustavo', '2020': 'Fabbrica: Leo', '1897': 'Fábrica' }))(
  '$edition, $source',
  ({ edition }) => {
    const owner = {
      coins: 0,
      fields: fields('corn*', 'corn*', 'corn*', 'coffee*', 'indigo*', 'indigo*'),
      city: city('factory*', 'coffee-roaster*', 'indigo-plant**'),
    }

    it('three corn, one coffee and two indigo are three kinds and bring two coins', () => {
      const table = tableAt(edition, 4, { players: [idle, owner], now: craftsman })
      expect(table.goods(1)).toEqual({ corn: 3, coffee: 1, indigo: 2 })
      expect(table.player(1).coins).toBe(2)
    })

    it('with no corn in the supply it is two kinds and one coin (said so by classic)', () => {
      const hoarder = { fields: fields('indigo'), goods: { corn: 10 } }
      const table = tableAt(edition, 4, { players: [idle, owner, hoarder], now: craftsman })
      expect(table.goods(1)).toEqual({ coffee: 1, indigo: 2 })
      expect(table.player(1).coins).toBe(1)
    })

    it('without a worker the factory pays nothing', () => {
      const unmanned = { ...owner, city: city('factory', 'coffee-roaster*', 'indigo-plant**') }
      expect(tableAt(edition, 4, { players: [idle, unmanned], now: craftsman }).player(1).coins).toBe(0)
    })
  },
)

describe('the factory pays 0, 1, 2, 3 and 5 for one to five kinds (all editions)', () => {
  const kinds = ['corn*', 'indigo*', 'sugar*', 'tobacco*', 'coffee*']
  const plants = city('factory*', 'small-indigo-plant*', 'small-sugar-mill*', 'tobacco-storage*', 'coffee-roaster*')

  it.each(EDITIONS.flatMap((edition) => [0, 1, 2, 3, 5].map((pay, i) => [edition, i + 1, pay] as const)))(
    '%s: %i kinds bring %i',
    (edition, count, pay) => {
      const owner = { coins: 0, fields: fields(...kinds.slice(0, count)), city: plants }
      expect(tableAt(edition, 3, { players: [idle, owner], now: craftsman }).player(1).coins).toBe(pay)
    },
  )
})

it('two buildings of a kind add their circles, and plantations limit them (classic, Construções de produção)', () => {
  const players = [
    idle,
    { fields: fields(...times(4, 'indigo*')), city: city('small-indigo-plant*', 'indigo-plant**') },
  ]
  expect(tableAt('classic', 3, { players, now: craftsman }).goods(1)).toEqual({ indigo: 3 })
})
