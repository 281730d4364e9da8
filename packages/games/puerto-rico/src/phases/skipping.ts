import type { Seat } from '@quayside/kernel'
import type { State } from '../box.ts'
import type { Able } from '../expansion.ts'

/** Before a seat that cannot act is skipped: true if something comes first, after which its turn is looked at again. */
export function comesBeforeSkip(s: State, seat: Seat, able: Able): boolean {
  const { beforeSkip } = s.rules.hooks
  for (let i = 0; i < beforeSkip.length; i++) if (beforeSkip[i](s, seat, able)) return true
  return false
}
