import type { Answer, AnswerList } from '@quayside/kernel'
import { answer, argOf, DONE, OP, opOf, secondArgOf } from '../answers.ts'
import { taskArg } from '../flow.ts'
import { PARTS } from '../phases/rewards.ts'
import { optionReward, spaceDiscount } from '../phases/track-spaces.ts'
import type { State } from '../state.ts'
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
  opOf(given) === OP.BUY ? cardGain(o, placeInDisplay(argOf(given), secondArgOf(given)), discount) : NEVER

const DIAMONDS = answer(OP.TAKE, PARTS.indexOf('diamond'))

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
  const plus = taskArg(s)
  for (let i = 0; i < legal.count; i++) {
    const face = argOf(legal.at(i))
    const isCard = opOf(legal.at(i)) === OP.DISCARD
    worths[i] = isCard ? (s.rules.faces[face].price + plus) * o.pound - keepWorth(s, o, face) : NEVER
  }
}

export function chooseReward(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  lookAtSteps(s, o, REWARD_STEPS)
  for (let i = 0; i < legal.count; i++) {
    const isOption = opOf(legal.at(i)) === OP.OPTION
    worths[i] = isOption ? rewardWorth(s, o, s.rules.rewards[optionReward(s, argOf(legal.at(i)))], 0, 0) : NEVER
  }
}

/** Steps last: what else is due may help to pay a capital call. */
export function takePart(_s: State, _o: Outlook, legal: AnswerList, worths: Float64Array): void {
  for (let i = 0; i < legal.count; i++) {
    worths[i] = opOf(legal.at(i)) === OP.TAKE ? (PARTS.length - argOf(legal.at(i))) * ORDER : NEVER
  }
}
