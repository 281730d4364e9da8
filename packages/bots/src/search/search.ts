import { type Answer, Rng } from '@quayside/kernel'
import { stopwatch } from '../stopwatch.ts'
import { type Candidate, candidates } from './candidates.ts'
import { type Asked, Simulation } from './simulation.ts'
import { byValue, type Finding, type Found, findings, type Part, type Tally, WHOLE } from './tally.ts'
import type { Edge } from './tree.ts'
import { valueOfPoint } from './value.ts'

/** When a search ends: after so many simulations, sooner if its time is up. */
export interface Limit {
  readonly simulations: number
  /** Where this cuts a search short, results depend on the machine; without it they depend on the seed alone. */
  readonly milliseconds?: number
}

/** Called after every simulation, for callers that need more than its result. */
export type Listener = (way: number, simulation: Simulation) => void

/** Simulations for each candidate at the least: with fewer, candidates could not be told apart. */
const SIMULATIONS_EACH = 6
const FEWEST = 4

/** Weighs the ways to answer a question. The best comes first. */
export const search = (asked: Asked, seed: string, limit: Limit, listener?: Listener): Finding[] =>
  findings([searchInPart(asked, seed, limit, WHOLE, listener)])

/**
 * One part of a search: tries all ways in the same truths at first, then again and again the better half of them (sequential halving). The
 * limit's simulations are those of all parts together, its time is each one's own.
 */
export function searchInPart(asked: Asked, seed: string, limit: Limit, part: Part, listener?: Listener): Found {
  const { game, judgement, state, seat } = asked
  const { trust } = judgement.care[game.question(state, seat)]
  const most = Math.max(FEWEST, Math.floor(limit.simulations / SIMULATIONS_EACH))
  const ways = candidates(asked, most, new Rng(`${seed} ways`)).map((one, i) => new Way(one, i, judgement.margin))
  const simulations = limit.simulations / part.of
  const simulation = new Simulation(asked)
  const until = limit.milliseconds === undefined ? Infinity : stopwatch() + limit.milliseconds
  const rounds = Math.max(1, Math.ceil(Math.log2(ways.length)))
  let truth = 0
  const simulate = (way: Way) => {
    simulation.run(way.answers, way.below, `${seed} ${truth * part.of + part.index}`)
    way.note(simulation)
    listener?.(way.way, simulation)
  }
  // The only way needs no simulation to be chosen, but whoever listens wants to know where it leads.
  if (ways.length === 1 && listener) for (; truth < FEWEST; truth++) simulate(ways[0])
  let alive = ways
  for (let left = ways; left.length > 1; left = byValue(left, trust, seat).slice(0, Math.ceil(left.length / 2))) {
    alive = left
    const each = Math.max(1, Math.round(simulations / (rounds * alive.length)))
    for (let n = 0; n < each; n++, truth++) {
      for (const way of alive) {
        if (stopwatch() > until) return found()
        simulate(way)
      }
    }
  }
  return found()

  function found(): Found {
    return { part, seat, trust, ways: ways.map((way) => way.tally(alive.includes(way))) }
  }
}

class Way implements Tally {
  readonly way: number
  readonly answers: readonly Answer[]
  readonly below: Edge
  readonly promise: number
  readonly last = false
  simulations = 0
  readonly values: number[] = []
  readonly points: number[] = []
  readonly squares: number[] = []

  constructor({ answers, behind, below }: Candidate, way: number, margin: number) {
    this.way = way
    this.answers = answers
    this.below = below
    // Nothing is behind the first, even where all are hopeless.
    this.promise = way === 0 ? 0 : -behind * valueOfPoint(margin)
  }

  note({ values, points }: Simulation): void {
    this.simulations++
    for (let i = 0; i < values.length; i++) {
      this.values[i] = (this.values[i] ?? 0) + values[i]
      this.points[i] = (this.points[i] ?? 0) + points[i]
      this.squares[i] = (this.squares[i] ?? 0) + values[i] * values[i]
    }
  }

  tally(last: boolean): Tally {
    const { way, answers, promise, simulations, values, points, squares } = this
    return { way, answers, promise, simulations, values, points, squares, last }
  }
}
