import { describe, expect, it } from 'vitest'
import type { GoodId } from '../../src/ids.ts'
import { EDITIONS, newTable, type Seen } from '../table.ts'

/** The tables of set-up: classic, Preparação do jogo; 2020, Preparazione del gioco; 1897, Preparação do jogo; and the two-player chapters. */

// biome-ignore format: a table
const BY_PLAYERS = [
  { players: 2, coins: 3, workers: 40, ships: [4, 6], roles: 7, open: 3, start: ['indigo', 'corn'] },
  { players: 3, coins: 2, workers: 55, ships: [4, 5, 6], roles: 6, open: 4, start: ['indigo', 'indigo', 'corn'] },
  { players: 4, coins: 3, workers: 75, ships: [5, 6, 7], roles: 7, open: 5, start: ['indigo', 'indigo', 'corn', 'corn'] },
  { players: 5, coins: 4, workers: 95, ships: [6, 7, 8], roles: 8, open: 6, start: ['indigo', 'indigo', 'indigo', 'corn', 'corn'] },
] as const

const VP_CHIPS = {
  classic: { 2: 65, 3: 75, 4: 100, 5: 126 },
  '2020': { 2: 65, 3: 76, 4: 101, 5: 126 },
  '1897': { 2: 65, 3: 75, 4: 100, 5: 126 },
} as const

const PLANTATIONS: Record<GoodId, number> = { corn: 10, indigo: 12, sugar: 11, tobacco: 9, coffee: 8 }
const BARRELS: Record<GoodId, number> = { corn: 10, indigo: 11, sugar: 11, tobacco: 9, coffee: 9 }
const SMALL_PLANTS = ['small-indigo-plant', 'small-sugar-mill']
const LARGE_PLANTS = ['indigo-plant', 'sugar-mill', 'tobacco-storage', 'coffee-roaster']
const LARGE = ['guild-hall', 'residence', 'fortress', 'customs-house', 'city-hall']

const without = (box: Record<GoodId, number>, removed: number) =>
  Object.fromEntries(Object.entries(box).map(([good, count]) => [good, count - removed]))

/** All plantations by kind, wherever they lie. */
function plantations(seen: Seen): Record<string, number> {
  const all = [
    ...(seen.stack ?? []).flat(),
    ...seen.openFields,
    ...seen.players.flatMap(({ fields }) => fields.map(({ tile }) => tile)),
  ]
  const count: Record<string, number> = {}
  for (const tile of all) count[tile] = (count[tile] ?? 0) + 1
  return count
}

describe.each(EDITIONS)('%s', (edition) => {
  describe.each(BY_PLAYERS)('$players players', ({ players, coins, workers, ships, roles, open, start }) => {
    const table = newTable(edition, players)
    const seen = table.view()
    const two = players === 2

    it('coins and first tile of each player', () => {
      expect(seen.players.map((player) => player.coins)).toEqual(start.map(() => coins))
      expect(seen.players.map(({ fields }) => fields)).toEqual(start.map((tile) => [{ tile, workers: 0 }]))
      expect(seen.players.every(({ city, spare, vp }) => city.length === 0 && spare === 0 && vp === 0)).toBe(true)
    })

    it('points, workers, cargo ships and trading house', () => {
      expect(seen.vpSupply).toBe(VP_CHIPS[edition][players])
      expect([seen.workerSupply, seen.workerShip]).toEqual([workers, players])
      expect(seen.ships).toEqual(ships.map((capacity) => ({ capacity, count: 0 })))
      expect(seen.tradingHouse).toEqual([])
    })

    it('roles: no coin lies on them and seat 0 is the governor and chooses', () => {
      expect(Object.values(seen.roleCoins)).toEqual(Array.from({ length: roles }, () => 0))
      expect(table.match.status().ask[0].answers).toHaveLength(roles)
      table.asks(0, 'choose-role')
      expect([seen.governor, seen.round]).toEqual([0, 1])
    })

    it('field tiles: the first ones come out of the plantations in play', () => {
      expect(seen.openFields).toHaveLength(open)
      expect(plantations(seen)).toEqual(without(PLANTATIONS, two ? 3 : 0))
      expect(seen.quarries).toBe(two ? 5 : 8)
      expect(seen.faceDown).toBe((two ? 35 : 50) - players - open)
      expect(Object.values(seen.discards)).toEqual([0, 0, 0, 0, 0])
    })

    it('barrels', () => {
      expect(seen.goodsSupply).toEqual(without(BARRELS, two ? 2 : 0))
    })

    it('buildings', () => {
      expect(Object.keys(seen.market)).toHaveLength(23)
      for (const [building, copies] of Object.entries(seen.market)) {
        const plant = [...SMALL_PLANTS, ...LARGE_PLANTS].includes(building)
        const full = SMALL_PLANTS.includes(building) ? 4 : plant ? 3 : LARGE.includes(building) ? 1 : 2
        expect([building, copies]).toEqual([building, two ? (plant ? 2 : 1) : full])
      }
    })

    it(edition === '2020' ? 'a pile for each open tile, as even as can be' : 'one stack and no piles', () => {
      if (edition !== '2020') {
        expect(seen.piles).toBeUndefined()
        return
      }
      const heights = seen.piles?.map(({ faceDown }) => faceDown) ?? []
      expect(heights).toHaveLength(open)
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
      expect(seen.piles?.map((pile) => pile.open)).toEqual(seen.openFields)
    })
  })
})

it('the same seed lays the same tiles, another seed others', () => {
  expect(newTable('classic', 4, 'a').hash).toBe(newTable('classic', 4, 'a').hash)
  expect(newTable('classic', 4, 'a').view().stack).not.toEqual(newTable('classic', 4, 'b').view().stack)
})
