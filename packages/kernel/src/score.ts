import type { Seat } from './seats.ts'

export interface ScoreLine {
  readonly what: string
  readonly points: number
}

/** One seat's points line by line. What a viewer may not know yet is left out, never zeroed. */
export interface Score {
  readonly seat: Seat
  readonly total?: number
  readonly lines: readonly ScoreLine[]
  readonly tiebreak?: number
  /** 1 is best; seats that tie to the last share a rank. */
  readonly rank?: number
}

export const totalOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, line) => sum + line.points, 0)

/** Ranks complete scores by total, then tie-break; what is equal in both shares the better rank. */
export function ranked(scores: readonly { seat: Seat; lines: readonly ScoreLine[]; tiebreak: number }[]): Score[] {
  const full = scores.map((score) => ({ ...score, total: totalOf(score.lines) }))
  const better = (a: (typeof full)[number], b: (typeof full)[number]) =>
    a.total > b.total || (a.total === b.total && a.tiebreak > b.tiebreak)
  return full.map((score) => ({ ...score, rank: 1 + full.filter((other) => better(other, score)).length }))
}
