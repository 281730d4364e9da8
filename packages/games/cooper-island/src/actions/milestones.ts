import type { Seat, Story } from '@quayside/kernel'
import { MERCHANTS } from '../box.ts'
import { event } from '../events.ts'
import { MILESTONE, MILESTONES } from '../ids.ts'
import { buildingsOnLand, statuesOnLand } from '../land.ts'
import { DOCK, HELM_CONTRACTS, LIDS_COMING, LIDS_WAITING, player, type State, WORKER_CONTRACTS } from '../state.ts'

/** Milestones: they turn over by themselves, and what they count never gets less. Source: page 22. */

const REACHED = event('milestone-reached')

function boatsOf(s: State, seat: Seat): number {
  let boats = 0
  for (let dock = 0; dock < s.rules.docks.length; dock++) if (s.c[player(seat) + DOCK + dock] > 0) boats++
  return boats
}

/** Lids that have left the merchants, wherever they lie now. */
function lidsOf(s: State, seat: Seat): number {
  const waiting = s.c[player(seat) + LIDS_WAITING] | s.c[player(seat) + LIDS_COMING]
  let lids = MERCHANTS
  for (let merchant = 0; merchant < MERCHANTS; merchant++) if (waiting & (1 << merchant)) lids--
  return lids
}

/** What milestones and the first royal orders count, by number. */
export function countOf(s: State, seat: Seat, milestone: number): number {
  if (milestone === MILESTONE.BOATS) return boatsOf(s, seat)
  if (milestone === MILESTONE.BUILDINGS) return buildingsOnLand(s, seat)
  return milestone === MILESTONE.STATUES ? statuesOnLand(s, seat) : lidsOf(s, seat)
}

export const isReachedMilestone = (s: State, seat: Seat, milestone: number): boolean =>
  countOf(s, seat, milestone) >= s.rules.milestoneAt[milestone]

/** Milestones turned over that have not been moved to a contract. */
export function openMilestones(s: State, seat: Seat): number {
  const p = player(seat)
  let open = -s.c[p + WORKER_CONTRACTS] - s.c[p + HELM_CONTRACTS]
  for (let milestone = 0; milestone < MILESTONES.length; milestone++) if (isReachedMilestone(s, seat, milestone)) open++
  return open
}

/** After one more of what it counts: tells when the milestone turns over. */
export function noteMilestone(s: State, seat: Seat, milestone: number, out: Story): void {
  if (countOf(s, seat, milestone) === s.rules.milestoneAt[milestone]) out.tell(REACHED, seat, milestone)
}
