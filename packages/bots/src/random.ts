import { AnswerList, Rng } from '@quayside/kernel'
import type { Bot } from './bot.ts'

/** Gives any legal answer, all equally likely: the baseline that every other bot has to beat. */
export const random: Bot = {
  id: 'random',
  isQuick: () => true,
  choose({ game, state, seat }, seed) {
    const legal = new AnswerList()
    game.legal(state, seat, legal)
    return [legal.at(new Rng(seed).below(legal.count))]
  },
}
