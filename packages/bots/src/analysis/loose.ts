import type { Answer, AnswerList, Rng, Seat } from '@quayside/kernel'
import { MOST_ANSWERS, promise } from '../search/promise.ts'
import type { Mind } from '../think.ts'

/** Random numbers have so many steps between 0 and 1. */
const FINE = 1 << 24

/**
 * Plays on as people do: at the questions that decide a game, any answer is given as often as it promises something. Playouts that always
 * answer alike swing from one moment to the next, for a small thing may change them all; these come closer to how games end.
 */
export function loosened({ game, judgement }: Mind): Mind {
  const weights = new Float64Array(MOST_ANSWERS)
  function quick(state: unknown, seat: Seat, legal: AnswerList, rng: Rng): Answer {
    if (!judgement.care[game.question(state, seat)].branches) return judgement.quick(state, seat, legal, rng)
    promise(judgement, state, seat, legal, weights)
    let left = rng.below(FINE) / FINE
    for (let i = 0; i < legal.count; i++) {
      left -= weights[i]
      if (left < 0) return legal.at(i)
    }
    return legal.at(0)
  }
  return { game, judgement: { ...judgement, quick } }
}
