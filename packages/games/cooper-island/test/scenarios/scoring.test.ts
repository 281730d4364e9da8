import { describe, expect, it } from 'vitest'
import { land, type Setting, tableAt } from '../table.ts'

/** Final scoring. Source: Final do jogo (page 24), Resumo das cartas de ordem real (page 27); our rulings. */

type Player = NonNullable<Setting['players']>[number]
type Land = NonNullable<Player['land']>

const NOTHING = { storage: {}, cartographer: 0, doubles: {} }
const points = (what: string, player: Player, setting: Setting = {}) =>
  tableAt(2, { ...setting, players: [{ ...NOTHING, ...player }] }).points(0, what)

describe('helm', () => {
  it('is the steps of both ships, whatever diaries there are', () => {
    expect(points('helm', { ships: [{ steps: 13 }, { steps: 4 }] })).toBe(17)
    expect(points('helm', { ships: [{ steps: 13 }, { steps: 4 }], diaries: 3 })).toBe(17)
  })

  it('the example of page 24: three diaries and three steps beyond are eighteen', () => {
    // Five to the bay and one more; ten to the harbour and two more.
    expect(points('helm', { ships: [{ steps: 6 }, { steps: 12 }], diaries: 3 })).toBe(18)
  })
})

describe('anchors', () => {
  it('cost a point each, under both ships', () => {
    expect(points('anchors', { ships: [{ anchors: 2 }, { anchors: 1 }] })).toBe(-3)
    expect(points('anchors', {})).toBe(0)
  })
})

describe('leftovers', () => {
  it.each([
    ['eleven of storage, cartographer and tiles: two points', { coin: 1, wood: 4 }, 4, { 'forest-meadow': 2 }, 2],
    ['five of one kind: one', { food: 5 }, 0, {}, 1],
    ['four: none', { coin: 1 }, 1, { 'forest-mountain': 2 }, 0],
    ['the cartographer alone: one', {}, 6, {}, 1],
    ['tiles alone: two', {}, 0, { 'forest-settlement': 10 }, 2],
  ])('%s', (_, storage, cartographer, doubles, scored) => {
    expect(points('leftovers', { storage, cartographer, doubles })).toBe(scored)
  })

  it('cubes on land and goods of the market do not count', () => {
    const player = { land: land('h0,2 meadow 9 food', 'h0,1 forest 5 wood'), market: { coin: 9 } }
    expect(points('leftovers', player)).toBe(0)
  })

  it('storage that boats and cards bring counts too', () => {
    const player = {
      storage: { coin: 2, gold: 2, wood: 6 },
      docks: [{ dock: 'dock-1', boat: 'boat-basic' as const }],
      land: land('h0,2 meadow 1', 'h0,1 forest 1 small', 'h1,1 forest 1 small'),
      smallCards: ['small-14', 'small-15'],
    }
    expect(points('leftovers', player)).toBe(2)
  })
})

describe('building cards with a flag', () => {
  const built = (...more: string[]): Land =>
    land('h0,2 meadow 1', 'h0,1 forest 1 large', 'h1,1 forest 1 large', 'h-1,2 forest 1 small', ...more)

  it.each([
    ['small-14', { gold: 1, cloth: 1 }, 1],
    ['small-14', { gold: 2 }, 1],
    ['small-14', { cloth: 1, wood: 3 }, 0],
    ['small-15', { coin: 2 }, 1],
    ['small-15', { coin: 1, gold: 2 }, 0],
    ['small-13', { coin: 2, gold: 2 }, 0],
  ])('%s with %o in storage: %i', (card, storage, scored) => {
    expect(points('cards', { land: built(), smallCards: [card], storage })).toBe(scored)
  })

  it('large 13 scores a point for each lid on land', () => {
    const player = {
      land: built('h-2,2 forest 1 lid', 'h2,0 forest 1 lid'),
      largeCards: [{ card: 'large-13' }],
      merchants: ['merchant-1', 'merchant-2'],
    }
    expect(points('cards', player)).toBe(2)
  })

  it('large 14 a point for each boat face down', () => {
    const docks = [
      { dock: 'dock-1', boat: 'boat-coin' as const, faceDown: true },
      { dock: 'dock-2', boat: 'boat-draw' as const, faceDown: true },
      { dock: 'dock-3', boat: 'boat-copy' as const },
    ]
    expect(points('cards', { land: built(), docks, largeCards: [{ card: 'large-14' }] })).toBe(2)
  })

  const STATUES = ['h1,0 forest 1 statue', 'h-1,1 forest 1 statue']
  it('large 15 three points for two buildings and two statues', () => {
    const largeCards = [{ card: 'large-15' }]
    expect(points('cards', { land: built(...STATUES), largeCards })).toBe(3)
    const one = built('h1,0 forest 1 statue', 'h-1,1 forest 1')
    expect(points('cards', { land: one, statueSpaces: ['statue-1'], largeCards })).toBe(0)
  })

  it('face down they score nothing', () => {
    const largeCards = [{ card: 'large-15', faceDown: true }]
    expect(points('cards', { land: built(...STATUES), largeCards })).toBe(0)
  })

  it('two of them add up', () => {
    const player = {
      land: built(...STATUES, 'h-2,2 forest 1 lid'),
      largeCards: [{ card: 'large-15' }, { card: 'large-13' }],
      merchants: ['merchant-1', 'merchant-2', 'merchant-3', 'merchant-4'],
      smallCards: ['small-15'],
      storage: { coin: 2 },
    }
    expect(points('cards', player)).toBe(3 + 1 + 1)
  })
})

