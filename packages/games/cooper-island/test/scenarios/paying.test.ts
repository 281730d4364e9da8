import { describe, expect, it } from 'vitest'
import { land, type Setting, tableAt } from '../table.ts'

/** Paying costs (page 15), in one go (page 20), and what makes things cheaper (pages 17, 18, 19 and 26). */

type Player = NonNullable<Setting['players']>[number]

const turn = (player: Player, more: Setting = {}) => tableAt(2, { round: 2, players: [player], ...more })

/** Seat 0 has a special worker: it has gained it with two boats and sent a worker to a royal order. */
const special = (player: Player, more: Setting = {}) =>
  turn(
    {
      locked: { ordinary: 2, special: 1 },
      docks: [
        { dock: 'dock-4', boat: 'boat-draw' },
        { dock: 'dock-5', boat: 'boat-cartographer' },
      ],
      ...player,
    },
    { orders: [{ order: 'order-1', seat: 0, worker: 'ordinary' }], ...more },
  )

describe('pieces', () => {
  /** A cost of a coin and 2 wood; wood of every size to pay it with. */
  const woods: Player = {
    storage: { coin: 1, wood: 2 },
    land: land('h0,2 meadow 1', 'h0,1 forest 1 wood', 'h1,1 forest 2 wood', 'h-1,2 forest 3 wood'),
  }
  const paying = () => turn(woods).says(0, 'work B round', 'build boat-draw dock-1').asks(0, 'pay')

  it('all that can be part of a payment are offered, the least waste first', () => {
    const answers = paying().answers(0)
    expect([...answers].sort()).toEqual(['pay h-1,2', 'pay h0,1', 'pay h1,1', 'pay wood'])
    expect(answers.at(-1)).toBe('pay h-1,2')
  })

  it('coins are paid by themselves', () => {
    expect(paying().storage(0)).toEqual({ wood: 2 })
  })

  it('a cube that is worth it all ends the payment', () => {
    const table = paying().says(0, 'pay h1,1').asks(0, 'choose-ship')
    expect(table.storage(0)).toEqual({ wood: 2 })
    expect(table.space(0, 'h0,1').on).toBe('wood')
  })

  it('a bigger cube may be chosen alone, and what is over is lost', () => {
    const table = paying().says(0, 'pay h-1,2').asks(0, 'choose-ship')
    expect(table.storage(0)).toEqual({ wood: 2 })
    expect(table.space(0, 'h-1,2')).toEqual({ space: 'h-1,2', level: 3, terrain: 'forest' })
  })

  it('a bigger cube may not come on top of a smaller one, which it would make superfluous', () => {
    const table = paying().says(0, 'pay wood')
    table.refuses(0, 'pay h1,1', 'superfluous').refuses(0, 'pay h-1,2', 'superfluous')
    expect(table.answers(0)).toEqual(['pay wood', 'pay h0,1'])
    table.says(0, 'pay h0,1').asks(0, 'choose-ship')
  })

  it('a piece that cannot be part of any payment is not offered to begin with', () => {
    const table = turn({
      storage: { coin: 1, wood: 1 },
      land: land('h0,2 meadow 1', 'h0,1 forest 2 wood', 'h1,1 forest 2 wood'),
    })
    table.says(0, 'work B round', 'build boat-draw dock-1').asks(0, 'pay', ['pay h0,1', 'pay h1,1'])
    table.refuses(0, 'pay wood', 'superfluous')
  })

  it('overpaying by a mix is fine while every piece is needed', () => {
    const table = turn({
      storage: { coin: 1 },
      land: land('h0,2 meadow 1', 'h0,1 forest 2 wood', 'h1,1 forest 2 wood', 'h-1,2 forest 2 wood'),
    })
    table.says(0, 'work B round', 'build boat-draw dock-2', 'pay h0,1', 'pay h1,1').asks(0, 'choose-ship')
    expect(table.space(0, 'h-1,2').on).toBe('wood')
  })

  it('only what is due pays', () => {
    const table = turn({
      ...woods,
      storage: { coin: 1, wood: 1, stone: 3 },
      land: [...(woods.land ?? []), ...land('h-2,2 meadow 2 food')],
    })
    table.says(0, 'work B round', 'build boat-draw dock-1')
    table.refuses(0, 'pay stone', 'other-item-due').refuses(0, 'pay h-2,2', 'other-item-due')
    table.refuses(0, 'pay h0,2', 'no-cube-there')
    turn({ ...woods, storage: { coin: 1 } })
      .says(0, 'work B round', 'build boat-draw dock-1')
      .refuses(0, 'pay wood', 'none-stored')
  })

  it('items are paid one kind after another', () => {
    const table = turn({
      storage: { coin: 1, wood: 2, stone: 2 },
      land: land('h0,2 meadow 1', 'h0,1 forest 1 wood', 'h1,1 mountain 1 stone'),
    })
    table.says(0, 'work D round', 'erect small').asks(0, 'pay', ['pay wood', 'pay h0,1'])
    table.says(0, 'pay wood', 'pay wood').asks(0, 'pay', ['pay stone', 'pay h1,1'])
    table.says(0, 'pay stone', 'pay h1,1').asks(0, 'put-piece')
    expect(table.storage(0)).toEqual({ stone: 1 })
  })

  it('what cannot be paid in full is not begun', () => {
    const table = turn({ storage: { coin: 1, wood: 1 }, land: land('h0,2 meadow 1 food') }).says(0, 'work B round')
    table.refuses(0, 'build boat-draw dock-1', 'cannot-pay')
    const rich = turn({ storage: { wood: 5 } }).says(0, 'work B round')
    rich.refuses(0, 'build boat-draw dock-1', 'cannot-pay')
  })
})

