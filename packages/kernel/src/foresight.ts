import type { Seat } from './seats.ts'

/**
 * A linear model of the final points: for each seat, the sum of its features, each times a weight. A game says what its features are and
 * measures them; the weights are fitted to played games (`quayside tune`) and lie in a file of their own.
 */
export interface FeatureModel<S> {
  readonly features: readonly string[]
  /** Writes how much a seat has of each feature, in their order. The array is used again, so every element must be written. */
  measure(s: S, seat: Seat, found: Float64Array): void
  readonly tuned: Tuned
}

/** What `quayside tune` has fitted. */
export interface Tuned {
  /** In the order of their time; at least one. */
  readonly stages: readonly Stage[]
  /** As in `Judgement`. */
  readonly temperature?: number
}

/** A part of the game with weights of its own. */
export interface Stage {
  /** The stage applies while `Judgement.clock` is below this; the last stage applies to the end of the game, whatever it says. */
  readonly until: number
  /** Points at the end for one of each feature; what is left out counts nothing. */
  readonly weights: { readonly [feature: string]: number }
}

/** The index of the stage that applies at a time of `Judgement.clock`. */
export function stageAt(stages: readonly { readonly until: number }[], clock: number): number {
  let stage = 0
  while (stage < stages.length - 1 && clock >= stages[stage].until) stage++
  return stage
}

/** Makes a game's `foresee`. Calling that allocates nothing: a search calls it at the end of every simulation. */
export function foresightOf<S>(
  { features, measure, tuned: { stages } }: FeatureModel<S>,
  clock: (s: S) => number,
): (s: S, points: Float64Array) => void {
  const weights = stages.map((stage) => weightsOf(features, stage))
  const found = new Float64Array(features.length)
  return (s, points) => {
    const stage = weights[stageAt(stages, clock(s))]
    for (let seat = 0; seat < points.length; seat++) {
      measure(s, seat, found)
      let sum = 0
      for (let i = 0; i < found.length; i++) sum += stage[i] * found[i]
      points[seat] = sum
    }
  }
}

/** The weights in the order of the features. Throws if a weight names no feature: then the file of weights is out of date. */
export function weightsOf(features: readonly string[], { weights }: Stage): Float64Array {
  for (const name of Object.keys(weights)) if (!features.includes(name)) throw new Error(`no feature is called ${name}`)
  return Float64Array.from(features, (name) => weights[name] ?? 0)
}
