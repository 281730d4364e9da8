import { describe, expect, it } from 'vitest'
import { city, EDITIONS, type Setting, tableAt } from '../table.ts'

/** Trader: classic, Comerciante; 2020, Mercante; 1897, Negociante. */

const at = (edition: (typeof EDITIONS)[number], setting: Setting) =>
  tableAt(edition, 4, { now: { phase: 'trader', by: 0 }, ...setting })

describe.each(EDITIONS)('%s', (edition) => {
  it('prices are 0, 1, 2, 3 and 4, and the trader gets one more', () => {
    const goods = { corn: 1, indigo: 1, sugar: 1, tobacco: 1, coffee: 1 }
    Object.keys(goods).forEach((good, price) => {
      const setting = {
        players: [
          { coins: 0, goods },
          { coins: 0, goods },
        ],
      }
      expect(at(edition, setting).says(0, `sell ${good}`).player(0).coins).toBe(price + 1)
      expect(at(edition, setting).says(0, 'pass').says(1, `sell ${good}`).player(1).coins).toBe(price)
    })
  })

  it('corn may be sold for nothing', () => {
    const table = at(edition, { players: [{}, { coins: 3, goods: { corn: 1 } }] }).says(1, 'sell corn')
    expect([table.player(1).coins, table.view().tradingHouse]).toEqual([3, ['corn']])
  })

  it('without a sale the trader gets no coin', () => {
    const table = at(edition, { players: [{ coins: 3, goods: { corn: 1 } }] }).says(0, 'pass')
    expect(table.player(0).coins).toBe(3)
    expect(at(edition, { players: [{ coins: 3 }] }).player(0).coins).toBe(3)
  })

  it('a kind that is there already is refused, a kind one does not have too', () => {
    const table = at(edition, { players: [{ goods: { sugar: 1, corn: 1 } }], tradingHouse: ['sugar'] })
    table.refuses(0, 'sell sugar', 'good-in-house').refuses(0, 'sell coffee', 'no-such-good')
  })

  it('one barrel each', () => {
    const players = [{ goods: { sugar: 2, corn: 1 } }, { goods: { tobacco: 1 } }]
    at(edition, { players }).says(0, 'sell sugar').refuses(0, 'sell corn', 'not-your-turn').asks(1, 'trader-sell')
  })

  it('a full house buys nothing more and is emptied at the end of the phase', () => {
    const players = [
      { goods: { sugar: 1 } },
      { goods: { corn: 1 } },
      { goods: { tobacco: 1 } },
      { goods: { coffee: 1 } },
    ]
    const table = at(edition, { players, tradingHouse: ['indigo', 'coffee'] })
    table.says(0, 'sell sugar').says(1, 'sell corn').asks(1, 'choose-role')
    expect(table.view().tradingHouse).toEqual([])
    expect(table.view().goodsSupply).toEqual({ corn: 10, indigo: 11, sugar: 11, tobacco: 8, coffee: 8 })
    expect([table.goods(2), table.goods(3)]).toEqual([{ tobacco: 1 }, { coffee: 1 }])
  })

  it('a house that is not full keeps its barrels', () => {
    const table = at(edition, { players: [{ goods: { sugar: 1 } }], tradingHouse: ['indigo', 'coffee'] })
    expect(table.says(0, 'sell sugar').asks(1, 'choose-role').view().tradingHouse).toEqual([
      'indigo',
      'coffee',
      'sugar',
    ])
  })
})

it('the last to sell may fill the house', () => {
  const players = [{}, {}, {}, { coins: 0, goods: { coffee: 1 } }]
  const table = at('classic', { players, tradingHouse: ['indigo', 'sugar', 'corn'] }).says(3, 'sell coffee')
  expect([table.player(3).coins, table.view().tradingHouse]).toEqual([4, []])
})

it('an office without a worker is no help; with one it may also sell a new kind', () => {
  const goods = { sugar: 1, corn: 1 }
  const players = [
    { goods, city: city('office') },
    { goods, city: city('office*') },
  ]
  const table = at('classic', { players, tradingHouse: ['sugar'] }).refuses(0, 'sell sugar', 'good-in-house')
  table.says(0, 'pass').asks(1, 'trader-sell', ['sell corn', 'sell sugar', 'pass'])
})

it('the trader with both markets sells coffee for 8', () => {
  const players = [{ coins: 0, goods: { coffee: 1 }, city: city('small-market*', 'large-market*') }]
  expect(at('classic', { players }).says(0, 'sell coffee').player(0).coins).toBe(8)
})

it('who can sell nothing is passed over', () => {
  const players = [{ goods: { sugar: 1 } }, {}, { goods: { sugar: 1 } }, { goods: { corn: 1 } }]
  const table = at('classic', { players }).says(0, 'sell sugar').asks(3, 'trader-sell', ['sell corn', 'pass'])
  expect(table.events('cannot-act').map(({ seat }) => seat)).toEqual([1, 2])
})
