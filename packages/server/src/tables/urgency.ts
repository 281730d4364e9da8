import type { LiveTable } from './live.ts'

/** How much somebody waits for the bots of a table: someone is there, was there a moment ago, or comes back another day. */
export const NOW = 0
export const SOON = 1
export const SOME_DAY = 2
export type Urgency = typeof NOW | typeof SOON | typeof SOME_DAY

/** Null where nobody waits: such a table sleeps, its bots do nothing. `linger` is how long it is kept awake for who has left. */
export function urgencyOf(live: LiveTable, now: number, linger: number): Urgency | null {
  if (live.subscriptions.size > 0) return NOW
  if (live.left !== null && now - live.left < linger) return SOON
  return live.answersAlone() ? SOME_DAY : null
}
