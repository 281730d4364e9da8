import type { ReasonCode, Seat, Story } from '@quayside/kernel'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { reason } from '../reasons.ts'

const { seats: player } = box

/** The cartographer's track. Source: Cartógrafo (page 21). */

const CARTOGRAPHED = event('cartographer-moved')
const USED_ALREADY = reason('cartographer-used')
const TOO_LOW = reason('cartographer-low')
const FULL = reason('cartographer-full')

export const whyMoveCartographer = (s: State, seat: Seat): ReasonCode =>
  player.cartographer(s, seat) < s.rules.cartographer.max ? 0 : FULL

/** Steps beyond the end of the track are lost. */
export function moveCartographer(s: State, seat: Seat, steps: number, out: Story): void {
  const moved = Math.min(steps, s.rules.cartographer.max - player.cartographer(s, seat))
  player.cartographer.add(s, seat, moved)
  if (moved > 0) out.tell(CARTOGRAPHED, seat, moved, player.cartographer(s, seat))
}

/** Whether the cartographer may be used for this many steps, and why not. */
export function whyCartographer(s: State, seat: Seat, steps: number): ReasonCode {
  if (player.cartographerUsed(s, seat)) return USED_ALREADY
  return player.cartographer(s, seat) >= steps ? 0 : TOO_LOW
}

export function spendCartographer(s: State, seat: Seat, steps: number): void {
  player.cartographer.add(s, seat, -steps)
  player.cartographerUsed.set(s, seat, true)
}
