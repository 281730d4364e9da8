import { AnswerList, type Budget } from '@quayside/kernel'
import type { Bot } from './bot.ts'
import { search } from './search/search.ts'
import type { Asked } from './search/simulation.ts'
import { steady } from './steady.ts'

/** The part of a turn's simulations that a question is worth: none if there is nothing to choose, or the policy knows well enough. */
function shareOf({ game, judgement, state, seat }: Asked, grade: keyof Budget): number {
  const legal = new AnswerList()
  game.legal(state, seat, legal)
  const { share, forMasters } = judgement.care[game.question(state, seat)]
  return legal.count === 1 || (forMasters && grade !== 'master') ? 0 : share
}

/** Plays games on in thought before it answers; what is simple it leaves to the policy. */
const searching = (id: keyof Budget): Bot => ({
  id,
  isQuick: (asked) => shareOf(asked, id) === 0,
  choose(asked, seed, milliseconds) {
    const share = shareOf(asked, id)
    if (share === 0) return steady.choose(asked, seed)
    const simulations = Math.max(1, Math.round(asked.judgement.budget[id] * share))
    return search(asked, seed, { simulations, milliseconds })[0].answers
  },
})

export const strong = searching('strong')
export const master = searching('master')
