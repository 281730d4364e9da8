import { describe, expect, it } from 'vitest'
import { STRATEGIES } from '../../src/options.ts'
import { ALL_ORDERS, type Automa, cooper, cooperPlays, grown, heldBy, TAKES, TWO_BOATS, told } from '../solo.ts'
import { land, newTable, type Setting, type Table, tableAt } from '../table.ts'

/** Solo against Cooper, an opponent of our own: he draws cards and follows fixed rules. Source: our solo tables, our rulings. */

describe('the table', () => {
  it('has all royal orders but the one that copies, and one peninsula', () => {
    const table = newTable(1)
    expect(table.view().orders).toEqual(ALL_ORDERS)
    expect(table.view().players).toHaveLength(1)
    expect(table.player(0).cartographer).toBe(3)
  })

  it('Cooper begins with two workers and two of stock, and earns at once', () => {
    const table = newTable(1)
    expect(cooper(table)).toMatchObject({
      stock: 4,
      counters: { boats: 0, buildings: 0, statues: 0, lids: 0 },
      workers: { ordinary: 2, special: 0 },
      milestones: 0,
      steps: 0,
    })
    expect(table.events('cooper-stock')).toEqual([{ kind: 'cooper-stock', steps: 2, stock: 4 }])
    expect(table.view().cooper).toBe(1)
  })

  it('he places the first worker, then both take turns', () => {
    const table = newTable(1).says(0, 'done')
    expect(table.events('cooper-card')).toHaveLength(1)
    table.asks(0, 'turn').says(0, 'work G round')
    if (table.match.ask(0).kind === 'fee') table.says(0, 'pay coin')
    table.says(0, 'done').asks(0, 'turn')
    expect(cooper(table).workers).toEqual({ ordinary: 0, special: 0 })
  })

  it.each([
    ['shipwright', { A: 1, B: 2, C: 1, D: 1, E: 1, F: 1, G: 1, H: 2 }],
    ['master-builder', { A: 1, B: 1, C: 1, D: 2, E: 1, F: 2, G: 1, H: 1 }],
    ['idol-seeker', { A: 1, B: 2, C: 1, D: 1, E: 1, F: 2, G: 1, H: 1 }],
    ['merchant', { A: 1, B: 1, C: 1, D: 2, E: 1, F: 1, G: 1, H: 2 }],
  ])('as %s he has a deck of his own', (strategy, deck) => {
    const table = newTable(1, { strategy })
    expect(cooper(table)).toMatchObject({ strategy, deck })
    expect(table.events('strategy-chosen')).toEqual([{ kind: 'strategy-chosen', strategy }])
  })

  it('a strategy by chance is told to all', () => {
    const seen = new Set(Array.from({ length: 40 }, (_, i) => cooper(newTable(1, {}, `seed ${i}`)).strategy))
    expect([...seen].sort()).toEqual([...STRATEGIES].sort())
    const table = newTable(1)
    expect(table.events('strategy-chosen')).toEqual([{ kind: 'strategy-chosen', strategy: cooper(table).strategy }])
  })
})

describe('income', () => {
  it.each([
    [0, 2],
    [1, 2],
    [2, 3],
    [3, 3],
    [4, 4],
    [5, 4],
  ])('with %i boats he earns %i', (boats, stock) => {
    const more = boats >= 2 ? { D: { round: [1] } } : {}
    const work = { A: { round: [0] }, B: { round: [1] }, C: { round: [1] }, ...more }
    const table = cooperPlays(grown({ boats }, { stock: 1 }), { work }).passRound()
    expect(cooper(table).stock).toBe(1 + stock)
  })
})

