import type { Seat } from '@quayside/kernel'
import { type Course, pointsIn, sightAt } from '../replay/steps.ts'
import type { Chart } from './extras.ts'

/** How numbers went, at the end of every round. */
export interface Series {
  readonly rounds: readonly number[]
  /** By seat; null where they were covered. */
  readonly points: readonly (readonly (number | null)[])[]
  /** What else the game has a chart of, by the chart's id: by its lines. */
  readonly more: { readonly [chart: string]: readonly (readonly number[])[] }
}

export function seriesOf(course: Course, charts: readonly Pick<Chart, 'id' | 'values'>[]): Series {
  const { steps } = course
  const ends = steps.flatMap(({ round }, i) => (steps[i + 1]?.round === round ? [] : [i + 1]))
  const sights = ends.map((at) => sightAt(course, at))
  const known = sights.map((sight) => pointsIn(sight).map(({ points, whole }) => (whole ? points : null)))
  return {
    rounds: ends.map((at) => steps[at - 1].round),
    points: linesOf(known),
    more: Object.fromEntries(charts.map(({ id, values }) => [id, linesOf(sights.map(({ view }) => values(view)))])),
  }
}

/** From numbers by round to numbers by line. */
const linesOf = <T>(rounds: readonly (readonly T[])[]): T[][] =>
  (rounds[0] ?? []).map((_, line) => rounds.map((values) => values[line]))

/** The round from which a seat was ahead of all others to the end; undefined if it led from the first round on, or never. */
export function leadSince({ rounds, points }: Series, seat: Seat): number | undefined {
  const ahead = (i: number) => {
    const own = points[seat][i]
    return own !== null && points.every((values, other) => other === seat || (values[i] ?? 0) < own)
  }
  let from = rounds.length
  while (from > 0 && ahead(from - 1)) from--
  return from > 0 && from < rounds.length ? rounds[from] : undefined
}

/** Puts labels so that none lies on another: at least `gap` apart, inside `from` to `to`, in their order. */
export function spreadLabels(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b])
  const placed = [...wanted]
  let least = from
  for (const i of order) {
    placed[i] = Math.max(placed[i], least)
    least = placed[i] + gap
  }
  let most = to
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i], most)
    most = placed[i] - gap
  }
  return placed
}
