import { describe, expect, it } from 'vitest'
import { BARE, IDLE, land, SPECIAL, specialOrders, tableAt } from '../table.ts'

/** Construir 1 barco de receita (page 17), its discount, and the boat that copies; our rulings. */

type Docks = NonNullable<Parameters<typeof tableAt>[1]['players']>[number]['docks']

const forest = (level: number) => land('h0,2 meadow 1', `h0,1 forest ${level} wood`)
const builder = (coin: number, wood: number, mine = {}, other = {}) =>
  tableAt(2, {
    players: [
      { ...BARE, storage: { coin }, land: forest(wood), ...mine },
      { ...BARE, ...other },
    ],
  })

/** Something else to answer than what is asked. */
const IDLE_HAND = { cartographer: IDLE.cartographer }

describe('each dock has its cost and its helm points', () => {
  it.each([
    ['dock-1', 1, 2, 1],
    ['dock-2', 1, 3, 1],
    ['dock-3', 2, 3, 2],
    ['dock-4', 2, 4, 2],
    ['dock-5', 3, 4, 3],
  ])('%s: %i coins, %i wood, %i helm points', (dock, coins, wood, helm) => {
    const build = `build boat-draw ${dock}`
    const table = builder(coins, wood).says(0, 'work B round', build).asks(0, 'choose-ship')
    expect(table.player(0)).toMatchObject({ docks: [{ dock, boat: 'boat-draw' }], storage: { coin: 0 } })
    expect(table.space(0, 'h0,1')).not.toHaveProperty('on')
    expect(table.player(0).boatsLeft).not.toContain('boat-draw')
    table.says(0, 'sail two-sail').asks(0, 'optional-action', ['use boat-draw', 'skip'])
    expect(table.steps(0)).toEqual([0, helm])
    builder(coins - 1, wood)
      .says(0, 'work B round')
      .refuses(0, build, 'cannot-pay')
    builder(coins, wood - 1)
      .says(0, 'work B round')
      .refuses(0, build, 'cannot-pay')
  })

  it('any boat at any free dock; the docks need not be filled in order', () => {
    const table = builder(3, 4).says(0, 'work B round')
    expect(table.answers(0, 'build')).toHaveLength(5 * 6)
    table.says(0, 'build boat-coin dock-5', 'sail one-sail', 'use boat-coin')
    expect(table.player(0).docks).toEqual([{ dock: 'dock-5', boat: 'boat-coin' }])
  })

  it('a dock that is taken and a boat that is built are gone', () => {
    const table = builder(3, 4, { docks: [{ dock: 'dock-1', boat: 'boat-coin' }] }).says(0, 'work B round')
    table.refuses(0, 'build boat-draw dock-1', 'dock-taken').refuses(0, 'build boat-coin dock-2', 'no-such-boat')
    expect(table.answers(0, 'build')).toHaveLength(4 * 5)
  })

  it('with no free dock nothing can be built', () => {
    const boats = ['boat-coin', 'boat-gold-cloth', 'boat-draw', 'boat-cartographer', 'boat-basic'] as const
    const docks = boats.map((boat, i) => ({ dock: `dock-${i + 1}`, boat }))
    const table = builder(5, 9, { docks }).says(0, 'work B round')
    expect(table.answers(0, 'build')).toEqual([])
    for (let dock = 1; dock <= 5; dock++) table.refuses(0, `build boat-copy dock-${dock}`, 'dock-taken')
  })

  it('one boat a visit', () => {
    const table = builder(4, 4, { storage: { coin: 2, wood: 2 } }).says(0, 'work B round', 'build boat-draw dock-1')
    table.pays(0).says(0, 'sail one-sail', 'skip').refuses(0, 'build boat-coin dock-2', 'action-not-here')
  })
})

