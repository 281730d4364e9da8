import type { AnyGame } from '@quayside/kernel'
import type { Simulation } from '../search/simulation.ts'
import { finalPoints, scaleOf } from '../search/value.ts'

/** Wins are blurred: where final points vary widely between playouts, a win by one point counts little more than half. In standard deviations. */
const BLUR = 1

/** What games that were played on from one moment came to. */
export class Outcomes {
  private readonly rows: number[][] = []
  /** The blur for playouts that were judged before their end, in points. */
  private readonly unsure: number
  private finished = true

  constructor(margin: number) {
    this.unsure = scaleOf(margin)
  }

  /** What a finished game came to. */
  static of(game: AnyGame, end: unknown): Outcomes {
    const points = new Float64Array(game.score(end, 'referee').length)
    finalPoints(game, end, points)
    const outcomes = new Outcomes(0)
    outcomes.rows.push([...points])
    return outcomes
  }

  get count(): number {
    return this.rows.length
  }

  note({ points, finished }: Simulation): void {
    this.rows.push([...points])
    this.finished &&= finished
  }

  /** On average, by seat. */
  points(): number[] {
    return average(this.rows)
  }

  /** Each seat's part of all wins, together 1. */
  chances(): number[] {
    const blur = this.blur()
    return average(this.rows.map((points) => wins(points, blur)))
  }

  /** It shrinks with the number of playouts, and is nothing where all of them came to the same. */
  private blur(): number {
    if (!this.finished) return this.unsure
    const means = this.points()
    const square = average(this.rows.map((row) => row.map((points, seat) => (points - means[seat]) ** 2)))
    const spread = Math.sqrt(square.reduce((sum, own) => sum + own, 0) / square.length)
    return BLUR * spread * this.count ** -0.2
  }
}

/** Who has won, and by how much of a win. */
function wins(points: readonly number[], blur: number): number[] {
  const most = Math.max(...points)
  const parts = points.map((own) => (own === most ? 1 : blur === 0 ? 0 : Math.exp((own - most) / blur)))
  const sum = parts.reduce((all, part) => all + part, 0)
  return parts.map((part) => part / sum)
}

function average(rows: readonly (readonly number[])[]): number[] {
  return rows[0].map((_, seat) => rows.reduce((sum, row) => sum + row[seat], 0) / rows.length)
}
