import { type FeatureModel, stageAt, weightsOf } from './foresight.ts'
import { addInputs, drop, type LayerData, layerOf } from './network.ts'
import type { Seat } from './seats.ts'
import type { Glimpse, Senses } from './senses.ts'

/**
 * A judgement that was learned from played games: a network looks at all seats and the table at once, and tells how many points more or fewer
 * than the linear model each seat will have at the end.
 */

/** A network as a file has it. */
export interface Learned {
  /** How it came to be. */
  readonly recipe: { readonly [key: string]: string | number }
  /** How many points the number that comes out stands for. */
  readonly points: number
  /** The first takes the table, then all seats in turn order from the one that is judged. The last has one output. */
  readonly layers: readonly LayerData[]
}

/** All that is seen at once, in arrays that are used again. */
export interface Sight {
  readonly table: Float64Array
  /** By seat: the features of the linear model, then what is seen beyond. */
  readonly seats: readonly Float64Array[]
}

const count = (glimpses: readonly Glimpse<never>[]): number =>
  glimpses.reduce((sum, { names }) => sum + names.length, 0)

export function sightOf<S>({ features }: FeatureModel<S>, { table, seats, most }: Senses<S>): Sight {
  const each = features.length + count(seats)
  return { table: new Float64Array(count(table)), seats: Array.from({ length: most }, () => new Float64Array(each)) }
}

/** Looks at the table and at so many seats. */
export function look<S>(s: S, model: FeatureModel<S>, senses: Senses<S>, seats: number, sight: Sight): void {
  glance(s, 0, senses.table, sight.table, 0)
  for (let seat = 0; seat < seats; seat++) {
    model.measure(s, seat, sight.seats[seat])
    glance(s, seat, senses.seats, sight.seats[seat], model.features.length)
  }
}

function glance<S>(s: S, seat: Seat, glimpses: readonly Glimpse<S>[], found: Float64Array, from: number): void {
  let at = from
  for (let g = 0; g < glimpses.length; g++) {
    const one = glimpses[g]
    for (let i = 0; i < one.names.length; i++) found[at++] = one.of(s, seat, i)
  }
}

/** Makes a game's `foresee` of the linear model and the network. Calling that allocates nothing. */
export function learnedForesight<S>(
  model: FeatureModel<S>,
  senses: Senses<S>,
  { points: scale, layers: data }: Learned,
  clock: (s: S) => number,
): (s: S, points: Float64Array) => void {
  const { features, tuned } = model
  const stages = tuned.stages.map((stage) => weightsOf(features, stage))
  const sight = sightOf(model, senses)
  const [ofTable, ofSeat] = [sight.table.length, sight.seats[0].length]
  const layers = data.map(layerOf)
  const [first, ...rest] = layers
  if (first.inputs !== ofTable + senses.most * ofSeat) throw new Error('the network was made for other senses')
  const shared = new Float64Array(first.outputs)
  const sums = layers.map(({ outputs }) => new Float64Array(outputs))
  return (s, points) => {
    look(s, model, senses, points.length, sight)
    shared.set(first.biases)
    addInputs(first, sight.table, 0, shared)
    const weights = stages[stageAt(tuned.stages, clock(s))]
    for (let seat = 0; seat < points.length; seat++) {
      sums[0].set(shared)
      for (let n = 0; n < points.length; n++)
        addInputs(first, sight.seats[(seat + n) % points.length], ofTable + n * ofSeat, sums[0])
      for (let i = 0; i < rest.length; i++) {
        drop(sums[i])
        sums[i + 1].set(rest[i].biases)
        addInputs(rest[i], sums[i], 0, sums[i + 1])
      }
      points[seat] = linear(weights, sight.seats[seat]) + scale * sums[sums.length - 1][0]
    }
  }
}

function linear(weights: Float64Array, found: Float64Array): number {
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i] * found[i]
  return sum
}
