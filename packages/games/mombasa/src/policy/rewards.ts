import { BASE_COLUMNS } from '../box.ts'
import { COMPANY_COUNT } from '../ids.ts'
import type { Reward } from '../rules/index.ts'
import { postsIn, type State } from '../state.ts'
import { columnWorth } from './columns.ts'
import { diamondGain } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { stepsGain } from './steps.ts'

/** What a reward brings. Steps on a company's track need a look at the steps before. `units`: face-up units its pounds go by. */
export function rewardWorth(s: State, o: Outlook, reward: Reward, company: number, units: number): number {
  const { pounds, diamond, bookkeeping, track, removePosts, unitsOf, unitsLess } = reward
  let worth = pounds * o.pound + bookkeeping * o.point
  if (diamond > 0) worth += diamondGain(s, o, diamond)
  if (track > 0) worth += stepsGain(company, track)
  if (removePosts > 0) worth += removePosts * Math.max(0, bestRemoval(s, o))
  if (unitsOf >= 0) worth += Math.max(0, units - unitsLess) * o.pound
  return worth
}

/** The post that it is best to have out of its base. */
function bestRemoval(s: State, o: Outlook): number {
  let most = -Infinity
  for (let company = 0; company < COMPANY_COUNT; company++) {
    for (let column = 0; column < BASE_COLUMNS; column++) {
      if (postsIn(s, company, column) > 0) most = Math.max(most, columnWorth(s, o, company, column))
    }
  }
  return most === -Infinity ? 0 : most
}