describe('the symbol of area B: 2 less, in any mix of coins and wood', () => {
  const special = (storage: object, mine = {}) =>
    tableAt(2, { players: [{ ...BARE, ...SPECIAL, storage, ...mine }, BARE], orders: specialOrders(0) })
  const dock3 = 'build boat-draw dock-3'

  it.each([
    ['two coins', { wood: 3 }, []],
    ['two wood', { coin: 2, wood: 1 }, []],
    ['one of each', { coin: 1, wood: 2 }, ['less coin']],
  ])('%s', (_what, storage, less) => {
    const table = special(storage).says(0, 'work B square', dock3)
    if (less.length) table.says(0, ...less)
    table.pays(0).asks(0, 'choose-ship')
    expect(table.storage(0)).toEqual({})
    expect(table.player(0).docks).toEqual([{ dock: 'dock-3', boat: 'boat-draw' }])
  })

  it('the builder chooses, but what he could not pay for otherwise comes off', () => {
    const table = special({ coin: 2, wood: 2 }).says(0, 'work B square', dock3).asks(0, 'discount')
    expect(table.answers(0)).toEqual(['less coin', 'less wood'])
    table.says(0, 'less coin').pays(0).asks(0, 'choose-ship')
    expect(table.storage(0)).toEqual({ coin: 1 })
    const free = special({ coin: 2, wood: 3 }).says(0, 'work B square', dock3, 'less wood', 'less coin').pays(0)
    expect(free.storage(0)).toEqual({ coin: 1, wood: 1 })
  })

  it('no more than 2', () => {
    special({ coin: 1, wood: 1 }).says(0, 'work B square').refuses(0, dock3, 'cannot-pay')
  })

  it('no other part can be made cheaper', () => {
    const table = special({ coin: 2, wood: 3 }).says(0, 'work B square', dock3)
    table.refuses(0, 'less stone', 'nothing-to-reduce')
  })

  it('not on the round space, and not on a stack', () => {
    builder(0, 3).says(0, 'work B round').refuses(0, dock3, 'cannot-pay')
    const players = [
      { ...IDLE, ...SPECIAL, storage: { coin: 1, wood: 3 } },
      { ...BARE, ...SPECIAL },
    ]
    const stacked = tableAt(2, { players, orders: specialOrders(0, 1), work: { B: { square: [1] } } })
    stacked.says(0, 'work B square', 'pay coin').refuses(0, dock3, 'cannot-pay')
  })

  it('adds up with the sawmill (our rulings): the wood of the card comes off first', () => {
    const sawmill = { land: land('h0,2 meadow 1 small'), smallCards: ['small-2'] }
    const table = special({ coin: 1, wood: 1 }, sawmill).says(0, 'work B square', dock3)
    table.says(0, 'less coin').pays(0).asks(0, 'choose-ship')
    expect(table.storage(0)).toEqual({})
  })

  it('a discount is never more than a part costs (our rulings)', () => {
    const sawmill = { land: land('h0,2 meadow 1 small'), smallCards: ['small-2'] }
    const table = special({}, sawmill).says(0, 'work B square', 'build boat-draw dock-1').asks(0, 'choose-ship')
    expect(table.events('paid')).toEqual([])
  })
})

describe('small building cards', () => {
  const card = (id: string) => ({ land: [...forest(3), ...land('h1,1 meadow 1 small')], smallCards: [id] })

  it('small-1: a step of the cartographer for every boat', () => {
    const table = builder(1, 3, card('small-1')).says(0, 'work B round', 'build boat-coin dock-2')
    table.says(0, 'sail one-sail')
    expect(table.player(0).cartographer).toBe(1)
    expect(builder(1, 3).says(0, 'work B round', 'build boat-coin dock-2').player(0).cartographer).toBe(0)
  })

  it('small-2: 1 wood less, by itself', () => {
    const mine = { ...card('small-2'), storage: { coin: 2 } }
    const table = builder(2, 3, mine).says(0, 'work B round').refuses(0, 'build boat-coin dock-5', 'cannot-pay')
    table.says(0, 'build boat-coin dock-4').asks(0, 'choose-ship')
    builder(2, 3).says(0, 'work B round').refuses(0, 'build boat-coin dock-4', 'cannot-pay')
  })
})

describe('after the helm points the action of the boat, if its owner likes', () => {
  it.each([
    ['boat-coin', [], { coin: 1 }],
    ['boat-gold-cloth', ['take gold'], { gold: 1 }],
    ['boat-gold-cloth', ['take cloth'], { cloth: 1 }],
    ['boat-basic', ['take wood'], { wood: 1 }],
    ['boat-basic', ['take stone'], { stone: 1 }],
    ['boat-basic', ['take food'], { food: 1 }],
  ])('%s %j', (boat, take, stored) => {
    const table = builder(1, 2, IDLE_HAND).says(0, 'work B round', `build ${boat} dock-1`, 'sail one-sail')
    expect(table.storage(0)).toEqual({})
    table.says(0, `use ${boat}`, ...take)
    expect(table.storage(0)).toEqual(stored)
  })

  it('boat-gold-cloth and boat-basic give nothing else', () => {
    const gold = builder(1, 2).says(0, 'work B round', 'build boat-gold-cloth dock-1', 'sail one-sail')
    gold.says(0, 'use boat-gold-cloth').asks(0, 'choose-items', ['take gold', 'take cloth', 'skip'])
    const basic = builder(1, 2).says(0, 'work B round', 'build boat-basic dock-1', 'sail one-sail')
    basic.says(0, 'use boat-basic').asks(0, 'choose-items', ['take wood', 'take stone', 'take food', 'skip'])
  })

  it('boat-draw draws a double tile, boat-cartographer moves the cartographer', () => {
    const draw = builder(1, 2).says(0, 'work B round', 'build boat-draw dock-1', 'sail one-sail', 'use boat-draw')
    expect(draw.events('drew').filter(({ seat }) => seat === 0)).toHaveLength(1)
    const build = ['build boat-cartographer dock-1', 'sail one-sail', 'use boat-cartographer']
    expect(
      builder(1, 2)
        .says(0, 'work B round', ...build)
        .player(0).cartographer,
    ).toBe(1)
  })

  it('may be left, and is lost then', () => {
    const table = builder(1, 2, IDLE_HAND).says(0, 'work B round', 'build boat-coin dock-1', 'sail one-sail', 'skip')
    expect(table.storage(0)).toEqual({})
    table.asks(0, 'area').refuses(0, 'use boat-coin', 'action-not-here')
  })

  it('a coin without a storage space is not offered, but space can be made first', () => {
    const full = { storage: { coin: 1, stone: 4 }, land: [...forest(2), ...land('h1,1 meadow 1 food')] }
    const table = builder(1, 2, full).says(0, 'work B round', 'build boat-coin dock-1', 'stock h1,1', 'sail one-sail')
    table.refuses(0, 'use boat-coin', 'storage-full')
    table.says(0, 'exchange any', 'give stone', 'give stone', 'give stone', 'give stone', 'take gold', 'use boat-coin')
    expect(table.storage(0)).toEqual({ coin: 1, food: 1 })
  })
})

