import type { Seat } from '@quayside/kernel'

/** How a game stood at a moment. */
export interface Outlook {
  /** Lines of the record before it. */
  readonly line: number
  /** Who decides there; null at the end. */
  readonly seat: Seat | null
  readonly playouts: number
  /** Each seat's chance to win, together 1. */
  readonly chances: readonly number[]
  /** Points that each seat may expect at the end. */
  readonly points: readonly number[]
}

/** A moment after which the game stood differently. */
export interface Turning {
  readonly line: number
  /** Whose answer it was. */
  readonly by: Seat
  /** For whom it changed most, and from what to what. */
  readonly seat: Seat
  readonly from: number
  readonly to: number
}

const MOST = 3
/** Smaller changes decide nothing. */
const LEAST = 0.06
/** Changes have to be larger than chance explains, in standard errors of a toss; those of playouts are smaller. */
const SURE = 0.9

/** The moments that changed the leader's chance, or that of whoever answered, most: in the order of the game. */
export function turningPoints(curve: readonly Outlook[]): Turning[] {
  return curve
    .slice(0, -1)
    .flatMap((outlook, i) => turningAt(outlook, curve[i + 1]) ?? [])
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, MOST)
    .sort((a, b) => a.line - b.line)
}

const sizeOf = ({ from, to }: Turning): number => Math.abs(to - from)

function turningAt(before: Outlook, after: Outlook): Turning | null {
  const { line, seat: by, chances } = before
  if (by === null) return null
  const leader = chances.indexOf(Math.max(...chances))
  const [own, first] = [by, leader].map((seat) => ({ line, by, seat, from: chances[seat], to: after.chances[seat] }))
  const turning = sizeOf(own) >= sizeOf(first) ? own : first
  const error = Math.hypot(errorOf(before, turning.seat), errorOf(after, turning.seat))
  return sizeOf(turning) >= Math.max(LEAST, SURE * error) ? turning : null
}

/** The standard error of a chance; the end is certain. */
function errorOf({ seat: by, chances, playouts }: Outlook, seat: Seat): number {
  const chance = chances[seat]
  return by === null ? 0 : Math.sqrt((chance * (1 - chance)) / playouts)
}
