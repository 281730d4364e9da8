import { AnswerList, type AnyGame, type Options, Rng, Story, seatsIn } from '@quayside/kernel'
import { checkGame, type Violation } from '@quayside/kernel/laws'

/** What a crew plays: `count` games, each with the next row of options and a seed made of `seed` and its number. */
export interface Order {
  readonly game: string
  /** A data pack to play it with instead of its own data. */
  readonly pack?: unknown
  readonly rows: readonly Options[]
  readonly count: number
  readonly seed: string
  readonly check: boolean
}

export interface TrialResult {
  readonly answers: number
  readonly violation: Violation | null
}

/** Plays game number `index` of an order; the same number is the same game on any machine and any number of threads. */
export function trial(game: AnyGame, order: Order, index: number): TrialResult {
  const options = order.rows[index % order.rows.length]
  const seed = `${order.seed} ${index}`
  return order.check ? checkGame(game, options, seed) : { answers: playOut(game, options, seed), violation: null }
}

/** A random game with nothing around it. */
function playOut(game: AnyGame, options: Options, seed: string): number {
  const story = new Story(false)
  const rng = new Rng(`random ${seed}`)
  const list = new AnswerList()
  const state = game.setup(options, seed, story)
  let answers = 0
  for (;;) {
    const seats = seatsIn(game.toMove(state))
    if (seats.length === 0) return answers
    const seat = seats[rng.below(seats.length)]
    list.clear()
    game.legal(state, seat, list)
    if (list.count > 1) answers++
    game.apply(state, seat, list.at(rng.below(list.count)), story)
  }
}
