import { FIELD_SPACES } from '../data/box.ts'
import type { EndBonus } from '../data/buildings.ts'
import { BUILDINGS, buildingNumber } from '../data/catalogue.ts'
import type { Rules } from '../rules.ts'
import { END_BONUS } from '../scoring.ts'
import {
  BUILDINGS_OWNED,
  CITY,
  FIELDS,
  FIELDS_USED,
  player,
  SPARE,
  STAFF,
  type State,
  TILES_OWNED,
  VP,
} from '../state.ts'
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
  const paid = (bonus: EndBonus, owned: Owned) => END_BONUS[bonus](islandWith(rules, owned), 0)
  const firstPoint = (bonus: EndBonus, cell: number) => {
    let count = 1
    while (paid(bonus, { cells: [[cell, count]] }) === 0) count++
    return count
  }
  const sized = (size: 'small' | 'large') => rules.market.find((number) => BUILDINGS[number].size === size)
  const sets = rules.market.includes(buildingNumber('cloister')) ? FIELD_SPACES / ADDED.setOfTiles : 0
  const commercial = rules.market.find((number) => BUILDINGS[number].kind === 'commercial')
  return {
    small: paid('guild-hall', { building: sized('small') }),
    large: paid('guild-hall', { building: sized('large') }),
    fields: fieldRows((fields) => paid('residence', { cells: [[FIELDS_USED, fields]] })),
    workersPerPoint: firstPoint('fortress', SPARE),
    chipsPerPoint: firstPoint('customs-house', VP),
    perCommercial: paid('city-hall', { building: commercial }),
    sets: Array.from({ length: sets }, (_, i) => paid('cloister', equalTiles((i + 1) * ADDED.setOfTiles))),
  }
}

interface Owned {
  readonly cells?: readonly (readonly [cell: number, value: number])[]
  readonly building?: number
}

/** An island with nothing but what is named. */
function islandWith(rules: Rules, { cells = [], building }: Owned): State {
  const c = new Int16Array(rules.cells)
  const at = player(0)
  for (const [cell, value] of cells) c[at + cell] = value
  if (building !== undefined) {
    c[at + BUILDINGS_OWNED] = 1
    c[at + CITY] = building + 1
    c[at + STAFF + building] = 1
  }
  return { rules, c }
}

/** So many tiles of the first kind. */
const equalTiles = (count: number): Owned => ({
  cells: [
    [FIELDS_USED, count],
    [TILES_OWNED, count],
    ...Array.from({ length: count }, (_, i): [number, number] => [FIELDS + i, 1]),
  ],
})

function fieldRows(paid: (fields: number) => number): Bonuses['fields'] {
  const rows: { fields: number; points: number }[] = []
  for (let fields = 1; fields <= FIELD_SPACES; fields++) {
    const points = paid(fields)
    if (rows.at(-1)?.points === points) rows.pop()
    rows.push({ fields, points })
  }
  return rows
}
