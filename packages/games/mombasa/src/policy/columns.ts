import { box, type State } from '../box.ts'
import type { BaseColumn, Company } from '../ids.ts'
import { BASE_SPACES } from '../sizes.ts'
import { roomOf } from '../state.ts'
import type { Outlook } from './outlook.ts'
import { weights } from './weights.ts'

const { table } = box
const WEIGHT = weights

/** Columns of a base: what taking a post from one, or giving one back to it, is worth. */

/** The frontmost post gone: its coin, and a step towards the last space, for whoever owns most. */
export function columnWorth(s: State, o: Outlook, company: Company, column: BaseColumn): number {
  return frontWorth(s, o, company, column, table.bases.posts(s, company, column))
}

/** The same for a column with so many posts, on paper. */
export function frontWorth(s: State, o: Outlook, company: Company, column: BaseColumn, posts: number): number {
  const room = roomOf(s, company, column)
  const coin = s.rules.coins[company][column][room - posts]
  const end = room === BASE_SPACES ? WEIGHT.COLUMN_END * (BASE_SPACES - posts) : 0
  return (coin + end) * o.lead[company]
}

/** A post given back covers the deepest empty space. */
export function returnWorth(s: State, o: Outlook, company: Company, column: BaseColumn): number {
  const space = roomOf(s, company, column) - table.bases.posts(s, company, column) - 1
  return -s.rules.coins[company][column][space] * o.lead[company]
}
