import { type Answer, AnswerList, type Budget, Rng, type Seat } from '@quayside/kernel'
import { solved } from './search/endgame.ts'
import { type Limit, searchInPart } from './search/search.ts'
import { type Asked, Simulation } from './search/simulation.ts'
import { type Finding, type Found, findings, foregone, type Part, WHOLE } from './search/tally.ts'
import { Edge } from './search/tree.ts'

/** How a question is decided, whoever asks: bots that answer it, advice on it, and reviews of answers to it are one search. */

/** Simulations that a question is worth to a grade: none if there is nothing to choose, or the policy knows well enough. */
export function simulationsFor({ game, judgement, state, seat }: Asked, grade: keyof Budget): number {
  const legal = new AnswerList()
  game.legal(state, seat, legal)
  const { share, forMasters } = judgement.care[game.question(state, seat)]
  if (legal.count === 1 || share === 0 || (forMasters && grade === 'strong')) return 0
  return Math.max(1, Math.round(judgement.budget[grade] * share))
}

/** What a part of the thought finds about ways to answer: all that can come, where that is little. Without simulations it is the policy's answer, and nothing is known of others. */
export function weigh(asked: Asked, seed: string, limit: Limit, part: Part): Found {
  if (limit.simulations === 0) return foregone(asked.seat, policyAnswer(asked, seed), part)
  return solved(asked, seed, limit.simulations, part) ?? searchInPart(asked, seed, limit, part)
}

/** What all parts have found together; the first is the answer. */
export const decided = <A>(parts: readonly Found<A>[]): readonly Finding<A>[] =>
  byChance(findings(parts), parts[0].seat)

/** The same by one who thinks alone. */
export const decide = (asked: Asked, seed: string, limit: Limit): readonly Finding[] =>
  decided([weigh(asked, seed, limit, WHOLE)])

function policyAnswer({ game, state, seat }: Asked, seed: string): readonly Answer[] {
  const legal = new AnswerList()
  game.legal(state, seat, legal)
  return [game.policy(state, seat, legal, new Rng(seed))]
}

/**
 * What a search trusts is what simulations and the policy's opinion say together. Where simulations alone tell another answer apart as the better
 * one, it is given: no opinion stands against what is seen.
 */
function byChance<A>(found: readonly Finding<A>[], seat: Seat): readonly Finding<A>[] {
  const [first] = found
  const better = found.filter((other) => other.simulations > 0 && isAbove(other, first, seat))
  if (better.length === 0) return found
  const best = better.reduce((a, b) => (chanceOf(b, seat) > chanceOf(a, seat) ? b : a))
  return [best, ...found.filter((other) => other !== best)]
}

/** A seat's part of what all may hope for, as simulations have it: among equals everybody's is the same, and together they are 1. */
export function chanceOf({ values }: Pick<Finding<unknown>, 'values'>, seat: Seat): number {
  const all = values.reduce((sum, value) => sum + value, 0)
  return all > 0 ? values[seat] / all : 0
}

/** What chance makes of a difference, in standard errors: what is less is not told apart. */
const SURE = 1.5

export const noiseOf = (a: Pick<Finding<unknown>, 'error'>, b: Pick<Finding<unknown>, 'error'>): number =>
  SURE * Math.hypot(a.error, b.error)

const isAbove = (a: Finding<unknown>, b: Finding<unknown>, seat: Seat): boolean =>
  chanceOf(a, seat) - chanceOf(b, seat) > noiseOf(a, b)

/** Looks at a way to answer that was not searched, so that something can be told of it. */
export function looked<A>(
  asked: Asked,
  finding: Finding<A>,
  answers: readonly Answer[],
  seed: string,
  simulations: number,
): Finding<A> {
  const simulation = new Simulation(asked)
  const below = new Edge()
  const [values, points] = [[] as number[], [] as number[]]
  let squares = 0
  for (let truth = 0; truth < simulations; truth++) {
    simulation.run(answers, below, `${seed} ${truth}`)
    simulation.values.forEach((value, seat) => {
      values[seat] = (values[seat] ?? 0) + value / simulations
      points[seat] = (points[seat] ?? 0) + simulation.points[seat] / simulations
    })
    squares += simulation.values[asked.seat] ** 2 / simulations
  }
  const error = Math.sqrt(Math.max(0, squares - values[asked.seat] ** 2) / simulations)
  return { ...finding, simulations, hope: values[asked.seat], values, points, error }
}
