import { describe, expect, it } from 'vitest'
import { BARE, land, type Setting, SPECIAL, specialOrders, tableAt } from '../table.ts'

/** The eight areas and their symbols (pages 14 to 19); our rulings. */

const LAND = [
  ...land('h0,2 meadow 1', 'h0,1 forest 6 wood', 'h1,1 mountain 6 stone', 'h2,0 mountain 6 gold'),
  ...land('h-1,2 settlement 6 cloth'),
  { space: 'h-1,1' },
]
/** Somebody who could do everything that any area offers. */
const RICH = {
  ...SPECIAL,
  storage: { coin: 3 },
  cartographer: 1,
  doubles: { 'forest-meadow': 2, 'forest-mountain': 2 },
  statueSpaces: ['statue-1'],
  land: LAND,
}
const OTHER = {
  ...BARE,
  ...SPECIAL,
  islands: [{ island: 'isl-coin' as const, half: 'R1.cw' }],
  docks: [{ dock: 'dock-1', boat: 'boat-coin' as const }],
}

type Work = Setting['work']
const rich = (work: Work = {}, mine = {}, other = {}) =>
  tableAt(2, {
    players: [
      { ...RICH, ...mine },
      { ...OTHER, ...other },
    ],
    orders: specialOrders(0, 1),
    work,
  })

const FREE = /^(stock|exchange|explore|cultivate|contract|use crate-|use small-|use large-)/

/** Kinds of actions on offer now, free ones left aside. */
const actions = (table: ReturnType<typeof rich>) => [
  ...new Set(
    table
      .answers(0)
      .filter((answer) => !FREE.test(answer))
      .map((answer) => (answer.startsWith('use isl-') ? 'island' : answer.startsWith('use ') ? 'boat' : answer))
      .map((answer) => answer.split(' ')[0]),
  ),
]

describe('what each area offers: with the symbol of an empty space, and without it on a stack', () => {
  it.each([
    ['A', 'round', 'draw place cartographer cooper', 'draw place cartographer'],
    ['A', 'square', 'draw place cartographer', 'draw place cartographer'],
    ['B', 'round', 'build', 'build'],
    ['B', 'square', 'build', 'build'],
    ['C', 'round', 'draw place', 'draw place'],
    ['C', 'square', 'draw place island', 'draw place'],
    ['D', 'round', 'erect', 'erect'],
    ['D', 'square', 'erect', 'erect'],
    ['E', 'round', 'cartographer take', 'cartographer take'],
    ['E', 'square', 'cartographer take boat', 'cartographer take'],
    ['F', 'round', 'ruin statue', 'ruin statue'],
    ['F', 'square', 'ruin statue', 'ruin statue'],
    ['G', 'round', 'draw place', 'draw place'],
    ['G', 'square', 'draw place cartographer', 'draw place'],
    ['H', 'round', 'load', 'load'],
    ['H', 'square', 'draw place load', 'load'],
  ] as const)('%s, %s', (area, shape, empty, stacked) => {
    const first = rich().says(0, `work ${area} ${shape}`).asks(0, 'area')
    expect(actions(first)).toEqual([...empty.split(' '), 'done'])
    const second = rich({ [area]: { [shape]: [1] } }).says(0, `work ${area} ${shape}`, 'pay coin')
    expect(actions(second)).toEqual([...stacked.split(' '), 'done'])
  })

  it.each(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const)('nothing of %s has to be done', (area) => {
    const table = rich().says(0, `work ${area} round`, 'done').asks(1, 'turn')
    expect(table.view().work[area].round).toEqual([0])
  })

  it('nor can anything be done that belongs to another area', () => {
    const table = rich().says(0, 'work A round')
    table.refuses(0, 'erect small', 'action-not-here').refuses(0, 'load merchant-3', 'action-not-here')
    table.refuses(0, 'build boat-coin dock-1', 'action-not-here').refuses(0, 'take coin', 'action-not-here')
  })
})

const PLACE = 'place forest h0,0 meadow h0,1'
const EMPTY = 'place forest h-2,2 meadow h-1,2'

