import type { Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { BOATS_BUILT, BUILDINGS_ERECTED, DOCK, MERCHANT, MILESTONE, type Milestone, STATUES_BUILT } from '../ids.ts'
import { buildingsOnLand, statuesOnLand } from '../land.ts'

const { seats: player } = box

/** Milestones: they turn over by themselves, and what they count never gets less. Source: page 22. */

const REACHED = event('milestone-reached')

function boatsOf(s: State, seat: Seat): number {
  let boats = 0
  for (let dock = DOCK.first; dock < DOCK.size; dock++) if (player.dock.boat(s, seat, dock) !== NONE) boats++
  return boats
}

/** Lids that have left the merchants, wherever they lie now. */
const lidsOf = (s: State, seat: Seat): number =>
  MERCHANT.size - player.merchants.size(s, seat) - player.lidsComing.size(s, seat)

/** What milestones and the first royal orders count. */
export function countOf(s: State, seat: Seat, milestone: Milestone): number {
  if (milestone === BOATS_BUILT) return boatsOf(s, seat)
  if (milestone === BUILDINGS_ERECTED) return buildingsOnLand(s, seat)
  return milestone === STATUES_BUILT ? statuesOnLand(s, seat) : lidsOf(s, seat)
}

export const isReachedMilestone = (s: State, seat: Seat, milestone: Milestone): boolean =>
  countOf(s, seat, milestone) >= s.rules.milestoneAt[milestone]

/** Milestones turned over that have not been moved to a contract. */
export function openMilestones(s: State, seat: Seat): number {
  let reached = 0
  for (let milestone = MILESTONE.first; milestone < MILESTONE.size; milestone++)
    if (isReachedMilestone(s, seat, milestone)) reached++
  return reached - player.contracts.worker(s, seat) - player.contracts.helm(s, seat)
}

/** After one more of what it counts: tells when the milestone turns over. */
export function noteMilestone(s: State, seat: Seat, milestone: Milestone, out: Story): void {
  if (countOf(s, seat, milestone) === s.rules.milestoneAt[milestone]) out.tell(REACHED, seat, milestone)
}
