import { describe, expect, it } from 'vitest'
import { BARE, IDLE, land, SPECIAL, specialOrders, tableAt } from '../table.ts'

/** Free actions with lids (page 20) and reactivating them (page 23), and when free actions go; our rulings. */

type Setting = Parameters<typeof tableAt>[1]
type Mine = NonNullable<Setting['players']>[number]

/** One lid, not used. */
const LID = { merchants: ['merchant-2', 'merchant-3', 'merchant-4', 'merchant-5'] }
const player = (mine: Mine, setting: Setting = {}) => tableAt(2, { players: [{ ...BARE, ...mine }, IDLE], ...setting })
/** The last worker of the round is about to be placed by seat 0. */
const LAST = { A: { round: [0] }, B: { round: [1] }, C: { round: [1] } }
const drew = (table: ReturnType<typeof player>) => table.events('drew').filter(({ seat }) => seat === 0).length

describe('a lid on a crate space (page 20)', () => {
  it('draw a double tile', () => {
    const table = player(LID).says(0, 'use crate-draw').asks(0, 'turn')
    expect(drew(table)).toBe(1)
    expect(table.player(0)).toMatchObject({ lids: 0, crates: ['crate-draw'] })
  })

  it('place a double tile', () => {
    const table = player({ ...LID, doubles: { 'forest-meadow': 2 } })
      .says(0, 'use crate-place')
      .asks(0, 'place-double')
    table.says(0, 'place forest h-2,2 meadow h-1,2').asks(0, 'turn')
    expect(table.player(0).doubles).toMatchObject({ 'forest-meadow': 1 })
    player(LID).refuses(0, 'use crate-place', 'no-such-double')
  })

  it('two steps of the cartographer, as far as the track goes', () => {
    expect(player(LID).says(0, 'use crate-cartographer').player(0).cartographer).toBe(2)
    const near = player({ ...LID, cartographer: 5 }).says(0, 'use crate-cartographer')
    expect(near.player(0).cartographer).toBe(6)
    player({ ...LID, cartographer: 6 }).refuses(0, 'use crate-cartographer', 'cartographer-full')
  })

  it('two coins into the market, also with a full storage', () => {
    const table = player({ ...LID, storage: { food: 5 } })
      .says(0, 'use crate-coins')
      .asks(0, 'turn')
    expect([table.market(0), table.storage(0)]).toEqual([{ coin: 2 }, { food: 5 }])
  })

  it('two resources of one’s choice into the market, equal or not, no coins', () => {
    const table = player(LID).says(0, 'use crate-resources').asks(0, 'choose-items')
    expect(table.answers(0, 'take')).toEqual(['take wood', 'take stone', 'take food', 'take gold', 'take cloth'])
    table.refuses(0, 'take coin', 'not-offered').says(0, 'take gold', 'take gold').asks(0, 'turn')
    expect(table.market(0)).toEqual({ gold: 2 })
    expect(player(LID).says(0, 'use crate-resources', 'take wood', 'take food').market(0)).toEqual({ wood: 1, food: 1 })
  })

  it('one lid for each; a covered space is closed', () => {
    const table = player({ ...LID, ...IDLE })
      .says(0, 'use crate-coins')
      .refuses(0, 'use crate-draw', 'no-lid')
    expect(table.answers(0, 'use')).toEqual([])
    const covered = { merchants: SPECIAL.merchants, crates: ['crate-coins'] }
    player(covered).refuses(0, 'use crate-coins', 'crate-covered').says(0, 'use crate-draw')
    player({}).refuses(0, 'use crate-coins', 'no-lid')
  })

  it('what lies in the market is of no use until it is stocked', () => {
    const spaces = land('h0,2 meadow 1', 'h0,1 forest 2 wood')
    const table = player({ ...LID, land: spaces }).says(0, 'use crate-coins', 'work B round')
    table.refuses(0, 'build boat-coin dock-1', 'cannot-pay').says(0, 'stock coin', 'build boat-coin dock-1')
  })

  describe('small-4 is one more (our rulings)', () => {
    const toll = { ...LID, land: land('h0,2 meadow 1 small', 'h0,1 forest 4 wood'), smallCards: ['small-4'] }

    it('for any coin or cube to the supply, whatever its level, and then a helm point', () => {
      const table = player({ ...toll, storage: { coin: 1, gold: 1 } }).says(0, 'use small-4')
      table.asks(0, 'crate-price', ['pay coin', 'pay gold', 'pay h0,1']).says(0, 'pay h0,1').asks(0, 'choose-ship')
      table.says(0, 'sail one-sail').asks(0, 'turn')
      expect(table.steps(0)).toEqual([1, 0])
      expect(table.player(0)).toMatchObject({ lids: 0, crates: ['small-4'], storage: { coin: 1, gold: 1 } })
      expect(table.space(0, 'h0,1')).not.toHaveProperty('on')
      expect(table.market(1)).toEqual({})
    })

    it('not without anything to pay, nor without the card', () => {
      const poor = { ...toll, land: land('h0,2 meadow 1 small', 'h0,1 forest 4'), storage: {} }
      player(poor).refuses(0, 'use small-4', 'nothing-to-pay')
      player({ ...LID, storage: { coin: 1 } }).refuses(0, 'use small-4', 'no-such-crate')
    })

    it('reactivated like the others, and paid for again', () => {
      const used = { ...toll, ...IDLE, land: toll.land, crates: ['small-4'], storage: { coin: 2, food: 2 } }
      const table = player(used, { work: LAST }).says(0, 'work D round', 'done').says(0, 'feed').pays(0).says(1, 'feed')
      table.asks(0, 'clean-up').says(0, 'reactivate small-4', 'use small-4').asks(0, 'crate-price')
      table.says(0, 'pay coin', 'sail one-sail').asks(0, 'clean-up')
      expect(table.storage(0)).toEqual({})
    })
  })
})

