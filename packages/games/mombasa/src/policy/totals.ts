import type { Seat } from '@quayside/kernel'
import { COUNTED, GOOD_COUNT } from '../ids.ts'
import type { Book } from '../rules/index.ts'
import type { State } from '../state.ts'
import { helpers, totalOf } from '../totals.ts'

/** Units and expansion points that lie face up, or might: what books and majorities go by, on paper. */
export interface Area {
  /** By what is counted. */
  readonly totals: Int16Array
  /** Merchants and bookkeepers. */
  helpers: number
}

export const emptyArea = (): Area => ({ totals: new Int16Array(COUNTED.length), helpers: 0 })

export function lookAtArea(s: State, seat: Seat, area: Area): void {
  for (let counted = 0; counted < COUNTED.length; counted++) area.totals[counted] = totalOf(s, seat, counted)
  area.helpers = helpers(s, seat)
}

/** Whether an area meets everything a book asks for. */
export function areaMeets({ totals, helpers: others }: Area, { needs, needsHelpers, anyGood }: Book): boolean {
  if (others < needsHelpers) return false
  for (let counted = 0; counted < needs.length; counted++) if (totals[counted] < needs[counted]) return false
  // Books ask for one such good at most; a second one is taken to be the same.
  let wanted = 0
  for (let i = 0; i < anyGood.length; i++) wanted += anyGood[i]
  if (wanted === 0) return true
  for (let good = 0; good < GOOD_COUNT; good++) if (totals[good] - needs[good] >= wanted) return true
  return false
}
