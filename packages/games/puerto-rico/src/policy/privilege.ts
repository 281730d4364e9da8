import type { Seat } from '@quayside/kernel'
import type { State } from '../box.ts'
import { anyOccupied } from '../state.ts'

/** How often the privilege of a role would count for a seat that chooses it. */
export const privilegeTimes = (s: State, seat: Seat): number =>
  anyOccupied(s, seat, s.rules.effects.doublesPrivilege) ? 2 : 1
