import { describe, expect, it } from 'vitest'
import { BARE, IDLE, land, SPECIAL, specialOrders, tableAt } from '../table.ts'

/** The large building cards (pages 21, 26 and 27), one by one, but those that also score; our rulings. */

type Setting = Parameters<typeof tableAt>[1]
type Mine = NonNullable<Setting['players']>[number]

const BASE = land('h0,2 meadow 1 large', 'h0,1 forest 1')
/** Seat 0 has this card, face up unless said otherwise, and is about to place a worker. */
const owner = (card: string, mine: Mine = {}, other: Mine = {}, setting: Setting = {}) =>
  tableAt(2, {
    players: [
      { ...BARE, land: BASE, largeCards: [{ card }], ...mine },
      { ...IDLE, ...other },
    ],
    ...setting,
  })
/** Something else to answer than what is asked. */
const IDLE_HAND = { cartographer: 2 }
const drew = (table: ReturnType<typeof owner>) => table.events('drew').filter(({ seat }) => seat === 0).length
const isDown = (table: ReturnType<typeof owner>) => table.player(0).largeCards[0].faceDown === true

describe('used once and turned over (page 21)', () => {
  it('in any own turn, and not again', () => {
    const table = owner('large-7').says(0, 'use large-7').refuses(0, 'use large-7', 'card-face-down')
    expect(isDown(table)).toBe(true)
    expect(table.answers(0, 'use large')).toEqual([])
    table.refuses(0, 'use large-6', 'card-not-yours')
  })

  it('in income and in clean-up as well', () => {
    owner('large-7', {}, {}, { now: { phase: 'income', by: 0 } })
      .says(0, 'use large-7')
      .asks(0, 'income')
    const work = { A: { round: [0] }, B: { round: [1] }, C: { round: [1] } }
    owner('large-7', IDLE_HAND, {}, { work }).says(0, 'work D round', 'done').says(0, 'use large-7').asks(0, 'feeding')
  })

  it('two cards one after the other', () => {
    const two = {
      land: land('h0,2 meadow 1 large', 'h0,1 forest 1 large'),
      largeCards: [{ card: 'large-7' }, { card: 'large-9' }],
    }
    const table = owner('large-7', two).says(0, 'use large-9', 'use large-7')
    expect(table.player(0)).toMatchObject({ cartographer: 3, market: { coin: 3 } })
  })
})

describe('tiles, goods and steps', () => {
  it('large-1: a double tile and any 2 resources into the market', () => {
    const table = owner('large-1').says(0, 'use large-1').asks(0, 'choose-items')
    expect(drew(table)).toBe(1)
    table.refuses(0, 'take coin', 'not-offered').says(0, 'take cloth', 'take wood').asks(0, 'turn')
    expect([table.market(0), table.storage(0)]).toEqual([{ cloth: 1, wood: 1 }, {}])
    expect(isDown(table)).toBe(true)
  })

  it('large-2: up to 2 double tiles from the supply', () => {
    const tiles = {
      doubles: { 'forest-meadow': 2 },
      land: land('h0,2 meadow 1 large', 'h0,1 forest 1', 'h-1,2 meadow 1'),
    }
    const place = 'place forest h0,1 meadow h-1,2'
    const one = owner('large-2', tiles).says(0, 'use large-2').asks(0, 'place-double').says(0, place)
    one.asks(0, 'place-double').says(0, 'skip').asks(0, 'turn')
    expect(one.player(0).doubles).toMatchObject({ 'forest-meadow': 1 })
    const two = owner('large-2', tiles)
      .says(0, 'use large-2', place, 'stock h0,1', 'stock h-1,2', place)
      .asks(0, 'turn')
    expect(two.space(0, 'h0,1')).toEqual({ space: 'h0,1', level: 3, terrain: 'forest', on: 'wood' })
    expect(isDown(two)).toBe(true)
    owner('large-2').refuses(0, 'use large-2', 'no-such-double')
  })

  it('large-4: a coin into the market for each building on land, the fort too', () => {
    const three = land('h0,2 meadow 1 large', 'h0,1 forest 1 small', 'h1,1 meadow 1 fort')
    const statue = [...three, ...land('h-1,2 meadow 1 statue'), { space: 'h2,-1' }]
    expect(owner('large-4', { land: statue }).says(0, 'use large-4').market(0)).toEqual({ coin: 3 })
    expect(owner('large-4').says(0, 'use large-4').market(0)).toEqual({ coin: 1 })
  })

  it('large-6: 2 double tiles', () => {
    expect(drew(owner('large-6').says(0, 'use large-6'))).toBe(2)
  })

  it('large-7: 3 coins into the market', () => {
    const table = owner('large-7', { storage: { food: 5 } }).says(0, 'use large-7')
    expect([table.market(0), table.storage(0)]).toEqual([{ coin: 3 }, { food: 5 }])
  })

  it('large-9: up to 3 steps of the cartographer', () => {
    expect(owner('large-9').says(0, 'use large-9').player(0).cartographer).toBe(3)
    expect(owner('large-9', { cartographer: 4 }).says(0, 'use large-9').player(0).cartographer).toBe(6)
    owner('large-9', { cartographer: 6 }).refuses(0, 'use large-9', 'cartographer-full')
  })
})

