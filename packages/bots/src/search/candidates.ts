import { type Answer, AnswerList, includes, type Rng, Story } from '@quayside/kernel'
import { MOST_ANSWERS } from './promise.ts'
import type { Asked } from './simulation.ts'
import { Edge } from './tree.ts'

/** A way to answer that is weighed against the others: one answer, or all that make a whole. */
export interface Candidate {
  readonly answers: readonly Answer[]
  /** What it promises at first sight, in points below the most promising. */
  readonly behind: number
  readonly below: Edge
}

/** The longest of them: a mayor's workers, a plan. */
const LONGEST = 40

/** Answers that promise so many margins less than the best are not worth a simulation. */
const HOPELESS = 0.6

/** The most promising ways to answer, at most so many, the most promising first. */
export function candidates(asked: Asked, most: number, rng: Rng): Candidate[] {
  const { game, judgement, state, seat } = asked
  const legal = new AnswerList()
  game.legal(state, seat, legal)
  const worths = new Float64Array(MOST_ANSWERS)
  judgement.rate(state, seat, legal, worths)
  const order = Array.from({ length: legal.count }, (_, i) => i).sort((a, b) => worths[b] - worths[a])
  const first = worths[order[0]]
  const whole = judgement.care[game.question(state, seat)].whole === true
  const known = new Set<string>()
  const found: Candidate[] = []
  for (const i of order) {
    const behind = first - worths[i]
    if (found.length === most || (found.length > 0 && !(behind <= HOPELESS * judgement.margin))) break
    const answers = [legal.at(i)]
    if (whole) {
      const end = complete(asked, answers, rng)
      if (known.has(end)) continue
      known.add(end)
    }
    found.push({ answers, behind, below: new Edge() })
  }
  return found
}

/** Goes on as the policy would for as long as the same is asked, and tells what came of it: equal wholes come to the same. */
function complete({ game, judgement, state, seat }: Asked, answers: Answer[], rng: Rng): string {
  const copy = game.clone(state)
  const story = new Story(false)
  const legal = new AnswerList()
  const question = game.question(state, seat)
  game.apply(copy, seat, answers[0], story)
  while (
    answers.length < LONGEST &&
    story.barrier < 0 &&
    includes(game.toMove(copy), seat) &&
    game.question(copy, seat) === question
  ) {
    legal.clear()
    game.legal(copy, seat, legal)
    const answer = legal.count === 1 ? legal.at(0) : judgement.quick(copy, seat, legal, rng)
    answers.push(answer)
    game.apply(copy, seat, answer, story)
  }
  return game.hash(copy)
}
