import { describe, expect, it } from 'vitest'
import { city, EDITIONS, fields, type Setting, tableAt, times } from '../table.ts'

/** Craftsman: classic, Produtor; 2020, Artigiano; 1897, Produtor; our ruling on the privilege. */

const at = (setting: Setting) => tableAt('classic', 3, { now: { phase: 'craftsman', by: 1 }, ...setting })
const corn = (count: number) => ({ fields: fields(...times(count, 'corn*')) })
const nothing = { fields: [] }

describe('a supply that runs short', () => {
  it('is given out clockwise from the craftsman, who takes what is left gets no more (all editions)', () => {
    const players = [corn(2), corn(2), corn(2)]
    const table = at({ players, ships: [{ capacity: 6, good: 'corn', count: 6 }], tradingHouse: ['corn'] })
    expect([1, 2, 0].map((seat) => table.player(seat).goods.corn)).toEqual([2, 1, 0])
    expect(table.view().goodsSupply.corn).toBe(0)
  })

  it('leaves no privilege of that kind', () => {
    const players = [nothing, { ...corn(2), goods: { corn: 8 } }, nothing]
    const table = at({ players }).asks(2, 'choose-role')
    expect(table.goods(1)).toEqual({ corn: 10 })
  })

  it('offers as privilege only kinds that the supply still has', () => {
    const maker = {
      fields: fields('corn*', 'indigo*', 'sugar*'),
      city: city('small-indigo-plant*', 'small-sugar-mill*'),
      goods: { corn: 9 },
    }
    const table = at({ players: [nothing, maker, nothing] })
    table.asks(1, 'craftsman-extra', ['extra indigo', 'extra sugar', 'pass'])
    table.refuses(1, 'extra corn', 'supply-empty').says(1, 'extra sugar')
    expect(table.goods(1)).toEqual({ corn: 10, indigo: 1, sugar: 2 })
  })
})

describe.each(EDITIONS)('%s, privilege', (edition) => {
  const play = (players: Setting['players']) => tableAt(edition, 3, { players, now: { phase: 'craftsman', by: 1 } })

  it('one barrel more of a kind he produced, after all have produced', () => {
    const table = play([corn(1), corn(2), corn(3)]).asks(1, 'craftsman-extra', ['extra corn', 'pass'])
    expect(table.player(0).goods.corn).toBe(1)
    expect(table.says(1, 'extra corn').goods(1)).toEqual({ corn: 3 })
  })

  it('may be declined', () => {
    expect(
      play([nothing, corn(2), nothing])
        .says(1, 'pass')
        .goods(1),
    ).toEqual({ corn: 2 })
  })

  it('not of a kind that only others produced, nor of one he merely has', () => {
    const sugar = { fields: fields('sugar*'), city: city('small-sugar-mill*') }
    const table = play([sugar, { ...corn(1), goods: { coffee: 2 } }, nothing])
    table.refuses(1, 'extra sugar', 'not-produced').refuses(1, 'extra coffee', 'not-produced')
  })

  it('not of a kind he could make but got none of', () => {
    const maker = { fields: fields('corn*', 'sugar*'), city: city('small-sugar-mill*') }
    const table = play([{ fields: [], goods: { sugar: 11 } }, maker, nothing]).refuses(1, 'extra sugar', 'not-produced')
    table.asks(1, 'craftsman-extra', ['extra corn', 'pass'])
  })

  it('none at all when he produced nothing', () => {
    play([corn(1), nothing, corn(1)]).asks(2, 'choose-role')
  })
})

it('the extra barrel does not raise the factory (paid with the production)', () => {
  const maker = { coins: 0, fields: fields('corn*', 'indigo*'), city: city('factory*', 'small-indigo-plant*') }
  expect(
    at({ players: [nothing, maker, nothing] })
      .says(1, 'extra corn')
      .player(1).coins,
  ).toBe(1)
})

it('a building without a plantation and a plantation without a building make nothing', () => {
  const table = at({ players: [{ fields: fields('coffee*') }, nothing, { fields: [], city: city('indigo-plant***') }] })
  expect([0, 2].map((seat) => table.goods(seat))).toEqual([{}, {}])
})
