import type { Layer, Rng } from '@quayside/kernel'

/** A layer that learns: its weights, which way each of them should be moved, and how that went so far (Adam). */
export interface Neurons {
  readonly inputs: number
  readonly outputs: number
  /** By input and then by output; after them the biases. */
  readonly weights: Float64Array
  readonly slopes: Float64Array
  readonly mean: Float64Array
  readonly spread: Float64Array
}

/** Small numbers by chance, the smaller the more inputs are other than nought at a time. */
export function untaught(inputs: number, outputs: number, usual: number, rng: Rng): Neurons {
  const size = (inputs + 1) * outputs
  const weights = new Float64Array(size)
  const reach = Math.sqrt(6 / usual)
  for (let i = 0; i < inputs * outputs; i++) weights[i] = ((2 * rng.below(FINE)) / FINE - 1) * reach
  const [slopes, mean, spread] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)]
  return { inputs, outputs, weights, slopes, mean, spread }
}

const FINE = 1 << 30

export const biasesOf = ({ inputs, outputs, weights }: Neurons): Float64Array => weights.subarray(inputs * outputs)

/** Adds what some inputs, from the one numbered `first` on, put into the sums. */
export function forward(
  { outputs, weights }: Neurons,
  found: ArrayLike<number>,
  first: number,
  sums: Float64Array,
): void {
  for (let i = 0; i < found.length; i++) {
    const value = found[i]
    if (value === 0) continue
    const row = (first + i) * outputs
    for (let n = 0; n < outputs; n++) sums[n] += value * weights[row + n]
  }
}

/** Notes how far off the sums were, for the weights of these inputs. */
export function backward(
  { outputs, slopes }: Neurons,
  found: ArrayLike<number>,
  first: number,
  off: Float64Array,
): void {
  for (let i = 0; i < found.length; i++) {
    const value = found[i]
    if (value === 0) continue
    const row = (first + i) * outputs
    for (let n = 0; n < outputs; n++) slopes[row + n] += value * off[n]
  }
}

export function noteBiases({ inputs, outputs, slopes }: Neurons, off: Float64Array): void {
  for (let n = 0; n < outputs; n++) slopes[inputs * outputs + n] += off[n]
}

/** How far off the inputs were; those that were dropped had no part in it. */
export function through(
  { inputs, outputs, weights }: Neurons,
  off: Float64Array,
  found: Float64Array,
  into: Float64Array,
): void {
  for (let i = 0; i < inputs; i++) {
    let sum = 0
    if (found[i] > 0) for (let n = 0; n < outputs; n++) sum += weights[i * outputs + n] * off[n]
    into[i] = sum
  }
}

/** How much the past counts for the mean slope and for its square. */
const [MEAN, SPREAD] = [0.9, 0.999]
const LEAST = 1e-8
/** Weights fade by this part of each move, so that what is not seen again is forgotten. */
const FADE = 0.01

/** Moves all weights by what was noted in so many examples since the last time. */
export function move({ weights, slopes, mean, spread }: Neurons, step: number, rate: number, examples: number): void {
  const [meanSoFar, spreadSoFar] = [1 - MEAN ** step, 1 - SPREAD ** step]
  for (let i = 0; i < weights.length; i++) {
    const slope = slopes[i] / examples
    mean[i] = MEAN * mean[i] + (1 - MEAN) * slope
    spread[i] = SPREAD * spread[i] + (1 - SPREAD) * slope ** 2
    weights[i] -= rate * (mean[i] / meanSoFar / (Math.sqrt(spread[i] / spreadSoFar) + LEAST) + FADE * weights[i])
    slopes[i] = 0
  }
}

/**
 * As it stands, for inputs of the size they have in the game; it has learned from inputs divided by their sizes. An input that was never seen
 * counts nothing, whatever chance gave it.
 */
export function taught({ inputs, outputs, weights, spread }: Neurons, sizeOf: (input: number) => number): Layer {
  const rows = weights.subarray(0, inputs * outputs)
  const wasSeen = Array.from({ length: inputs }, (_, input) =>
    spread.subarray(input * outputs, (input + 1) * outputs).some((square) => square > 0),
  )
  return {
    inputs,
    outputs,
    weights: Float32Array.from(rows, (weight, i) => {
      const input = Math.trunc(i / outputs)
      return wasSeen[input] ? weight / sizeOf(input) : 0
    }),
    biases: Float32Array.from(weights.subarray(inputs * outputs)),
  }
}