describe('neutral workers', () => {
  const beginning = (round: number, seed: string) =>
    tableAt(1, { round, seed, now: { phase: 'income', by: 0 }, cooper: 0 }).says(0, 'done')
  const neutral = (table: Table, shape: 'round' | 'square') =>
    Object.entries(table.view().work).filter(([, spaces]) => spaces[shape][0] === 'neutral')

  it.each([
    [1, 1, 0],
    [2, 2, 0],
    [3, 2, 1],
    [4, 3, 1],
    [5, 4, 2],
  ])('in round %i come %i round and %i square ones, each shape on different areas', (round, rounds, squares) => {
    for (const seed of ['a', 'b', 'c']) {
      const table = beginning(round, seed)
      expect(neutral(table, 'round')).toHaveLength(rounds)
      expect(neutral(table, 'square')).toHaveLength(squares)
      expect(table.events('neutral-worker')).toHaveLength(rounds + squares)
    }
  })

  it('by chance, and an area may get one of each shape', () => {
    const tables = Array.from({ length: 30 }, (_, i) => beginning(5, `seed ${i}`))
    const areas = tables.map((table) =>
      neutral(table, 'round')
        .map(([area]) => area)
        .join(''),
    )
    expect(new Set(areas).size).toBeGreaterThan(5)
    const both = (table: Table) =>
      neutral(table, 'square').some(([area]) => neutral(table, 'round').some(([other]) => other === area))
    expect(tables.some(both)).toBe(true)
  })

  it('cover the symbol, and on top of one the fee goes to the supply', () => {
    const table = tableAt(1, { cooper: 1, work: { A: { round: ['neutral'] } } })
      .says(0, 'work A round')
      .asks(0, 'fee')
    table.says(0, 'pay coin').asks(0, 'area')
    expect(table.storage(0)).toEqual({})
    expect(table.market(0)).toEqual({})
    table.refuses(0, 'cooper', 'action-not-here')
  })

  it('a refused fee costs an anchor, and nobody takes anything for it', () => {
    const table = tableAt(1, { work: { G: { round: ['neutral'] } } }).says(
      0,
      'work G round',
      'refuse',
      'anchor one-sail',
    )
    table.asks(0, 'area')
    expect(table.anchors(0)).toEqual([1, 0])
    expect(table.market(0)).toEqual({})
  })

  it('leave at the end of the round', () => {
    const work = { A: { round: ['neutral' as const] }, B: { round: [1] }, C: { round: [1] }, D: { round: [0] } }
    const table = cooperPlays({}, { work }).passRound()
    expect(Object.values(table.view().work).flatMap(({ round, square }) => [...round, ...square])).toEqual([])
  })
})

describe('fees between you and Cooper', () => {
  it('on top of his worker you pay the supply', () => {
    const table = tableAt(1, { work: { G: { round: [1] } } })
      .says(0, 'work G round')
      .asks(0, 'fee')
      .says(0, 'pay coin')
    expect([table.storage(0), table.market(0)]).toEqual([{}, {}])
    expect(cooper(table).stock).toBe(2)
  })

  it('refused, it costs an anchor, and he takes nothing', () => {
    const table = tableAt(1, { work: { G: { round: [1] } }, players: [{ ships: [{ anchors: 1 }] }] })
    table.says(0, 'work G round', 'refuse').asks(0, 'area')
    expect(table.anchors(0)).toEqual([1, 1])
    expect(cooper(table).stock).toBe(2)
  })

  it('he on top of yours gives you a coin or resource of your choice', () => {
    const table = cooperPlays({ deck: { E: 1 } }, { work: { E: { round: [0] } }, cooper: 1 })
    table.asks(0, 'compensation', TAKES).says(0, 'take gold')
    expect(table.market(0)).toEqual({ gold: 1 })
    expect(table.view().work.E.round).toEqual([0, 1])
  })

  it('he on top of a neutral one gives you nothing, also if yours is further down', () => {
    const work = { E: { round: [0, 'neutral' as const] }, B: { round: [1] } }
    const table = cooperPlays({ deck: { E: 1 } }, { work }).asks(0, 'feeding')
    expect(table.events('to-market')).toEqual([])
    expect(table.view().work.E.round).toEqual([0, 'neutral', 1])
  })
})

