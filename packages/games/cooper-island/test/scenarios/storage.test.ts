import { describe, expect, it } from 'vitest'
import { land, type Setting, type Table, tableAt } from '../table.ts'

/** Storage spaces and what is lost (page 24), stocking and the market (page 20). Paying: `paying.test.ts`; exchanges: `exchange.test.ts`. */

type Player = NonNullable<Setting['players']>[number]

const turn = (player: Player, more: Setting = {}) => tableAt(2, { round: 2, players: [player], ...more })

/** What area E would put into storage: there has to be room for it. */
const takes = (player: Player): string[] => turn(player).says(0, 'work E round').answers(0, 'take')
const ANYTHING = ['coin', 'wood', 'stone', 'food', 'gold', 'cloth'].map((item) => `take ${item}`)

describe('storage spaces', () => {
  it('are five, for anything, one item each', () => {
    expect(takes({ storage: { wood: 4 } })).toEqual(ANYTHING)
    expect(takes({ storage: { wood: 3, coin: 2 } })).toEqual([])
    turn({ storage: { wood: 5 } })
      .says(0, 'work E round')
      .refuses(0, 'take coin', 'storage-full')
  })

  it('a full storage takes nothing of an income boat', () => {
    const player: Player = { storage: { wood: 5 }, docks: [{ dock: 'dock-1', boat: 'boat-coin' }] }
    const table = turn(player, { now: { phase: 'income', by: 0 } })
    table.refuses(0, 'use boat-coin', 'storage-full')
  })

  it('each small building reveals one more', () => {
    const table = turn({ storage: { coin: 1, wood: 2, stone: 2 }, land: land('h0,2 meadow 1') })
    expect(table.player(0).storageSpaces).toBe(5)
    table.says(0, 'work D round', 'erect small', 'put h0,2')
    expect(table.player(0)).toMatchObject({ storageSpaces: 6, storageFree: 6 })
    const two = turn({ land: land('h0,2 meadow 1 small', 'h1,1 forest 1 small') })
    expect(two.player(0).storageSpaces).toBe(7)
  })

  it('large buildings and the fort reveal none', () => {
    const table = turn({ land: land('h0,2 meadow 1 large', 'h1,1 forest 1 fort') })
    expect(table.player(0).storageSpaces).toBe(5)
  })
})

describe('the storage boat', () => {
  it('brings a space when it is built, in time for its own action', () => {
    const player: Player = { storage: { coin: 1, food: 4 }, land: land('h0,2 meadow 1', 'h0,1 forest 2 wood') }
    const table = turn(player).says(0, 'work B round', 'build boat-basic dock-1', 'sail one-sail')
    expect(table.player(0)).toMatchObject({ storageSpaces: 6, storageFree: 2 })
    table.says(0, 'use boat-basic', 'take stone')
    expect(table.storage(0)).toEqual({ food: 4, stone: 1 })
  })

  it.each([false, true])('keeps it for the rest of the game, also turned over (%s)', (faceDown) => {
    const docks: Player['docks'] = [{ dock: 'dock-1', boat: 'boat-basic', faceDown }]
    expect(takes({ storage: { wood: 5 }, docks })).toEqual(ANYTHING)
    expect(takes({ storage: { wood: 6 }, docks })).toEqual([])
  })

  it('copying it brings its goods and no space', () => {
    const players: Player[] = [
      { storage: { wood: 4 }, docks: [{ dock: 'dock-1', boat: 'boat-copy' }] },
      { docks: [{ dock: 'dock-1', boat: 'boat-basic' }] },
    ]
    const table = tableAt(2, { round: 2, now: { phase: 'income', by: 0 }, players })
    table.says(0, 'use boat-copy', 'use boat-basic', 'take food').asks(0, 'income')
    expect(table.storage(0)).toEqual({ wood: 4, food: 1 })
    expect(table.player(0)).toMatchObject({ storageSpaces: 5, storageFree: 0 })
  })
})

