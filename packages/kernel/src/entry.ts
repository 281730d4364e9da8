import type { AnyGame, GameHead } from './game.ts'
import type { AnyJudgement } from './judgement.ts'
import type { Options } from './options.ts'
import type { Language } from './words.ts'

/** What a game's package hands to the list of all games. */
export interface GameEntry {
  readonly game: AnyGame
  readonly judgement: AnyJudgement
}

/** The same for browsers, which begin with the head and fetch the rest when it is needed. Pages never think: judgements are listed apart. */
export interface LazyEntry {
  readonly head: GameHead
  /** What lists of games say of it in a language, where that does not come with the head. */
  loadHead?(language: Language): Promise<void>
  /** What a table with these options needs before its first question. */
  atTable(options: Options): Promise<Partial<AnyGame>>
  /** Its plain opponent, where that does not come with the rest: only bots' answers and proposals wait for it. */
  policy?(): Promise<AnyGame['policy']>
  /** All of it, positions too. */
  whole(): Promise<AnyGame>
  /** What it says in a language: at tables with these options, or at any. */
  loadWords(language: Language, options?: Options): Promise<void>
}
