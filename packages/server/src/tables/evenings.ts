import { votersOf } from '@quayside/table'
import type { LiveTable } from './live.ts'

/** How long somebody may be gone, in milliseconds, before a table that is played live for an evening goes back to days. */
export const GONE = 30 * 60_000

/** When an evening ends because somebody has gone, by the table's time; null if all are there, or there is none. */
export function endOfEvening(live: LiveTable): number | null {
  const { table, gone, loaded } = live
  if (!table.evening || table.phase !== 'playing') return null
  const ends = votersOf(table).flatMap((seat) => {
    const chair = table.chairs[seat]
    if (chair.kind !== 'person' || live.isHere(chair.person)) return []
    return [(gone.get(chair.person) ?? loaded) + GONE]
  })
  return ends.length > 0 ? Math.min(...ends) : null
}

/** Goes back to days if somebody has been gone for long; false if nobody has. */
export function endEvening(live: LiveTable, now: number): boolean {
  const end = endOfEvening(live)
  if (end === null || end > now) return false
  live.table.goDays(now)
  return true
}