describe('reactivation in clean-up (page 23; our rulings)', () => {
  const owner = (coin: number, mine: Mine = {}) => {
    const spaces = land('h0,2 meadow 1 large', 'h0,1 forest 1 large', 'h1,1 meadow 1')
    const largeCards = [
      { card: 'large-7', faceDown: true },
      { card: 'large-9', faceDown: true },
    ]
    const lids = { merchants: SPECIAL.merchants, crates: ['crate-coins', 'crate-draw'] }
    const all = { ...IDLE, land: spaces, largeCards, ...lids, storage: { coin, food: 2 }, ...mine }
    return player(all, { work: LAST })
      .says(0, 'work D round', 'done')
      .says(0, 'feed')
      .says(1, 'feed')
      .asks(0, 'clean-up')
  }
  const BOTH = ['reactivate large-7', 'reactivate large-9', 'reactivate crate-draw', 'reactivate crate-coins']

  it('one card for 2 coins', () => {
    const table = owner(3)
    expect(table.answers(0, 'reactivate').sort()).toEqual([...BOTH].sort())
    table.says(0, 'reactivate large-9')
    expect(table.player(0)).toMatchObject({ storage: { coin: 1 } })
    expect(table.player(0).largeCards).toEqual([{ card: 'large-7', faceDown: true }, { card: 'large-9' }])
    table.refuses(0, 'reactivate large-7', 'reactivated-already')
    table.refuses(0, 'reactivate crate-draw', 'reactivated-already')
    expect(table.answers(0, 'reactivate')).toEqual([])
  })

  it('or one lid for 1 coin, not both', () => {
    const table = owner(3).says(0, 'reactivate crate-coins')
    expect(table.player(0)).toMatchObject({ storage: { coin: 2 }, lids: 1, crates: ['crate-draw'] })
    table.refuses(0, 'reactivate crate-draw', 'reactivated-already')
    table.refuses(0, 'reactivate large-7', 'reactivated-already')
    table.says(0, 'use crate-coins').refuses(0, 'reactivate crate-coins', 'reactivated-already')
  })

  it('only with the coins for it', () => {
    owner(1).refuses(0, 'reactivate large-7', 'not-enough-coins').says(0, 'reactivate crate-draw')
    const none = owner(0).refuses(0, 'reactivate crate-draw', 'not-enough-coins')
    expect(none.answers(0, 'reactivate')).toEqual([])
  })

  it('only what is used, and what is one’s own', () => {
    const table = owner(3, { largeCards: [{ card: 'large-7' }] }).refuses(0, 'reactivate large-7', 'card-face-up')
    table.refuses(0, 'reactivate large-1', 'card-not-yours').refuses(0, 'reactivate crate-place', 'no-lid-there')
  })

  it('only in its own step', () => {
    const table = owner(3).says(0, 'done').says(1, 'done').asks(0, 'clean-up')
    expect(table.view().now).toMatchObject({ step: 'statues' })
    table.refuses(0, 'reactivate large-7', 'action-not-here')
  })

  it('a card just reactivated can be used at once', () => {
    expect(owner(2).says(0, 'reactivate large-7', 'use large-7').market(0)).toEqual({ coin: 3 })
  })

  it('with the fort a card and a lid, one of each, for nothing', () => {
    const spaces = land('h0,2 meadow 1 large', 'h0,1 forest 1 large', 'h1,1 meadow 1 fort', 'h-1,2 meadow 1')
    const table = owner(3, { land: spaces }).says(0, 'reactivate large-7')
    table.refuses(0, 'reactivate large-9', 'reactivated-already').says(0, 'reactivate crate-draw')
    table.refuses(0, 'reactivate crate-coins', 'reactivated-already')
    expect(table.storage(0)).toEqual({ coin: 3 })
    expect(owner(0, { land: spaces }).answers(0, 'reactivate').sort()).toEqual([...BOTH].sort())
  })
})

