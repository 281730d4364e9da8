import type { AnswerList } from '@quayside/kernel'
import { argOf, OP, opOf } from '../answers.ts'
import { taskArg } from '../flow.ts'
import type { State } from '../state.ts'
import type { Outlook } from './outlook.ts'
import { NEVER } from './rating.ts'
import { rewardWorth } from './rewards.ts'
import { lookAtSteps, REWARD_STEPS } from './steps.ts'

/** Majorities: what the best tier within a total brings. Steps need a look before. */
export function majorityGain(s: State, o: Outlook, counted: number, total: number): number {
  const { company, tiers } = s.rules.majorities[counted]
  let most = 0
  for (let i = 0; i < tiers.length && tiers[i].min <= total; i++) {
    const worth = rewardWorth(s, o, s.rules.rewards[tiers[i].reward], company, 0)
    if (worth > most) most = worth
  }
  return most
}

export function chooseTier(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  lookAtSteps(s, o, REWARD_STEPS)
  const { company, tiers } = s.rules.majorities[taskArg(s)]
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    worths[i] =
      opOf(given) === OP.TIER ? rewardWorth(s, o, s.rules.rewards[tiers[argOf(given)].reward], company, 0) : NEVER
  }
}
