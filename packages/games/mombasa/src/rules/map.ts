import type { MapData } from '../data/pack.ts'
import { COMPANIES } from '../ids.ts'
import { type Reward, rewardOf } from './rewards.ts'

export interface RegionMap {
  readonly ids: readonly string[]
  readonly rewards: readonly Reward[]
  readonly mines: readonly number[]
  /** Neighbours of each region, and what each border costs. */
  readonly neighbours: readonly (readonly number[])[]
  readonly borders: readonly (readonly number[])[]
  /** By company and region: the border between base and region, 0 where there is none. */
  readonly fromBase: readonly (readonly number[])[]
  /** What another company's post adds. */
  readonly occupied: number
}

export function compileMap({ regions, borders, bases, cost }: MapData): RegionMap {
  const ids = regions.map(({ id }) => id)
  const neighbours = ids.map((): number[] => [])
  const costs = ids.map((): number[] => [])
  for (const { regions: pair, kind } of borders) {
    const [a, b] = pair.map((id) => ids.indexOf(id))
    neighbours[a].push(b)
    neighbours[b].push(a)
    costs[a].push(cost[kind])
    costs[b].push(cost[kind])
  }
  return {
    ids,
    rewards: regions.map(({ reward }) => rewardOf(reward)),
    mines: regions.map(({ mines }) => mines),
    neighbours,
    borders: costs,
    fromBase: COMPANIES.map((company) =>
      ids.map((id) => {
        const { adjacent } = bases[company]
        return Object.hasOwn(adjacent, id) ? cost[adjacent[id]] : 0
      }),
    ),
    occupied: cost.occupied,
  }
}
