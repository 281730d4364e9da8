import { type Answer, AnswerList, type AnyGame, type AnyJudgement, firstSeat, Rng, Story } from '@quayside/kernel'
import { MOST_ANSWERS } from './promise.ts'
import type { Asked } from './simulation.ts'
import type { Found, Part, Tally } from './tally.ts'
import { finalPoints, valuesOf } from './value.ts'

/**
 * The last answers of a game, gone through to the end one by one where they are few: each seat gives the one that is best for it. That says what is
 * best only if nothing hangs on chance or on what the seat cannot know; so it is done in several truths that fit what it knows, and unless all
 * of them come to the same for every answer, nothing is said, and the question is searched like any other.
 */

const TRUTHS = 4
/** The end is near if a game played on comes to it within so many choices. */
const NEAR = 10
/** So many answers may be given for each simulation that a search would have: as much work, or less. */
const ANSWERS_EACH = 8
const MOST_GIVEN = 8000

/** What every answer comes to; undefined where the end is too far, or not certain. */
export function solved(asked: Asked, seed: string, simulations: number, part: Part): Found | undefined {
  const most = Math.min(MOST_GIVEN, simulations * ANSWERS_EACH)
  if (!isNear(asked, seed, most / TRUTHS)) return undefined
  const answers = byPromise(asked)
  const solver = new Solver(asked, most)
  let known: readonly Outcome[] | undefined
  for (let truth = 0; truth < TRUTHS; truth++) {
    const outcomes = solver.solve(answers, `${seed} end ${truth}`)
    if (!outcomes || (known && !isSame(outcomes, known))) return undefined
    known ??= outcomes
  }
  return { part, seat: asked.seat, trust: 0, ways: known!.map((outcome, way) => tallyOf(outcome, way, solver.ends)) }
}

interface Outcome {
  readonly answer: Answer
  readonly points: readonly number[]
  readonly values: readonly number[]
}

const isSame = (some: readonly Outcome[], others: readonly Outcome[]): boolean =>
  some.every(({ points }, i) => points.every((its, seat) => its === others[i].points[seat]))

/** As if simulations had come to it: as many as there were ends, for that is how sure it is. */
const tallyOf = ({ answer, points, values }: Outcome, way: number, ends: number): Tally => ({
  way,
  answers: [answer],
  promise: 0,
  simulations: ends,
  values: values.map((value) => value * ends),
  points: points.map((its) => its * ends),
  squares: values.map((value) => value * value * ends),
  last: true,
})

/** Whether the game, played on by the quick policy, ends so soon that all other ways to play it can be tried too. */
function isNear({ game, judgement, state, seat: asker }: Asked, seed: string, most: number): boolean {
  const rng = new Rng(`${seed} near`)
  const copy = game.resample(state, asker, rng)
  const [legal, story] = [new AnswerList(), new Story(false)]
  let [choices, ways] = [0, 1]
  for (let moving = game.toMove(copy); moving !== 0; moving = game.toMove(copy)) {
    const seat = firstSeat(moving)
    list(game, copy, seat, legal)
    if (legal.count > 1) {
      ways *= legal.count
      if (++choices > NEAR || ways > most) return false
    }
    game.apply(copy, seat, legal.count === 1 ? legal.at(0) : judgement.quick(copy, seat, legal, rng), story)
    story.clear()
  }
  return true
}

/** Of answers that come to the same, the one that promises most at first sight is the first. */
function byPromise({ game, judgement, state, seat }: Asked): Answer[] {
  const legal = new AnswerList()
  list(game, state, seat, legal)
  const worths = new Float64Array(MOST_ANSWERS)
  judgement.rate(state, seat, legal, worths)
  const order = Array.from({ length: legal.count }, (_, i) => i).sort((a, b) => worths[b] - worths[a])
  return order.map((i) => legal.at(i))
}

class Solver {
  /** How many ends of the game were looked at. */
  ends = 0
  private given = 0
  private readonly game: AnyGame
  private readonly judgement: AnyJudgement
  private readonly asked: Asked
  private readonly most: number
  private readonly story = new Story(false)
  private readonly lists: AnswerList[] = []

  constructor(asked: Asked, most: number) {
    this.asked = asked
    this.game = asked.game
    this.judgement = asked.judgement
    this.most = most
  }

  /** What each answer comes to in a truth, in the order of the answers; undefined where there is too much to try. */
  solve(answers: readonly Answer[], seed: string): Outcome[] | undefined {
    const { game, asked } = this
    const state = game.resample(asked.state, asked.seat, new Rng(seed))
    const outcomes: Outcome[] = []
    for (const answer of answers) {
      const copy = game.clone(state)
      this.give(copy, asked.seat, answer)
      const points = this.best(copy, 0)
      if (!points) return undefined
      outcomes.push({ answer, points: [...points], values: [...this.valued(points)] })
    }
    return outcomes
  }

  /** The points at the end if everybody goes on as is best for him. */
  private best(state: unknown, depth: number): Float64Array | undefined {
    const { game } = this
    const moving = game.toMove(state)
    if (moving === 0) return this.pointsAt(state)
    if (this.given > this.most) return undefined
    const seat = firstSeat(moving)
    this.lists[depth] ??= new AnswerList()
    const legal = this.lists[depth]
    list(game, state, seat, legal)
    let found: Float64Array | undefined
    let most = -Infinity
    for (let i = 0; i < legal.count; i++) {
      const copy = legal.count === 1 ? state : game.clone(state)
      this.give(copy, seat, legal.at(i))
      const points = this.best(copy, depth + 1)
      if (!points) return undefined
      const value = this.valued(points)[seat]
      if (value <= most) continue
      most = value
      found = points
    }
    return found
  }

  private pointsAt(state: unknown): Float64Array {
    this.ends++
    const points = new Float64Array(this.game.score(state, 'referee').length)
    finalPoints(this.game, state, points)
    return points
  }

  private valued(points: Float64Array): Float64Array {
    const values = new Float64Array(points.length)
    valuesOf(points, this.judgement.margin, values, true)
    return values
  }

  private give(state: unknown, seat: number, answer: Answer): void {
    this.given++
    this.game.apply(state, seat, answer, this.story)
    this.story.clear()
  }
}

function list(game: AnyGame, state: unknown, seat: number, legal: AnswerList): void {
  legal.clear()
  game.legal(state, seat, legal)
}
