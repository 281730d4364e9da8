import { drop, type LayerData, layerData, Rng } from '@quayside/kernel'
import type { Example } from './examples.ts'
import { backward, biasesOf, forward, move, type Neurons, noteBiases, taught, through, untaught } from './neurons.ts'

/** How large what is looked at usually is: the roots of the means of the squares, by glimpse. */
export interface Sizes {
  readonly table: Float64Array
  readonly seat: Float64Array
}

/** What was hardly ever seen is not blown up beyond this. */
const LEAST_SIZE = 0.05

export function sizesOf(examples: readonly Example[]): Sizes {
  const seats = examples.flatMap((example) => example.seats)
  return { table: usualSizes(examples.map(({ table }) => table)), seat: usualSizes(seats) }
}

const usualSizes = (rows: readonly Float32Array[]): Float64Array =>
  Float64Array.from(rows[0], (_, at) =>
    Math.max(LEAST_SIZE, Math.sqrt(rows.reduce((sum, row) => sum + row[at] ** 2, 0) / rows.length)),
  )

/** All that a learner has to remember to go on where it stopped. */
export interface Memory {
  readonly steps: number
  /** Examples so far. */
  readonly noted: number
  readonly sizes: Sizes
  readonly layers: readonly Neurons[]
}

/** Sums in the hidden layer, examples that are learned from at once, and the first and largest move. */
const HIDDEN = 32
const BATCH = 32
const RATE = 0.002
/** In the end moves are this part of the first. */
const SLOWEST = 0.03
/** Inputs other than nought that a first guess at the weights reckons with. */
const USUAL_INPUTS = 200
/** What a seat's points as they are count beside how far it is from the table's average, which decides who wins. */
const AS_IT_IS = 0.04

/** Learns, example by example, how far the linear model is off. The same examples in the same order come to the same, digit by digit. */
export class Learner {
  private readonly margin: number
  private readonly sizes: Sizes
  private readonly layers: readonly Neurons[]
  private steps: number
  private noted: number
  /** By seat and layer. */
  private readonly sums: readonly (readonly Float64Array[])[]
  private readonly offs: readonly Float64Array[]
  private readonly shared: Float64Array

  constructor(margin: number, most: number, { steps, noted, sizes, layers }: Memory) {
    this.margin = margin
    this.sizes = sizes
    this.layers = layers
    this.steps = steps
    this.noted = noted
    this.sums = Array.from({ length: most }, () => layers.map(({ outputs }) => new Float64Array(outputs)))
    this.offs = layers.map(({ outputs }) => new Float64Array(outputs))
    this.shared = new Float64Array(layers[0].outputs)
  }

  static begin(margin: number, most: number, sizes: Sizes, seed: string): Learner {
    const rng = new Rng(`network ${seed}`)
    const hidden = untaught(sizes.table.length + most * sizes.seat.length, HIDDEN, USUAL_INPUTS, rng)
    const last = untaught(HIDDEN, 1, HIDDEN, rng)
    // It begins with no correction at all.
    last.weights.fill(0)
    return new Learner(margin, most, { steps: 0, noted: 0, sizes, layers: [hidden, last] })
  }

  get memory(): Memory {
    const { steps, noted, sizes, layers } = this
    return { steps, noted, sizes, layers }
  }

  /** The weights as they stand, for a file. */
  network(): LayerData[] {
    const { table, seat } = this.sizes
    const sizeOf = (input: number) => (input < table.length ? table[input] : seat[(input - table.length) % seat.length])
    return this.layers.map((layer, i) => layerData(taught(layer, i === 0 ? sizeOf : () => 1)))
  }

  /** So much of all the learning is done, from 0 to 1: moves become smaller. */
  learn(examples: readonly Example[], done: number): void {
    const rate = RATE * Math.max(SLOWEST, 1 - done)
    for (const example of examples) {
      this.note(this.toSize(example))
      if (++this.noted % BATCH > 0) continue
      this.steps++
      for (const layer of this.layers) move(layer, this.steps, rate, BATCH)
    }
  }

  /** Points that the network adds to what is foreseen, by seat. */
  corrections(example: Example): Float64Array {
    return this.judge(this.toSize(example))
  }

  private toSize({ table, seats, ...rest }: Example): Example {
    const { sizes } = this
    const own = seats.map((seen) => seen.map((value, i) => value / sizes.seat[i]))
    return { ...rest, table: table.map((value, i) => value / sizes.table[i]), seats: own }
  }

  private judge({ table, seats }: Example): Float64Array {
    const { layers, sums, shared, sizes } = this
    const [first] = layers
    shared.set(biasesOf(first))
    forward(first, table, 0, shared)
    return Float64Array.from(seats, (_, seat) => {
      const own = sums[seat]
      own[0].set(shared)
      for (let n = 0; n < seats.length; n++)
        forward(first, seats[(seat + n) % seats.length], table.length + n * sizes.seat.length, own[0])
      for (let i = 1; i < layers.length; i++) {
        drop(own[i - 1])
        own[i].set(biasesOf(layers[i]))
        forward(layers[i], own[i - 1], 0, own[i])
      }
      return this.margin * own[layers.length - 1][0]
    })
  }

  private note(example: Example): void {
    const { layers, sums, offs, shared, sizes } = this
    const { table, seats } = example
    const [first] = layers
    const off = this.offOf(example)
    shared.fill(0)
    for (let seat = 0; seat < seats.length; seat++) {
      offs[layers.length - 1][0] = off[seat]
      for (let i = layers.length - 1; i > 0; i--) {
        backward(layers[i], sums[seat][i - 1], 0, offs[i])
        noteBiases(layers[i], offs[i])
        through(layers[i], offs[i], sums[seat][i - 1], offs[i - 1])
      }
      for (let n = 0; n < seats.length; n++)
        backward(first, seats[(seat + n) % seats.length], table.length + n * sizes.seat.length, offs[0])
      for (let n = 0; n < shared.length; n++) shared[n] += offs[0][n]
    }
    backward(first, table, 0, shared)
    noteBiases(first, shared)
  }

  /** Who is how far ahead decides games, so seats are weighed by how they differ from their table's average, and only a little as they are. */
  private offOf(example: Example): Float64Array {
    const { foreseen, ends } = example
    const off = this.judge(example).map((more, seat) => foreseen[seat] + more - ends[seat])
    const average = off.reduce((sum, one) => sum + one, 0) / off.length
    return off.map((one) => (one - average + AS_IT_IS * one) / this.margin)
  }
}
