import { judgement as cooperIsland } from '@quayside/cooper-island/judgement'
import type { AnyGame, AnyJudgement, Options, RulesId } from '@quayside/kernel'
import { judgement as mombasa } from '@quayside/mombasa/judgement'
import { judgement as puertoRico } from '@quayside/puerto-rico/judgement'
import { frozenJudgement } from './frozen/adapt.ts'
import { loadGameFor } from './index.ts'
import type { KnownGame } from './known-game.ts'

/** What each game knows of good play. Apart from the games because only bots need it. */
const judgements: { readonly [game: string]: AnyJudgement } = {
  'puerto-rico': puertoRico,
  mombasa,
  'cooper-island': cooperIsland,
}

export const judgementOf = (game: string): AnyJudgement | undefined => judgements[game]

/** What a game knows of good play: a frozen one what it knew then. */
export const judgementFor = (game: AnyGame): AnyJudgement | undefined => frozenJudgement(game) ?? judgementOf(game.id)

/** The game under these rules with what it knows of good play; undefined if nobody here knows these rules. */
export async function loadKnownGame(rules: RulesId, options: Options): Promise<KnownGame | undefined> {
  const game = await loadGameFor(rules, options)
  const judgement = game && judgementFor(game)
  return judgement && { game, judgement }
}
