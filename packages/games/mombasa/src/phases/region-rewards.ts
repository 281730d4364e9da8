import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { CLAIM, CLAIM_POINTS } from '../answers.ts'
import { box, type State } from '../box.ts'
import { type Ask, askTurnSeat, finished, type Phase, type Task } from '../flow.ts'
import { COMPANY, type Company, type Region, SOURCE } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { gainBookkeeping } from './books.ts'
import { gainDiamonds, gainPounds, passesDiamondEnd } from './gains.ts'
import { callAhead, pushMove } from './track-moves.ts'

const { table } = box

/**
 * The rewards of the regions entered, in any order; their bookkeeping points are pooled and spent once. Nobody is asked where the order
 * cannot matter: it does only when steps on the company's track may meet a capital call that other rewards could help to pay.
 */

const REWARD_TAKEN = reason('reward-taken')
const FROM_REGION = SOURCE.of('region')

/** Notes what a region that was just entered will give. */
export function addRewardDue(s: State, region: Region): void {
  const { pounds, diamond, track, bookkeeping } = s.rules.map.rewards[region]
  table.pool.add(s, bookkeeping)
  if (pounds + diamond + track > 0) table.rewardsDue.add(s, region)
}

function takeReward(s: State, region: Region, out: Story): void {
  const seat = table.turnSeat(s)
  table.rewardsDue.remove(s, region)
  const { pounds, diamond, track } = s.rules.map.rewards[region]
  gainPounds(s, seat, pounds, FROM_REGION, out)
  gainDiamonds(s, seat, diamond, out)
  pushMove(s, table.expanding(s) as Company, track)
}

function takePool(s: State, out: Story): void {
  const points = table.pool(s)
  table.pool.set(s, 0)
  gainBookkeeping(s, table.turnSeat(s), points, out)
}

/** Whether steps that may meet a capital call are due together with anything that may bring pounds. */
function orderMatters(s: State, due: readonly Region[]): boolean {
  const { rewards } = s.rules.map
  const seat = table.turnSeat(s)
  let [steps, diamonds, pays] = [0, 0, table.pool(s) > 0]
  for (const region of due) {
    steps += rewards[region].track
    diamonds += rewards[region].diamond
    if (rewards[region].pounds > 0) pays = true
  }
  if (steps === 0 || !(pays || passesDiamondEnd(s, seat, diamonds))) return false
  return callAhead(s, seat, table.expanding(s) as Company, steps)
}

const askRewards: Ask = {
  question: question('region-rewards'),
  facts: (s) => ({ company: COMPANY.id(table.expanding(s) as Company), points: table.pool(s) }),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    for (const region of table.rewardsDue.all(s)) list.add(CLAIM.of(region))
    if (table.pool(s) > 0) list.add(CLAIM_POINTS)
  },
  why(s: State, _seat: Seat, given: Answer): ReasonCode {
    if (given === CLAIM_POINTS) return table.pool(s) > 0 ? 0 : REWARD_TAKEN
    if (!CLAIM.is(given)) return OTHER_QUESTION
    return table.rewardsDue(s, CLAIM.first(given)) ? 0 : REWARD_TAKEN
  },
  apply(s: State, _seat: Seat, given: Answer, out: Story): void {
    if (given === CLAIM_POINTS) takePool(s, out)
    else takeReward(s, CLAIM.first(given), out)
  },
}

const rewards: Task = {
  run(s, out) {
    const due = table.rewardsDue.all(s)
    if (due.length === 0) {
      if (table.pool(s) === 0) return finished(s)
      takePool(s, out)
      return false
    }
    if (orderMatters(s, due)) return askTurnSeat(s)
    takeReward(s, due[0], out)
    return false
  },
  ask: askRewards,
}

export const regionRewards: Phase = { name: 'rewards of regions', tasks: { regionRewards: rewards } }
