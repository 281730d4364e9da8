import type { Seat, Story } from '@quayside/kernel'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { DIAMOND_SLOT, numberOf, SOURCE, type Source } from '../ids.ts'

const { seats: player } = box

/** Pounds and diamond steps, wherever they come from. */

const GAINED = event('pounds-gained')
const PAID = event('pounds-paid')
const DIAMOND_MOVED = event('diamond-moved')
const SLOT_OPENED = event('slot-opened')
const DIAMOND_END = SOURCE.of('diamond-end')

export function gainPounds(s: State, seat: Seat, pounds: number, source: Source, out: Story): void {
  if (pounds <= 0) return
  player.pounds.add(s, seat, pounds)
  out.tell(GAINED, seat, pounds, source)
}

export function payPounds(s: State, seat: Seat, pounds: number, out: Story): void {
  if (pounds <= 0) return
  player.pounds.add(s, seat, -pounds)
  out.tell(PAID, seat, pounds)
}

/** Whether some of these steps would be paid in pounds. */
export const passesDiamondEnd = (s: State, seat: Seat, steps: number): boolean =>
  player.diamond(s, seat) + steps > s.rules.diamondLast

/** Steps on the diamond track; those beyond its last space are paid in pounds. Source: page 12. */
export function gainDiamonds(s: State, seat: Seat, steps: number, out: Story): void {
  if (steps <= 0) return
  const { diamondLast, diamondSlot, diamondOverflow } = s.rules
  const before = player.diamond(s, seat)
  const made = Math.min(steps, diamondLast - before)
  const space = before + made
  player.diamond.set(s, seat, space)
  if (made > 0) out.tell(DIAMOND_MOVED, seat, made, space)
  if (before < diamondSlot && space >= diamondSlot) out.tell(SLOT_OPENED, seat, numberOf(DIAMOND_SLOT))
  gainPounds(s, seat, (steps - made) * diamondOverflow, DIAMOND_END, out)
}
