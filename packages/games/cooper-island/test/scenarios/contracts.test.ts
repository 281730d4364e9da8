import { describe, expect, it } from 'vitest'
import { IDLE, land, SPECIAL, specialOrders, tableAt } from '../table.ts'

/** Milestones, contracts and new workers (page 22); our rulings. */

type Setting = Parameters<typeof tableAt>[1]
type Mine = NonNullable<Setting['players']>[number]

const LIDS = { merchants: SPECIAL.merchants, crates: SPECIAL.crates }
const BOATS: Mine = {
  docks: [
    { dock: 'dock-1', boat: 'boat-draw' },
    { dock: 'dock-2', boat: 'boat-cartographer' },
  ],
}
const OPEN_ORDERS = { orders: specialOrders() }
const worker = (mine: Mine, setting: Setting = OPEN_ORDERS) =>
  tableAt(2, { players: [{ ...IDLE, ...mine }, IDLE], ...setting })
/** Four milestones: two boats, two buildings, two statues, two lids. */
const FOUR: Mine = {
  ...LIDS,
  ...BOATS,
  land: [
    ...land(
      'h0,2 meadow 1 small',
      'h0,1 forest 1 large',
      'h1,1 meadow 1 statue',
      'h-1,2 meadow 1 statue',
      'h0,0 meadow 1',
    ),
    { space: 'h2,-1' },
    { space: 'h-2,1' },
  ],
}

describe('milestones turn over by themselves at two', () => {
  it('none at the start', () => {
    const table = worker({}).refuses(0, 'contract ordinary', 'no-milestone')
    expect(table.player(0).milestones).toEqual([])
  })

  it('all four', () => {
    expect(worker(FOUR).player(0).milestones).toEqual(['boats', 'buildings', 'statues', 'lids'])
  })

  it('boats count face down as well, lids wherever they lie', () => {
    const down = BOATS.docks?.map((dock) => ({ ...dock, faceDown: true }))
    expect(worker({ docks: down }).player(0).milestones).toEqual(['boats'])
    const spaces = land('h0,2 meadow 1 lid', 'h0,1 forest 1')
    const lids = worker({ merchants: SPECIAL.merchants, crates: ['crate-draw'], land: spaces })
    expect(lids.player(0).milestones).toEqual(['lids'])
  })

  it('in mid-turn, told to everybody', () => {
    const one = { docks: BOATS.docks?.slice(0, 1), storage: { coin: 1, wood: 3 } }
    const table = worker(one).says(0, 'work B round').refuses(0, 'contract helm', 'no-milestone')
    table.says(0, 'build boat-coin dock-2').pays(0).asks(0, 'choose-ship')
    expect(table.match.eventsFor(1)).toContainEqual({ kind: 'milestone-reached', seat: 0, milestone: 'boats' })
    table.says(0, 'contract helm')
  })
})

describe('cashing in a milestone', () => {
  it('at once or in any later own turn, before, between or after actions', () => {
    worker(LIDS).asks(0, 'turn').says(0, 'contract ordinary').asks(0, 'turn')
    worker(LIDS).says(0, 'work A round', 'draw', 'contract ordinary').asks(0, 'area')
    const later = worker(LIDS).says(0, 'work A round', 'done').says(1, 'work B round', 'done')
    later.says(0, 'contract ordinary').asks(0, 'turn')
  })

  it('not in income, not in clean-up, not in the turn of somebody else', () => {
    const income = tableAt(2, { players: [{ ...IDLE, ...LIDS }, IDLE], now: { phase: 'income', by: 0 } })
    income.refuses(0, 'contract helm', 'only-in-turns')
    expect(income.answers(0, 'contract')).toEqual([])
    const work = { A: { round: [0] }, B: { round: [1] }, C: { round: [1] } }
    const clean = worker(LIDS, { ...OPEN_ORDERS, work })
      .says(0, 'work D round', 'done')
      .asks(0, 'feeding')
    clean.refuses(0, 'contract helm', 'only-in-turns').says(0, 'feed').says(1, 'feed')
    clean.asks(0, 'clean-up').refuses(0, 'contract ordinary', 'only-in-turns')
    worker(LIDS).says(0, 'work A round', 'done').asks(1, 'turn').refuses(0, 'contract helm', 'not-your-turn')
  })

  it('one milestone, one contract; several in a turn', () => {
    const table = worker(FOUR).says(0, 'contract ordinary', 'contract ordinary', 'contract helm', 'sail one-sail')
    table.says(0, 'contract helm', 'sail one-sail').refuses(0, 'contract helm', 'no-milestone')
    expect(table.player(0)).toMatchObject({ contracts: { worker: 2, helm: 2 }, workers: { ordinary: 4, special: 0 } })
    worker(LIDS).says(0, 'contract ordinary').refuses(0, 'contract helm', 'no-milestone')
  })

  it('there are three contracts for workers, and only two ordinary workers to be had', () => {
    const table = worker(FOUR).says(0, 'contract ordinary', 'contract ordinary')
    table.refuses(0, 'contract ordinary', 'no-worker-locked').says(0, 'contract special', 'order order-1 ordinary')
    table.refuses(0, 'contract special', 'no-contract-left').says(0, 'contract helm')
  })

  it('there are three contracts for helm points: 2 points each, one gain each', () => {
    const table = worker({ ...FOUR, ships: [{ steps: 0 }, { steps: 0 }] })
    table.says(0, 'contract helm', 'sail one-sail', 'contract helm', 'sail two-sail')
    expect(table.steps(0)).toEqual([2, 2])
    table.says(0, 'contract helm', 'sail two-sail').refuses(0, 'contract helm', 'no-contract-left')
    expect(table.steps(0)).toEqual([2, 4])
    expect(table.answers(0, 'contract')).toEqual(['contract ordinary', 'contract special'])
  })
})

