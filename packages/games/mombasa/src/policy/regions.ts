import type { AnswerList } from '@quayside/kernel'
import { argOf, DONE, OP, opOf, secondArgOf } from '../answers.ts'
import { EXPANDING, OUSTED, POINTS, type State } from '../state.ts'
import { columnWorth, returnWorth } from './columns.ts'
import { entryFirst, entryLoss, expansionGain, frontFirst } from './expansion.ts'
import type { Outlook } from './outlook.ts'
import { NEVER, ORDER } from './rating.ts'
import { lookAtSteps, REWARD_STEPS } from './steps.ts'

/** Expansion: the next region and the column of its post; the order of rewards; posts given back and posts out of the game. */

export function enterRegion(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  lookAtSteps(s, o, REWARD_STEPS)
  const company = s.c[EXPANDING] - 1
  const gain = expansionGain(s, o, company, s.c[POINTS])
  const first = entryFirst()
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    const region = argOf(given)
    if (given === DONE) worths[i] = first < 0 ? 0 : -Math.max(gain, LEAST)
    else if (opOf(given) !== OP.ENTER) worths[i] = NEVER
    else {
      const front = columnWorth(s, o, company, secondArgOf(given))
      worths[i] = region === first ? front - frontFirst() : entryLoss(region, front)
    }
  }
}

/** What leaving an expansion that gains loses at least. */
const LEAST = 1

/** Steps last: what else is due may help to pay a capital call. */
export function orderRewards(s: State, _o: Outlook, legal: AnswerList, worths: Float64Array): void {
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    if (opOf(given) === OP.REWARD_POINTS) worths[i] = ORDER
    else if (opOf(given) !== OP.REWARD) worths[i] = NEVER
    else worths[i] = s.rules.map.rewards[argOf(given)].track > 0 ? 0 : 2 * ORDER
  }
}

export function giveBack(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  const company = s.c[OUSTED] - 1
  for (let i = 0; i < legal.count; i++) {
    worths[i] = opOf(legal.at(i)) === OP.RETURN ? returnWorth(s, o, company, argOf(legal.at(i))) : NEVER
  }
}

export function removePost(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    worths[i] = opOf(given) === OP.REMOVE ? columnWorth(s, o, argOf(given), secondArgOf(given)) : NEVER
  }
}
