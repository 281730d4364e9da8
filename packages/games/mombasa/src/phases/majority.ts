import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { TIER } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Phase } from '../flow.ts'
import { COUNTED, type Counted } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import type { Tier } from '../rules/index.ts'
import { totalOf } from '../totals.ts'
import { pushReward } from './rewards.ts'

const { tasks } = box

/** Majorities: nobody has more of a kind face up; a tier that is reached, or a lower one, gives its reward. Source: page 9. */

const USED = event('majority-used')
const NO_MAJORITY = reason('no-majority')
const BELOW = reason('below-lowest-tier')
const NOT_REACHED = reason('tier-not-reached')

/** Cards that are turned over and those of players who have ended their phase do not count. */
export function whyMajority(s: State, seat: Seat, counted: Counted): ReasonCode {
  const total = totalOf(s, seat, counted)
  if (total < s.rules.majorities[counted].tiers[0].min) return BELOW
  for (let other = 0; other < s.rules.players; other++) {
    if (other !== seat && totalOf(s, other, counted) > total) return NO_MAJORITY
  }
  return 0
}

/** How many tiers a seat's total is enough for, whoever has more. */
export function tiersReached(s: State, seat: Seat, counted: Counted): number {
  const total = totalOf(s, seat, counted)
  return s.rules.majorities[counted].tiers.filter(({ min }) => min <= total).length
}

const tiersNow = (s: State): readonly Tier[] => s.rules.majorities[tasks.tier.counted(s)].tiers

function whyTier(s: State, seat: Seat, tier: number): ReasonCode {
  const tiers = tiersNow(s)
  return tier < tiers.length && tiers[tier].min <= totalOf(s, seat, tasks.tier.counted(s)) ? 0 : NOT_REACHED
}

const askTier: Ask = {
  question: question('majority-tier'),
  facts(s, seat) {
    const counted = tasks.tier.counted(s)
    return { counted: COUNTED.id(counted), total: totalOf(s, seat, counted) }
  },
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let i = 0; i < tiersNow(s).length; i++) if (whyTier(s, seat, i) === 0) list.add(TIER.of(i))
  },
  why: (s: State, seat: Seat, given: Answer): ReasonCode =>
    TIER.is(given) ? whyTier(s, seat, TIER.first(given)) : OTHER_QUESTION,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const counted = tasks.tier.counted(s)
    const { min, reward } = tiersNow(s)[TIER.first(given)]
    out.tell(USED, seat, counted, totalOf(s, seat, counted), min)
    tasks.pop(s)
    pushReward(s, reward)
  },
}

export const majorities: Phase = { name: 'majorities', tasks: { tier: { run: askTurnSeat, ask: askTier } } }
