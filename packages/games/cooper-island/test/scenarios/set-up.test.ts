import { describe, expect, it } from 'vitest'
import { newTable, type Table } from '../table.ts'

/** Preparação (pages 4 to 8), with the start terrains of later games. Solo: the player's side of the table. */

const COUNTS = [1, 2, 3, 4]

/** Seats in the order of the first round. */
const inOrder = (table: Table): number[] => {
  const { cooper, players } = table.view()
  return players.map((_, i) => (players.length === 1 ? 0 : (cooper + i) % players.length))
}

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']

describe('the table', () => {
  it.each([
    [1, 7],
    [2, 4],
    [3, 6],
    [4, 8],
  ])('with %i players there are %i royal orders, all free', (players, orders) => {
    const laid = newTable(players).view().orders
    expect(laid).toHaveLength(orders)
    expect(new Set(laid.map(({ order }) => order)).size).toBe(orders)
    expect(laid.filter((order) => 'seat' in order)).toEqual([])
  })

  it('the order that copies another is out of games with one or two players', () => {
    const withCopy = (players: number) =>
      SEEDS.filter((seed) =>
        newTable(players, {}, seed)
          .view()
          .orders.some(({ order }) => order === 'order-8'),
      )
    expect(withCopy(1)).toEqual([])
    expect(withCopy(2)).toEqual([])
    expect(withCopy(3)).not.toEqual([])
    expect(withCopy(4)).toEqual(SEEDS)
  })

  it('with two and three players chance chooses the orders', () => {
    for (const players of [2, 3]) {
      const laid = SEEDS.map((seed) => JSON.stringify(newTable(players, {}, seed).view().orders))
      expect(new Set(laid).size).toBeGreaterThan(1)
    }
  })

  it.each(COUNTS)('with %i players: harbour master on I, 30 diaries, 15 cards in each deck, round 1', (players) => {
    const seen = newTable(players).view()
    expect(seen).toMatchObject({
      round: 1,
      harbourMaster: { merchant: 'merchant-1', stands: true },
      decks: { small: 15, large: 15 },
    })
    expect(Object.values(seen.diaries).reduce((sum, count) => sum + count)).toBe(30)
  })

  it.each(COUNTS)('with %i players everybody draws two doubles out of sixty', (players) => {
    const seen = newTable(players).view()
    const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count)
    for (const { doubles } of seen.players) expect(sum(doubles)).toBe(2)
    expect(sum(seen.bag)).toBe(60 - 2 * players)
  })
})

describe('the players', () => {
  it.each([
    [2, [3, 3]],
    [3, [3, 3, 4]],
    [4, [3, 3, 4, 4]],
  ])('%i cartographers stand at %j, from the first player on', (players, marks) => {
    for (const seed of SEEDS) {
      const table = newTable(players, {}, seed)
      expect(inOrder(table).map((seat) => table.player(seat).cartographer)).toEqual(marks)
    }
  })

  it('alone it is the first player’s 3', () => {
    expect(newTable(1).player(0).cartographer).toBe(3)
  })

  it('chance decides who is first and holds Cooper; the first player is asked first', () => {
    const holders = SEEDS.map((seed) => newTable(4, {}, seed).view().cooper)
    expect(new Set(holders).size).toBeGreaterThan(1)
    for (const seed of SEEDS) {
      const table = newTable(4, {}, seed)
      table.asks(table.view().cooper, 'income')
    }
  })

  it.each(COUNTS)(
    'of %i each has one coin, boards with everything on them and both ships in the harbour',
    (players) => {
      newTable(players)
        .view()
        .players.forEach((player, seat) => {
          expect(player).toMatchObject({
            storage: { coin: 1, wood: 0, stone: 0, food: 0, gold: 0, cloth: 0 },
            storageSpaces: 5,
            storageFree: 4,
            market: { coin: 0, wood: 0, stone: 0, food: 0, gold: 0, cloth: 0 },
            workers: { ordinary: 2, special: 0 },
            locked: { ordinary: 2, special: 2 },
            contracts: { worker: 0, helm: 0 },
            milestones: [],
            merchants: ['merchant-1', 'merchant-2', 'merchant-3', 'merchant-4', 'merchant-5'],
            lids: 0,
            crates: [],
            diaries: 0,
            islands: [],
            docks: [],
            buildingsLeft: { small: 2, large: 2, fort: 1 },
            smallCards: [],
            largeCards: [],
          })
          expect(player.islandsLeft).toHaveLength(6)
          expect(player.boatsLeft).toHaveLength(6)
          expect(player.ships).toEqual([
            { steps: 0, anchors: 0, at: { peninsula: seat, spot: 'harbour' } },
            { steps: 0, anchors: 0, at: { peninsula: seat, spot: 'harbour' } },
          ])
        })
    },
  )

  it.each(COUNTS)('of %i each has five ruins and a meadow with a food cube at the tip', (players) => {
    for (const { land, singles } of newTable(players).view().players) {
      expect(land.filter(({ on }) => on === 'ruin')).toHaveLength(5)
      expect(land.filter(({ level }) => level > 0)).toEqual([
        { space: 'h0,2', level: 1, terrain: 'meadow', on: 'food' },
      ])
      expect(singles).toBe(1)
    }
  })
})

