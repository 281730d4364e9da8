import { type Answer, type AnswerList, best, type Rng } from '@quayside/kernel'
import { argOf, OP, opOf, secondArgOf } from '../answers.ts'
import { EXPANDING, OUSTED, POINTS, type State } from '../state.ts'
import { columnWorth, returnWorth } from './columns.ts'
import { entryFirst, expansionGain } from './expansion.ts'
import type { Outlook } from './outlook.ts'
import { lookAtSteps, REWARD_STEPS } from './steps.ts'

/** Expansion: the next region and the column of its post; the order of rewards; posts given back and posts out of the game. */

export function enterRegion(s: State, o: Outlook, legal: AnswerList, rng: Rng): Answer {
  lookAtSteps(s, o, REWARD_STEPS)
  const company = s.c[EXPANDING] - 1
  expansionGain(s, o, company, s.c[POINTS])
  const region = entryFirst()
  return best(legal, rng, (given) => {
    if (opOf(given) !== OP.ENTER) return opOf(given) === OP.DONE ? 0 : -1
    return argOf(given) === region ? FIRST + columnWorth(s, o, company, secondArgOf(given)) : -1
  })
}

/** More than any column is worth. */
const FIRST = 1000

/** Steps last: what else is due may help to pay a capital call. */
export const orderRewards = (s: State, _o: Outlook, legal: AnswerList, rng: Rng): Answer =>
  best(legal, rng, (given) => {
    if (opOf(given) === OP.REWARD_POINTS) return 1
    if (opOf(given) !== OP.REWARD) return -1
    return s.rules.map.rewards[argOf(given)].track > 0 ? 0 : 2
  })

export function giveBack(s: State, o: Outlook, legal: AnswerList, rng: Rng): Answer {
  const company = s.c[OUSTED] - 1
  return best(legal, rng, (given) => (opOf(given) === OP.RETURN ? returnWorth(s, o, company, argOf(given)) : -Infinity))
}

export const removePost = (s: State, o: Outlook, legal: AnswerList, rng: Rng): Answer =>
  best(legal, rng, (given) =>
    opOf(given) === OP.REMOVE ? columnWorth(s, o, argOf(given), secondArgOf(given)) : -Infinity,
  )
