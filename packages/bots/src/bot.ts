import type { Answer, AnswerList, AnyGame, Rng, Seat } from '@quayside/kernel'

/** A player made of code. */
export interface Bot {
  readonly id: string
  /** Picks one of the legal answers of a seat to move; it must leave the state as it is. */
  choose(game: AnyGame, state: unknown, seat: Seat, legal: AnswerList, rng: Rng): Answer
}
