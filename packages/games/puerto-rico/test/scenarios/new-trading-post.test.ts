import { describe, expect, it } from 'vitest'
import { city, EDITIONS, newBuildingsAt, type Setting } from '../table.ts'

/** Trading post: classic, Posto de Comércio; 2020, Stazione Commerciale; 1897, Posto dos Mercadores; our rulings. */

describe.each(EDITIONS)('%s', (edition) => {
  const at = (setting: Setting) => newBuildingsAt(edition, { now: { phase: 'trader', by: 3 }, ...setting })
  const post = city('trading-post*')

  it('sells a kind that the trading house has already; the barrel goes to the supply', () => {
    const players = [{ coins: 0, goods: { coffee: 2 }, city: post }]
    const table = at({ players, tradingHouse: ['coffee'] }).asks(0, 'trader-sell', ['sell coffee post', 'pass'])
    table.refuses(0, 'sell coffee', 'good-in-house').says(0, 'sell coffee post')
    expect([table.coins()[0], table.goods(0), table.view().tradingHouse]).toEqual([4, { coffee: 1 }, ['coffee']])
    expect(table.view().goodsSupply.coffee).toBe(7)
    expect(table.events('sold-to-post')).toMatchObject([{ seat: 0, good: 'coffee', coins: 4 }])
  })

  it('also when the house is full, or when others fill it: the turn still goes round', () => {
    const players = [
      { coins: 0, goods: { sugar: 1 }, city: post },
      { goods: { indigo: 1 } },
      {},
      { goods: { coffee: 1 } },
    ]
    const full = at({ players, tradingHouse: ['corn', 'indigo', 'sugar', 'tobacco'] })
    expect(full.asks(0, 'trader-sell', ['sell sugar post', 'pass']).says(0, 'sell sugar post').coins()[0]).toBe(2)
    const filled = at({ players, tradingHouse: ['corn', 'indigo', 'sugar'] }).says(3, 'sell coffee')
    filled.asks(0, 'trader-sell', ['sell sugar post', 'pass']).says(0, 'sell sugar post')
    expect([filled.coins()[0], filled.view().tradingHouse]).toEqual([2, []])
  })

  it('is instead of a sale to the house: once in a turn, one way or the other', () => {
    const players = [{ coins: 0, goods: { coffee: 1, sugar: 1 }, city: post }, { goods: { corn: 1 } }]
    const table = at({ players }).asks(0, 'trader-sell', [
      ...['sell sugar', 'sell coffee', 'sell sugar post', 'sell coffee post', 'pass'],
    ])
    table.says(0, 'sell sugar').asks(1, 'trader-sell')
    at({ players }).says(0, 'sell coffee post').asks(1, 'trader-sell')
  })

  it('markets pay nothing there, but in the house they do', () => {
    const stalls = city('trading-post*', 'small-market*', 'large-market*')
    const players = [{ coins: 0, goods: { sugar: 1 }, city: stalls }]
    expect(at({ players }).says(0, 'sell sugar post').coins()[0]).toBe(2)
    expect(at({ players }).says(0, 'sell sugar').coins()[0]).toBe(5)
  })

  it("the trader's privilege counts, doubled by a library; corn is worth that alone", () => {
    const now: Setting['now'] = { phase: 'trader', by: 0 }
    const players = [{ coins: 0, goods: { corn: 1 }, city: post }]
    expect(at({ players, now }).says(0, 'sell corn post').coins()[0]).toBe(1)
    const doubled = [{ ...players[0], city: city('trading-post*', 'library*') }]
    expect(at({ players: doubled, now }).says(0, 'sell corn post').coins()[0]).toBe(2)
  })

  it('not without a worker', () => {
    const players = [{ goods: { sugar: 1 }, city: city('trading-post') }]
    at({ players }).refuses(0, 'sell sugar post', 'no-trading-post')
    at({ players, tradingHouse: ['sugar'] }).asks(0, 'choose-role')
  })

  it('not what one has not', () => {
    at({ players: [{ goods: { sugar: 1 }, city: post }] }).refuses(0, 'sell coffee post', 'no-such-good')
  })
})
