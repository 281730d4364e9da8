import type { Seat } from '@quayside/kernel'
import { countOf } from '../actions/milestones.ts'
import { box, type State } from '../box.ts'
import { MILESTONE } from '../ids.ts'

const { seats: player } = box

/** What milestones count, for the seat that is looked at: asked many times in one look. */
export const counts = new Int32Array(MILESTONE.size)

export function countAll(s: State, seat: Seat): void {
  for (let milestone = MILESTONE.first; milestone < MILESTONE.size; milestone++)
    counts[milestone] = countOf(s, seat, milestone)
}

/** Milestones turned over that have not been moved to a contract, after `countAll`. */
export function openNow(s: State, seat: Seat): number {
  let open = -player.contracts.worker(s, seat) - player.contracts.helm(s, seat)
  for (let milestone = MILESTONE.first; milestone < MILESTONE.size; milestone++)
    if (counts[milestone] >= s.rules.milestoneAt[milestone]) open++
  return open
}
