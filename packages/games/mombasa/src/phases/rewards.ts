import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, secondArgOf } from '../answers.ts'
import { BASE_COLUMNS } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, finished, TASK, type Task, taskArg, taskSecondArg, taskThirdArg } from '../flow.ts'
import { COMPANY_COUNT } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import type { Reward } from '../rules/index.ts'
import { POSTS_OUT, postsIn, postsInBase, type State, TASKS, TURN_SEAT, takePost } from '../state.ts'
import { totalOf } from '../totals.ts'
import { gainBookkeeping } from './books.ts'
import { gainDiamonds, gainPounds, passesDiamondEnd } from './gains.ts'
import { callAhead, pushMove } from './track-moves.ts'

/**
 * Rewards of books, majorities and bonus spaces: their parts in any order. Nobody is asked where the order cannot matter (see the rewards
 * of regions).
 */

export const PARTS = ['pounds', 'diamond', 'bookkeeping', 'track'] as const
export type PartId = (typeof PARTS)[number]
const [POUNDS_PART, DIAMOND_PART, BOOKKEEPING_PART, TRACK_PART] = [0, 1, 2, 3]
/** Beside the parts taken, the task notes that units were paid for; the source of its pounds stands above. */
const UNITS_PAID = 1 << PARTS.length
const SOURCE_SHIFT = PARTS.length + 1

const POST_REMOVED = event('post-removed')
const NO_PART = reason('no-such-part')
const COLUMN_EMPTY = reason('column-empty')

/** `company`: whose track its steps are on, 0 where it has none. */
export function pushReward(s: State, reward: number, source: number, company = 0): void {
  TASKS.push(s.c, TASK.PARTS, reward, company, source << SOURCE_SHIFT)
}

const rewardOf = (s: State): Reward => s.rules.rewards[taskArg(s)]

function amountOf(reward: Reward, part: number): number {
  if (part === POUNDS_PART) return reward.pounds
  if (part === DIAMOND_PART) return reward.diamond
  return part === BOOKKEEPING_PART ? reward.bookkeeping : reward.track
}

const isDue = (s: State, part: number): boolean =>
  (taskThirdArg(s) & (1 << part)) === 0 && amountOf(rewardOf(s), part) > 0

function orderMatters(s: State): boolean {
  if (!isDue(s, TRACK_PART)) return false
  const seat = s.c[TURN_SEAT]
  const diamondsPay = isDue(s, DIAMOND_PART) && passesDiamondEnd(s, seat, rewardOf(s).diamond)
  if (!isDue(s, POUNDS_PART) && !diamondsPay && !isDue(s, BOOKKEEPING_PART)) return false
  return callAhead(s, seat, taskSecondArg(s), rewardOf(s).track)
}

function take(s: State, part: number, out: Story): void {
  const { c } = s
  const seat = c[TURN_SEAT]
  const [company, source] = [taskSecondArg(s), taskThirdArg(s) >> SOURCE_SHIFT]
  const amount = amountOf(rewardOf(s), part)
  c[TASKS.top(c) + 3] |= 1 << part
  if (part === POUNDS_PART) gainPounds(s, seat, amount, source, out)
  else if (part === DIAMOND_PART) gainDiamonds(s, seat, amount, out)
  else if (part === BOOKKEEPING_PART) gainBookkeeping(s, seat, amount, out)
  else pushMove(s, company, amount)
}

export const parts: Task = {
  run(s, out) {
    gainPerUnit(s, out)
    if (orderMatters(s)) return askTurnSeat(s)
    for (let part = 0; part < PARTS.length; part++) {
      if (!isDue(s, part)) continue
      take(s, part, out)
      return false
    }
    const { removePosts } = rewardOf(s)
    TASKS.pop(s.c)
    if (removePosts > 0) TASKS.push(s.c, TASK.REMOVE_POSTS, removePosts)
    return false
  },
  ask: askParts(),
}

/** A pound for every face-up unit of a good, less some. */
function gainPerUnit(s: State, out: Story): void {
  const { unitsOf, unitsLess } = rewardOf(s)
  if (unitsOf < 0 || taskThirdArg(s) & UNITS_PAID) return
  const seat = s.c[TURN_SEAT]
  s.c[TASKS.top(s.c) + 3] |= UNITS_PAID
  gainPounds(s, seat, totalOf(s, seat, unitsOf) - unitsLess, taskThirdArg(s) >> SOURCE_SHIFT, out)
}

function askParts(): Ask {
  return {
    question: question('reward-parts'),
    legal(s: State, _seat: Seat, list: AnswerList): void {
      for (let part = 0; part < PARTS.length; part++) if (isDue(s, part)) list.add(answer(OP.TAKE, part))
    },
    why(s: State, _seat: Seat, given: Answer): ReasonCode {
      if (opOf(given) !== OP.TAKE) return OTHER_QUESTION
      return isDue(s, argOf(given)) ? 0 : NO_PART
    },
    apply(s: State, _seat: Seat, given: Answer, out: Story): void {
      take(s, argOf(given), out)
    },
  }
}

/* Posts out of the game */

const whyRemove = (s: State, company: number, column: number): ReasonCode =>
  postsIn(s, company, column) > 0 ? 0 : COLUMN_EMPTY

const askRemove: Ask = {
  question: question('remove-post'),
  facts: (s) => ({ count: taskArg(s) }),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    for (let company = 0; company < COMPANY_COUNT; company++) {
      for (let column = 0; column < BASE_COLUMNS; column++) {
        if (whyRemove(s, company, column) === 0) list.add(answer(OP.REMOVE, company, column))
      }
    }
  },
  why: (s: State, _seat: Seat, given: Answer): ReasonCode =>
    opOf(given) === OP.REMOVE ? whyRemove(s, argOf(given), secondArgOf(given)) : OTHER_QUESTION,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const { c } = s
    const [company, column] = [argOf(given), secondArgOf(given)]
    c[TASKS.top(c) + 1]--
    takePost(s, company, column)
    c[POSTS_OUT + company]++
    out.tell(POST_REMOVED, seat, company, column + 1)
  },
}

export const removePosts: Task = {
  run(s) {
    if (taskArg(s) === 0) return finished(s)
    for (let company = 0; company < COMPANY_COUNT; company++) if (postsInBase(s, company) > 0) return askTurnSeat(s)
    return finished(s)
  },
  ask: askRemove,
}
