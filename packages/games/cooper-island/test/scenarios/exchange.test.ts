import { describe, expect, it } from 'vitest'
import { land, type Setting, tableAt } from '../table.ts'

/** The exchange market (page 20): value for value, no piece too many, and everything into the market. */

type Player = NonNullable<Setting['players']>[number]

const turn = (player: Player) => tableAt(2, { round: 2, players: [{ storage: {}, ...player }] })

describe('cloth for coins, two for one', () => {
  it('two cloth are a coin in the market', () => {
    const table = turn({ storage: { cloth: 2 } })
      .says(0, 'exchange cloth')
      .asks(0, 'turn')
    expect(table.storage(0)).toEqual({})
    expect(table.market(0)).toEqual({ coin: 1 })
  })

  it('of five stored cloth four can be given, the fifth stays: our departure from "any number" on page 20', () => {
    const table = turn({ storage: { cloth: 5 } }).says(0, 'exchange cloth')
    while (table.answers(0, 'give').length > 0) table.says(0, 'give cloth')
    expect([table.storage(0), table.market(0)]).toEqual([{ cloth: 1 }, { coin: 2 }])
  })

  it('cloth worth 5 is 2 coins: what is over is lost', () => {
    const table = turn({ land: land('h0,2 meadow 1', 'h1,1 settlement 5 cloth') }).says(0, 'exchange cloth')
    expect(table.market(0)).toEqual({ coin: 2 })
    expect(table.space(0, 'h1,1').on).toBeUndefined()
    expect(table.events('exchanged')).toEqual([{ kind: 'exchanged', seat: 0, exchange: 'cloth', value: 5, count: 2 }])
  })

  it('a cube worth 3 and one of the storage make 2 coins together', () => {
    const player = { storage: { cloth: 2 }, land: land('h0,2 meadow 1', 'h1,1 settlement 3 cloth') }
    const table = turn(player).says(0, 'exchange cloth', 'give h1,1', 'give cloth')
    expect(table.market(0)).toEqual({ coin: 2 })
    expect(table.storage(0)).toEqual({ cloth: 1 })
  })

  it('a cube worth 3 alone is a coin: its surplus is lost', () => {
    const player = { storage: { cloth: 1 }, land: land('h0,2 meadow 1', 'h1,1 settlement 3 cloth') }
    const table = turn(player).says(0, 'exchange cloth', 'give h1,1', 'done')
    expect(table.market(0)).toEqual({ coin: 1 })
    expect(table.storage(0)).toEqual({ cloth: 1 })
  })

  it('of three cloth one stays: it would not raise the yield', () => {
    const table = turn({ storage: { cloth: 3 } })
      .says(0, 'exchange cloth')
      .asks(0, 'turn')
    expect(table.storage(0)).toEqual({ cloth: 1 })
    expect(table.market(0)).toEqual({ coin: 1 })
  })

  it('nothing but cloth goes in', () => {
    const player = { storage: { cloth: 2, wood: 1 }, land: land('h0,2 meadow 1 food', 'h1,1 settlement 2 cloth') }
    const table = turn(player).says(0, 'exchange cloth')
    table.refuses(0, 'give wood', 'not-exchanged-here').refuses(0, 'give h0,2', 'not-exchanged-here')
    table.refuses(0, 'give gold', 'none-stored').refuses(0, 'give h0,1', 'no-cube-there')
  })

  it('one cloth is too little', () => {
    turn({ storage: { cloth: 1, gold: 1 } })
      .refuses(0, 'exchange cloth', 'exchange-too-little')
      .refuses(0, 'exchange gold', 'exchange-too-little')
  })
})

describe('gold for resources, two for one', () => {
  it('gold worth 4 is two resources in any combination, but no coin', () => {
    const table = turn({ land: land('h0,2 meadow 1', 'h1,1 mountain 4 gold') }).says(0, 'exchange gold')
    table.asks(0, 'exchange-take', ['take wood', 'take stone', 'take food', 'take gold', 'take cloth'])
    table.refuses(0, 'take coin', 'not-offered').says(0, 'take wood', 'take cloth').asks(0, 'turn')
    expect(table.market(0)).toEqual({ wood: 1, cloth: 1 })
  })

  it('also twice the same', () => {
    const table = turn({ storage: { gold: 4 } }).says(0, 'exchange gold', 'give gold', 'take food', 'take food')
    expect(table.market(0)).toEqual({ food: 2 })
  })

  it('stone is no gold', () => {
    turn({ storage: { stone: 4 } }).refuses(0, 'exchange gold', 'exchange-too-little')
  })
})

