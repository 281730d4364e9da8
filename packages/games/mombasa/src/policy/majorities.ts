import type { AnswerList } from '@quayside/kernel'
import { TIER } from '../answers.ts'
import { box, type State } from '../box.ts'
import type { Counted } from '../ids.ts'
import type { Outlook } from './outlook.ts'
import { NEVER } from './rating.ts'
import { rewardWorth } from './rewards.ts'
import { lookAtSteps, REWARD_STEPS } from './steps.ts'

const { tasks } = box

/** Majorities: what the best tier within a total brings. Steps need a look before. */
export function majorityGain(s: State, o: Outlook, counted: Counted, total: number): number {
  const { tiers } = s.rules.majorities[counted]
  let most = 0
  for (let i = 0; i < tiers.length && tiers[i].min <= total; i++) {
    const worth = rewardWorth(s, o, s.rules.rewards[tiers[i].reward], 0)
    if (worth > most) most = worth
  }
  return most
}

export function chooseTier(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  lookAtSteps(s, o, REWARD_STEPS)
  const { tiers } = s.rules.majorities[tasks.tier.counted(s)]
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    worths[i] = TIER.is(given) ? rewardWorth(s, o, s.rules.rewards[tiers[TIER.first(given)].reward], 0) : NEVER
  }
}
