import type { Seat, Story } from '@quayside/kernel'
import { event, type Ground, ground } from '../../events.ts'
import type { Ability } from '../../ids.ts'

/** What the log says of a Puertoma beside its deeds. */

const BECAUSE = event('automa-because')
const HELPED = event('automa-helped')

/** Why it does what is told next. */
export function because(seat: Seat, why: Ground, out: Story): void {
  out.tell(BECAUSE, seat, ground(why))
}

/** What an ability brought just now: coins, crates, workers or points. */
export function helps(seat: Seat, ability: Ability, count: number, out: Story): void {
  out.tell(HELPED, seat, ability, count)
}
