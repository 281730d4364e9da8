import type { Bot } from './bot.ts'

/** Takes any answer, all equally likely: the yardstick every other bot has to beat. */
export const random: Bot = {
  id: 'random',
  choose: (_game, _state, _seat, legal, rng) => legal.at(rng.below(legal.count)),
}
