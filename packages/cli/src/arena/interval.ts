export interface Interval {
  readonly low: number
  readonly high: number
}

/** Fewer deals say nothing about how much deals differ. */
const FEWEST = 3
/** What 95 % of a normal distribution lies within. */
const NORMAL = 1.959964

/**
 * The 95 % interval of a share, from its mean in each deal. Games of one deal are alike, so deals are what is counted: how much they differ
 * tells how many independent games all of them are worth, and for so many Wilson's interval holds, which stays sensible near 0 and 1.
 */
export function intervalOf(shares: readonly number[], games: number): Interval | null {
  const deals = shares.length
  if (deals < FEWEST) return null
  const mean = shares.reduce((sum, share) => sum + share, 0) / deals
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (deals - 1)
  // Deals without any difference are no proof that there is none: each counts as one game.
  const worth = variance > 0 ? Math.min(games, (mean * (1 - mean) * deals) / variance) : deals
  const t = student(deals - 1)
  const shrink = 1 + t ** 2 / worth
  const middle = (mean + t ** 2 / (2 * worth)) / shrink
  const half = (t / shrink) * Math.sqrt((mean * (1 - mean)) / worth + t ** 2 / (4 * worth ** 2))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** What 95 % of Student's distribution lies within (series of Cornish and Fisher). */
function student(freedom: number): number {
  const z = NORMAL
  const first = (z ** 3 + z) / 4
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3
}