describe('his ship', () => {
  const sailing = (steps: number, setting: Setting = {}) =>
    cooperPlays(grown({ lids: 2 }, { stock: 9, steps, deck: { H: 1 } }), setting)

  it('triggers no islands', () => {
    const players = [
      { land: land('h0,2 meadow 1', 'h0,1 forest 1'), islands: [{ island: 'isl-coin' as const, half: 'L1.ccw' }] },
    ]
    const table = sailing(0, { players }).asks(0, 'turn')
    expect(cooper(table).steps).toBe(3)
    expect(table.events('island-used')).toEqual([])
  })

  it('takes a diary in a bay and does nothing with it', () => {
    const table = sailing(4).asks(0, 'turn')
    expect(cooper(table)).toMatchObject({ steps: 7, diaries: 1 })
    expect(Object.values(table.view().diaries).reduce((sum, count) => sum + count, 0)).toBe(29)
    expect(table.events('cooper-diary')).toHaveLength(1)
    expect(table.events('diary-used')).toEqual([])
    expect(told(table).at(-1)).toEqual({ kind: 'cooper-sailed', points: 3, water: 'R3' })
  })

  it('in your harbour takes a diary, and you take something for it', () => {
    const table = sailing(9).asks(0, 'compensation', TAKES).says(0, 'take stone').asks(0, 'turn')
    expect(cooper(table)).toMatchObject({ steps: 12, diaries: 1 })
    expect(table.market(0)).toEqual({ stone: 1 })
  })

  it('without diaries left it sails on', () => {
    const table = sailing(4, { players: [{ diaries: 30 }], diaries: {} }).asks(0, 'turn')
    expect(cooper(table)).toMatchObject({ steps: 7, diaries: 0 })
  })

  it('your harbour is yours: you pay the supply for it', () => {
    const player = { ...TWO_BOATS, ships: [{ steps: 9 }] }
    const table = tableAt(1, { players: [player] })
      .says(0, 'contract helm', 'sail one-sail', 'skip')
      .asks(0, 'fee')
    table.says(0, 'pay coin').asks(0, 'turn')
    expect([table.storage(0), table.market(0)]).toEqual([{}, {}])
  })
})

describe('clean-up', () => {
  const work = { A: { round: [0] }, B: { round: [1] }, C: { round: [1] } }
  const cleaned = (round: number, level: number, automa: Automa = {}, setting: Setting = {}) =>
    cooperPlays(automa, { work, round, ...setting }, { level }).passRound()

  it.each([
    [1, [0, 0, 0, 0, 0]],
    [2, [0, 0, 1, 1, 1]],
    [3, [1, 1, 1, 2, 2]],
    [4, [2, 2, 2, 2, 3]],
  ])('at level %i he gets %o more by round', (level, bonus) => {
    const steps = bonus.map((_, i) => cooper(cleaned(i + 1, level)).steps)
    expect(steps).toEqual(bonus)
  })

  it('a point for each statue and each special worker besides', () => {
    const automa = grown({ statues: 3, boats: 2, lids: 2 })
    const setting = {
      orders: heldBy(1, 'order-1', 'order-2'),
      work: { A: { round: [0] }, B: { square: [1] }, C: { square: [1] }, D: { round: [1] } },
    }
    const table = cleaned(4, 3, automa, setting)
    expect(cooper(table).steps).toBe(3 + 2 + 2)
    expect(table.events('cooper-cleaned-up')).toEqual([{ kind: 'cooper-cleaned-up', statues: 3, special: 2, bonus: 2 }])
  })

  it('his workers come home, those on royal orders stay', () => {
    const automa = grown({ boats: 2, lids: 2 })
    const setting = {
      orders: heldBy(1, 'order-3'),
      work: { A: { round: [0] }, B: { round: [1], square: [1] }, C: { round: [1] } },
    }
    const table = cleaned(2, 1, automa, setting)
    expect(cooper(table).workers).toEqual({ ordinary: 2, special: 1 })
    expect(table.view().orders[2]).toEqual({ order: 'order-3', seat: 1, worker: 'ordinary' })
  })

  it('in your harbour you take something, in time to stock it before the market is cleared', () => {
    const player = { storage: { food: 3 }, land: land('h0,2 forest 1') }
    const table = cooperPlays({ steps: 9 }, { work, players: [player] }, { level: 4 }).says(0, 'feed', 'done', 'done')
    table.says(0, 'done').asks(0, 'compensation', TAKES).says(0, 'take cloth').asks(0, 'clean-up')
    table.says(0, 'stock cloth', 'done').asks(0, 'income')
    expect(table.storage(0)).toEqual({ food: 1, cloth: 1 })
    expect(cooper(table).steps).toBe(11)
  })

  it('whoever holds the marker begins the next round: you, if you took it', () => {
    const table = tableAt(1, { cooper: 1, work: { D: { round: [0] }, B: { round: [1] }, C: { round: [1] } } })
    table.says(0, 'work A round', 'cooper', 'done').passRound()
    expect(table.view().cooper).toBe(0)
    const cards = table.events('cooper-card').length
    table.says(0, 'done').asks(0, 'turn')
    expect(table.events('cooper-card')).toHaveLength(cards)
  })
})

