import type { Seat } from '@quayside/kernel'
import { countOf } from '../actions/milestones.ts'
import { MILESTONES } from '../ids.ts'
import { HELM_CONTRACTS, player, type State, WORKER_CONTRACTS } from '../state.ts'

/** What milestones count, by number, for the seat that is looked at: asked many times in one look. */
export const counts = new Int32Array(MILESTONES.length)

export function countAll(s: State, seat: Seat): void {
  for (let kind = 0; kind < counts.length; kind++) counts[kind] = countOf(s, seat, kind)
}

/** Milestones turned over that have not been moved to a contract, after `countAll`. */
export function openNow(s: State, seat: Seat): number {
  const p = player(seat)
  let open = -s.c[p + WORKER_CONTRACTS] - s.c[p + HELM_CONTRACTS]
  for (let kind = 0; kind < counts.length; kind++) if (counts[kind] >= s.rules.milestoneAt[kind]) open++
  return open
}
