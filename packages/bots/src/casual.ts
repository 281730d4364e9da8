import { Rng } from '@quayside/kernel'
import type { Bot } from './bot.ts'
import { bestSeen, type Look, seenBy } from './human.ts'

/** A beginner: follows a liking further than it pays, often overlooks what is yet to come, and does not see every answer. */
const BEGINNER: Look = { overlooks: 'casual', liking: 1.4, unseen: 3 }

export const casualWith = (character?: string): Bot => ({
  id: 'casual',
  isQuick: () => true,
  choose(asked, seed) {
    const rng = new Rng(seed)
    return [bestSeen(seenBy(BEGINNER, character, asked, rng), rng)]
  },
})

export const casual = casualWith()
