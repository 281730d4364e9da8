import type { Answer, AnswerList } from '@quayside/kernel'
import { BUY, DISCARD, DONE, OPTION, TAKE } from '../answers.ts'
import type { State } from '../box.ts'
import { DIAMOND_PART, PART } from '../ids.ts'
import { discardValue } from '../phases/discard.ts'
import { optionReward, spaceDiscount } from '../phases/track-spaces.ts'
import type { Outlook } from './outlook.ts'
import { cardGain, lookAtDisplay, placeInDisplay } from './purchases.ts'
import { NEVER, ORDER, prefer } from './rating.ts'
import { rewardWorth } from './rewards.ts'
import { keepWorth } from './spaces.ts'
import { lookAtSteps, REWARD_STEPS } from './steps.ts'

/** What bonus spaces and rewards ask: a card for pounds, a card to be rid of, one of several rewards. */

export function buyForPounds(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  lookAtDisplay(s, o)
  for (let i = 0; i < legal.count; i++) worths[i] = buyWorth(o, legal.at(i), 0)
}

const buyWorth = (o: Outlook, given: Answer, discount: number): number =>
  BUY.is(given) ? cardGain(o, placeInDisplay(BUY.first(given), BUY.second(given)), discount) : NEVER

const DIAMONDS = TAKE.of(DIAMOND_PART)

/** Diamonds cost nothing; a card only if it is worth its price. */
export function buyAndOrDiamonds(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  const discount = spaceDiscount(s)
  lookAtDisplay(s, o)
  for (let i = 0; i < legal.count; i++) worths[i] = legal.at(i) === DONE ? 0 : buyWorth(o, legal.at(i), discount)
  if (!legal.has(DIAMONDS)) return
  for (let i = 0; i < legal.count; i++) if (legal.at(i) === DONE) worths[i] = NEVER
  prefer(legal, worths, DIAMONDS)
}

export function discard(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  for (let i = 0; i < legal.count; i++) {
    const card = DISCARD.first(legal.at(i))
    worths[i] = DISCARD.is(legal.at(i)) ? discardValue(s, card) * o.pound - keepWorth(s, o, card) : NEVER
  }
}

export function chooseReward(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  lookAtSteps(s, o, REWARD_STEPS)
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    worths[i] = OPTION.is(given) ? rewardWorth(s, o, s.rules.rewards[optionReward(s, OPTION.first(given))], 0) : NEVER
  }
}

/** Steps last: what else is due may help to pay a capital call. */
export function takePart(_s: State, _o: Outlook, legal: AnswerList, worths: Float64Array): void {
  for (let i = 0; i < legal.count; i++) {
    worths[i] = TAKE.is(legal.at(i)) ? (PART.size - TAKE.first(legal.at(i))) * ORDER : NEVER
  }
}