describe('the boat that copies (page 25; our rulings)', () => {
  const copy = (mine: Docks, others: Docks) =>
    builder(1, 3, { docks: mine, ...IDLE_HAND }, { docks: others })
      .says(0, 'work B round', 'build boat-copy dock-2', 'sail one-sail')
      .asks(0, 'optional-action')

  it('does the action of any boat face up, own or others’', () => {
    const table = copy([{ dock: 'dock-1', boat: 'boat-cartographer' }], [{ dock: 'dock-5', boat: 'boat-coin' }])
    table.says(0, 'use boat-copy').asks(0, 'boat-actions')
    expect(table.answers(0, 'use boat')).toEqual(['use boat-coin', 'use boat-cartographer'])
    table.says(0, 'use boat-coin').asks(0, 'area')
    expect(table.storage(0)).toEqual({ coin: 1 })
    expect(table.storage(1)).toEqual({})
  })

  it('is not offered with nothing to copy: no boat, only copying ones, or only face down', () => {
    for (const others of [
      [],
      [{ dock: 'dock-1', boat: 'boat-copy' as const }],
      [{ dock: 'dock-1', boat: 'boat-coin' as const, faceDown: true }],
    ]) {
      const table = copy([], others).refuses(0, 'use boat-copy', 'nothing-to-copy')
      expect(table.answers(0, 'use')).toEqual([])
    }
  })

  it('in the income phase too', () => {
    const table = tableAt(2, {
      players: [
        { ...BARE, docks: [{ dock: 'dock-1', boat: 'boat-copy' }] },
        { ...BARE, docks: [{ dock: 'dock-1', boat: 'boat-coin' }] },
      ],
      now: { phase: 'income', by: 0 },
    })
    expect(table.answers(0, 'use')).toEqual(['use boat-copy'])
    table.says(0, 'use boat-copy', 'use boat-coin').refuses(0, 'use boat-copy', 'hand-used')
    expect(table.storage(0)).toEqual({ coin: 1 })
  })
})

describe('boat-basic brings a storage space', () => {
  it('for anything, at once', () => {
    const full = { storage: { coin: 1, stone: 4 } }
    const table = builder(1, 2, { ...full, ...IDLE_HAND }).says(0, 'work B round', 'build boat-basic dock-1')
    expect(table.player(0)).toMatchObject({ storageSpaces: 6, storageFree: 2 })
    table.says(0, 'sail one-sail', 'use boat-basic', 'take food')
    expect(table.player(0).storageFree).toBe(1)
  })

  it('that stays when the boat is turned over (our rulings)', () => {
    const down = tableAt(2, { players: [{ ...BARE, docks: [{ dock: 'dock-1', boat: 'boat-basic', faceDown: true }] }] })
    expect(down.player(0).storageSpaces).toBe(6)
  })

  it('no other boat does', () => {
    for (const boat of ['boat-coin', 'boat-gold-cloth', 'boat-draw', 'boat-cartographer', 'boat-copy'] as const) {
      expect(tableAt(2, { players: [{ ...BARE, docks: [{ dock: 'dock-1', boat }] }] }).player(0).storageSpaces).toBe(5)
    }
  })
})

describe('boats in the income phase (page 10)', () => {
  it('each boat face up is a hand, once a round; face down it is none', () => {
    const docks: Docks = [
      { dock: 'dock-1', boat: 'boat-coin' },
      { dock: 'dock-2', boat: 'boat-draw', faceDown: true },
    ]
    const table = tableAt(2, { players: [{ ...BARE, docks }, BARE], now: { phase: 'income', by: 0 } })
    expect(table.view().now).toMatchObject({ hands: ['island', 'double', 'boat-coin'] })
    table.refuses(0, 'use boat-draw', 'not-a-hand').says(0, 'use boat-coin').refuses(0, 'use boat-coin', 'hand-used')
  })
})
