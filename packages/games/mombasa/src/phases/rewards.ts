import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { REMOVE, TAKE } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, finished, type Phase, type Task } from '../flow.ts'
import {
  BASE_COLUMN,
  type BaseColumn,
  BOOKKEEPING_PART,
  COMPANY,
  type Company,
  countedGood,
  DIAMOND_PART,
  numberOf,
  PART,
  type Part,
  POUNDS_PART,
  type Reward,
  TRACK_PART,
} from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import type { NamedReward, RewardParts } from '../rules/index.ts'
import { postsInBase, takePost } from '../state.ts'
import { totalOf } from '../totals.ts'
import { gainBookkeeping } from './books.ts'
import { gainDiamonds, gainPounds, passesDiamondEnd } from './gains.ts'
import { callAhead, pushMove } from './track-moves.ts'

const { table, tasks } = box

/**
 * Rewards of books, majorities and bonus spaces: their parts in any order. Nobody is asked where the order cannot matter (see the rewards
 * of regions).
 */

const POST_REMOVED = event('post-removed')
const NO_PART = reason('no-such-part')
const COLUMN_EMPTY = reason('column-empty')

export const pushReward = (s: State, reward: Reward): void => tasks.parts.push(s, reward, 0, false)

const rewardNow = (s: State): NamedReward => s.rules.rewards[tasks.parts.reward(s)]

export function amountOf(reward: RewardParts, part: Part): number {
  if (part === POUNDS_PART) return reward.pounds
  if (part === DIAMOND_PART) return reward.diamond
  return part === BOOKKEEPING_PART ? reward.bookkeeping : reward.track
}

const isDue = (s: State, part: Part): boolean => !tasks.parts.taken(s, part) && amountOf(rewardNow(s), part) > 0

function orderMatters(s: State): boolean {
  if (!isDue(s, TRACK_PART)) return false
  const seat = table.turnSeat(s)
  const { diamond, track, company } = rewardNow(s)
  const diamondsPay = isDue(s, DIAMOND_PART) && passesDiamondEnd(s, seat, diamond)
  if (!isDue(s, POUNDS_PART) && !diamondsPay && !isDue(s, BOOKKEEPING_PART)) return false
  return callAhead(s, seat, company as Company, track)
}

function take(s: State, part: Part, out: Story): void {
  const seat = table.turnSeat(s)
  const reward = rewardNow(s)
  const amount = amountOf(reward, part)
  tasks.parts.taken.add(s, part)
  if (part === POUNDS_PART) gainPounds(s, seat, amount, reward.source, out)
  else if (part === DIAMOND_PART) gainDiamonds(s, seat, amount, out)
  else if (part === BOOKKEEPING_PART) gainBookkeeping(s, seat, amount, out)
  else pushMove(s, reward.company as Company, amount)
}

const askParts: Ask = {
  question: question('reward-parts'),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    for (let part = PART.first; part < PART.size; part++) if (isDue(s, part)) list.add(TAKE.of(part))
  },
  why(s: State, _seat: Seat, given: Answer): ReasonCode {
    if (!TAKE.is(given)) return OTHER_QUESTION
    return isDue(s, TAKE.first(given)) ? 0 : NO_PART
  },
  apply(s: State, _seat: Seat, given: Answer, out: Story): void {
    take(s, TAKE.first(given), out)
  },
}

const parts: Task = {
  run(s, out) {
    gainPerUnit(s, out)
    if (orderMatters(s)) return askTurnSeat(s)
    for (let part = PART.first; part < PART.size; part++) {
      if (!isDue(s, part)) continue
      take(s, part, out)
      return false
    }
    const posts = rewardNow(s).removePosts
    tasks.pop(s)
    if (posts > 0) tasks.removePosts.push(s, posts)
    return false
  },
  ask: askParts,
}

/** A pound for every face-up unit of a good, less some. */
function gainPerUnit(s: State, out: Story): void {
  const { unitsOf, unitsLess, source } = rewardNow(s)
  if (unitsOf === NONE || tasks.parts.unitsPaid(s)) return
  const seat = table.turnSeat(s)
  tasks.parts.unitsPaid.set(s, true)
  gainPounds(s, seat, totalOf(s, seat, countedGood(unitsOf)) - unitsLess, source, out)
}

/* Posts out of the game */

const whyRemove = (s: State, company: Company, column: BaseColumn): ReasonCode =>
  table.bases.posts(s, company, column) > 0 ? 0 : COLUMN_EMPTY

const askRemove: Ask = {
  question: question('remove-post'),
  facts: (s) => ({ count: tasks.removePosts.left(s) }),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    for (let company = COMPANY.first; company < COMPANY.size; company++) {
      for (let column = BASE_COLUMN.first; column < BASE_COLUMN.size; column++) {
        if (whyRemove(s, company, column) === 0) list.add(REMOVE.of(company, column))
      }
    }
  },
  why: (s: State, _seat: Seat, given: Answer): ReasonCode =>
    REMOVE.is(given) ? whyRemove(s, REMOVE.first(given), REMOVE.second(given)) : OTHER_QUESTION,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const [company, column] = [REMOVE.first(given), REMOVE.second(given)]
    tasks.removePosts.left.add(s, -1)
    takePost(s, company, column)
    table.postsOut.add(s, company, 1)
    out.tell(POST_REMOVED, seat, company, numberOf(column))
  },
}

const removePosts: Task = {
  run(s) {
    if (tasks.removePosts.left(s) === 0) return finished(s)
    for (let company = COMPANY.first; company < COMPANY.size; company++)
      if (postsInBase(s, company) > 0) return askTurnSeat(s)
    return finished(s)
  },
  ask: askRemove,
}

export const rewards: Phase = { name: 'rewards', tasks: { parts, removePosts } }