describe('when free actions go (page 20; our rulings)', () => {
  const spaces = land('h0,2 meadow 1 food', 'h0,1 forest 3 wood', 'h1,1 mountain 3 stone', 'h-1,2 settlement 2 cloth')
  const mine = { ...LID, land: spaces, storage: { coin: 3 }, cartographer: 4 }
  const FREE = ['stock h0,2', 'exchange cloth', 'use crate-coins', 'explore h0,0 forest']
  const offersAll = (table: ReturnType<typeof player>) => {
    for (const free of FREE) expect(table.answers(0), table.asking()).toContain(free)
    return table
  }

  it('in income, before the worker, at the area, at every question about a ship or an action', () => {
    const income = offersAll(player(mine, { now: { phase: 'income', by: 0 } }).asks(0, 'income'))
    income.says(0, 'stock h0,2').asks(0, 'income')
    const table = offersAll(player(mine).asks(0, 'turn'))
    offersAll(table.says(0, 'work B round').asks(0, 'area')).says(0, 'build boat-coin dock-1')
    offersAll(table.asks(0, 'choose-ship')).says(0, 'sail one-sail')
    offersAll(table.asks(0, 'optional-action')).says(0, 'use boat-coin')
    offersAll(table.asks(0, 'area'))
  })

  const large = (card: string) => ({
    land: [...spaces, ...land('h2,0 meadow 1 large', 'h-2,2 forest 1')],
    largeCards: [{ card }],
  })
  const ISLANDS = [{ island: 'isl-coin' as const, half: 'R1.cw' }]
  const TWO_BOATS = [
    { dock: 'dock-1', boat: 'boat-coin' as const },
    { dock: 'dock-2', boat: 'boat-draw' as const },
  ]
  it.each<[string, Mine, string[]]>([
    ['choose-items', {}, ['use crate-resources']],
    ['place-double', { doubles: { 'forest-meadow': 1 } }, ['use crate-place']],
    [
      'remove-ruin',
      { islands: [{ island: 'isl-ruin', half: 'R1.cw' }], ...large('large-11') },
      ['use large-11', 'use isl-ruin'],
    ],
    ['ruin-or-statue', large('large-5'), ['use large-5']],
    ['load-merchant', { ...large('large-3'), storage: { gold: 2, cloth: 1 } }, ['use large-3']],
    ['build-boat', large('large-8'), ['use large-8']],
    ['island-actions', { ...large('large-11'), islands: ISLANDS }, ['use large-11']],
    ['boat-actions', { ...large('large-12'), docks: TWO_BOATS }, ['use large-12']],
    ['scrap-boat', { ...large('large-14'), docks: TWO_BOATS }, ['use large-14']],
    ['move-piece', large('large-15'), ['use large-15']],
    ['royal-order', { docks: TWO_BOATS }, ['contract special']],
  ])('at the question %s', (kind, more, answers) => {
    const table = player({ ...mine, ...more })
      .says(0, ...answers)
      .asks(0, kind)
    const free = ['stock h0,2', 'explore h0,0 forest']
    for (const answer of free) expect(table.answers(0)).toContain(answer)
    table.says(0, ...free).asks(0, kind)
    expect(table.storage(0)).toMatchObject({ food: 1 })
    expect(table.space(0, 'h0,0')).toMatchObject({ level: 1, on: 'wood' })
  })

  it('when storage is full and something would be lost', () => {
    const supplies = { islands: [{ island: 'isl-supplies' as const, half: 'R1.cw' }] }
    const full = { ...mine, ...large('large-11'), ...supplies, storage: { gold: 4 } }
    const table = player(full).says(0, 'use large-11', 'use isl-supplies', 'take stone').asks(0, 'storage-full')
    table.refuses(0, 'take food', 'storage-full').says(0, 'exchange gold', 'done', 'take wood')
    expect(table.storage(0)).toEqual({ gold: 2, stone: 1, food: 1 })
  })

  it('at a fee and at an anchor', () => {
    const table = offersAll(
      player(mine, { work: { B: { round: [1] } } })
        .says(0, 'work B round')
        .asks(0, 'fee'),
    )
    table.says(0, 'refuse').asks(1, 'compensation').refuses(1, 'explore h0,1 forest', 'other-question')
    offersAll(table.says(1, 'take coin').asks(0, 'anchor')).says(0, 'anchor one-sail')
  })

  it('when a piece is put and when a card is chosen', () => {
    const more = {
      ...mine,
      storage: { coin: 1, wood: 2, stone: 2 },
      land: [...spaces, ...land('h2,0 forest 1', 'h0,0 forest 1')],
    }
    const table = player(more).says(0, 'work D round', 'erect small')
    while (table.asking() === 'pay') table.says(0, table.answers(0).includes('pay wood') ? 'pay wood' : 'pay stone')
    table.asks(0, 'put-piece').says(0, 'stock h0,2').asks(0, 'put-piece')
    table.says(0, table.answers(0, 'put')[0], 'sail one-sail').asks(0, 'choose-card').says(0, 'use crate-coins')
    table.asks(0, 'choose-card')
  })

  it('in clean-up', () => {
    const table = offersAll(player(mine, { work: LAST }).says(0, 'work D round', 'done').asks(0, 'feeding'))
    table.says(0, 'stock h0,2', 'feed')
  })

  it('before final scoring', () => {
    const table = player({ ...mine, storage: { food: 2 } }, { work: LAST, round: 5 }).says(0, 'work D round', 'done')
    table.says(0, 'feed', 'pay food', 'pay food').says(1, 'feed').says(0, 'finish').says(1, 'finish')
    offersAll(table.asks(0, 'before-scoring')).says(0, 'stock h0,2', 'use crate-coins', 'stock coin', 'done')
    expect(table.storage(0)).toEqual({ coin: 1, food: 1 })
  })

  it('never while a cost is paid or a discount allotted', () => {
    const special = { ...mine, ...SPECIAL, crates: ['crate-draw'], storage: { coin: 2, wood: 3 } }
    const table = tableAt(2, { players: [{ ...BARE, ...special }, IDLE], orders: specialOrders(0) })
    table.says(0, 'work B square', 'build boat-coin dock-5').asks(0, 'discount', ['less coin', 'less wood'])
    for (const free of FREE) table.refuses(0, free, 'other-question')
    table.says(0, 'less coin', 'less coin').asks(0, 'pay')
    for (const free of FREE) table.refuses(0, free, 'other-question')
  })

  it('nor in the turn of somebody else', () => {
    const table = player(mine).says(0, 'work G round', 'done').asks(1, 'turn')
    for (const free of FREE) table.refuses(0, free, 'not-your-turn')
  })

  it('the same free action as often as one likes, but the cartographer once a turn', () => {
    const table = player(mine).says(0, 'stock h0,2', 'stock h0,1', 'explore h0,0 forest')
    table.refuses(0, 'explore h2,0 forest', 'cartographer-used').says(0, 'work G round', 'done')
    table.says(1, 'work H round', 'done').says(0, 'explore h2,0 forest')
  })
})
