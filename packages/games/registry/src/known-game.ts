import type { AnyGame, AnyJudgement } from '@quayside/kernel'

/** A game and what it knows of good play, both under the same rules. */
export interface KnownGame {
  readonly game: AnyGame
  readonly judgement: AnyJudgement
}
