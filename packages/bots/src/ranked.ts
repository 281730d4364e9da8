import type { Seat } from '@quayside/kernel'
import { chanceOf, noiseOf } from './decide.ts'
import type { Finding } from './search/tally.ts'

/** What is told of a decision, whoever tells it: advice, or whoever looks on while it is found. */
export interface Ranked<A = string> {
  readonly finding: Finding<A>
  /** The chance to win. Those that are about equal to the first have one together. */
  readonly chance: number
  /** No better than the first and no worse, as far as can be told; the first itself where another is so. */
  readonly equal: boolean
}

/** Answers that are told of. */
export const MOST_TOLD = 3

/** The first is the answer; those that chance alone tells from it follow, with one number for all of them, and then the others by theirs. */
export function ranked<A>([seen, ...rest]: readonly Finding<A>[], seat: Seat): Ranked<A>[] {
  const others = rest.filter(({ simulations }) => simulations > 0).sort((a, b) => chanceOf(b, seat) - chanceOf(a, seat))
  const told = [seen, ...others.slice(0, MOST_TOLD - 1)]
  const isEqual = (finding: Finding<A>) =>
    Math.abs(chanceOf(finding, seat) - chanceOf(seen, seat)) <= noiseOf(finding, seen)
  const [equals, worse] = [told.filter(isEqual), told.filter((finding) => !isEqual(finding))]
  const made = equals.reduce((sum, { simulations }) => sum + simulations, 0)
  const together = equals.reduce((sum, finding) => sum + chanceOf(finding, seat) * finding.simulations, 0) / made
  const least = Math.max(together, ...worse.map((finding) => chanceOf(finding, seat)))
  const equal = equals.length > 1
  return [
    ...equals.map((finding) => ({ finding, chance: least, equal })),
    ...worse.map((finding) => ({ finding, chance: chanceOf(finding, seat), equal: false })),
  ]
}
