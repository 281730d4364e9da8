import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf } from '../answers.ts'
import { event, fromSource } from '../events.ts'
import { type Ask, askTurnSeat, type Task, taskArg } from '../flow.ts'
import { COUNTED } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import type { Tier } from '../rules/index.ts'
import { type State, TASKS } from '../state.ts'
import { totalOf } from '../totals.ts'
import { pushReward } from './rewards.ts'

/** Majorities: nobody has more of a kind face up; a tier that is reached, or a lower one, gives its reward. Source: page 9. */

const USED = event('majority-used')
const NO_MAJORITY = reason('no-majority')
const BELOW = reason('below-lowest-tier')
const NOT_REACHED = reason('tier-not-reached')
const FROM_MAJORITY = fromSource('majority')

/** Cards that are turned over and those of players who have ended their phase do not count. */
export function whyMajority(s: State, seat: Seat, counted: number): ReasonCode {
  const total = totalOf(s, seat, counted)
  if (total < s.rules.majorities[counted].tiers[0].min) return BELOW
  for (let other = 0; other < s.rules.players; other++) {
    if (other !== seat && totalOf(s, other, counted) > total) return NO_MAJORITY
  }
  return 0
}

const tiersNow = (s: State): readonly Tier[] => s.rules.majorities[taskArg(s)].tiers

function whyTier(s: State, seat: Seat, tier: number): ReasonCode {
  const tiers = tiersNow(s)
  return tier < tiers.length && tiers[tier].min <= totalOf(s, seat, taskArg(s)) ? 0 : NOT_REACHED
}

export const tier: Task = {
  run: askTurnSeat,
  ask: askTier(),
}

function askTier(): Ask {
  return {
    question: question('majority-tier'),
    facts: (s, seat) => ({ counted: COUNTED[taskArg(s)], total: totalOf(s, seat, taskArg(s)) }),
    legal(s: State, seat: Seat, list: AnswerList): void {
      for (let i = 0; i < tiersNow(s).length; i++) if (whyTier(s, seat, i) === 0) list.add(answer(OP.TIER, i))
    },
    why: (s: State, seat: Seat, given: Answer): ReasonCode =>
      opOf(given) === OP.TIER ? whyTier(s, seat, argOf(given)) : OTHER_QUESTION,
    apply(s: State, seat: Seat, given: Answer, out: Story): void {
      const counted = taskArg(s)
      const { min, reward } = tiersNow(s)[argOf(given)]
      out.tell(USED, seat, counted, totalOf(s, seat, counted), min)
      TASKS.pop(s.c)
      pushReward(s, reward, FROM_MAJORITY, s.rules.majorities[counted].company)
    },
  }
}
