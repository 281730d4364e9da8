import { type Answer, Rng } from '@quayside/kernel'
import { stopwatch } from '../stopwatch.ts'
import { type Candidate, candidates } from './candidates.ts'
import { type Asked, Simulation } from './simulation.ts'
import type { Edge } from './tree.ts'
import { valueOfPoint } from './value.ts'

/** When a search ends: after so many simulations, sooner if its time is up. */
export interface Limit {
  readonly simulations: number
  /** Where this cuts a search short, results depend on the machine; without it they depend on the seed alone. */
  readonly milliseconds?: number
}

/** What a search has found out about a way to answer. */
export interface Finding {
  /** Which of the ways it is, as listeners are told. */
  readonly way: number
  readonly answers: readonly Answer[]
  readonly simulations: number
  /** What the seat that asks may hope for, as simulations and the policy's opinion say together. */
  readonly hope: number
  /** What simulations came to on average, by seat. */
  readonly values: readonly number[]
  readonly points: readonly number[]
  /** How unsure simulations leave what the seat may hope for: the standard error of its value. */
  readonly error: number
  /** What was tried after it. */
  readonly below: Edge
}

/** Called after every simulation, for callers that need more than its result. */
export type Listener = (way: number, simulation: Simulation) => void

/** Simulations for each candidate at the least: with fewer, candidates could not be told apart. */
const SIMULATIONS_EACH = 6
const FEWEST = 4

/**
 * Weighs the ways to answer a question: all in the same truths at first, then again and again the better half of them (sequential halving).
 * The best comes first.
 */
export function search(asked: Asked, seed: string, limit: Limit, listener?: Listener): Finding[] {
  const { game, judgement, state, seat } = asked
  const { trust } = judgement.care[game.question(state, seat)]
  const most = Math.max(FEWEST, Math.floor(limit.simulations / SIMULATIONS_EACH))
  const ways = candidates(asked, most, new Rng(`${seed} ways`)).map(
    (candidate, i) => new Way(candidate, i, judgement.margin, trust),
  )
  const simulation = new Simulation(asked)
  const until = limit.milliseconds === undefined ? Infinity : stopwatch() + limit.milliseconds
  const rounds = Math.max(1, Math.ceil(Math.log2(ways.length)))
  const simulate = (way: Way, truth: number) => {
    simulation.run(way.candidate.answers, way.candidate.below, `${seed} ${truth}`)
    way.note(simulation)
    listener?.(way.number, simulation)
  }
  // The only way needs no simulation to be chosen, but whoever listens wants to know where it leads.
  if (ways.length === 1 && listener) for (let truth = 0; truth < FEWEST; truth++) simulate(ways[0], truth)
  let alive = ways
  let truth = 0
  while (alive.length > 1) {
    const each = Math.max(1, Math.round(limit.simulations / (rounds * alive.length)))
    for (let n = 0; n < each; n++, truth++) {
      for (const way of alive) {
        if (stopwatch() > until) return ordered(ways, alive, seat)
        simulate(way, truth)
      }
    }
    alive = byValue(alive, seat).slice(0, Math.ceil(alive.length / 2))
  }
  return ordered(ways, alive, seat)
}

class Way {
  readonly candidate: Candidate
  readonly number: number
  /** What the promise is worth on the scale of values, and how many simulations it counts as. */
  private readonly promise: number
  private readonly trust: number
  simulations = 0
  private values: number[] = []
  private points: number[] = []
  private squares: number[] = []

  constructor(candidate: Candidate, number: number, margin: number, trust: number) {
    this.candidate = candidate
    this.number = number
    this.promise = -candidate.behind * valueOfPoint(margin)
    this.trust = trust
  }

  note({ values, points }: Simulation): void {
    this.simulations++
    for (let i = 0; i < values.length; i++) {
      this.values[i] = (this.values[i] ?? 0) + values[i]
      this.points[i] = (this.points[i] ?? 0) + points[i]
      this.squares[i] = (this.squares[i] ?? 0) + values[i] * values[i]
    }
  }

  /** What a seat may hope for, as its promise and the simulations say together; `usual` is what all ways come to on average. */
  value(seat: number, usual: number): number {
    return (this.trust * (usual + this.promise) + this.sum(seat)) / (this.trust + this.simulations)
  }

  sum(seat: number): number {
    return this.values[seat] ?? 0
  }

  /** Few simulations may agree by chance: they count as if two more had come to the middle of it all. */
  error(seat: number): number {
    const { simulations } = this
    const mean = simulations > 0 ? this.sum(seat) / simulations : 0.5
    const spread = (this.squares[seat] ?? 0) - simulations * mean * mean + 2 * (0.5 - mean) ** 2
    return Math.sqrt(Math.max(0, spread) / (simulations + 2) / Math.max(1, simulations))
  }

  finding(seat: number, usual: number): Finding {
    const { simulations } = this
    return {
      way: this.number,
      answers: this.candidate.answers,
      simulations,
      hope: Math.max(0, this.value(seat, usual)),
      values: this.values.map((sum) => sum / simulations),
      points: this.points.map((sum) => sum / simulations),
      error: this.error(seat),
      below: this.candidate.below,
    }
  }
}

/** What all simulations came to for a seat, on average. */
function usualValue(ways: readonly Way[], seat: number): number {
  let [sum, simulations] = [0, 0]
  for (const way of ways) {
    sum += way.sum(seat)
    simulations += way.simulations
  }
  return simulations > 0 ? sum / simulations : 0
}

function byValue(ways: readonly Way[], seat: number): Way[] {
  const usual = usualValue(ways, seat)
  return ways.toSorted((a, b) => b.value(seat, usual) - a.value(seat, usual))
}

/** Those that were looked at longest first; what was dropped early was seen too seldom to be compared with them. */
function ordered(ways: readonly Way[], alive: readonly Way[], seat: number): Finding[] {
  const best = byValue(alive, seat)
  const rest = ways.filter((way) => !alive.includes(way))
  const longest = byValue(rest, seat).sort((a, b) => b.simulations - a.simulations)
  const usual = usualValue(ways, seat)
  return [...best, ...longest].map((way) => way.finding(seat, usual))
}
