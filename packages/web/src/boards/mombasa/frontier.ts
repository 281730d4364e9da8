import { MAP } from '@quayside/mombasa/data/map'
import type { CompanyId, View } from './things.ts'

/** Borders as printed: what it costs a company to enter regions from where it is. */

const borders = new Map<string, Map<string, number>>(MAP.regions.map(({ id }) => [id, new Map()]))
for (const { regions, kind } of MAP.borders) {
  const [a, b] = regions
  borders.get(a)?.set(b, MAP.cost[kind])
  borders.get(b)?.set(a, MAP.cost[kind])
}

/** Points to enter a region by its cheapest border; 0 where the company is already, null where it is nowhere near. */
export function entryCost(view: View, company: string, region: string): number | null {
  const there = view.posts[region]
  if (there === company) return 0
  const base = MAP.bases[company as CompanyId].adjacent[region]
  const costs = [
    ...(base ? [MAP.cost[base]] : []),
    ...[...(borders.get(region) ?? [])].filter(([other]) => view.posts[other] === company).map(([, cost]) => cost),
  ]
  return costs.length === 0 ? null : Math.min(...costs) + (there ? MAP.cost.occupied : 0)
}
