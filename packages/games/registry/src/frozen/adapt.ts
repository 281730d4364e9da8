import { type AnyGame, type AnyJudgement, CONTRACT } from '@quayside/kernel'
import type { FrozenReferee } from './referee.ts'

type Words = AnyGame['words']

/** What each frozen game knows of good play. */
const judgements = new WeakMap<AnyGame, AnyJudgement>()

/**
 * A frozen referee as a game of today's contract, with the words of the current game: words go by the kinds of events, questions and reasons,
 * and no kind is ever removed. What costs and other numbers they speak of are those that the referee was frozen with. When the contract grows,
 * what older referees lack is made up for here.
 */
export function adapted({ contract, game, judgement }: FrozenReferee, words: Words): AnyGame {
  if (contract !== CONTRACT) throw new Error(`nobody knows how to play ${game.id} by contract ${contract}`)
  return speaking(game, withGrandmaster(judgement), words)
}

/** What was a master when there was no higher grade had a part of the time that one takes now. */
function withGrandmaster(judgement: FrozenReferee['judgement']): AnyJudgement {
  const { strong, master, grandmaster = 16 * master } = judgement.budget
  return { ...judgement, budget: { strong, master, grandmaster } }
}

/** With words, and the same for the game that a data pack makes of it. */
function speaking(game: FrozenReferee['game'], judgement: AnyJudgement, words: Words): AnyGame {
  const { data } = game
  const packs = data && { data: { ...data, with: (pack: unknown) => speaking(data.with(pack), judgement, words) } }
  const whole: AnyGame = { ...game, words: (language, options) => words(language, options, data?.pack), ...packs }
  judgements.set(whole, judgement)
  return whole
}

/** What a frozen game knows of good play; undefined for a current one. */
export const frozenJudgement = (game: AnyGame): AnyJudgement | undefined => judgements.get(game)