/* Royal orders */

const BOATS = ['boat-coin', 'boat-draw', 'boat-copy', 'boat-basic', 'boat-cartographer'] as const
const docks = (count: number) => BOATS.slice(0, count).map((boat, i) => ({ dock: `dock-${i + 1}`, boat }))

/** A seat that has a worker on one royal order; its special worker and two boats go with it. */
function ordered(order: string, player: Player, others: readonly { order: string; seat: number }[] = []): Setting {
  const rest = ['order-1', 'order-2', 'order-3', 'order-4', 'order-5', 'order-6', 'order-7']
  const free = rest
    .filter((id) => id !== order && !others.some((other) => other.order === id))
    .map((id) => ({ order: id }))
  const seats = others.map(({ seat }) => seat)
  const gained = (seat: number): Player => ({
    locked: { ordinary: 2, special: 2 - seats.filter((other) => other === seat).length },
    docks: docks(2),
  })
  return {
    players: [
      { ...NOTHING, locked: { ordinary: 2, special: 1 }, docks: docks(2), ...player },
      gained(1),
      gained(2),
      gained(3),
    ],
    orders: [{ order, seat: 0, worker: 'special' }, ...others, ...free],
  }
}
const orderPoints = (order: string, player: Player) => tableAt(4, ordered(order, player)).points(0, 'orders')

/** So many spaces from the start on; the rest of the peninsula is not explored. */
const SPACES = [
  'h0,2',
  'h0,1',
  'h1,1',
  'h-1,2',
  'h2,0',
  'h-2,2',
  'h0,0',
  'h-1,0',
  'h1,-1',
  'h0,-1',
  'h-2,0',
  'h2,-2',
  'h1,-2',
  'h-1,-1',
  'h1,0',
  'h-1,1',
  'h2,-1',
  'h-2,1',
  'h0,-2',
]
const RUINS = ['h1,0', 'h-1,1', 'h2,-1', 'h-2,1', 'h0,-2']
const explored = (count: number): Player => {
  const spaces = SPACES.slice(0, count)
  const removed = spaces.filter((space) => RUINS.includes(space)).length
  // Ruins that were removed stand as statues somewhere.
  return { land: land(...spaces.map((space, i) => `${space} meadow 1${i < removed ? ' statue' : ''}`)) }
}
const standing = (piece: string, count: number): Player => ({
  land: land(
    ...['h0,2', 'h0,1', 'h1,1', 'h-1,2', 'h0,0', 'h0,-1'].map(
      (space, i) => `${space} meadow 1${i < count ? ` ${piece}` : ''}`,
    ),
    ...(piece === 'statue' ? RUINS.slice(0, count).map((space) => `${space} meadow 1`) : []),
  ),
})
const BUILDINGS = ['small', 'small', 'large', 'large', 'fort']
const erected = (count: number): Player => ({
  land: land(...SPACES.slice(0, 5).map((space, i) => `${space} meadow 1${i < count ? ` ${BUILDINGS[i]}` : ''}`)),
})
const loaded = (count: number): Player => ({
  merchants: ['merchant-1', 'merchant-2', 'merchant-3', 'merchant-4', 'merchant-5'].slice(count),
})
const high = (count: number): Player => ({
  land: land(...SPACES.slice(0, 7).map((space, i) => `${space} meadow ${i < count ? 5 + (i % 2) : 4}`)),
})
const joined = (count: number): Player => ({
  land: land(...SPACES.slice(0, 10).map((space, i) => `${space} ${i < count ? 'meadow' : 'settlement'} 1`)),
})

