import type { AnyGame, AnyJudgement, Budget } from '@quayside/kernel'

/** What a frozen module has: a game without words, and what it knows of good play. `scripts/freeze.mjs` makes them. */
export interface FrozenReferee {
  /** The contract of `Game` that it was made for. */
  readonly contract: number
  readonly game: Omit<AnyGame, 'words'>
  /** The oldest knew no grandmasters. */
  readonly judgement: Omit<AnyJudgement, 'budget'> & {
    readonly budget: Omit<Budget, 'grandmaster'> & Partial<Budget>
  }
}

/** Rules on the shelf, loaded only when somebody needs them. */
export interface FrozenRules {
  readonly game: string
  readonly version: number
  load(): Promise<FrozenReferee>
}

export declare const contract: FrozenReferee['contract']
export declare const game: FrozenReferee['game']
export declare const judgement: FrozenReferee['judgement']
