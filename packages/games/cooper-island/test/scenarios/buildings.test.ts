import { describe, expect, it } from 'vitest'
import { BARE, IDLE, land, SPECIAL, specialOrders, tableAt } from '../table.ts'

/** Erguer uma construção (pages 17 and 18); our rulings. */

const SMALL_COST = { coin: 1, wood: 2, stone: 2 }
/** The large building of the example on page 18: two spaces of level 4. */
const LARGE = {
  storage: { coin: 2 },
  land: land('h0,2 meadow 1', 'h0,1 forest 4 wood', 'h1,1 mountain 4 stone'),
}
const FORT = {
  storage: {},
  land: land(
    'h0,2 meadow 1',
    'h0,1 forest 6 wood',
    'h1,1 mountain 3 stone',
    'h2,0 mountain 3 gold',
    'h-1,2 settlement 3 cloth',
  ),
}

type Mine = NonNullable<Parameters<typeof tableAt>[1]['players']>[number]
const builder = (mine: Mine, setting: Parameters<typeof tableAt>[1] = {}) =>
  tableAt(2, { players: [{ ...BARE, ...mine }, IDLE], ...setting })
const atD = (mine: Mine, setting = {}) => builder(mine, setting).says(0, 'work D round')
const without = (storage: Record<string, number>, item: string) => ({ ...storage, [item]: storage[item] - 1 })

describe('what they cost', () => {
  it('a small building: 1 coin, 2 wood, 2 stone', () => {
    const table = atD({ storage: SMALL_COST }).says(0, 'erect small').pays(0).asks(0, 'choose-ship')
    expect(table.storage(0)).toEqual({})
    expect(table.space(0, 'h0,2')).toMatchObject({ on: 'small' })
    for (const item of Object.keys(SMALL_COST)) {
      atD({ ...IDLE, storage: without(SMALL_COST, item) }).refuses(0, 'erect small', 'cannot-pay')
    }
  })

  it('a large building: 2 coins, 4 wood, 4 stone; the example of page 18', () => {
    const table = atD(LARGE).says(0, 'erect large')
    expect(table.storage(0)).toEqual({})
    table.asks(0, 'put-piece', ['put h0,1', 'put h1,1']).says(0, 'put h1,1')
    expect(table.space(0, 'h1,1')).toMatchObject({ terrain: 'mountain', level: 4, on: 'large' })
    table.says(0, 'sail one-sail').asks(0, 'choose-card')
    expect(table.steps(0)).toEqual([2, 0])
    atD({ ...LARGE, storage: { coin: 1 } }).refuses(0, 'erect large', 'cannot-pay')
    atD({ ...LARGE, land: land('h0,2 meadow 1', 'h0,1 forest 4 wood', 'h1,1 mountain 3 stone') }).refuses(
      0,
      'erect large',
      'cannot-pay',
    )
    atD({ ...LARGE, land: land('h0,2 meadow 1', 'h0,1 forest 3 wood', 'h1,1 mountain 4 stone') }).refuses(
      0,
      'erect large',
      'cannot-pay',
    )
  })

  it('the fort: 6 wood, 3 stone, 3 gold, 3 cloth; no card comes with it', () => {
    const table = atD(FORT).says(0, 'erect fort').asks(0, 'choose-ship')
    expect(table.space(0, 'h0,1')).toMatchObject({ on: 'fort' })
    table.says(0, 'sail two-sail').asks(1, 'turn')
    expect(table.steps(0)).toEqual([0, 4])
    for (const [space, level] of [
      ['h0,1', 5],
      ['h1,1', 2],
      ['h-1,2', 2],
    ] as const) {
      const poorer = FORT.land.map((entry) => (entry.space === space ? { ...entry, level } : entry))
      atD({ ...FORT, land: poorer }).refuses(0, 'erect fort', 'cannot-pay')
    }
    const noGold = FORT.land.filter(({ space }) => space !== 'h2,0')
    atD({ ...FORT, storage: { gold: 2 }, land: noGold }).refuses(0, 'erect fort', 'cannot-pay')
  })

  it('each as often as there are pieces: 2 small, 2 large, 1 fort', () => {
    const all = land('h0,2 meadow 1 small', 'h0,1 forest 1 small', 'h1,1 forest 1 large', 'h2,0 forest 1 large')
    const fort = land('h-1,2 forest 1 fort', 'h-2,2 forest 9 wood', 'h0,0 mountain 9 stone')
    const table = atD({ storage: { coin: 2 }, land: [...all, ...fort] })
    for (const kind of ['small', 'large', 'fort']) table.refuses(0, `erect ${kind}`, 'no-such-building')
  })

  it('one building a visit', () => {
    const table = atD({ ...IDLE, storage: SMALL_COST })
      .says(0, 'erect small')
      .pays(0)
      .says(0, 'put h0,2')
    table.says(0, 'sail one-sail')
    table.says(0, table.answers(0, 'keep')[0])
    expect(table.asks(0, 'area').answers(0, 'erect')).toEqual([])
    table.refuses(0, 'erect large', 'action-not-here')
  })
})

