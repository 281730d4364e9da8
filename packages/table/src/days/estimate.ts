import type { Match } from '@quayside/kernel'
import type { Estimate } from '../info.ts'

const HOUR = 3600_000
/** Before so much has happened nobody knows how fast a game is played: hours, answers of each seat, and a part of the game. */
const ENOUGH = { time: 12 * HOUR, answers: 4, progress: 0.1 } as const

/** How much faster and slower the rest may go: rounds grow longer, and people come and go. */
const PACE = { fast: 0.8, slow: 1.3 } as const

/** When a game that began at a time of the calendar is over if it goes on as it went; null while that cannot be told. */
export function estimateOf({ game, state, lines, players, over }: Match, begun: number, now: number): Estimate | null {
  if (over || !game.progress || lines.length < ENOUGH.answers * players) return null
  const [least, most] = game.progress(state)
  const took = now - begun
  if (took < ENOUGH.time || least < ENOUGH.progress) return null
  // By the hour: nobody needs to be told of minutes, again and again.
  const at = (progress: number, pace: number) =>
    Math.ceil((now + (took / Math.min(1, progress) - took) * pace) / HOUR) * HOUR
  return { from: at(most, PACE.fast), until: at(least, PACE.slow) }
}
