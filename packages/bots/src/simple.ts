import type { Bot } from './bot.ts'

/** Follows the plain policy that each game brings along: quick, and sensible enough to learn against. */
export const simple: Bot = {
  id: 'simple',
  choose: (game, state, seat, legal, rng) => game.policy(state, seat, legal, rng),
}
