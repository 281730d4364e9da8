import {
  type Answer,
  AnswerList,
  type AnyGame,
  type AnyJudgement,
  firstSeat,
  type Options,
  Rng,
  Story,
} from '@quayside/kernel'
import { MOST_ANSWERS, promise } from '../search/promise.ts'
import type { Asked } from '../search/simulation.ts'
import { finalPoints } from '../search/value.ts'
import type { Row } from './ridge.ts'

/** A seat in the middle of a game, and how it ended. */
export interface Example extends Row {
  /** Its score as it stood. */
  readonly now: number
}

/** All seats at a moment of a game. */
export interface Moment {
  readonly clock: number
  readonly seats: readonly Example[]
}

/** One answer in so many is drawn by what each promises, so that games differ. */
const DRAWN = 8
/** Of the moments at which a search may stop and judge, one in so many is kept; they are much alike. */
const KEPT = 2

/** Plays a game by the policy, with a little noise; `watch` sees every question before it is answered. */
export function playWith(
  { game, judgement }: { readonly game: AnyGame; readonly judgement: AnyJudgement },
  options: Options,
  seed: string,
  watch: (asked: Asked, legal: AnswerList, rng: Rng) => void,
): unknown {
  const rng = new Rng(`tuning ${seed}`)
  const story = new Story(false)
  const legal = new AnswerList()
  const state = game.setup(options, seed, story)
  for (let moving = game.toMove(state); moving !== 0; moving = game.toMove(state)) {
    const asked: Asked = { game, judgement, state, seat: firstSeat(moving) }
    legal.clear()
    game.legal(state, asked.seat, legal)
    watch(asked, legal, rng)
    story.clear()
    game.apply(state, asked.seat, answerTo(asked, legal, rng), story)
  }
  return state
}

function answerTo({ judgement, state, seat }: Asked, legal: AnswerList, rng: Rng): Answer {
  if (legal.count === 1) return legal.at(0)
  if (rng.below(DRAWN) > 0) return judgement.quick(state, seat, legal, rng)
  promise(judgement, state, seat, legal, weights)
  let drawn = rng.below(FINE) / FINE
  let i = 0
  while (i < legal.count - 1 && drawn >= weights[i]) drawn -= weights[i++]
  return legal.at(i)
}

const weights = new Float64Array(MOST_ANSWERS)
const FINE = 1 << 30

/** The features of all seats at some moments of a game, chosen at random when its clock moves on. */
export function momentsOf(game: AnyGame, judgement: AnyJudgement, options: Options, seed: string): Moment[] {
  const { model } = judgement
  if (!model) return []
  const moments: { clock: number; seats: { now: number; found: Float64Array }[] }[] = []
  let last = 0
  const state = playWith({ game, judgement }, options, seed, ({ state }, _legal, rng) => {
    const clock = judgement.clock(state)
    if (clock <= last) return
    last = clock
    if (rng.below(KEPT) > 0) return
    const seats = game.score(state, 'referee').map(({ total }, seat) => {
      const found = new Float64Array(model.features.length)
      model.measure(state, seat, found)
      return { now: total ?? 0, found }
    })
    moments.push({ clock, seats })
  })
  const points = new Float64Array(game.score(state, 'referee').length)
  finalPoints(game, state, points)
  return moments.map(({ clock, seats }) => ({
    clock,
    seats: seats.map((seen, seat) => ({ ...seen, end: points[seat] })),
  }))
}
