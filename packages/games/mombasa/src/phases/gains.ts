import type { Seat, Story } from '@quayside/kernel'
import { DIAMOND_SLOT } from '../box.ts'
import { event, fromSource } from '../events.ts'
import { DIAMOND, POUNDS, player, type State } from '../state.ts'

/** Pounds and diamond steps, wherever they come from. */

const GAINED = event('pounds-gained')
const PAID = event('pounds-paid')
const DIAMOND_MOVED = event('diamond-moved')
const SLOT_OPENED = event('slot-opened')
const DIAMOND_END = fromSource('diamond-end')

export const poundsOf = (s: State, seat: Seat): number => s.c[player(s, seat) + POUNDS]

export function gainPounds(s: State, seat: Seat, pounds: number, source: number, out: Story): void {
  if (pounds <= 0) return
  s.c[player(s, seat) + POUNDS] += pounds
  out.tell(GAINED, seat, pounds, source)
}

export function payPounds(s: State, seat: Seat, pounds: number, out: Story): void {
  if (pounds <= 0) return
  s.c[player(s, seat) + POUNDS] -= pounds
  out.tell(PAID, seat, pounds)
}

/** Whether some of these steps would be paid in pounds. */
export const passesDiamondEnd = (s: State, seat: Seat, steps: number): boolean =>
  s.c[player(s, seat) + DIAMOND] + steps > s.rules.diamondLast

/** Steps on the diamond track; those beyond its last space are paid in pounds. Source: page 12. */
export function gainDiamonds(s: State, seat: Seat, steps: number, out: Story): void {
  if (steps <= 0) return
  const { c, rules } = s
  const at = player(s, seat) + DIAMOND
  const before = c[at]
  const made = Math.min(steps, rules.diamondLast - before)
  c[at] += made
  if (made > 0) out.tell(DIAMOND_MOVED, seat, made, c[at])
  if (before < rules.diamondSlot && c[at] >= rules.diamondSlot) out.tell(SLOT_OPENED, seat, DIAMOND_SLOT + 1)
  gainPounds(s, seat, (steps - made) * rules.diamondOverflow, DIAMOND_END, out)
}
