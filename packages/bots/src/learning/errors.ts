import type { Example } from './examples.ts'

/** How far off leads over the table's average are foreseen, as the root of the mean of the squares. */
export interface Off {
  /** By the linear model alone. */
  readonly linear: number
  /** With a part of the network's corrections. */
  readonly mixed: number
  /** How large a part: 1 is all of them. */
  readonly weight: number
}

/** Measures examples that nothing was learned from, with the given part of the corrections, else with the one that serves best. */
export function offBy(
  examples: readonly Example[],
  corrections: (example: Example) => Float64Array,
  given?: number,
): Off {
  let [count, squares, products, moves] = [0, 0, 0, 0]
  for (const example of examples) {
    const { foreseen, ends } = example
    const short = fromAverage(ends.map((end, seat) => end - foreseen[seat]))
    const more = fromAverage(corrections(example))
    for (let seat = 0; seat < short.length; seat++) {
      squares += short[seat] ** 2
      products += short[seat] * more[seat]
      moves += more[seat] ** 2
      count++
    }
  }
  const weight = given ?? (moves > 0 ? Math.min(1, Math.max(0, products / moves)) : 0)
  const mixed = squares - 2 * weight * products + weight ** 2 * moves
  return { linear: Math.sqrt(squares / count), mixed: Math.sqrt(Math.max(0, mixed) / count), weight }
}

function fromAverage(values: Float64Array): Float64Array {
  const average = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.map((value) => value - average)
}
