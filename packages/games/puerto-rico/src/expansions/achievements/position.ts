import { object } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { ACHIEVEMENTS } from '../../data/achievements.ts'

/** Of a player in a position: the cards in hand, and which of them are fulfilled and announced. */
export const achievementsPlayer = {
  achievements: v.optional(
    v.array(
      object({
        id: v.picklist(ACHIEVEMENTS.map(({ id }) => id)),
        fulfilled: v.optional(v.boolean()),
        announced: v.optional(v.boolean()),
      }),
    ),
  ),
}