describe('start terrains of later games', () => {
  const CUBES = { forest: 'wood', meadow: 'food', mountain: 'stone', settlement: 'cloth' } as const

  it('by chance: one terrain for everybody, with the resource that belongs to it', () => {
    const seen = SEEDS.map((seed) => {
      const starts = newTable(3, { start: 'random' }, seed)
        .view()
        .players.map(({ land }) => land.find(({ space }) => space === 'h0,2'))
      const [first] = starts
      expect(starts).toEqual([first, first, first])
      expect(first?.on).toBe(CUBES[first?.terrain as keyof typeof CUBES])
      return first?.terrain
    })
    expect(new Set(seen).size).toBeGreaterThan(1)
  })

  it.each([2, 3, 4])('by choice of %i players: openly, the last in turn order first, then income begins', (players) => {
    for (const seed of SEEDS.slice(0, 4)) {
      const table = newTable(players, { start: 'choice' }, seed)
      const order = inOrder(table)
      for (const seat of [...order].reverse()) {
        table.asks(seat, 'start-terrain', ['start forest', 'start meadow', 'start mountain', 'start settlement'])
        table.says(seat, 'start settlement')
        expect(table.space(seat, 'h0,2')).toEqual({ space: 'h0,2', level: 1, terrain: 'settlement', on: 'cloth' })
      }
      table.asks(order[0], 'income')
    }
  })

  it.each(Object.entries(CUBES))('each may choose another: %s comes with %s', (terrain, cube) => {
    const table = newTable(2, { start: 'choice' })
    const [first, last] = inOrder(table)
    table.says(last, `start ${terrain}`).says(first, 'start meadow')
    expect(table.space(last, 'h0,2')).toEqual({ space: 'h0,2', level: 1, terrain, on: cube })
    expect(table.space(first, 'h0,2')).toEqual({ space: 'h0,2', level: 1, terrain: 'meadow', on: 'food' })
  })

  it('belongs to the set-up: the first round is told of when everybody has chosen', () => {
    const table = newTable(2, { start: 'choice' })
    const [first, last] = inOrder(table)
    table.says(last, 'start forest')
    expect(table.events('round-began')).toEqual([])
    table.says(first, 'start meadow')
    expect(table.events('round-began').map(({ round }) => round)).toEqual([1])
  })

  it('without a choice nobody is asked', () => {
    for (const start of ['meadow', 'random']) expect(newTable(2, { start }).view().now.phase).toBe('income')
  })
})

describe('chance', () => {
  it('the same seed lays the same table, another seed another', () => {
    expect(newTable(4, {}, 'one').hash).toBe(newTable(4, {}, 'one').hash)
    expect(newTable(4, {}, 'one').hash).not.toBe(newTable(4, {}, 'two').hash)
  })
})