describe('where they stand: a free landscape of the highest level (page 17)', () => {
  const put = (...spaces: string[]) =>
    atD({ storage: SMALL_COST, land: land(...spaces) })
      .says(0, 'erect small')
      .pays(0)

  it('on the highest free one, whatever its terrain', () => {
    const table = put('h0,2 meadow 1', 'h0,1 meadow 2', 'h1,1 forest 3').asks(0, 'choose-ship')
    expect(table.space(0, 'h1,1')).toMatchObject({ on: 'small' })
  })

  it('on any of several equal ones, and on no lower one', () => {
    const table = put('h0,2 meadow 1', 'h0,1 meadow 3', 'h1,1 forest 3', 'h-1,2 settlement 2')
    table.asks(0, 'put-piece', ['put h0,1', 'put h1,1']).refuses(0, 'put h-1,2', 'higher-space-free')
    table.refuses(0, 'put h0,0', 'unexplored').says(0, 'put h0,1')
    expect(table.space(0, 'h0,1')).toMatchObject({ on: 'small' })
  })

  it('on the next level where all higher ones are occupied: by buildings, statues or cubes', () => {
    const ruin = { space: 'h-1,1' }
    const mine = {
      storage: SMALL_COST,
      land: [...land('h0,2 meadow 1', 'h0,1 forest 4 statue', 'h1,1 meadow 4 food', 'h-1,2 meadow 2'), ruin],
    }
    const table = atD(mine).says(0, 'erect small').pays(0).asks(0, 'put-piece')
    expect(table.answers(0, 'put')).toEqual(['put h-1,2'])
    table.refuses(0, 'put h0,1', 'space-occupied').refuses(0, 'put h1,1', 'space-occupied')
  })

  it('the payment itself may free the space', () => {
    const mine = { storage: { coin: 1, stone: 2 }, land: land('h0,2 meadow 1', 'h0,1 forest 3 wood') }
    const table = atD(mine).says(0, 'erect small').pays(0).asks(0, 'choose-ship')
    expect(table.space(0, 'h0,1')).toMatchObject({ on: 'small' })
  })

  it('cubes may be stocked between paying and placing, and then the higher space counts', () => {
    const spaces = land('h0,2 meadow 1', 'h0,1 settlement 4 cloth', 'h1,1 forest 2')
    const table = atD({ ...IDLE, storage: SMALL_COST, land: spaces })
      .says(0, 'erect small')
      .pays(0)
    expect(table.asks(0, 'put-piece').answers(0, 'put')).toEqual(['put h1,1'])
    table.says(0, 'stock h0,1').refuses(0, 'put h1,1', 'higher-space-free').says(0, 'put h0,1')
    expect(table.storage(0)).toEqual({ cloth: 1 })
  })

  it('an own cartographer may raise a space between, too', () => {
    const mine = { storage: SMALL_COST, land: land('h0,2 meadow 1', 'h0,1 forest 2'), cartographer: 3 }
    const table = atD(mine).says(0, 'erect small').pays(0).says(0, 'cultivate h0,2 settlement', 'stock h0,2')
    expect(table.answers(0, 'put')).toEqual(['put h0,1', 'put h0,2'])
  })

  it('with no free space one must be freed first: only stocking and exchanging go then', () => {
    const mine = {
      storage: SMALL_COST,
      land: land('h0,2 meadow 1 food', 'h0,1 settlement 2 cloth'),
      cartographer: 6,
      merchants: ['merchant-2', 'merchant-3', 'merchant-4', 'merchant-5'],
      market: { coin: 1 },
    }
    const table = atD(mine).says(0, 'erect small').pays(0)
    table.asks(0, 'put-piece', ['stock h0,2', 'stock h0,1', 'exchange cloth'])
    table.refuses(0, 'explore h1,1 forest', 'free-a-space-first')
    table.refuses(0, 'use crate-coins', 'free-a-space-first').refuses(0, 'stock coin', 'free-a-space-first')
    table.says(0, 'exchange cloth').asks(0, 'put-piece')
    expect(table.market(0)).toEqual({ coin: 2 })
    expect(table.answers(0, 'put')).toEqual(['put h0,1'])
    table.says(0, 'put h0,1')
  })

  it('not at all where every landscape bears a piece', () => {
    const mine = { ...IDLE, storage: SMALL_COST, land: land('h0,2 meadow 1 large') }
    const table = atD(mine).refuses(0, 'erect small', 'no-land-for-it')
    expect(table.answers(0, 'erect')).toEqual([])
  })
})

