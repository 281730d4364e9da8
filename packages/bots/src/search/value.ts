import type { AnyGame } from '@quayside/kernel'

/** How results are weighed against each other. */

/** A tie-break is worth less than any point. */
const TIE = 0.001

/** The final points of each seat, with the tie-break behind the comma. */
export function finalPoints(game: AnyGame, state: unknown, points: Float64Array): void {
  const scores = game.score(state, 'referee')
  for (let i = 0; i < points.length; i++) points[i] = (scores[i].total ?? 0) + TIE * (scores[i].tiebreak ?? 0)
}

/** The scale of the logistic curve of values: a seat that is this many points behind has a value of about a quarter. */
export const scaleOf = (margin: number): number => margin / 3

/** What a point more is worth where nothing is decided yet. */
export const valueOfPoint = (margin: number): number => 1 / (4 * scaleOf(margin))

/** Where the end is known, how much of a value is who has won; the rest is by how much. */
const VICTORY = 0.5

/**
 * What points are worth to each seat, from 0 to 1: being a `margin` ahead of the best other is nearly as good as winning for sure. A softer
 * measure than who has won, so that few simulations tell more, and a bot that cannot win any more still plays on well. Where the end is known for sure
 * (`over`) half of it is the victory itself, ties broken; ends that simulations reach are only guesses, and victory there made bots weaker.
 */
export function valuesOf(points: Float64Array, margin: number, values: Float64Array, over = false): void {
  let [first, second] = [-Infinity, -Infinity]
  for (let i = 0; i < points.length; i++) {
    if (points[i] > first) {
      second = first
      first = points[i]
    } else if (points[i] > second) second = points[i]
  }
  for (let i = 0; i < points.length; i++) {
    const other = points[i] === first ? second : first
    if (other === -Infinity) {
      values[i] = 0.5
      continue
    }
    const value = 1 / (1 + Math.exp((other - points[i]) / scaleOf(margin)))
    const victory = points[i] > other ? 1 : points[i] === other ? 0.5 : 0
    values[i] = over ? VICTORY * victory + (1 - VICTORY) * value : value
  }
}
