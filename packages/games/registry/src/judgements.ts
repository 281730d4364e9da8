import type { AnyGame, AnyJudgement, Options, RulesId } from '@quayside/kernel'
import { frozenJudgement } from './frozen/adapt.ts'
import { loadGameFor } from './index.ts'
import type { KnownGame } from './known-game.ts'
import { ENTRIES } from './list.ts'

/** What each game knows of good play. */
export const judgementOf = (game: string): AnyJudgement | undefined =>
  ENTRIES.find((entry) => entry.game.id === game)?.judgement

/** What a game knows of good play: a frozen one what it knew then. */
export const judgementFor = (game: AnyGame): AnyJudgement | undefined => frozenJudgement(game) ?? judgementOf(game.id)

/** The game under these rules with what it knows of good play; undefined if nobody here knows these rules. */
export async function loadKnownGame(rules: RulesId, options: Options): Promise<KnownGame | undefined> {
  const game = await loadGameFor(rules, options)
  const judgement = game && judgementFor(game)
  return judgement && { game, judgement }
}
