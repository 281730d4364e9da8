import { type Answer, AnswerList, firstSeat, type Options, Rng, type Seat, Story } from '@quayside/kernel'
import { decide } from '../decide.ts'
import { MOST_ANSWERS, promise } from '../search/promise.ts'
import type { Asked } from '../search/simulation.ts'
import type { Mind } from '../think.ts'

/** A game that was played to learn from: all its answers, so that it can be looked at again with other eyes. */
export interface KeptGame {
  readonly options: Options
  readonly seed: string
  readonly answers: readonly Answer[]
}

/** One answer in so many is drawn by what each promises, so that games differ. */
const DRAWN = 16

/**
 * Plays a game by itself. A turn is worth so many simulations; a question whose share of them is less than one, and every question if there
 * are none, is answered by the quick policy.
 */
export function keptGame(mind: Mind, options: Options, seed: string, simulations: number): KeptGame {
  const { game, judgement } = mind
  const rng = new Rng(`learning ${seed}`)
  const story = new Story(false)
  const legal = new AnswerList()
  const state = game.setup(options, seed, story)
  const answers: Answer[] = []
  let whole: readonly Answer[] = []
  let by: Seat = 0
  for (let moving = game.toMove(state); moving !== 0; moving = game.toMove(state)) {
    const seat = firstSeat(moving)
    legal.clear()
    game.legal(state, seat, legal)
    if (seat !== by || whole.length === 0 || !legal.has(whole[0])) whole = answersTo({ game, judgement, state, seat })
    by = seat
    answers.push(whole[0])
    story.clear()
    game.apply(state, seat, whole[0], story)
    whole = whole.slice(1)
  }
  return { options, seed, answers }

  function answersTo(asked: Asked): readonly Answer[] {
    const { seat } = asked
    if (legal.count === 1) return [legal.at(0)]
    if (rng.below(DRAWN) === 0) return [drawn(asked, legal, rng)]
    const share = judgement.care[game.question(state, seat)].share * simulations
    if (share < 1) return [judgement.quick(state, seat, legal, rng)]
    const known = game.resample(state, seat, rng)
    const [{ answers }] = decide({ ...asked, state: known }, rng.seed(), { simulations: Math.round(share) })
    return answers
  }
}

function drawn({ judgement, state, seat }: Asked, legal: AnswerList, rng: Rng): Answer {
  promise(judgement, state, seat, legal, weights)
  let left = rng.below(FINE) / FINE
  let i = 0
  while (i < legal.count - 1 && left >= weights[i]) left -= weights[i++]
  return legal.at(i)
}

const weights = new Float64Array(MOST_ANSWERS)
const FINE = 1 << 30