describe('the final comparison', () => {
  it('Cooper scores steps, royal orders by his counters, and stock', () => {
    const automa = grown({ boats: 4, lids: 5, statues: 2 }, { steps: 17, stock: 14 })
    const [, his] = tableAt(1, { automa, orders: heldBy(1, 'order-1', 'order-4') }).score()
    expect(his.lines).toEqual([
      { what: 'helm', points: 17 },
      { what: 'orders', points: 5 + 8 },
      { what: 'leftovers', points: 2 },
    ])
    expect(his.total).toBe(32)
  })

  it('orders about land score him nothing', () => {
    const automa = grown({ boats: 2, lids: 2, statues: 2 })
    const [, his] = tableAt(1, { automa, orders: heldBy(1, 'order-6', 'order-7') }).score()
    expect(his.lines[1]).toEqual({ what: 'orders', points: 0 })
  })

  it('you win only with more points than he', () => {
    const ranks = (steps: number) =>
      tableAt(1, {
        players: [{ ships: [{ steps }], storage: {}, cartographer: 0, doubles: {} }],
        automa: { steps: 10, stock: 4 },
      })
        .score()
        .map(({ rank }) => rank)
    expect([9, 10, 11].map(ranks)).toEqual([
      [2, 1],
      [2, 1],
      [1, 2],
    ])
  })
})

describe('nothing he does is hidden', () => {
  it('every card, worker, gain and step of a whole game is told', () => {
    const table = newTable(1, { strategy: 'idol-seeker', level: 4 }, 'all told')
    while (!table.over) table.passRound()
    const automa = cooper(table)
    const sum = (kind: string, what: string) =>
      table.events(kind).reduce((total, facts) => total + Number(facts[what]), 0)
    expect(sum('cooper-sailed', 'points')).toBe(automa.steps)
    expect(2 + sum('cooper-stock', 'steps') - sum('cooper-scored', 'price')).toBe(automa.stock)
    expect(table.events('cooper-diary')).toHaveLength(automa.diaries)
    expect(table.events('cooper-milestone')).toHaveLength(automa.milestones)
    const counted = Object.values(automa.counters).reduce((total, count) => total + count, 0)
    expect(table.events('cooper-scored')).toHaveLength(counted)
    const placed = table.events('worker-placed').filter(({ seat }) => seat === 1)
    expect(table.events('cooper-card').length - table.events('cooper-next-card').length).toBe(placed.length)
    expect(table.match.eventsFor('spectator')).toEqual(table.match.eventsFor('referee'))
  })
})
