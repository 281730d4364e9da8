import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, DONE, OP, opOf, secondArgOf } from '../answers.ts'
import { BASE_COLUMNS, SLOTS } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, finished, TASK, type Task } from '../flow.ts'
import { COMPANIES, EXPANSION, EXPANSION_TILE } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import {
  EXPANDING,
  OUSTED,
  OUSTED_COUNT,
  POINTS,
  POSTS_OUT,
  player,
  postsIn,
  postsInBase,
  REGION,
  returnPost,
  roomOf,
  type State,
  TASKS,
  TILE_USED,
  TURN_SEAT,
  takePost,
  USED,
} from '../state.ts'
import { expansionPoints, faceUpIn, hasExpansion, tileFaceUp } from '../totals.ts'
import { addRewardDue } from './region-rewards.ts'

/**
 * Expansion: all face-up expansion cards and the tile together send posts of one company into regions. Then the rewards are taken, then
 * ousted posts go back to their bases. Source: Use todas as cartas de expansão (pages 5 and 6).
 */

const BEGAN = event('expansion-began')
const ENTERED = event('entered')
const OUSTED_POST = event('ousted')
const POINTS_LOST = event('points-lost')
const RETURNED = event('post-returned')
const POST_LOST = event('post-lost')

const NO_EXPANSION = reason('no-expansion')
const BASE_EMPTY = reason('base-empty')
const COLUMN_EMPTY = reason('column-empty')
const COLUMN_FULL = reason('column-full')
const OWN_REGION = reason('own-region')
const NOT_ADJACENT = reason('not-adjacent')
const NOT_ENOUGH = reason('not-enough-points')

export function whyExpand(s: State, seat: Seat, company: number): ReasonCode {
  if (!hasExpansion(s, seat)) return NO_EXPANSION
  return postsInBase(s, company) > 0 ? 0 : BASE_EMPTY
}

export function beginExpansion(s: State, seat: Seat, company: number, out: Story): void {
  const { c } = s
  c[POINTS] = expansionPoints(s, seat)
  c[EXPANDING] = company + 1
  turnCardsOver(s, seat)
  out.tell(BEGAN, seat, company, c[POINTS])
  TASKS.push(c, TASK.EXPAND)
}

function turnCardsOver(s: State, seat: Seat): void {
  const { c, rules } = s
  for (let slot = 0; slot < SLOTS; slot++) {
    const face = faceUpIn(s, seat, slot)
    if (face >= 0 && rules.faces[face].kind === EXPANSION) c[player(s, seat) + USED] |= 1 << slot
  }
  if (tileFaceUp(s, seat, EXPANSION_TILE)) c[TILE_USED + EXPANSION_TILE] = 1
}

/** Points to enter a region by its cheapest border; 0 if the company is in it or nowhere beside it. */
export function entryCost(s: State, company: number, region: number): number {
  const { c } = s
  const { fromBase, neighbours, borders, occupied } = s.rules.map
  const there = c[REGION + region]
  if (there === company + 1) return 0
  let cost = fromBase[company][region]
  for (let i = 0; i < neighbours[region].length; i++) {
    if (c[REGION + neighbours[region][i]] !== company + 1) continue
    const border = borders[region][i]
    if (cost === 0 || border < cost) cost = border
  }
  return cost > 0 && there > 0 ? cost + occupied : cost
}

const companyOf = (s: State): number => s.c[EXPANDING] - 1

function whyEnter(s: State, region: number, column: number): ReasonCode {
  const company = companyOf(s)
  if (s.c[REGION + region] === company + 1) return OWN_REGION
  const cost = entryCost(s, company, region)
  if (cost === 0) return NOT_ADJACENT
  if (cost > s.c[POINTS]) return NOT_ENOUGH
  return postsIn(s, company, column) > 0 ? 0 : COLUMN_EMPTY
}

