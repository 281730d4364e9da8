import { AnswerList, Rng } from '@quayside/kernel'
import type { Bot } from './bot.ts'
import { MOST_ANSWERS } from './search/promise.ts'

/** Plays as people do who play for fun: by feeling, and now and then something is overlooked. */

/** How far off a feeling is: an answer worth so many margins less looks as good as the best one time in three. */
const FEELING = 0.02
/** One answer in so many is not seen at all. */
const OVERLOOKED = 8

export const casual: Bot = {
  id: 'casual',
  isQuick: () => true,
  choose({ game, judgement, state, seat }, seed) {
    const rng = new Rng(seed)
    const legal = new AnswerList()
    game.legal(state, seat, legal)
    const worths = new Float64Array(MOST_ANSWERS)
    judgement.rate(state, seat, legal, worths)
    let most = -Infinity
    let found = legal.at(0)
    for (let i = 0; i < legal.count; i++) {
      if (rng.below(OVERLOOKED) === 0 && most > -Infinity) continue
      const felt = worths[i] + FEELING * judgement.margin * surprise(rng)
      if (felt <= most) continue
      most = felt
      found = legal.at(i)
    }
    return [found]
  },
}

const FINE = 1 << 30

/** A number around nought, seldom large (Gumbel): with it the best of all is taken as often as its weight says. */
const surprise = (rng: Rng): number => -Math.log(-Math.log((rng.below(FINE) + 0.5) / FINE))