/** Two empty spaces beside the land of the start, for any tile with forest and meadow on one side. */
const explorer = (work: Work, players = {}) =>
  tableAt(2, {
    players: [
      { ...BARE, ...SPECIAL, doubles: { 'forest-meadow': 3 }, ...players },
      { ...OTHER, storage: { coin: 1 } },
    ],
    orders: specialOrders(0, 1),
    work,
  })
const tiles = (table: ReturnType<typeof explorer>) =>
  Object.values(table.player(0).doubles).reduce((sum, count) => sum + count, 0)

describe('area A: draw or place, and a step of the cartographer (page 14)', () => {
  it('drawing excludes placing, placing excludes drawing', () => {
    const drawn = explorer({}).says(0, 'work A round', 'draw').refuses(0, EMPTY, 'action-not-here')
    expect(tiles(drawn)).toBe(4)
    expect(drawn.refuses(0, 'draw', 'action-not-here').answers(0)).toEqual(['cartographer', 'cooper', 'done'])
    const placed = explorer({}).says(0, 'work A round', EMPTY).refuses(0, 'draw', 'action-not-here')
    expect(tiles(placed)).toBe(2)
    expect(placed.space(0, 'h-2,2')).toMatchObject({ level: 1, terrain: 'forest', on: 'wood' })
    expect(placed.space(0, 'h-1,2')).toMatchObject({ level: 1, terrain: 'meadow', on: 'food' })
  })

  it('the step comes with either, in any order', () => {
    const first = explorer({}).says(0, 'work A round', 'cartographer', 'draw', 'done')
    const last = explorer({}).says(0, 'work A round', 'draw', 'cartographer', 'done')
    for (const table of [first, last]) expect([table.player(0).cartographer, tiles(table)]).toEqual([1, 4])
  })

  it('with the symbol of the square space all three, in any order', () => {
    const orders = [
      ['draw', EMPTY, 'cartographer'],
      [EMPTY, 'cartographer', 'draw'],
      ['cartographer', EMPTY, 'draw'],
    ]
    for (const order of orders) {
      const table = explorer({}).says(0, 'work A square', ...order)
      expect([table.player(0).cartographer, tiles(table)]).toEqual([1, 3])
      table.refuses(0, 'draw', 'action-not-here').refuses(0, 'cartographer', 'action-not-here')
    }
  })

  it('on a stack of the square space only one of draw and place', () => {
    const table = explorer({ A: { square: [1] } }, { storage: { coin: 1 } })
    table.says(0, 'work A square', 'pay coin', 'draw').refuses(0, EMPTY, 'action-not-here')
  })

  it('no step beyond the sixth', () => {
    const table = explorer({}, { cartographer: 6 }).says(0, 'work A round')
    table.refuses(0, 'cartographer', 'cartographer-full')
  })

  it('nothing to draw from an empty bag (page 24)', () => {
    const bag = { 'forest-meadow': 0, 'forest-mountain': 0, 'forest-settlement': 0 }
    const placed = { 'forest-meadow': 20, 'forest-mountain': 20, 'forest-settlement': 20 }
    const tall = land('h0,2 meadow 30', 'h0,1 meadow 30', 'h1,1 meadow 30', 'h-1,2 meadow 30')
    const players = [
      { ...BARE, land: tall, singles: 1 },
      { ...BARE, singles: 0 },
    ]
    tableAt(2, { bag, placed, players }).says(0, 'work A round').refuses(0, 'draw', 'bag-empty')
  })
})