describe('anything for anything, four for one', () => {
  it('coins and resources together, from storage and land, for a coin', () => {
    const player = { storage: { coin: 1, wood: 2 }, land: land('h0,2 meadow 2 food') }
    const table = turn(player).says(0, 'exchange any', 'give coin', 'give h0,2')
    table.asks(
      0,
      'exchange-take',
      ['coin', 'wood', 'stone', 'food', 'gold', 'cloth'].map((item) => `take ${item}`),
    )
    table.says(0, 'take coin')
    expect(table.market(0)).toEqual({ coin: 1 })
    expect(table.storage(0)).toEqual({ wood: 1 })
  })

  it('worth 8 for two different things', () => {
    const table = turn({ land: land('h0,2 meadow 4 food', 'h1,1 forest 4 wood') })
    table.says(0, 'exchange any', 'give h0,2', 'give h1,1').says(0, 'take gold', 'take coin')
    expect(table.market(0)).toEqual({ coin: 1, gold: 1 })
  })

  it('less than 4 is too little', () => {
    turn({ storage: { coin: 1, wood: 2 }, land: land('h0,2 meadow 1') }).refuses(
      0,
      'exchange any',
      'exchange-too-little',
    )
  })
})

describe('how much is given', () => {
  const player = { storage: { cloth: 3 }, land: land('h0,2 meadow 1', 'h1,1 settlement 2 cloth') }

  it('it is done only when it yields something', () => {
    const table = turn(player).says(0, 'exchange cloth').refuses(0, 'done', 'exchange-too-little')
    table.says(0, 'give cloth').refuses(0, 'done', 'exchange-too-little')
    table.says(0, 'give cloth', 'done')
    expect(table.market(0)).toEqual({ coin: 1 })
  })

  it('as much at once as a player likes', () => {
    const table = turn(player).says(0, 'exchange cloth', 'give cloth', 'give cloth', 'give h1,1')
    expect(table.market(0)).toEqual({ coin: 2 })
  })

  it('no piece that adds nothing, also where it would come first', () => {
    const table = turn(player).says(0, 'exchange cloth', 'give cloth', 'give cloth')
    table.refuses(0, 'give cloth', 'superfluous')
    const wood = { storage: { wood: 2, coin: 1 }, land: land('h0,2 meadow 4 food', 'h1,1 forest 4 wood') }
    turn(wood).says(0, 'exchange any').refuses(0, 'give coin', 'superfluous').refuses(0, 'give wood', 'superfluous')
  })

  it('no other free action goes between', () => {
    const table = turn({ ...player, cartographer: 6 }).says(0, 'exchange cloth', 'give cloth')
    table.refuses(0, 'stock h1,1', 'other-question').refuses(0, 'explore h0,1 forest', 'other-question')
    table.refuses(0, 'exchange any', 'other-question')
  })

  it('undo takes the whole of it back', () => {
    const table = turn(player)
    table.says(0, 'exchange cloth')
    const before = table.hash
    table.says(0, 'give cloth', 'give cloth', 'give h1,1').asks(0, 'turn').undoes(0)
    expect(table.hash).toBe(before)
  })

  it('land that is cleared by it can be built upon', () => {
    const table = turn({
      doubles: { 'forest-mountain': 1 },
      storage: { wood: 5 },
      land: land('h0,2 meadow 1', 'h1,1 settlement 1 cloth'),
    })
    table.says(0, 'work G round').refuses(0, 'place settlement h1,1 meadow h0,2', 'space-occupied')
    table.says(0, 'exchange any', 'give h1,1', 'take gold')
    table.says(0, 'place settlement h1,1 meadow h0,2')
  })
})