describe('in one go', () => {
  const player: Player = {
    storage: { coin: 1, wood: 3 },
    cartographer: 6,
    market: { wood: 1 },
    merchants: ['merchant-2', 'merchant-3', 'merchant-4', 'merchant-5'],
    land: land('h0,2 meadow 1 food', 'h0,1 forest 1 wood'),
  }
  const paying = () => turn(player).says(0, 'work B round', 'build boat-draw dock-2').asks(0, 'pay')

  it('no free action interrupts a payment', () => {
    const table = paying().says(0, 'pay wood')
    const free = [
      'stock h0,2',
      'stock wood',
      'exchange any',
      'use crate-coins',
      'explore h1,1 forest',
      'cultivate h0,1 forest',
    ]
    for (const answer of free) table.refuses(0, answer, 'other-question')
    expect(table.answers(0).every((answer) => answer.startsWith('pay'))).toBe(true)
  })

  it('before and after it they are free', () => {
    const table = turn(player).says(0, 'work B round', 'use crate-coins', 'stock h0,2', 'build boat-draw dock-2')
    table
      .says(0, 'pay wood', 'pay wood', 'pay wood')
      .asks(0, 'choose-ship')
      .says(0, 'stock wood', 'explore h1,1 forest')
    expect(table.storage(0)).toEqual({ food: 1, wood: 1 })
  })

  it('undo takes all of its pieces back, also in the middle of it', () => {
    const table = paying()
    const before = table.hash
    table.says(0, 'pay wood', 'pay wood').asks(0, 'pay').undoes(0)
    expect(table.hash).toBe(before)
    table.says(0, 'pay wood', 'pay wood', 'pay h0,1').asks(0, 'choose-ship').undoes(0)
    expect(table.hash).toBe(before)
    expect(table.asks(0, 'pay').undoes(0).asks(0, 'area').storage(0)).toEqual({ coin: 1, wood: 3 })
  })
})

