import type { AnswerList } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { CLAIM, CLAIMING_POINTS, DONE, ENTER, REMOVE, RETURN } from '../answers.ts'
import { box, type State } from '../box.ts'
import { columnWorth, returnWorth } from './columns.ts'
import { entryFirst, entryLoss, expansionGain, frontFirst } from './expansion.ts'
import type { Outlook } from './outlook.ts'
import { NEVER, ORDER } from './rating.ts'
import { lookAtSteps, REWARD_STEPS } from './steps.ts'

const { table } = box

/** Expansion: the next region and the column of its post; the order of rewards; posts given back and posts out of the game. */

export function enterRegion(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  lookAtSteps(s, o, REWARD_STEPS)
  const company = table.expanding(s)
  if (company === NONE) throw new Error('no company expands')
  const gain = expansionGain(s, o, company, table.points(s))
  const first = entryFirst()
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    if (given === DONE) worths[i] = first === NONE ? 0 : -Math.max(gain, LEAST)
    else if (!ENTER.is(given)) worths[i] = NEVER
    else {
      const region = ENTER.first(given)
      const front = columnWorth(s, o, company, ENTER.second(given))
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
    if (CLAIMING_POINTS.is(given)) worths[i] = ORDER
    else if (!CLAIM.is(given)) worths[i] = NEVER
    else worths[i] = s.rules.map.rewards[CLAIM.first(given)].track > 0 ? 0 : 2 * ORDER
  }
}

export function giveBack(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  const company = table.ousted(s, 0)
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    worths[i] = RETURN.is(given) ? returnWorth(s, o, company, RETURN.first(given)) : NEVER
  }
}

export function removePost(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    worths[i] = REMOVE.is(given) ? columnWorth(s, o, REMOVE.first(given), REMOVE.second(given)) : NEVER
  }
}
