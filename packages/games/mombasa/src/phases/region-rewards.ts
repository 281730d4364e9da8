import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, REWARD_POINTS } from '../answers.ts'
import { fromSource } from '../events.ts'
import { type Ask, askTurnSeat, finished, type Task } from '../flow.ts'
import { COMPANIES } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { EXPANDING, POOL, REWARDS_DUE, type State, TURN_SEAT } from '../state.ts'
import { gainBookkeeping } from './books.ts'
import { gainDiamonds, gainPounds, passesDiamondEnd } from './gains.ts'
import { callAhead, pushMove } from './track-moves.ts'

/**
 * The rewards of the regions entered, in any order; their bookkeeping points are pooled and spent once. Nobody is asked where the order
 * cannot matter: it does only when steps on the company's track may meet a capital call that other rewards could help to pay.
 */

const REWARD_TAKEN = reason('reward-taken')
const FROM_REGION = fromSource('region')
const BITS = 12

const isDue = (s: State, region: number): boolean =>
  (s.c[REWARDS_DUE + (region < BITS ? 0 : 1)] & (1 << (region % BITS))) !== 0

/** Notes what a region that was just entered will give. */
export function addRewardDue(s: State, region: number): void {
  const { pounds, diamond, track, bookkeeping } = s.rules.map.rewards[region]
  s.c[POOL] += bookkeeping
  if (pounds + diamond + track > 0) s.c[REWARDS_DUE + (region < BITS ? 0 : 1)] |= 1 << (region % BITS)
}

function takeReward(s: State, region: number, out: Story): void {
  const { c } = s
  const seat = c[TURN_SEAT]
  c[REWARDS_DUE + (region < BITS ? 0 : 1)] &= ~(1 << (region % BITS))
  const { pounds, diamond, track } = s.rules.map.rewards[region]
  gainPounds(s, seat, pounds, FROM_REGION, out)
  gainDiamonds(s, seat, diamond, out)
  pushMove(s, c[EXPANDING] - 1, track)
}

function takePool(s: State, out: Story): void {
  const points = s.c[POOL]
  s.c[POOL] = 0
  gainBookkeeping(s, s.c[TURN_SEAT], points, out)
}

/** Whether steps that may meet a capital call are due together with anything that may bring pounds. */
function orderMatters(s: State): boolean {
  const { rewards } = s.rules.map
  const seat = s.c[TURN_SEAT]
  let [steps, diamonds, pays] = [0, 0, s.c[POOL] > 0]
  for (let region = 0; region < rewards.length; region++) {
    if (!isDue(s, region)) continue
    steps += rewards[region].track
    diamonds += rewards[region].diamond
    if (rewards[region].pounds > 0) pays = true
  }
  if (steps === 0 || !(pays || passesDiamondEnd(s, seat, diamonds))) return false
  return callAhead(s, seat, s.c[EXPANDING] - 1, steps)
}

export const regionRewards: Task = {
  run(s, out) {
    const { c } = s
    if (c[REWARDS_DUE] === 0 && c[REWARDS_DUE + 1] === 0) {
      if (c[POOL] === 0) return finished(s)
      takePool(s, out)
      return false
    }
    if (orderMatters(s)) return askTurnSeat(s)
    for (let region = 0; region < s.rules.map.ids.length; region++) {
      if (!isDue(s, region)) continue
      takeReward(s, region, out)
      return false
    }
    return false
  },
  ask: askRewards(),
}

function askRewards(): Ask {
  return {
    question: question('region-rewards'),
    facts: (s) => ({ company: COMPANIES[s.c[EXPANDING] - 1], points: s.c[POOL] }),
    legal(s: State, _seat: Seat, list: AnswerList): void {
      for (let region = 0; region < s.rules.map.ids.length; region++) {
        if (isDue(s, region)) list.add(answer(OP.REWARD, region))
      }
      if (s.c[POOL] > 0) list.add(REWARD_POINTS)
    },
    why(s: State, _seat: Seat, given: Answer): ReasonCode {
      if (given === REWARD_POINTS) return s.c[POOL] > 0 ? 0 : REWARD_TAKEN
      if (opOf(given) !== OP.REWARD) return OTHER_QUESTION
      return isDue(s, argOf(given)) ? 0 : REWARD_TAKEN
    },
    apply(s: State, _seat: Seat, given: Answer, out: Story): void {
      if (given === REWARD_POINTS) takePool(s, out)
      else takeReward(s, argOf(given), out)
    },
  }
}
