import { type Answer, type AnswerList, best, type Rng } from '@quayside/kernel'
import { answer, argOf, DONE, OP, opOf, secondArgOf } from '../answers.ts'
import { taskArg } from '../flow.ts'
import { poundsOf } from '../phases/gains.ts'
import { PARTS } from '../phases/rewards.ts'
import { optionReward, spaceDiscount } from '../phases/track-spaces.ts'
import type { State } from '../state.ts'
import type { Outlook } from './outlook.ts'
import { chosenCard, lookAtDisplay, placeInDisplay, poundPurchaseGain } from './purchases.ts'
import { rewardWorth } from './rewards.ts'
import { keepWorth } from './spaces.ts'
import { lookAtSteps, REWARD_STEPS } from './steps.ts'

/** What bonus spaces and rewards ask: a card for pounds, a card to be rid of, one of several rewards. */

export function buyForPounds(s: State, o: Outlook, legal: AnswerList, rng: Rng): Answer {
  lookAtDisplay(s, o)
  poundPurchaseGain(o, poundsOf(s, o.me), 0)
  return best(legal, rng, isChosen)
}

const isChosen = (given: Answer): number => {
  if (opOf(given) !== OP.BUY) return -1
  return placeInDisplay(argOf(given), secondArgOf(given)) === chosenCard() ? 1 : 0
}

const DIAMONDS = answer(OP.TAKE, PARTS.indexOf('diamond'))

/** Diamonds cost nothing; a card only if it is worth its price. */
export function buyAndOrDiamonds(s: State, o: Outlook, legal: AnswerList, rng: Rng): Answer {
  if (legal.has(DIAMONDS)) return DIAMONDS
  lookAtDisplay(s, o)
  return poundPurchaseGain(o, poundsOf(s, o.me), spaceDiscount(s)) > 0 ? best(legal, rng, isChosen) : DONE
}

export const discard = (s: State, o: Outlook, legal: AnswerList, rng: Rng): Answer =>
  best(legal, rng, (given) => {
    if (opOf(given) !== OP.DISCARD) return -Infinity
    const face = argOf(given)
    return (s.rules.faces[face].price + taskArg(s)) * o.pound - keepWorth(s, o, face)
  })

export function chooseReward(s: State, o: Outlook, legal: AnswerList, rng: Rng): Answer {
  lookAtSteps(s, o, REWARD_STEPS)
  return best(legal, rng, (given) =>
    opOf(given) === OP.OPTION ? rewardWorth(s, o, s.rules.rewards[optionReward(s, argOf(given))], 0, 0) : -1,
  )
}

/** Steps last: what else is due may help to pay a capital call. */
export const takePart = (_s: State, _o: Outlook, legal: AnswerList, rng: Rng): Answer =>
  best(legal, rng, (given) => (opOf(given) === OP.TAKE ? PARTS.length - argOf(given) : -1))