describe('area C: draw and place, with the symbol the action of any island (page 14)', () => {
  it('draw and place in any order, each once', () => {
    for (const order of [
      ['draw', EMPTY],
      [EMPTY, 'draw'],
    ]) {
      const table = explorer({})
        .says(0, 'work C round', ...order)
        .asks(0, 'area')
      expect(tiles(table)).toBe(3)
      table.refuses(0, 'draw', 'action-not-here').refuses(0, EMPTY, 'action-not-here')
    }
  })

  it('a tile just drawn can be placed', () => {
    const table = explorer({}, { doubles: {} }).says(0, 'work C round')
    expect(table.answers(0)).toEqual(['draw', 'done'])
    expect(table.says(0, 'draw').answers(0, 'place').length).toBeGreaterThan(0)
  })

  const islands = (mine: string[], others: string[]) => {
    const at = ['R1.cw', 'L1.ccw']
    const lay = (ids: string[]) => ids.map((island, i) => ({ island: island as 'isl-coin', half: at[i] }))
    const open = land('h0,2 meadow 1')
    return tableAt(2, {
      players: [
        { ...BARE, ...SPECIAL, land: open, islands: lay(mine) },
        { ...BARE, land: open, islands: lay(others) },
      ],
      orders: specialOrders(0),
    }).says(0, 'work C square')
  }

  it('an own island or that of somebody else, once', () => {
    const table = islands(['isl-cartographer'], ['isl-gold-cloth'])
    expect(table.answers(0, 'use')).toEqual(['use isl-gold-cloth', 'use isl-cartographer'])
    table.says(0, 'use isl-gold-cloth').asks(0, 'choose-items', ['take gold', 'take cloth', 'skip'])
    table.says(0, 'take cloth').asks(0, 'area').refuses(0, 'use isl-cartographer', 'action-not-here')
    expect(table.storage(0)).toEqual({ cloth: 1 })
    expect(table.storage(1)).toEqual({})
  })

  it('between drawing and placing, too', () => {
    const table = islands([], ['isl-draw']).says(0, 'draw', 'use isl-draw').asks(0, 'area')
    expect(tiles(table)).toBe(2)
  })

  it('no island that nobody has placed, and none that could do nothing', () => {
    const table = islands(['isl-coin'], ['isl-ruin']).refuses(0, 'use isl-draw', 'not-on-the-table')
    table.refuses(0, 'use isl-ruin', 'no-ruin-reached')
    expect(table.answers(0, 'use')).toEqual(['use isl-coin'])
  })
})

describe('area E: three steps and a coin or resource, with the symbol the action of any boat (page 15)', () => {
  it('up to three steps at once; what is beyond the end of the track is lost', () => {
    const three = explorer({}).says(0, 'work E round', 'cartographer')
    expect(three.player(0).cartographer).toBe(3)
    three.refuses(0, 'cartographer', 'action-not-here')
    const one = explorer({}, { cartographer: 5 }).says(0, 'work E round', 'cartographer')
    expect(one.player(0).cartographer).toBe(6)
  })

  it.each(['coin', 'wood', 'stone', 'food', 'gold', 'cloth'])('a %s into storage, and only one', (item) => {
    const table = explorer({}).says(0, 'work E round', `take ${item}`)
    expect(table.storage(0)).toEqual({ [item]: 1 })
    table.refuses(0, 'take coin', 'action-not-here').says(0, 'cartographer')
  })

  it('nothing without a free storage space', () => {
    const table = explorer({}, { storage: { coin: 5 } }).says(0, 'work E round')
    table.refuses(0, 'take wood', 'storage-full')
    expect(table.answers(0, 'take')).toEqual([])
  })

  const boats = (...docks: { dock: string; boat: 'boat-coin' | 'boat-copy' | 'boat-draw'; faceDown?: boolean }[]) =>
    tableAt(2, {
      players: [
        { ...BARE, ...SPECIAL, docks: [{ dock: 'dock-1', boat: 'boat-cartographer' }] },
        { ...BARE, docks },
      ],
      orders: specialOrders(0),
    }).says(0, 'work E square')

  it('an own boat or that of somebody else, once', () => {
    const table = boats({ dock: 'dock-4', boat: 'boat-coin' })
    expect(table.answers(0, 'use')).toEqual(['use boat-coin', 'use boat-cartographer'])
    table.says(0, 'use boat-coin').refuses(0, 'use boat-cartographer', 'action-not-here')
    expect(table.storage(0)).toEqual({ coin: 1 })
    expect(table.says(0, 'take coin', 'cartographer').player(0).cartographer).toBe(3)
  })

  it('never a boat that copies, nor one that lies face down (our rulings)', () => {
    const table = boats({ dock: 'dock-1', boat: 'boat-copy' }, { dock: 'dock-2', boat: 'boat-draw', faceDown: true })
    table.refuses(0, 'use boat-copy', 'not-on-the-table').refuses(0, 'use boat-draw', 'not-on-the-table')
    expect(table.answers(0, 'use')).toEqual(['use boat-cartographer'])
  })

  it('copying the boat with the storage space gives no space (our rulings)', () => {
    const table = tableAt(2, {
      players: [
        { ...BARE, ...SPECIAL },
        { ...BARE, docks: [{ dock: 'dock-1', boat: 'boat-basic' }] },
      ],
      orders: specialOrders(0),
    })
    table.says(0, 'work E square', 'use boat-basic', 'take stone')
    expect(table.player(0)).toMatchObject({ storageSpaces: 5, storage: { stone: 1 } })
  })
})