describe('royal orders', () => {
  it.each([
    ['order-1, boats', 'order-1', (n: number) => ({ docks: docks(n) }), { 2: 0, 3: 3, 4: 5, 5: 8 }],
    ['order-2, buildings', 'order-2', erected, { 2: 0, 3: 3, 4: 5, 5: 8 }],
    ['order-3, statues on land', 'order-3', (n: number) => standing('statue', n), { 2: 0, 3: 3, 4: 5, 5: 8 }],
    ['order-4, lids', 'order-4', loaded, { 2: 0, 3: 3, 4: 5, 5: 8 }],
    ['order-5, spaces of level 5 or more', 'order-5', high, { 3: 0, 4: 3, 5: 5, 6: 8, 7: 8 }],
    ['order-6, unexplored spaces', 'order-6', (n: number) => explored(19 - n), { 5: 0, 4: 3, 3: 3, 2: 5, 1: 5, 0: 8 }],
    ['order-7, the largest area', 'order-7', joined, { 4: 0, 5: 3, 6: 3, 7: 5, 8: 8, 9: 8 }],
  ] as const)('%s: the best tier only', (_, order, player, tiers) => {
    const scored = Object.keys(tiers).map((count) => [count, orderPoints(order, player(Number(count)))])
    expect(Object.fromEntries(scored)).toEqual(tiers)
  })

  it('boats count face down too', () => {
    const player = { docks: docks(3).map((dock) => ({ ...dock, faceDown: true })) }
    expect(orderPoints('order-1', player)).toBe(3)
  })

  it('statues on their spaces do not count', () => {
    const three = standing('statue', 3).land as Land
    const waiting = three.map((space) => (space.space === 'h0,2' ? { ...space, on: undefined } : space))
    expect(orderPoints('order-3', { land: waiting, statueSpaces: ['statue-1'] })).toBe(0)
  })

  it('lids count wherever they are: unused, on crates, on land', () => {
    const player = {
      ...loaded(3),
      crates: ['crate-draw'],
      land: land('h0,2 meadow 1', 'h0,1 forest 1 lid'),
    }
    expect(orderPoints('order-4', player)).toBe(3)
  })

  it('the largest area does not see settlements, and only what hangs together', () => {
    const settled = SPACES.slice(0, 9).map((space) => `${space} settlement 1`)
    expect(orderPoints('order-7', { land: land(...settled) })).toBe(0)
    // Two groups of four forests, parted by meadows.
    const parted = land(
      ...['h0,2', 'h1,1', 'h-1,2', 'h-2,2'].map((space) => `${space} forest 1`),
      ...['h0,1', 'h0,0'].map((space) => `${space} meadow 1`),
      ...['h-1,0', 'h0,-1', 'h-1,-1', 'h-2,0'].map((space) => `${space} forest 1`),
    )
    expect(orderPoints('order-7', { land: parted })).toBe(0)
  })

  it('an order without an own worker scores nothing', () => {
    const { players = [] } = ordered('order-2', {})
    const table = tableAt(4, { ...ordered('order-2', { ...players[0], docks: docks(5) }) })
    expect(table.points(0, 'orders')).toBe(0)
  })

  it('two orders add up', () => {
    const player = { ...erected(4), docks: docks(3), locked: { ordinary: 2 } }
    const setting = ordered('order-1', player)
    const orders = setting.orders?.map((order) => (order.order === 'order-2' ? { ...order, seat: 0 } : order))
    expect(tableAt(4, { ...setting, orders }).points(0, 'orders')).toBe(3 + 5)
  })
})

