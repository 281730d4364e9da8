import { AnswerList, type Budget, Rng, type Seat } from '@quayside/kernel'
import { type Finding, type Limit, search } from './search/search.ts'
import { type Asked, Simulation } from './search/simulation.ts'
import { Edge } from './search/tree.ts'

/** How a question is decided, whoever asks: bots that answer it, advice on it, and reviews of answers to it are one search. */

/** Simulations that a question is worth to a grade: none if there is nothing to choose, or the policy knows well enough. */
export function simulationsFor({ game, judgement, state, seat }: Asked, grade: keyof Budget): number {
  const legal = new AnswerList()
  game.legal(state, seat, legal)
  const { share, forMasters } = judgement.care[game.question(state, seat)]
  if (legal.count === 1 || share === 0 || (forMasters && grade !== 'master')) return 0
  return Math.max(1, Math.round(judgement.budget[grade] * share))
}

/** What was found about ways to answer; the first is the answer. Without simulations it is the policy's, and nothing is known of others. */
export function decide(asked: Asked, seed: string, limit: Limit): readonly Finding[] {
  if (limit.simulations === 0) return [unseen(policyAnswer(asked, seed))]
  return byChance(search(asked, seed, limit), asked.seat)
}

function policyAnswer({ game, state, seat }: Asked, seed: string): Finding['answers'] {
  const legal = new AnswerList()
  game.legal(state, seat, legal)
  return [game.policy(state, seat, legal, new Rng(seed))]
}

const unseen = (answers: Finding['answers']): Finding => ({
  way: 0,
  answers,
  simulations: 0,
  hope: 0,
  values: [],
  points: [],
  error: 0,
  below: new Edge(),
})

/**
 * What a search trusts is what simulations and the policy's opinion say together. Where simulations alone tell another answer apart as the better
 * one, it is given: no opinion stands against what is seen.
 */
function byChance(found: readonly Finding[], seat: Seat): readonly Finding[] {
  const [first] = found
  const better = found.filter((other) => other.simulations > 0 && isAbove(other, first, seat))
  if (better.length === 0) return found
  const best = better.reduce((a, b) => (chanceOf(b, seat) > chanceOf(a, seat) ? b : a))
  return [best, ...found.filter((other) => other !== best)]
}

/** A seat's part of what all may hope for, as simulations have it: among equals everybody's is the same, and together they are 1. */
export function chanceOf({ values }: Pick<Finding, 'values'>, seat: Seat): number {
  const all = values.reduce((sum, value) => sum + value, 0)
  return all > 0 ? values[seat] / all : 0
}

/** What chance makes of a difference, in standard errors: what is less is not told apart. */
const SURE = 1.5

export const noiseOf = (a: Pick<Finding, 'error'>, b: Pick<Finding, 'error'>): number =>
  SURE * Math.hypot(a.error, b.error)

const isAbove = (a: Finding, b: Finding, seat: Seat): boolean => chanceOf(a, seat) - chanceOf(b, seat) > noiseOf(a, b)

/** Looks at a way to answer that was not searched, so that something can be told of it. */
export function looked(asked: Asked, finding: Finding, seed: string, simulations: number): Finding {
  const simulation = new Simulation(asked)
  const [values, points] = [[] as number[], [] as number[]]
  let squares = 0
  for (let truth = 0; truth < simulations; truth++) {
    simulation.run(finding.answers, finding.below, `${seed} ${truth}`)
    simulation.values.forEach((value, seat) => {
      values[seat] = (values[seat] ?? 0) + value / simulations
      points[seat] = (points[seat] ?? 0) + simulation.points[seat] / simulations
    })
    squares += simulation.values[asked.seat] ** 2 / simulations
  }
  const error = Math.sqrt(Math.max(0, squares - values[asked.seat] ** 2) / simulations)
  return { ...finding, simulations, hope: values[asked.seat], values, points, error }
}
