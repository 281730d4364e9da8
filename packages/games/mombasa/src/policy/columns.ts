import { BASE_SPACES } from '../box.ts'
import { postsIn, roomOf, type State } from '../state.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHT } from './weights.ts'

/** Columns of a base: what taking a post from one, or giving one back to it, is worth. */

/** The frontmost post gone: its coin, and a step towards the last space, for whoever owns most. */
export function columnWorth(s: State, o: Outlook, company: number, column: number): number {
  return frontWorth(s, o, company, column, postsIn(s, company, column))
}

/** The same for a column with so many posts, on paper. */
export function frontWorth(s: State, o: Outlook, company: number, column: number, posts: number): number {
  const room = roomOf(s, company, column)
  const coin = s.rules.coins[company][column][room - posts]
  const end = room === BASE_SPACES ? WEIGHT.COLUMN_END * (BASE_SPACES - posts) : 0
  return (coin + end) * o.lead[company]
}

/** A post given back covers the deepest empty space. */
export function returnWorth(s: State, o: Outlook, company: number, column: number): number {
  const space = roomOf(s, company, column) - postsIn(s, company, column) - 1
  return -s.rules.coins[company][column][space] * o.lead[company]
}
