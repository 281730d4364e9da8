import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { BASE_COLUMN, COMPANY } from '../ids.ts'
import type { NamedReward } from '../rules/index.ts'
import { columnWorth } from './columns.ts'
import { diamondGain } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { stepsGain } from './steps.ts'

const { table } = box

/** What a reward brings. Steps on a company's track need a look at the steps before. `units`: face-up units its pounds go by. */
export function rewardWorth(s: State, o: Outlook, reward: NamedReward, units: number): number {
  const { pounds, diamond, bookkeeping, track, company, removePosts, unitsOf, unitsLess } = reward
  let worth = pounds * o.pound + bookkeeping * o.point
  if (diamond > 0) worth += diamondGain(s, o, diamond)
  if (track > 0 && company !== NONE) worth += stepsGain(company, track)
  if (removePosts > 0) worth += removePosts * Math.max(0, bestRemoval(s, o))
  if (unitsOf !== NONE) worth += Math.max(0, units - unitsLess) * o.pound
  return worth
}

/** The post that it is best to have out of its base. */
function bestRemoval(s: State, o: Outlook): number {
  let most = -Infinity
  for (let company = COMPANY.first; company < COMPANY.size; company++) {
    for (let column = BASE_COLUMN.first; column < BASE_COLUMN.size; column++) {
      if (table.bases.posts(s, company, column) > 0) most = Math.max(most, columnWorth(s, o, company, column))
    }
  }
  return most === -Infinity ? 0 : most
}
