import type { AnyJudgement, Options, RulesId } from '@quayside/kernel'
import { frozenJudgement } from './frozen/adapt.ts'
import type { KnownGame } from './known-game.ts'
import { loadGameFor } from './lazy.ts'
import { LAZY_ENTRIES } from './lazy-list.ts'

/** What a game knows of good play, for browsers, which fetch it with the first bot that thinks. Elsewhere there is `judgements.ts`. */
const loadJudgement = async (game: string): Promise<AnyJudgement | undefined> =>
  LAZY_ENTRIES.find(({ head }) => head.id === game)?.judgement()

/** The game under these rules with what it knows of good play; undefined if nobody here knows these rules. */
export async function loadKnownGame(rules: RulesId, options: Options): Promise<KnownGame | undefined> {
  // Most tables are played under the current rules: both are fetched at once.
  const [game, current] = await Promise.all([loadGameFor(rules, options), loadJudgement(rules.game)])
  const judgement = game && (frozenJudgement(game) ?? current)
  return judgement && { game, judgement }
}