describe('actions of the areas, without their symbols', () => {
  it('large-3: load a merchant, with the harbour master’s discount', () => {
    const rich = { storage: { gold: 1, cloth: 3 } }
    const table = owner('large-3', rich).says(0, 'use large-3').asks(0, 'load-merchant')
    expect(table.answers(0, 'load')).toEqual(['load merchant-1'])
    table.says(0, 'load merchant-1', 'less gold').pays(0).says(0, 'sail one-sail').asks(0, 'turn')
    expect(table.player(0)).toMatchObject({ lids: 1, storage: { gold: 1, cloth: 0 } })
    expect(table.steps(0)).toEqual([2, 0])
    expect(table.view().harbourMaster.stands).toBe(false)
    owner('large-3').refuses(0, 'use large-3', 'cannot-pay')
  })

  it('large-5: remove a ruin or build a statue', () => {
    const ruin = owner('large-5').says(0, 'use large-5').asks(0, 'ruin-or-statue').says(0, 'ruin h1,0 statue-3')
    ruin.says(0, 'sail one-sail').asks(0, 'turn')
    expect([ruin.player(0).statueSpaces, ruin.steps(0)]).toEqual([['statue-3'], [1, 0]])
    const waiting = { land: [...BASE, { space: 'h2,-1' }], statueSpaces: ['statue-1'], storage: { wood: 2, gold: 2 } }
    const statue = owner('large-5', waiting).says(0, 'use large-5', 'statue gold statue-1').pays(0)
    statue.says(0, 'sail two-sail').asks(0, 'turn')
    expect(statue.space(0, 'h0,1')).toMatchObject({ on: 'statue' })
    expect(statue.steps(0)).toEqual([0, 1])
    owner('large-5', { land: land('h0,2 meadow 1 large') }).refuses(0, 'use large-5', 'no-ruin-reached')
  })

  it('large-8: build a boat and do its action', () => {
    const table = owner('large-8', { storage: { coin: 1, wood: 2 } })
      .says(0, 'use large-8')
      .asks(0, 'build-boat')
    table.says(0, 'build boat-coin dock-1').pays(0).says(0, 'sail one-sail', 'use boat-coin').asks(0, 'turn')
    expect(table.player(0)).toMatchObject({ docks: [{ dock: 'dock-1', boat: 'boat-coin' }], storage: { coin: 1 } })
    owner('large-8').refuses(0, 'use large-8', 'cannot-pay')
    const boats = ['boat-coin', 'boat-gold-cloth', 'boat-draw', 'boat-cartographer', 'boat-basic'] as const
    const docks = boats.map((boat, i) => ({ dock: `dock-${i + 1}`, boat }))
    owner('large-8', { docks, storage: { coin: 3 } }).refuses(0, 'use large-8', 'no-free-dock')
  })

  it('in the midst of an area, which goes on afterwards', () => {
    const table = owner('large-8', {
      storage: { coin: 2, wood: 2 },
      land: land('h0,2 meadow 1 large', 'h0,1 forest 3 wood'),
    })
    table.says(0, 'work B round', 'use large-8', 'build boat-draw dock-1')
    while (table.asking() === 'pay') table.says(0, 'pay wood')
    table.says(0, 'sail one-sail', 'skip').asks(0, 'area').says(0, 'build boat-coin dock-2')
    expect(table.player(0).docks).toHaveLength(2)
  })
})

