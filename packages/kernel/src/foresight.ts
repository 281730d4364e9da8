import type { Seat } from './seats.ts'

/**
 * The end foreseen as a sum: what can be seen of a seat, each thing times its weight. A game says what there is to see; the weights are
 * found by playing (`quayside tune`) and lie in a file of their own.
 */
export interface FeatureModel<S> {
  readonly features: readonly string[]
  /** How much there is of each feature, in their order. Every place of `found` must be written. */
  measure(s: S, seat: Seat, found: Float64Array): void
  readonly tuned: Tuned
}

/** What has been found by playing. */
export interface Tuned {
  /** In the order of their time; at least one. */
  readonly stages: readonly Stage[]
  /** As in `Judgement`. */
  readonly temperature?: number
}

/** A part of the game with weights of its own. */
export interface Stage {
  /** It lasts while the clock shows less; the last one lasts to the end, whatever it says. */
  readonly until: number
  /** Points at the end for one of each feature; what is left out counts nothing. */
  readonly weights: { readonly [feature: string]: number }
}

/** Where a moment of the game belongs. */
export function stageAt(stages: readonly { readonly until: number }[], clock: number): number {
  let stage = 0
  while (stage < stages.length - 1 && clock >= stages[stage].until) stage++
  return stage
}

/** A game's `foresee`. It makes nothing anew when it is called. */
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

/** In the order of the features. A weight for something that is no feature is a mistake. */
export function weightsOf(features: readonly string[], { weights }: Stage): Float64Array {
  for (const name of Object.keys(weights)) if (!features.includes(name)) throw new Error(`no feature is called ${name}`)
  return Float64Array.from(features, (name) => weights[name] ?? 0)
}