describe('a special worker (page 22; our rulings)', () => {
  it('sends an available worker to a free royal order at once, for the rest of the game', () => {
    const table = worker(LIDS).says(0, 'contract special').asks(0, 'royal-order')
    expect(table.answers(0, 'order')).toHaveLength(4 * 2)
    expect(table.answers(0)).not.toContain('skip')
    table.refuses(0, 'work A round', 'other-question').says(0, 'order order-3 ordinary').asks(0, 'turn')
    expect(table.player(0)).toMatchObject({ workers: { ordinary: 1, special: 1 }, locked: { ordinary: 2, special: 1 } })
    expect(table.view().orders).toContainEqual({ order: 'order-3', seat: 0, worker: 'ordinary' })
    table.says(0, 'work A square', 'done').passRound()
    expect(table.player(0).workers).toEqual({ ordinary: 1, special: 1 })
    expect(table.view().orders).toContainEqual({ order: 'order-3', seat: 0, worker: 'ordinary' })
  })

  it('may be the special worker itself', () => {
    const table = worker(LIDS).says(0, 'contract special', 'order order-1 special').asks(0, 'turn')
    expect(table.player(0).workers).toEqual({ ordinary: 2, special: 0 })
    expect(table.view().orders[0]).toEqual({ order: 'order-1', seat: 0, worker: 'special' })
  })

  it('must be itself when no other is available: workers at work do not count', () => {
    const table = worker(LIDS, { ...OPEN_ORDERS, work: { B: { round: [0] } } }).says(0, 'work A round')
    table.says(0, 'contract special').refuses(0, 'order order-1 ordinary', 'no-worker-available')
    expect(table.answers(0, 'order').every((answer) => answer.endsWith('special'))).toBe(true)
  })

  it('each order takes one worker, of whoever comes first', () => {
    const table = worker(LIDS, {
      orders: [{ order: 'order-1', seat: 1 }, { order: 'order-2' }, { order: 'order-5' }],
      players: [
        { ...IDLE, ...LIDS },
        { ...IDLE, ...SPECIAL },
      ],
    })
    table.says(0, 'contract special').refuses(0, 'order order-1 ordinary', 'order-taken')
    table.refuses(0, 'order order-3 ordinary', 'order-not-in-play').says(0, 'order order-5 ordinary')
  })

  it('an ordinary worker brings no order', () => {
    const table = worker(LIDS).says(0, 'contract ordinary').asks(0, 'turn')
    expect(table.player(0).workers).toEqual({ ordinary: 3, special: 0 })
    expect(table.view().orders.every((order) => !('seat' in order))).toBe(true)
  })
})

describe('feeding grows with the workers gained (page 22)', () => {
  /** The workers gained, what they eat, and the helm points of a full meal. */
  it.each([
    [{ ordinary: 2, special: 2 }, 2, 0],
    [{ ordinary: 1, special: 2 }, 3, 0],
    [{ ordinary: 0, special: 2 }, 4, 0],
    [{ ordinary: 2, special: 1 }, 4, 1],
    [{ ordinary: 1, special: 1 }, 5, 1],
    [{ ordinary: 2, special: 0 }, 6, 2],
    [{ ordinary: 1, special: 0 }, 7, 2],
  ])('locked %j: %i food, %i helm points', (locked, food, helm) => {
    const special = 2 - locked.special
    const orders = [{ order: 'order-1' }, { order: 'order-2' }].map((order, i) =>
      i < special ? { ...order, seat: 0 } : order,
    )
    const meadow = { land: [...(FOUR.land ?? []), ...land(`h1,-1 meadow 1`, `h0,-1 meadow ${food} food`)] }
    const players = [
      { ...IDLE, ...FOUR, ...meadow, locked, storage: {} },
      { ...IDLE, workers: {}, storage: {} },
    ]
    const table = tableAt(2, { players, orders, work: { A: { round: [1] }, B: { round: [1] } } })
    while (table.asking() === 'turn') table.says(0, table.answers(0, 'work').at(-1) ?? '', 'done')
    table.asks(0, 'feeding').says(0, 'feed')
    expect(table.events('fed')).toEqual([{ kind: 'fed', seat: 0, food, missing: 0 }])
    if (helm > 0) table.asks(0, 'choose-ship').says(0, 'sail one-sail')
    expect([table.steps(0), table.anchors(0)]).toEqual([
      [helm, 0],
      [0, 0],
    ])
  })

  it('short of food there is an anchor for each missing one, and no helm points', () => {
    const work = { A: { round: [0], square: [0] }, B: { round: [1] }, C: { round: [1] } }
    const mine = { ...IDLE, ...SPECIAL, locked: { ordinary: 1, special: 1 }, ...BOATS, storage: { food: 3 } }
    const table = tableAt(2, { players: [mine, IDLE], orders: specialOrders(0), work }).says(0, 'work E round', 'done')
    table.says(0, 'feed').asks(0, 'anchor').says(0, 'anchor two-sail')
    expect([table.steps(0), table.anchors(0)]).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(table.storage(0)).toEqual({})
  })
})