const askEnter: Ask = {
  question: question('enter-region'),
  facts: (s) => ({ company: COMPANIES[companyOf(s)], points: s.c[POINTS] }),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    const company = companyOf(s)
    for (let region = 0; region < s.rules.map.ids.length; region++) {
      const cost = entryCost(s, company, region)
      if (cost === 0 || cost > s.c[POINTS]) continue
      for (let column = 0; column < BASE_COLUMNS; column++) {
        if (postsIn(s, company, column) > 0) list.add(answer(OP.ENTER, region, column))
      }
    }
    list.add(DONE)
  },
  why(s: State, _seat: Seat, given: Answer): ReasonCode {
    if (given === DONE) return 0
    return opOf(given) === OP.ENTER ? whyEnter(s, argOf(given), secondArgOf(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (given === DONE) endEntering(s, out)
    else enter(s, seat, argOf(given), secondArgOf(given), out)
  },
}

function enter(s: State, seat: Seat, region: number, column: number, out: Story): void {
  const { c } = s
  const company = companyOf(s)
  const cost = entryCost(s, company, region)
  c[POINTS] -= cost
  takePost(s, company, column)
  const ousted = c[REGION + region]
  c[REGION + region] = company + 1
  out.tell(ENTERED, seat, company, region, cost)
  if (ousted > 0) {
    c[OUSTED + c[OUSTED_COUNT]++] = ousted
    out.tell(OUSTED_POST, ousted - 1, region)
  }
  addRewardDue(s, region)
}

export const expand: Task = {
  run(s, out) {
    if (canEnterAny(s)) return askTurnSeat(s)
    endEntering(s, out)
    return false
  },
  ask: askEnter,
}

function canEnterAny(s: State): boolean {
  const { c } = s
  const company = companyOf(s)
  if (c[POINTS] === 0 || postsInBase(s, company) === 0) return false
  for (let region = 0; region < s.rules.map.ids.length; region++) {
    const cost = entryCost(s, company, region)
    if (cost > 0 && cost <= c[POINTS]) return true
  }
  return false
}

/** What is left of the points is lost; rewards come before ousted posts go back. */
function endEntering(s: State, out: Story): void {
  const { c } = s
  if (c[POINTS] > 0) out.tell(POINTS_LOST, c[TURN_SEAT], c[POINTS])
  c[POINTS] = 0
  TASKS.pop(c)
  TASKS.push(c, TASK.RETURN_POSTS)
  TASKS.push(c, TASK.REGION_REWARDS)
}

/* Ousted posts */

const ousted = (s: State): number => s.c[OUSTED] - 1

const whyReturn = (s: State, company: number, column: number): ReasonCode =>
  postsIn(s, company, column) < roomOf(s, company, column) ? 0 : COLUMN_FULL

const askReturn: Ask = {
  question: question('return-post'),
  facts: (s) => ({ company: COMPANIES[ousted(s)] }),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    for (let column = 0; column < BASE_COLUMNS; column++) {
      if (whyReturn(s, ousted(s), column) === 0) list.add(answer(OP.RETURN, column))
    }
  },
  why: (s: State, _seat: Seat, given: Answer): ReasonCode =>
    opOf(given) === OP.RETURN ? whyReturn(s, ousted(s), argOf(given)) : OTHER_QUESTION,
  apply(s: State, _seat: Seat, given: Answer, out: Story): void {
    const company = ousted(s)
    returnPost(s, company, argOf(given))
    out.tell(RETURNED, company, argOf(given) + 1)
    nextOusted(s)
  },
}

function nextOusted(s: State): void {
  const { c } = s
  c.copyWithin(OUSTED, OUSTED + 1, OUSTED + c[OUSTED_COUNT])
  c[OUSTED + --c[OUSTED_COUNT]] = 0
}

export const returnPosts: Task = {
  run(s, out) {
    const { c } = s
    if (c[OUSTED_COUNT] === 0) {
      c[EXPANDING] = 0
      return finished(s)
    }
    const company = ousted(s)
    for (let column = 0; column < BASE_COLUMNS; column++) {
      if (whyReturn(s, company, column) === 0) return askTurnSeat(s)
    }
    c[POSTS_OUT + company]++
    out.tell(POST_LOST, company)
    nextOusted(s)
    return false
  },
  ask: askReturn,
}
