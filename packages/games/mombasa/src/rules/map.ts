import type { MapData } from '../data/pack.ts'
import { COMPANIES, REGION, type Region } from '../ids.ts'
import { partsOf, type RewardParts } from './rewards.ts'

/** By region, where nothing else is said. */
export interface RegionMap {
  readonly regions: readonly Region[]
  readonly ids: readonly string[]
  readonly rewards: readonly RewardParts[]
  readonly mines: readonly number[]
  /** Neighbours of each region, and what each border costs. */
  readonly neighbours: readonly (readonly Region[])[]
  readonly borders: readonly (readonly number[])[]
  /** By company and region: the border between base and region, 0 where there is none. */
  readonly fromBase: readonly (readonly number[])[]
  /** What another company's post adds. */
  readonly occupied: number
}

export function compileMap({ regions, borders, bases, cost }: MapData): RegionMap {
  const ids = regions.map(({ id }) => id)
  const neighbours = ids.map((): Region[] => [])
  const costs = ids.map((): number[] => [])
  for (const { regions: pair, kind } of borders) {
    const [a, b] = pair.map((id) => REGION.all[ids.indexOf(id)])
    neighbours[a].push(b)
    neighbours[b].push(a)
    costs[a].push(cost[kind])
    costs[b].push(cost[kind])
  }
  return {
    regions: REGION.all.slice(0, ids.length),
    ids,
    rewards: regions.map(({ reward }) => partsOf(reward)),
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
