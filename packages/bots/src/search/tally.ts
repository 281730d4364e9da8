import type { Answer, Seat } from '@quayside/kernel'

/** One of several parts of a search: all weigh the same ways to answer, each in truths of its own and with its share of the simulations. */
export interface Part {
  readonly index: number
  readonly of: number
}

export const WHOLE: Part = { index: 0, of: 1 }

/** What was found out about a way to answer, as sums: those of several parts add up. */
export interface Tally<A = Answer> {
  /** Which of the ways it is; in all parts the same. */
  readonly way: number
  /** Answers, or the texts of them where tallies are sent elsewhere. */
  readonly answers: readonly A[]
  /** What the answers promise at first sight, on the scale of values. */
  readonly promise: number
  readonly simulations: number
  /** By seat, over all simulations. */
  readonly values: readonly number[]
  readonly points: readonly number[]
  readonly squares: readonly number[]
  /** Whether it was among those that the search looked at to its end. */
  readonly last: boolean
}

/** What a part of a search has found: plain data. */
export interface Found<A = Answer> {
  readonly part: Part
  readonly seat: Seat
  /** How many simulations a promise counts as. */
  readonly trust: number
  readonly ways: readonly Tally<A>[]
}

/** What a search has found out about a way to answer. */
export interface Finding<A = Answer> {
  /** Which of the ways it is, as listeners are told. */
  readonly way: number
  readonly answers: readonly A[]
  readonly simulations: number
  /** What the seat that asks may hope for, as simulations and the policy's opinion say together. */
  readonly hope: number
  /** What simulations came to on average, by seat. */
  readonly values: readonly number[]
  readonly points: readonly number[]
  /** How unsure simulations leave what the seat may hope for: the standard error of its value. */
  readonly error: number
}

/** Answers that are given without a search, as what one would have found. */
export const foregone = (seat: Seat, answers: readonly Answer[], part: Part): Found => ({
  part,
  seat,
  trust: 0,
  ways: [{ way: 0, answers, promise: 0, simulations: 0, values: [], points: [], squares: [], last: true }],
})

/** The same with the answers in other words. */
export const told = <A, B>(found: Found<A>, tell: (answer: A) => B): Found<B> => ({
  ...found,
  ways: found.ways.map((way) => ({ ...way, answers: way.answers.map(tell) })),
})

/**
 * What all parts have found together, the best first. Parts may be missing, and come in any order. Those that some part looked at to its end
 * come before all others; what was dropped early was seen too seldom to be compared with them.
 */
export function findings<A>(parts: readonly Found<A>[]): Finding<A>[] {
  const { seat, trust } = parts[0]
  const ways = summed(parts)
  const last = byValue(
    ways.filter((way) => way.last),
    trust,
    seat,
  )
  const rest = byValue(
    ways.filter((way) => !way.last),
    trust,
    seat,
  ).sort((a, b) => b.simulations - a.simulations)
  const usual = usualValue(ways, seat)
  return [...last, ...rest].map((way) => findingOf(way, trust, seat, usual))
}

/** By what a seat may hope for, the best first. */
export function byValue<T extends Tally<unknown>>(ways: readonly T[], trust: number, seat: Seat): T[] {
  const usual = usualValue(ways, seat)
  return ways.toSorted((a, b) => worthOf(b, trust, seat, usual) - worthOf(a, trust, seat, usual))
}

function findingOf<A>(way: Tally<A>, trust: number, seat: Seat, usual: number): Finding<A> {
  const { simulations } = way
  return {
    way: way.way,
    answers: way.answers,
    simulations,
    hope: Math.max(0, worthOf(way, trust, seat, usual)),
    values: way.values.map((sum) => sum / simulations),
    points: way.points.map((sum) => sum / simulations),
    error: errorOf(way, seat),
  }
}

/** In the order of the parts, so that sums are the same to the last digit whichever came first. */
function summed<A>(parts: readonly Found<A>[]): Tally<A>[] {
  const ways: Tally<A>[] = []
  for (const { ways: more } of parts.toSorted((a, b) => a.part.index - b.part.index)) {
    for (const way of more) ways[way.way] = ways[way.way] ? sumOf(ways[way.way], way) : way
  }
  return ways
}

const sumOf = <A>(one: Tally<A>, other: Tally<A>): Tally<A> => ({
  ...one,
  simulations: one.simulations + other.simulations,
  values: added(one.values, other.values),
  points: added(one.points, other.points),
  squares: added(one.squares, other.squares),
  last: one.last || other.last,
})

/** A part whose time was up may have none at all. */
const added = (one: readonly number[], other: readonly number[]): number[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, i) => (one[i] ?? 0) + (other[i] ?? 0))

/** What a seat may hope for, as promise and simulations say together; `usual` is what all ways come to on average. */
function worthOf({ promise, values, simulations }: Tally<unknown>, trust: number, seat: Seat, usual: number): number {
  return (trust * (usual + promise) + (values[seat] ?? 0)) / (trust + simulations)
}

/** Few simulations may agree by chance: they count as if two more had come to the middle of it all. */
function errorOf({ simulations, values, squares }: Tally<unknown>, seat: Seat): number {
  const mean = simulations > 0 ? values[seat] / simulations : 0.5
  const spread = (squares[seat] ?? 0) - simulations * mean * mean + 2 * (0.5 - mean) ** 2
  return Math.sqrt(Math.max(0, spread) / (simulations + 2) / Math.max(1, simulations))
}

/** What all simulations came to for a seat, on average. */
function usualValue(ways: readonly Tally<unknown>[], seat: Seat): number {
  let [sum, simulations] = [0, 0]
  for (const way of ways) {
    sum += way.values[seat] ?? 0
    simulations += way.simulations
  }
  return simulations > 0 ? sum / simulations : 0
}
