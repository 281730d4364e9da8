import { AnswerList, Rng } from '@quayside/kernel'
import type { Bot } from './bot.ts'

/** Follows the game's own policy to the letter: good sense without looking ahead. */
export const steady: Bot = {
  id: 'steady',
  isQuick: () => true,
  choose({ game, state, seat }, seed) {
    const legal = new AnswerList()
    game.legal(state, seat, legal)
    return [game.policy(state, seat, legal, new Rng(seed))]
  },
}
