import { Rng, type Seat } from '@quayside/kernel'
import { decide, simulationsFor } from '../decide.ts'
import type { Limit } from '../search/search.ts'
import { type Asked, Simulation } from '../search/simulation.ts'
import { Edge } from '../search/tree.ts'
import { stopwatch } from '../stopwatch.ts'
import type { Mind } from '../think.ts'
import type { Decision } from './decisions.ts'

/** From what was clearly better than all else, by what nothing was clearly better than, to what may have cost the game. */
export const QUALITIES = ['best', 'equal', 'good', 'slip', 'blunder'] as const
export type Quality = (typeof QUALITIES)[number]

/** How good an answer was. */
export interface Review {
  /** Lines of the record before it. */
  readonly line: number
  readonly seat: Seat
  readonly quality: Quality
  /** The chance to win that it gave away, as far as can be told. */
  readonly lost: number
  /** What a search would have answered, as it is written. */
  readonly best: readonly string[]
}

/** How much of the chance to win an answer must give away to be called a slip or a blunder. */
const SLIP = 0.05
const BLUNDER = 0.12
/** Smaller losses are not told apart from chance. */
const NOISE = 0.015
/** A difference counts if it is so many standard errors large. */
const SURE = 2

/** Of what a master thinks, the part that goes into finding the best answer, and at most as much again into comparing. */
const CARE = 1 / 16
const FEWEST = 24
/** Pairs of playouts between two looks at whether it is clear by now. */
const BATCH = 8

/**
 * Compares an answer with the one that a master would find in a shorter time, both in the same truths. Half of the time is for each. Only what is
 * better by more than chance explains is called the best.
 */
export function review(decision: Decision, { game, judgement }: Mind, seed: string, milliseconds: number): Review {
  const { line, seat, answers } = decision
  const state = game.resample(decision.state, seat, new Rng(`${seed} state`))
  const asked: Asked = { game, judgement, state, seat }
  const worth = simulationsFor(asked, 'master')
  const limit = { simulations: Math.max(FEWEST, Math.round(worth * CARE)), milliseconds: milliseconds / 2 }
  const [found, second] = decide(asked, seed, worth > 0 ? limit : { simulations: 0 })
  const best = found.answers.map((answer) => game.print(state, answer))
  if (found.answers.every((answer, i) => answer === answers[i])) {
    const ahead = second && compare(asked, found.answers, second.answers, limit, seed)
    const clear = ahead && ahead.mean > Math.max(NOISE, SURE * ahead.error)
    return { line, seat, quality: clear ? 'best' : 'equal', lost: 0, best }
  }
  const { mean, error } = compare(asked, found.answers, answers, limit, seed)
  const lost = Math.max(0, mean)
  return { line, seat, quality: qualityOf(lost, error), lost, best }
}

function qualityOf(lost: number, error: number): Quality {
  if (lost <= Math.max(NOISE, error)) return 'equal'
  if (lost < Math.max(SLIP, SURE * error)) return 'good'
  return lost < BLUNDER ? 'slip' : 'blunder'
}

/** What one way to answer is worth above another as a part of what all seats may hope for, and how sure that is. */
function compare(
  asked: Asked,
  one: Decision['answers'],
  other: Decision['answers'],
  { simulations, milliseconds }: Required<Limit>,
  seed: string,
): { mean: number; error: number } {
  const until = stopwatch() + milliseconds
  const simulation = new Simulation(asked)
  const [below, otherBelow] = [new Edge(), new Edge()]
  let [count, sum, squares] = [0, 0, 0]
  const value = (answers: Decision['answers'], edge: Edge): number => {
    simulation.run(answers, edge, `${seed} pair ${count}`)
    const { values } = simulation
    return values[asked.seat] / values.reduce((all, own) => all + own, 0)
  }
  for (;;) {
    const more = value(one, below) - value(other, otherBelow)
    count++
    sum += more
    squares += more * more
    if (count % BATCH !== 0) continue
    const mean = sum / count
    const error = Math.sqrt(Math.max(0, squares / count - mean * mean) / count)
    const clear = mean + SURE * error < SLIP || mean - SURE * error > BLUNDER
    if (clear || count >= simulations || stopwatch() > until) return { mean, error }
  }
}