describe('a settlement gives 1 helm point more, in one gain (our rulings)', () => {
  it.each([
    ['small', { storage: SMALL_COST, land: land('h0,2 meadow 1', 'h0,1 settlement 2') }, 'h0,1', 2],
    [
      'large',
      {
        storage: { coin: 2 },
        land: land('h0,2 meadow 1', 'h0,1 forest 4 wood', 'h1,1 mountain 4 stone', 'h-1,2 settlement 5'),
      },
      'h-1,2',
      3,
    ],
  ])('a %s building', (kind, mine, space, points) => {
    const table = atD(mine).says(0, `erect ${kind}`).pays(0).asks(0, 'choose-ship').says(0, 'sail two-sail')
    expect(table.space(0, space)).toMatchObject({ on: kind })
    expect(table.steps(0)).toEqual([0, points])
  })

  it('the fort: 5, so that a ship from the harbour reaches the bay', () => {
    const mine = { ...FORT, land: [...FORT.land, ...land('h-2,2 settlement 7')] }
    const table = atD(mine).says(0, 'erect fort', 'sail one-sail').asks(0, 'optional-action')
    expect([table.steps(0), table.player(0).diaries]).toEqual([[5, 0], 1])
  })
})

describe('what they uncover', () => {
  it('a small building: a storage space', () => {
    const table = atD({ storage: SMALL_COST }).says(0, 'erect small').pays(0)
    expect(table.player(0)).toMatchObject({ storageSpaces: 6, buildingsLeft: { small: 1, large: 2, fort: 1 } })
  })

  it('a large building: a statue space, the first with a helm point', () => {
    const before = builder({ land: land('h0,2 meadow 1', 'h0,1 forest 1'), cartographer: 2 }).says(0, 'work F round')
    before.refuses(0, 'ruin h1,0 statue-3', 'statue-space-hidden')
    const after = builder({ land: land('h0,2 meadow 1', 'h0,1 forest 1 large') }).says(0, 'work F round')
    after.refuses(0, 'ruin h1,0 statue-4', 'statue-space-hidden').says(0, 'ruin h1,0 statue-3').asks(0, 'choose-ship')
  })

  it('the fort: reactivation for nothing', () => {
    const fort = { ...IDLE, land: land('h0,2 meadow 1 fort'), ...SPECIAL, locked: { ordinary: 2, special: 2 } }
    const table = builder(fort, { work: { A: { round: [0] }, B: { round: [1] }, C: { round: [1] } } })
    table
      .says(0, 'work D round', 'done')
      .says(0, 'feed')
      .says(1, 'feed')
      .asks(0, 'clean-up')
      .says(0, 'reactivate crate-draw')
    expect(table.player(0)).toMatchObject({ lids: 1, crates: ['crate-place'], storage: { coin: 0 } })
  })
})

describe('the symbol of area D: 2 less, in any mix of coins and resources', () => {
  const special = (storage: object, mine = {}) =>
    tableAt(2, { players: [{ ...IDLE, ...SPECIAL, storage, ...mine }, BARE], orders: specialOrders(0) })

  it.each([
    ['two wood', { coin: 1, stone: 2 }, []],
    ['two stone', { coin: 1, wood: 2 }, []],
    ['coin and wood', { wood: 1, stone: 2 }, ['less coin']],
    ['wood and stone', { coin: 1, wood: 1, stone: 1 }, ['less wood']],
  ])('%s off a small building', (_what, storage, less) => {
    const table = special(storage).says(0, 'work D square', 'erect small')
    if (less.length) table.says(0, ...less)
    table.pays(0).says(0, 'put h0,2').asks(0, 'choose-ship')
    expect(table.storage(0)).toEqual({})
  })

  it('no more than 2', () => {
    special({ coin: 1, stone: 1 }).says(0, 'work D square').refuses(0, 'erect small', 'cannot-pay')
  })

  it('off gold and cloth of the fort as well', () => {
    const poorer = FORT.land.filter(({ space }) => space !== 'h-1,2')
    const table = special({ cloth: 1 }, { land: poorer }).says(0, 'work D square', 'erect fort').pays(0)
    expect(table.storage(0)).toEqual({})
    table.asks(0, 'put-piece')
  })

  it('small-2 takes 1 wood off besides', () => {
    const sawmill = { land: land('h0,2 meadow 1', 'h0,1 meadow 1 small'), smallCards: ['small-2'] }
    const table = special({ stone: 2 }, sawmill).says(0, 'work D square', 'erect small')
    table.refuses(0, 'less stone', 'reduce-elsewhere').says(0, 'less wood').pays(0)
    expect(table.storage(0)).toEqual({})
    atD({ ...IDLE, storage: { coin: 1, wood: 1, stone: 2 }, ...sawmill }).says(0, 'erect small')
  })
})

it('two buildings of any kind turn a milestone over', () => {
  const table = atD({ storage: SMALL_COST, land: land('h0,2 meadow 1', 'h0,1 forest 1 fort') })
  table.says(0, 'erect small').pays(0)
  expect(table.events('milestone-reached')).toEqual([{ kind: 'milestone-reached', seat: 0, milestone: 'buildings' }])
})