describe('discounts', () => {
  it('are allotted before anything is paid, as the player likes', () => {
    const table = special({ storage: { coin: 1, wood: 3 } }).says(0, 'work B square', 'build boat-coin dock-1')
    table.asks(0, 'discount', ['less coin', 'less wood'])
    table.refuses(0, 'pay wood', 'other-question').refuses(0, 'less stone', 'nothing-to-reduce')
    table.says(0, 'less coin').asks(0, 'choose-ship')
    expect(table.storage(0)).toEqual({ coin: 1, wood: 2 })
  })

  it('in any mix: both off the wood leave the coin to be paid', () => {
    const table = special({ storage: { coin: 1, wood: 3 } }).says(0, 'work B square', 'build boat-coin dock-2')
    table.says(0, 'less wood', 'less wood').asks(0, 'choose-ship')
    expect(table.storage(0)).toEqual({ wood: 2 })
  })

  it('no part costs less than nothing', () => {
    const player: Player = { storage: { coin: 1, wood: 2, stone: 2 }, land: land('h0,2 meadow 1') }
    const table = special(player).says(0, 'work D square', 'erect small', 'less coin')
    table.refuses(0, 'less coin', 'nothing-to-reduce').refuses(0, 'less gold', 'nothing-to-reduce')
    table.says(0, 'less stone').asks(0, 'put-piece')
    expect(table.storage(0)).toEqual({ coin: 1, stone: 1 })
  })

  it('go where they are needed: what is left must be payable', () => {
    const player: Player = { storage: { wood: 2, stone: 1 }, land: land('h0,2 meadow 1') }
    const table = special(player)
      .says(0, 'work D square', 'erect small')
      .asks(0, 'discount', ['less coin', 'less stone'])
    table.refuses(0, 'less wood', 'reduce-elsewhere').says(0, 'less stone').asks(0, 'put-piece')
    expect(table.storage(0)).toEqual({})
  })

  it('one that cannot be reached with them is refused', () => {
    const table = special({ storage: { wood: 2 }, land: land('h0,2 meadow 1') }).says(0, 'work D square')
    table.refuses(0, 'erect small', 'cannot-pay')
  })

  it('the sawmill takes a wood off by itself, and adds to the symbol of the area', () => {
    const sawmill: Player = { land: land('h0,2 meadow 1 small'), smallCards: ['small-2'] }
    const plain = turn({ ...sawmill, storage: { coin: 1, wood: 1 } }).says(0, 'work B round', 'build boat-coin dock-1')
    expect(plain.asks(0, 'choose-ship').storage(0)).toEqual({})
    const both = special({ ...sawmill, storage: {} }).says(0, 'work B square', 'build boat-coin dock-1')
    both.asks(0, 'choose-ship')
  })

  it('the harbour master takes one gold or cloth off his merchant, by himself, and lies down', () => {
    const table = turn({ storage: { gold: 2, cloth: 2 } }).says(0, 'work H round', 'load merchant-2')
    expect(table.storage(0)).toEqual({})
    expect(table.view().harbourMaster).toEqual({ merchant: 'merchant-2', stands: false })
    turn({ storage: { gold: 1, cloth: 2 } })
      .says(0, 'work H round')
      .refuses(0, 'load merchant-1', 'cannot-pay')
    const lies = turn({ storage: { gold: 2, cloth: 2 } }, { harbourMaster: { stands: false } })
    lies.says(0, 'work H round').refuses(0, 'load merchant-2', 'cannot-pay')
  })

  it('he and the loading crane take off two together', () => {
    const crane: Player = { land: land('h0,2 meadow 1 small'), smallCards: ['small-9'] }
    const table = turn({ ...crane, storage: { gold: 2, cloth: 3 } }).says(0, 'work H round', 'load merchant-2')
    table.asks(0, 'discount', ['less gold', 'less cloth']).says(0, 'less gold', 'less cloth')
    expect(table.asks(0, 'choose-ship').storage(0)).toEqual({ gold: 1, cloth: 1 })
    const elsewhere = turn({ ...crane, storage: { gold: 1, cloth: 2 } }).says(0, 'work H round', 'load merchant-1')
    expect(elsewhere.asks(0, 'choose-ship').storage(0)).toEqual({})
    expect(elsewhere.view().harbourMaster.stands).toBe(true)
  })

  it('undo takes back how they were allotted together with the payment', () => {
    const player: Player = {
      storage: { coin: 1, wood: 2, stone: 2 },
      land: land('h0,2 meadow 1', 'h0,1 forest 1 wood', 'h1,1 mountain 1 stone'),
    }
    const table = special(player).says(0, 'work D square', 'erect small').asks(0, 'discount')
    const before = table.hash
    table.says(0, 'less coin', 'less wood', 'pay wood', 'pay stone', 'pay h1,1').asks(0, 'put-piece').undoes(0)
    expect(table.asks(0, 'discount').hash).toBe(before)
  })
})
