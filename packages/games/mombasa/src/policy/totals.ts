import type { Seat } from '@quayside/kernel'
import type { State } from '../box.ts'
import { COUNTED, countedGood, GOOD } from '../ids.ts'
import type { BookFace } from '../rules/index.ts'
import { helpers, totalOf } from '../totals.ts'

/** Units and expansion points that lie face up, or might: what books and majorities go by, on paper. */
export interface Area {
  /** By what is counted. */
  readonly totals: Int16Array
  /** Merchants and bookkeepers. */
  helpers: number
}

export const emptyArea = (): Area => ({ totals: new Int16Array(COUNTED.size), helpers: 0 })

export function lookAtArea(s: State, seat: Seat, area: Area): void {
  for (let counted = COUNTED.first; counted < COUNTED.size; counted++) area.totals[counted] = totalOf(s, seat, counted)
  area.helpers = helpers(s, seat)
}

/** Whether an area meets everything a book asks for. */
export function areaMeets({ totals, helpers: others }: Area, { needs, needsHelpers, anyGood }: BookFace): boolean {
  if (others < needsHelpers) return false
  for (let counted = COUNTED.first; counted < COUNTED.size; counted++)
    if (totals[counted] < needs[counted]) return false
  // Books ask for one such good at most; a second one is taken to be the same.
  let wanted = 0
  for (let i = 0; i < anyGood.length; i++) wanted += anyGood[i]
  if (wanted === 0) return true
  for (let good = GOOD.first; good < GOOD.size; good++) {
    const counted = countedGood(good)
    if (totals[counted] - needs[counted] >= wanted) return true
  }
  return false
}
