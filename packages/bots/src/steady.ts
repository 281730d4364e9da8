import { AnswerList, Rng } from '@quayside/kernel'
import type { Bot } from './bot.ts'
import { bestSeen, type Look, seenBy } from './human.ts'

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

/** A player of some experience: the same good sense, with a liking, and now and then something is overlooked. */
const EXPERIENCED: Look = { overlooks: 'steady', liking: 1 }

export const steadyWith = (character: string): Bot => ({
  ...steady,
  choose(asked, seed) {
    const rng = new Rng(seed)
    return [bestSeen(seenBy(EXPERIENCED, character, asked, rng), rng)]
  },
})
