import {
  type Answer,
  AnswerList,
  type AnyGame,
  type Course,
  type CourseStep,
  type Facts,
  firstSeat,
  Match,
  Rng,
  type Seat,
  Story,
} from '@quayside/kernel'
import type { Limit } from './search/search.ts'
import { type Asked, Simulation } from './search/simulation.ts'
import { Edge } from './search/tree.ts'
import { finalPoints, valuesOf } from './search/value.ts'
import { stopwatch } from './stopwatch.ts'

/** How the game is expected to go on after an answer: what a search tried most, then what the quick policy does, for about a round. */

/** An answer on the way, as it is written. Those that follow by themselves are left out. */
export interface ExpectedStep {
  readonly seat: Seat
  readonly answer: string
}

/** Rounds of the judgement's clock. */
const REACH = 1
/** More answers than this nobody steps through. */
const MOST_STEPS = 160
/** Of so many truths, the one is shown in which the first answer comes out best, and all come out most as they usually do. */
const TRUTHS = 5
/** More than any difference of values: an answer comes out better than the first, though it is told after it. */
const UNLIKE = 10

interface Played {
  readonly steps: readonly ExpectedStep[]
  /** What it comes to for the seat that asks. */
  readonly value: number
}

/** The truth that is told of, as a seed for `truthOf`, and how the game goes on in it after each answer. */
export interface Expected {
  readonly truth: string
  readonly courses: readonly (readonly ExpectedStep[])[]
}

/**
 * All ways to answer are followed in the same truth, so that what differs comes of the answers. A tree is grown anew below each, with so many
 * simulations in truths that all have in common: those of a search that was made elsewhere, in parts perhaps, are not at hand.
 */
export function expectedAfter(
  asked: Asked,
  ways: readonly (readonly Answer[])[],
  seed: string,
  limit: Limit,
): Expected {
  const trees = grown(asked, ways, seed, limit)
  const truths = Array.from({ length: TRUTHS }, (_, i) => `${seed} course ${i}`)
  const played = truths.map((truth) => ways.map((answers, i) => playCourse(asked, answers, trees[i], truth)))
  const means = ways.map((_, i) => played.reduce((sum, row) => sum + row[i].value, 0) / TRUTHS)
  const oddness = played.map((row) =>
    row.reduce((sum, { value }, i) => sum + Math.abs(value - means[i]) + (value > row[0].value ? UNLIKE : 0), 0),
  )
  const usual = oddness.indexOf(Math.min(...oddness))
  return { truth: truths[usual], courses: played[usual].map(({ steps }) => steps) }
}

/** What is tried after each of the ways to answer. */
function grown(
  asked: Asked,
  ways: readonly (readonly Answer[])[],
  seed: string,
  { simulations, milliseconds = Number.POSITIVE_INFINITY }: Limit,
): Edge[] {
  const trees = ways.map(() => new Edge())
  const simulation = new Simulation(asked)
  const until = stopwatch() + milliseconds
  for (let truth = 0; truth < simulations && stopwatch() < until; truth++) {
    for (const [i, answers] of ways.entries()) simulation.run(answers, trees[i], `${seed} tree ${truth}`)
  }
  return trees
}

function playCourse(asked: Asked, answers: readonly Answer[], below: Edge, truth: string): Played {
  const { game, judgement, seat: asker } = asked
  const rng = new Rng(truth)
  const state = game.resample(asked.state, asker, rng)
  const until = judgement.clock(state) + Math.min(judgement.horizon, REACH)
  const story = new Story(false)
  const legal = new AnswerList()
  const given = [...answers]
  const steps: ExpectedStep[] = []
  let edge: Edge | undefined = below

  const next = (seat: Seat): Answer => {
    if (given.length > 0 && seat === asker) {
      const answer = given.shift()!
      if (legal.has(answer)) return answer
      given.length = 0
    }
    if (legal.count === 1) return legal.at(0)
    const question = game.question(state, seat)
    if (edge && given.length === 0 && judgement.care[question].branches) {
      const followed = edge.node(seat, question)?.followed(legal)
      edge = followed?.edge
      if (followed) return followed.answer
    }
    return judgement.quick(state, seat, legal, rng)
  }

  while (
    game.toMove(state) !== 0 &&
    steps.length < MOST_STEPS &&
    (given.length > 0 || judgement.clock(state) < until)
  ) {
    const seat = firstSeat(game.toMove(state))
    legal.clear()
    game.legal(state, seat, legal)
    const answer = next(seat)
    if (legal.count > 1 || !game.mayForce(state, seat)) steps.push({ seat, answer: game.print(state, answer) })
    game.apply(state, seat, answer, story)
    story.clear()
  }
  return { steps, value: worthOf(asked, state) }
}

function worthOf({ game, judgement, seat }: Asked, state: unknown): number {
  const points = new Float64Array(game.score(state, 'referee').length)
  const values = new Float64Array(points.length)
  if (game.toMove(state) === 0) finalPoints(game, state, points)
  else judgement.foresee(state, points)
  valuesOf(points, judgement.margin, values)
  return values[seat]
}

/** The game as it stands in a truth that fits what a seat knows, to go on with step by step. */
export const truthOf = (game: AnyGame, state: unknown, seat: Seat, truth: string): Match =>
  Match.inThought(game, game.resample(state, seat, new Rng(truth)))

/** Goes through expected steps by the referee, as a seat sees them: what is told of each, and the state after it. */
export function* goThrough(match: Match, steps: readonly ExpectedStep[], viewer: Seat): Generator<CourseStep<unknown>> {
  for (const { seat, answer } of steps) {
    const told = match.answer(seat, answer)
    if (!told.ok) throw new Error(`${seat} ${answer}: ${told.error.message}`)
    const events: Facts[] = match.eventsFor(viewer, told.value)
    yield { seat, events, state: match.state }
  }
}

/** The same as a course, with every state kept. */
export function courseOf(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  truth: string,
  steps: readonly ExpectedStep[],
): Course<unknown> {
  const match = truthOf(game, state, seat, truth)
  const begin = game.clone(match.state)
  const kept = Array.from(goThrough(match, steps, seat), (step) => ({ ...step, state: game.clone(step.state) }))
  return { begin, steps: kept }
}
