import { type AnyJudgement, type Stage, stageAt, type Tuned, weightsOf } from '@quayside/kernel'
import type { Example, Moment } from './tuning/examples.ts'
import { type Row, ridge } from './tuning/ridge.ts'

export { type Example, type Moment, momentsOf } from './tuning/examples.ts'
export { type Choice, choicesOf, likeliestTemperature } from './tuning/temperature.ts'

/** Finds the weights of a game's features from games that were played. */

export type AnyFeatureModel = NonNullable<AnyJudgement['model']>

/** The ridge penalty of every weight, as a number of rows. */
const DOUBT = 30
/** Weights are written with so many digits behind the comma. */
const DIGITS = 3

/** The same stages with new weights. What never occurred in the games keeps the weight it had. */
export function tune({ features, tuned: { stages } }: AnyFeatureModel, moments: readonly Moment[]): Stage[] {
  return byStage(stages, moments).map((some, i) => {
    const old = weightsOf(features, stages[i])
    const seats = some.flatMap((moment) => moment.seats)
    const found = seats.length > 0 ? fit(some, features.length) : old
    const weights: Record<string, number> = {}
    features.forEach((name, at) => {
      weights[name] = rounded(seats.some((seen) => seen.found[at] !== 0) ? found[at] : old[at])
    })
    return { until: stages[i].until, weights }
  })
}

/** Who is how far ahead decides games, so seats are weighed by how they differ from their table's average, and only a little as they are. */
function fit(moments: readonly Moment[], count: number): Float64Array {
  const rows = moments.flatMap(({ seats }) => [...fromAverage(seats), ...seats.map(asItIs)])
  return ridge(rows, count, DOUBT)
}

/** Squared, what a seat as it is counts beside the same seat apart from the average. */
const AS_IT_IS = 0.2

const asItIs = ({ found, end }: Example): Row => ({
  found: found.map((value) => AS_IT_IS * value),
  end: AS_IT_IS * end,
})

/** Each seat as far as it is apart from the average of the table. */
function fromAverage(seats: readonly Example[]): Row[] {
  const average = (of: (seen: Example) => number): number =>
    seats.reduce((sum, seen) => sum + of(seen), 0) / seats.length
  const end = average((seen) => seen.end)
  const found = seats[0].found.map((_, at) => average((seen) => seen.found[at]))
  return seats.map((seen) => ({ found: seen.found.map((value, at) => value - found[at]), end: seen.end - end }))
}

/** Rounded as it is written to the file; adding 0 turns −0 into 0. */
export const rounded = (number: number): number => Number(number.toFixed(DIGITS)) + 0

/** As the file of a game has it: always the same for the same weights. */
export const tunedText = (tuned: Tuned): string => `${JSON.stringify(tuned, null, 2)}\n`

/** How far off a guess is, as the root of the mean of the squares: at the points of the end, and at how far a seat is from the average. */
export interface Errors {
  readonly points: number
  readonly lead: number
}

/** In one stage of games that nothing was learned from. */
export interface StageErrors {
  readonly until: number
  readonly examples: number
  /** If the end were the score as it stands. */
  readonly score: Errors
  readonly old: Errors
  readonly tuned: Errors
}

export function errorsOf(
  { features, tuned }: AnyFeatureModel,
  stages: readonly Stage[],
  moments: readonly Moment[],
): StageErrors[] {
  return byStage(tuned.stages, moments).map((some, i) => {
    const old = weightsOf(features, tuned.stages[i])
    const found = weightsOf(features, stages[i])
    return {
      until: tuned.stages[i].until,
      examples: some.reduce((sum, { seats }) => sum + seats.length, 0),
      score: errorsBy(some, ({ now }) => now),
      old: errorsBy(some, (seen) => foreseen(old, seen.found)),
      tuned: errorsBy(some, (seen) => foreseen(found, seen.found)),
    }
  })
}

function byStage(stages: readonly Stage[], moments: readonly Moment[]): Moment[][] {
  const found: Moment[][] = stages.map(() => [])
  for (const moment of moments) found[stageAt(stages, moment.clock)].push(moment)
  return found
}

function errorsBy(moments: readonly Moment[], guess: (seen: Example) => number): Errors {
  let [points, lead, count] = [0, 0, 0]
  for (const { seats } of moments) {
    const off = seats.map((seen) => guess(seen) - seen.end)
    const shared = off.reduce((sum, one) => sum + one, 0) / off.length
    for (const one of off) {
      points += one ** 2
      lead += (one - shared) ** 2
      count++
    }
  }
  return count > 0 ? { points: Math.sqrt(points / count), lead: Math.sqrt(lead / count) } : { points: 0, lead: 0 }
}

function foreseen(weights: Float64Array, found: Float64Array): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i] * found[i]
  return sum
}
