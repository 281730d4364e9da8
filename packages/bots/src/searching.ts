import { AnswerList, type Budget } from '@quayside/kernel'
import type { Bot } from './bot.ts'
import { searchInPart } from './search/search.ts'
import type { Asked } from './search/simulation.ts'
import { type Found, findings, foregone, type Part, WHOLE } from './search/tally.ts'
import { steady } from './steady.ts'

/** The part of a turn's simulations that a question is worth: none if there is nothing to choose, or the policy knows well enough. */
function shareOf({ game, judgement, state, seat }: Asked, grade: keyof Budget): number {
  const legal = new AnswerList()
  game.legal(state, seat, legal)
  const { share, forMasters } = judgement.care[game.question(state, seat)]
  return legal.count === 1 || (forMasters && grade === 'strong') ? 0 : share
}

/** Plays games on in thought before it answers; what is simple it leaves to the policy. */
function searching(id: keyof Budget): Bot {
  const weigh = (asked: Asked, seed: string, part: Part, milliseconds?: number): Found => {
    const share = shareOf(asked, id)
    if (share === 0) return foregone(asked.seat, steady.choose(asked, seed), part)
    const simulations = Math.max(1, Math.round(asked.judgement.budget[id] * share))
    return searchInPart(asked, seed, { simulations, milliseconds }, part)
  }
  return {
    id,
    isQuick: (asked) => shareOf(asked, id) === 0,
    weigh,
    choose: (asked, seed, milliseconds) => findings([weigh(asked, seed, WHOLE, milliseconds)])[0].answers,
  }
}

export const strong = searching('strong')
export const master = searching('master')
export const grandmaster = searching('grandmaster')