describe('area F: a ruin or a statue, with the symbol both (page 19)', () => {
  const RUIN = 'ruin h1,0 statue-2'
  const STATUE = ['statue stone statue-1', 'put h0,1', 'sail one-sail']

  it('without the symbol one excludes the other', () => {
    rich().says(0, 'work F round', RUIN).refuses(0, 'statue stone statue-2', 'action-not-here')
    rich()
      .says(0, 'work F round', ...STATUE)
      .refuses(0, 'ruin h1,0 statue-1', 'action-not-here')
    const stacked = rich({ F: { square: [1] } }).says(0, 'work F square', 'pay coin', RUIN)
    stacked.refuses(0, 'statue stone statue-2', 'action-not-here')
  })

  it('with it both, in any order, each once', () => {
    const first = rich()
      .says(0, 'work F square', RUIN, 'statue stone statue-2', ...STATUE.slice(1))
      .asks(0, 'area')
    expect(actions(first)).toEqual(['done'])
    const last = rich()
      .says(0, 'work F square', ...STATUE, 'ruin h1,0 statue-1')
      .asks(0, 'area')
    expect(last.player(0).statueSpaces).toEqual(['statue-1'])
    expect(actions(last)).toEqual(['done'])
  })
})

describe('area G: draw two or place two, with the symbol a step of the cartographer (page 15)', () => {
  it('only one of the two actions, up to twice', () => {
    const drawn = explorer({}).says(0, 'work G round', 'draw').refuses(0, EMPTY, 'action-not-here').says(0, 'draw')
    expect(tiles(drawn)).toBe(5)
    drawn.asks(1, 'turn')
    const again = PLACE
    const placed = explorer({}).says(0, 'work G round', EMPTY).refuses(0, 'draw', 'action-not-here').says(0, again)
    expect(tiles(placed)).toBe(1)
    placed.refuses(0, 'place meadow h2,0 forest h1,1', 'action-not-here')
  })

  it('once is allowed as well', () => {
    expect(tiles(explorer({}).says(0, 'work G round', 'draw', 'done').asks(1, 'turn'))).toBe(4)
  })

  it('the step of the symbol comes before, between or after', () => {
    const table = explorer({}).says(0, 'work G square', 'draw', 'cartographer', 'draw').asks(1, 'turn')
    expect([tiles(table), table.player(0).cartographer]).toEqual([5, 1])
  })
})

describe('area H: a merchant, with the symbol draw or place (page 19)', () => {
  it('draw or place, before or after loading, not both', () => {
    const before = rich().says(0, 'work H square', 'draw').refuses(0, PLACE, 'action-not-here')
    expect(actions(before)).toEqual(['load', 'done'])
    const load = ['load merchant-3', 'sail one-sail']
    const after = rich().says(0, 'work H square', ...load)
    expect(actions(after)).toEqual(['draw', 'place', 'done'])
    expect(actions(after.says(0, 'draw'))).toEqual(['done'])
  })

  it('one merchant, not two', () => {
    const load = ['load merchant-3', 'sail one-sail']
    rich()
      .says(0, 'work H square', ...load)
      .refuses(0, 'load merchant-4', 'action-not-here')
  })
})
