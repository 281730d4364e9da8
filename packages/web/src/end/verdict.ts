import type { Score, ScoreLine, Seat } from '@quayside/kernel'

/** Who won. */
export interface Verdict {
  readonly winners: readonly Seat[]
  readonly points: number
  /** What decided between equal points: the winner's, and the best of those left behind. */
  readonly tiebreak: { readonly won: number; readonly lost: number } | null
}

/** Null while not everything is known. */
export function verdictOf(scores: readonly Score[]): Verdict | null {
  const first = scores.filter(({ rank }) => rank === 1)
  const [{ total, tiebreak } = {} as Partial<Score>] = first
  if (total === undefined) return null
  const beaten = scores.filter((score) => score.total === total && score.rank !== 1)
  const lost = Math.max(...beaten.map((score) => score.tiebreak ?? 0))
  return {
    winners: first.map(({ seat }) => seat),
    points: total,
    tiebreak: beaten.length > 0 && tiebreak !== undefined ? { won: tiebreak, lost } : null,
  }
}

/** A kind of points in the bars: one line of the score, or several that belong together. */
export interface Part {
  readonly id: string
  /** By seat. */
  readonly points: readonly number[]
}

/** The parts in the order in which they first come up; those that brought nobody anything are left out. */
export function partsOf(scores: readonly Score[], group: (what: string) => string = (what) => what): Part[] {
  const ids = [...new Set(scores.flatMap(({ lines }) => lines.map(({ what }) => group(what))))]
  const sum = (lines: readonly ScoreLine[], id: string) =>
    lines.reduce((points, line) => (group(line.what) === id ? points + line.points : points), 0)
  return ids
    .map((id) => ({ id, points: scores.map(({ lines }) => sum(lines, id)) }))
    .filter(({ points }) => points.some((own) => own !== 0))
}