describe('large-10: feed the workers and a helm point (our rulings)', () => {
  const special = { ...SPECIAL, storage: { food: 4 } }
  const orders = { orders: specialOrders(0) }

  it('the points of the meal and the extra one are separate gains', () => {
    const table = owner('large-10', special, {}, orders).says(0, 'use large-10').pays(0).asks(0, 'choose-ship')
    expect(table.storage(0)).toEqual({})
    table.says(0, 'sail one-sail').asks(0, 'choose-ship').says(0, 'sail two-sail').asks(0, 'turn')
    expect(table.steps(0)).toEqual([1, 1])
  })

  it('without special workers only the extra one; in clean-up they eat again', () => {
    const work = { A: { round: [0] }, B: { round: [1] }, C: { round: [1] } }
    const mine = { ...IDLE_HAND, storage: { food: 4 } }
    const table = owner('large-10', mine, {}, { work }).says(0, 'use large-10').pays(0).says(0, 'sail one-sail')
    expect([table.steps(0), table.storage(0)]).toEqual([[1, 0], { food: 2 }])
    table.says(0, 'work D round', 'done', 'feed').pays(0)
    expect(table.storage(0)).toEqual({})
    expect(table.events('fed')).toHaveLength(2)
  })

  it('short of food: all of it, anchors for the rest, no points of the meal, but the extra one', () => {
    const poor = { ...SPECIAL, storage: { food: 2 } }
    const table = owner('large-10', poor, {}, orders).says(0, 'use large-10', 'anchor one-sail')
    expect([table.storage(0), table.anchors(0)]).toEqual([{}, [1, 1]])
    table.asks(0, 'choose-ship').says(0, 'sail one-sail').asks(0, 'turn')
    expect([table.steps(0), table.anchors(0)]).toEqual([
      [0, 0],
      [0, 1],
    ])
  })

  it('with the bakery and the smokehouse', () => {
    const spaces = land('h0,2 meadow 1 large', 'h0,1 forest 1 small', 'h1,1 meadow 1 small')
    const both = { land: spaces, smallCards: ['small-12', 'small-13'], storage: { food: 3 } }
    const table = owner('large-10', both).says(0, 'use large-10').asks(0, 'feeding').says(0, 'feed more').pays(0)
    expect(table.storage(0)).toEqual({})
    table.says(0, 'sail one-sail', 'sail one-sail').asks(0, 'turn')
    expect(table.steps(0)).toEqual([2, 0])
  })
})

describe('large-11: up to 2 different island actions, of anybody', () => {
  const islands = (...ids: string[]) => ({
    islands: ids.map((island, i) => ({ island: island as 'isl-coin', half: ['R1.cw', 'L1.ccw'][i] })),
    ...(ids.length > 1 && { land: land('h0,2 meadow 1', 'h-1,2 meadow 1') }),
  })

  it('one’s own and another’s', () => {
    const table = owner('large-11', islands('isl-coin'), islands('isl-cartographer', 'isl-draw'))
    table.says(0, 'use large-11').asks(0, 'island-actions')
    expect(table.answers(0, 'use')).toEqual(['use isl-coin', 'use isl-draw', 'use isl-cartographer'])
    table.says(0, 'use isl-cartographer').refuses(0, 'use isl-cartographer', 'action-used')
    table.says(0, 'use isl-coin').asks(0, 'turn')
    expect(table.player(0)).toMatchObject({ cartographer: 1, storage: { coin: 1 } })
  })

  it('the same action lies twice on the table and still counts once', () => {
    const table = owner('large-11', islands('isl-coin'), islands('isl-coin')).says(0, 'use large-11', 'use isl-coin')
    expect(table.asks(0, 'turn').storage(0)).toEqual({ coin: 1 })
  })

  it('one alone is allowed, none on the table is not', () => {
    const one = owner('large-11', {}, islands('isl-coin', 'isl-draw')).says(0, 'use large-11', 'use isl-coin', 'skip')
    expect(one.asks(0, 'turn').storage(0)).toEqual({ coin: 1 })
    owner('large-11').refuses(0, 'use large-11', 'nothing-to-copy')
  })
})

describe('large-12: up to 2 different boat actions, of anybody', () => {
  const docks = (...boats: string[]) => ({
    docks: boats.map((boat, i) => ({ dock: `dock-${i + 1}`, boat: boat as 'boat-coin' })),
  })

  it('one’s own and another’s, no two alike, never a copy boat', () => {
    const table = owner('large-12', docks('boat-coin', 'boat-copy'), docks('boat-coin', 'boat-draw', 'boat-copy'))
    table.says(0, 'use large-12').asks(0, 'boat-actions')
    expect(table.answers(0, 'use')).toEqual(['use boat-coin', 'use boat-draw'])
    table.refuses(0, 'use boat-copy', 'not-on-the-table').says(0, 'use boat-coin')
    table.refuses(0, 'use boat-coin', 'action-used').says(0, 'use boat-draw').asks(0, 'turn')
    expect([table.storage(0), drew(table)]).toEqual([{ coin: 1 }, 1])
  })

  it('not those face down', () => {
    const down = { docks: [{ dock: 'dock-1', boat: 'boat-coin' as const, faceDown: true }] }
    owner('large-12', down).refuses(0, 'use large-12', 'nothing-to-copy')
  })
})
