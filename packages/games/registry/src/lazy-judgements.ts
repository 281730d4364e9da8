import type { Options, RulesId } from '@quayside/kernel'
import { frozenJudgement } from './frozen/adapt.ts'
import type { KnownGame } from './known-game.ts'
import { loadGameFor, loadPolicy } from './lazy.ts'
import { LAZY_JUDGEMENTS } from './lazy-list.ts'

/** The game under these rules with what it knows of good play, for the bots of browsers; undefined if nobody here knows these rules. */
export async function loadKnownGame(rules: RulesId, options: Options): Promise<KnownGame | undefined> {
  // Most tables are played under the current rules: both are fetched at once.
  const [game, current] = await Promise.all([loadGameFor(rules, options), LAZY_JUDGEMENTS[rules.game]?.()])
  if (game) await loadPolicy(game)
  const judgement = game && (frozenJudgement(game) ?? current)
  return judgement && { game, judgement }
}
