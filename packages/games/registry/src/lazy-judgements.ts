import type { AnyJudgement, Options, RulesId } from '@quayside/kernel'
import { frozenJudgement } from './frozen/adapt.ts'
import type { KnownGame } from './known-game.ts'
import { loadGameFor } from './lazy.ts'

/** What each game knows of good play, for browsers, which fetch it with the first bot that thinks. Elsewhere there is `judgements.ts`. */
const LOADERS: { readonly [game: string]: (() => Promise<AnyJudgement>) | undefined } = {
  'cooper-island': async () => (await import('@quayside/cooper-island/judgement')).judgement,
  mombasa: async () => (await import('@quayside/mombasa/judgement')).judgement,
  'puerto-rico': async () => (await import('@quayside/puerto-rico/judgement')).judgement,
}

/** The game under these rules with what it knows of good play; undefined if nobody here knows these rules. */
export async function loadKnownGame(rules: RulesId, options: Options): Promise<KnownGame | undefined> {
  // Most tables are played under the current rules: both are fetched at once.
  const [game, current] = await Promise.all([loadGameFor(rules, options), LOADERS[rules.game]?.()])
  const judgement = game && (frozenJudgement(game) ?? current)
  return judgement && { game, judgement }
}