describe('the vault and the mint', () => {
  const small = { land: land('h0,2 meadow 1 small'), smallCards: ['small-14'] }

  it('the vault has two more spaces, for gold and cloth', () => {
    expect(takes({ ...small, storage: { wood: 6 } })).toEqual(['take gold', 'take cloth'])
    expect(takes({ ...small, storage: { wood: 6, gold: 1 } })).toEqual(['take gold', 'take cloth'])
    expect(takes({ ...small, storage: { wood: 6, gold: 1, cloth: 1 } })).toEqual([])
  })

  it('gold and cloth lie there first: the other spaces stay free for the rest', () => {
    expect(takes({ ...small, storage: { wood: 5, gold: 2 } })).toEqual(ANYTHING)
    expect(takes({ ...small, storage: { wood: 5, gold: 3 } })).toEqual([])
    expect(takes({ ...small, storage: { gold: 4, cloth: 3 } })).toEqual(ANYTHING)
    expect(takes({ ...small, storage: { gold: 4, cloth: 4 } })).toEqual([])
  })

  it('the mint has two more, for coins', () => {
    const mint = { ...small, smallCards: ['small-15'] }
    expect(takes({ ...mint, storage: { wood: 6 } })).toEqual(['take coin'])
    expect(takes({ ...mint, storage: { wood: 6, coin: 2 } })).toEqual([])
    expect(takes({ ...mint, storage: { wood: 5, coin: 2 } })).toEqual(ANYTHING)
  })

  it('both work side by side', () => {
    const both = { land: land('h0,2 meadow 1 small', 'h1,1 forest 1 small'), smallCards: ['small-14', 'small-15'] }
    expect(takes({ ...both, storage: { wood: 7, coin: 2, gold: 1 } })).toEqual(['take gold', 'take cloth'])
    expect(takes({ ...both, storage: { wood: 7, coin: 1, gold: 2 } })).toEqual(['take coin'])
    expect(takes({ ...both, storage: { wood: 7, coin: 2, gold: 2 } })).toEqual([])
  })

  it('what lies there pays like everything else', () => {
    const player = { ...small, storage: { wood: 6, gold: 1, cloth: 1 } }
    const spaces = [...small.land, ...land('h1,1 settlement 3 cloth')]
    const table = turn({ ...player, land: spaces }, { round: 1 }).says(0, 'work H round', 'load merchant-1')
    table.says(0, 'less cloth').asks(0, 'choose-ship')
    expect(table.storage(0)).toEqual({ wood: 6, cloth: 1 })
  })
})

describe('more than fits', () => {
  /** A diary with a wood and a stone is found while four of five spaces are full. */
  const finder: Player = {
    storage: { coin: 1, food: 3, cloth: 1 },
    cartographer: 0,
    ships: [{ steps: 4 }],
    land: land('h0,2 meadow 1', 'h0,1 forest 2 wood'),
  }
  const atDiary = () =>
    tableAt(2, { round: 2, diaries: { 'diary-4': 2 }, players: [finder, { diaries: 28 }] }).says(
      0,
      'work B round',
      'build boat-cartographer dock-1',
      'sail one-sail',
      'use diary-4',
    )

  it('before anything is lost the player is asked', () => {
    const table = atDiary().asks(0, 'storage-full')
    expect(table.answers(0, 'take')).toEqual(['take wood', 'take stone'])
    expect(table.answers(0)).toContain('lose')
    expect(table.storage(0)).toEqual({ food: 3, cloth: 1 })
    table.refuses(0, 'take gold', 'not-offered')
  })

  it('he chooses what to take, and the rest is lost', () => {
    const table = atDiary().says(0, 'take stone').asks(0, 'storage-full')
    table.refuses(0, 'take wood', 'storage-full').says(0, 'lose').asks(0, 'optional-action')
    expect(table.storage(0)).toEqual({ food: 3, cloth: 1, stone: 1 })
    expect(table.events('lost')).toEqual([{ kind: 'lost', seat: 0, item: 'wood', count: 1 }])
  })

  it('he may lose all of it', () => {
    const table = atDiary().says(0, 'lose').asks(0, 'optional-action')
    expect(table.storage(0)).toEqual({ food: 3, cloth: 1 })
    expect(table.events('lost')).toHaveLength(2)
  })

  it('he may make room by an exchange first, and then gets both', () => {
    const table = atDiary().says(0, 'exchange any', 'give food', 'give food', 'give food', 'take coin')
    table.asks(0, 'optional-action')
    expect(table.storage(0)).toEqual({ wood: 1, stone: 1 })
    expect(table.market(0)).toEqual({ coin: 1 })
    expect(table.events('lost')).toEqual([])
  })

  it('what lies in storage is not thrown away for it', () => {
    const table = atDiary().says(0, 'take stone')
    expect(table.answers(0)).toEqual(['lose', 'exchange any'])
  })

  it('an island’s second gift is asked about when the first took the last space', () => {
    const table = turn({ storage: { coin: 4 }, doubles: {} }, { now: { phase: 'income', by: 0 } })
    table.says(0, 'island isl-supplies L1.ccw h-1,2', 'use isl-supplies', 'take stone').asks(0, 'storage-full')
    table.refuses(0, 'take food', 'storage-full').says(0, 'lose').asks(0, 'income')
    expect(table.storage(0)).toEqual({ coin: 4, stone: 1 })
  })

  it('and a choice can be left for it', () => {
    const table = turn({ storage: { coin: 4 }, doubles: {} }, { now: { phase: 'income', by: 0 } })
    table.says(0, 'island isl-supplies L1.ccw h-1,2', 'use isl-supplies', 'skip').asks(0, 'income')
    expect(table.storage(0)).toEqual({ coin: 4, food: 1 })
  })
})