describe('the order that copies', () => {
  const copies = (player: Player, others: readonly { order: string; seat: number }[]) =>
    tableAt(4, ordered('order-8', player, others)).points(0, 'orders')

  it.each([
    [3, 2],
    [4, 4],
    [5, 7],
  ])('with %i boats an order for boats that another holds is worth %i', (boats, scored) => {
    expect(copies({ docks: docks(boats) }, [{ order: 'order-1', seat: 1 }])).toBe(scored)
  })

  it('takes the best of those held by others', () => {
    const held = [
      { order: 'order-1', seat: 1 },
      { order: 'order-2', seat: 2 },
    ]
    expect(copies({ docks: docks(3), ...erected(4) }, held)).toBe(4)
  })

  it('nothing without the first tier, or where nobody holds one', () => {
    expect(copies({ docks: docks(2) }, [{ order: 'order-1', seat: 1 }])).toBe(0)
    expect(copies({ docks: docks(5) }, [])).toBe(0)
  })

  it('not the own one', () => {
    const setting = ordered('order-8', { docks: docks(5), ...erected(2), locked: { ordinary: 2 } })
    const orders = setting.orders?.map((order) => (order.order === 'order-1' ? { ...order, seat: 0 } : order))
    expect(tableAt(4, { ...setting, orders }).points(0, 'orders')).toBe(8)
  })

  it('the one who holds the copied order scores it as ever', () => {
    const setting = ordered('order-8', { docks: docks(3) }, [{ order: 'order-1', seat: 1 }])
    const players = setting.players?.map((player, seat) => (seat === 1 ? { ...player, docks: docks(4) } : player))
    const table = tableAt(4, { ...setting, players })
    expect([table.points(0, 'orders'), table.points(1, 'orders')]).toEqual([2, 5])
  })
})

describe('who has won', () => {
  const ships = (steps: number) => [{ steps }, {}]
  const ranks = (...players: Player[]) =>
    tableAt(players.length, { players: players.map((player) => ({ ...NOTHING, ...player })) })
      .score()
      .map(({ rank }) => rank)

  it('whoever has most points', () => {
    expect(ranks({ ships: ships(10) }, { ships: ships(12) }, { ships: ships(11) })).toEqual([3, 1, 2])
  })

  it('of equals, whoever left fewer spaces unexplored, with or without ruins', () => {
    const more = { land: land('h0,2 meadow 1', 'h0,1 forest 1') }
    expect(ranks({ ships: ships(8) }, { ships: ships(8), ...more })).toEqual([2, 1])
    // A ruin removed does not make a space explored.
    const removed = { statueSpaces: ['statue-1'], land: [{ space: 'h1,0' }, ...land('h0,2 meadow 1')] }
    expect(ranks({ ships: ships(8) }, { ships: ships(8), ...removed })).toEqual([1, 1])
  })

  it('if that is equal too, they share', () => {
    expect(ranks({ ships: ships(8) }, { ships: ships(8) }, { ships: ships(7) })).toEqual([1, 1, 3])
  })

  it('lines add up to the total', () => {
    const player = { ships: [{ steps: 7, anchors: 1 }, { steps: 2 }], storage: { coin: 5 } }
    const [score] = tableAt(2, { players: [{ ...NOTHING, ...player }] }).score()
    expect(score).toMatchObject({
      total: 9,
      lines: [
        { what: 'helm', points: 9 },
        { what: 'orders', points: 0 },
        { what: 'cards', points: 0 },
        { what: 'leftovers', points: 1 },
        { what: 'anchors', points: -1 },
      ],
    })
  })

  it('alone, a tie is lost', () => {
    const solo = (steps: number) =>
      tableAt(1, { players: [{ ...NOTHING, ships: ships(steps) }], automa: { steps: 20, stock: 0 } })
        .score()
        .map(({ rank }) => rank)
    expect(solo(20)).toEqual([2, 1])
    expect(solo(21)).toEqual([1, 2])
    expect(solo(19)).toEqual([2, 1])
  })

  it('alone, spaces explored break no tie', () => {
    const player = { ...NOTHING, ...explored(19), ships: ships(20) }
    const [you, cooper] = tableAt(1, { players: [player], automa: { steps: 20, stock: 0 } }).score()
    expect([you.rank, cooper.rank]).toEqual([2, 1])
  })
})
