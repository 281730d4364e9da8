import { emptyState } from '@quayside/kernel/box'
import { box, player, type State } from '../box.ts'
import type { EndBonus } from '../data/buildings.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import { BUILDING, CORN, plantationOf } from '../ids.ts'
import type { Rules } from '../rules/index.ts'
import { END_BONUS } from '../scoring.ts'
import { FIELD_SPACES } from '../sizes.ts'
import { layTile, putUpBuilding } from '../supply.ts'
import { ADDED } from './added.ts'

/** What the large buildings pay, asked from the scoring itself so that no number stands in two places. */
export interface Bonuses {
  /** Points for one production building. */
  readonly small: number
  readonly large: number
  /** Points by filled field spaces: each row is for more fields than the row before. */
  readonly fields: readonly { readonly fields: number; readonly points: number }[]
  readonly workersPerPoint: number
  readonly chipsPerPoint: number
  readonly perCommercial: number
  /** Points for one, two … sets of equal tiles; empty where no building pays them. */
  readonly sets: readonly number[]
}

export function bonusesOf(rules: Rules): Bonuses {
  /** What a bonus pays on an island with nothing but what is laid there. */
  const paid = (bonus: EndBonus, lay: (s: State) => void): number => {
    const s: State = emptyState(box, rules)
    lay(s)
    return END_BONUS[bonus](s, 0)
  }
  const firstPoint = (bonus: EndBonus, lay: (s: State, count: number) => void): number => {
    let count = 1
    while (paid(bonus, (s) => lay(s, count)) === 0) count++
    return count
  }
  const forOne = (bonus: EndBonus, is: (building: (typeof BUILDINGS)[number]) => boolean): number =>
    paid(bonus, (s) => {
      const building = rules.market.find((one) => is(BUILDINGS[one]))
      if (building !== undefined) putUpBuilding(s, 0, building)
    })
  const sets = rules.market.includes(BUILDING.of('cloister')) ? FIELD_SPACES / ADDED.setOfTiles : 0
  return {
    small: forOne('guild-hall', ({ size }) => size === 'small'),
    large: forOne('guild-hall', ({ size }) => size === 'large'),
    fields: fieldRows((fields) => paid('residence', (s) => player.fieldsUsed.set(s, 0, fields))),
    workersPerPoint: firstPoint('fortress', (s, count) => player.spare.set(s, 0, count)),
    chipsPerPoint: firstPoint('customs-house', (s, count) => player.vp.set(s, 0, count)),
    perCommercial: forOne('city-hall', ({ kind }) => kind === 'commercial'),
    sets: Array.from({ length: sets }, (_, i) => paid('cloister', (s) => layEqual(s, (i + 1) * ADDED.setOfTiles))),
  }
}

/** So many tiles of one kind. */
function layEqual(s: State, count: number): void {
  for (let i = 0; i < count; i++) layTile(s, 0, plantationOf(CORN))
}

function fieldRows(paid: (fields: number) => number): Bonuses['fields'] {
  const rows: { fields: number; points: number }[] = []
  for (let fields = 1; fields <= FIELD_SPACES; fields++) {
    const points = paid(fields)
    if (rows.at(-1)?.points === points) rows.pop()
    rows.push({ fields, points })
  }
  return rows
}