describe('stocking from land', () => {
  it('whatever the level, the cube is worth 1 in storage, and the space is free', () => {
    const table = turn({ storage: {}, land: land('h0,2 meadow 1', 'h0,1 forest 4 wood') }).says(0, 'stock h0,1')
    expect(table.storage(0)).toEqual({ wood: 1 })
    expect(table.space(0, 'h0,1')).toEqual({ space: 'h0,1', level: 4, terrain: 'forest' })
    table.says(0, 'work B round').refuses(0, 'build boat-coin dock-1', 'cannot-pay')
  })

  it('the same wood would have paid from the land', () => {
    const table = turn({ storage: { coin: 1 }, land: land('h0,2 meadow 1', 'h0,1 forest 4 wood') })
    expect(table.says(0, 'work B round').answers(0, 'build boat-coin')).not.toEqual([])
    table.says(0, 'stock h0,1').refuses(0, 'build boat-coin dock-1', 'cannot-pay')
  })

  it('only cubes, and only into a free space', () => {
    const table = turn({ storage: {}, land: land('h0,2 meadow 1', 'h0,1 forest 2 small') })
    for (const space of ['h0,2', 'h0,1', 'h1,1', 'h1,0']) table.refuses(0, `stock ${space}`, 'no-cube-there')
    expect(table.match.why(0, 'stock h0,2')?.rule, 'stocking is on page 20, paying is not meant').toBe('market')
    const full = turn({ storage: { coin: 5 }, land: land('h0,2 meadow 1 food') })
    full.refuses(0, 'stock h0,2', 'storage-full')
  })
})

describe('the market', () => {
  const goods = { storage: {}, market: { coin: 1, wood: 2 } }

  it('pays nothing until it is stocked', () => {
    const table = turn(goods).says(0, 'work B round').refuses(0, 'build boat-coin dock-1', 'cannot-pay')
    table.says(0, 'stock coin', 'stock wood').refuses(0, 'build boat-coin dock-1', 'cannot-pay')
    table.says(0, 'stock wood', 'build boat-coin dock-1').asks(0, 'choose-ship')
    expect(table.market(0)).toEqual({})
  })

  it('pays no fee either', () => {
    const player = { ...goods, land: land('h0,2 meadow 1') }
    const table = turn(player, { work: { A: { round: [1] } } })
      .says(0, 'work A round')
      .asks(0, 'fee')
    expect(table.answers(0, 'pay')).toEqual([])
    table.refuses(0, 'pay coin', 'none-stored').says(0, 'stock coin', 'pay coin')
    expect(table.market(1)).toEqual({ coin: 1 })
  })

  it('cannot be exchanged', () => {
    turn({ storage: {}, market: { cloth: 4, gold: 4 } })
      .refuses(0, 'exchange cloth', 'exchange-too-little')
      .refuses(0, 'exchange any', 'exchange-too-little')
  })

  it('is stocked piece by piece into free spaces', () => {
    const table = turn({ storage: { food: 4 }, market: { coin: 1, wood: 2 } })
    table.refuses(0, 'stock gold', 'not-in-market').says(0, 'stock wood')
    table.refuses(0, 'stock wood', 'storage-full').refuses(0, 'stock coin', 'storage-full')
    expect(table.storage(0)).toEqual({ food: 4, wood: 1 })
    expect(table.market(0)).toEqual({ coin: 1, wood: 1 })
  })

  it('takes any number of things, also with a full storage', () => {
    const table = turn({
      storage: { food: 5 },
      market: { coin: 9 },
      land: land('h0,2 meadow 1 large'),
      largeCards: [{ card: 'large-7' }],
    })
    table.says(0, 'use large-7')
    expect(table.market(0)).toEqual({ coin: 12 })
  })

  it('is not touched in the turns of others', () => {
    const table = tableAt(2, { round: 2, players: [{}, goods] })
    table.refuses(1, 'stock coin', 'not-your-turn')
  })

  it('can be stocked to the last in clean-up; what is left then is gone', () => {
    const work = { A: { round: [0, 1] }, B: { round: [1] } }
    const table = turn({ storage: {}, market: { gold: 3 } }, { work })
    toStep(table.says(0, 'work C round', 'done'), 'market')
    expect(table.market(0)).toEqual({ gold: 3 })
    table.says(0, 'stock gold', 'done')
    expect(table.storage(0)).toEqual({ gold: 1 })
    expect(table.market(0)).toEqual({})
    expect(table.events('market-cleared')).toEqual([{ kind: 'market-cleared', seat: 0, count: 2 }])
  })
})

/** Everybody lets things be until seat 0 has its window of this step of the clean-up. */
function toStep(table: Table, step: string): void {
  const quiet = ['feed', 'anchor one-sail', 'sail one-sail', 'done']
  for (;;) {
    const { now } = table.view()
    if ('step' in now && now.step === step && now.by === 0) return
    const { seat, answers } = table.match.status().ask[0]
    table.says(seat, quiet.find((answer) => answers.includes(answer)) ?? answers[0])
  }
}
