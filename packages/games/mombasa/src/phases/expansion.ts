import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { DONE, ENTER, RETURN } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, finished, type Phase, type Task } from '../flow.ts'
import { entryCost } from '../hot.ts'
import {
  BASE_COLUMN,
  type BaseColumn,
  COMPANY,
  type Company,
  EXPANSION,
  EXPANSION_TILE,
  numberOf,
  type Region,
  SLOT,
} from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { postsInBase, roomOf, takePost } from '../state.ts'
import { expansionPoints, hasExpansion, isFaceUp, tileFaceUp } from '../totals.ts'
import { addRewardDue } from './region-rewards.ts'

const { table, seats: player, tasks } = box

/**
 * Expansion: all face-up expansion cards and the tile together send posts of one company into regions. Then the rewards are taken, then
 * ousted posts go back to their bases. Source: Use todas as cartas de expansão (pages 5 and 6).
 */

const BEGAN = event('expansion-began')
const ENTERED = event('entered')
const OUSTED = event('ousted')
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

export function whyExpand(s: State, seat: Seat, company: Company): ReasonCode {
  if (!hasExpansion(s, seat)) return NO_EXPANSION
  return postsInBase(s, company) > 0 ? 0 : BASE_EMPTY
}

export function beginExpansion(s: State, seat: Seat, company: Company, out: Story): void {
  const points = expansionPoints(s, seat)
  table.points.set(s, points)
  table.expanding.set(s, company)
  turnCardsOver(s, seat)
  out.tell(BEGAN, seat, company, points)
  tasks.expand.push(s)
}

function turnCardsOver(s: State, seat: Seat): void {
  for (let slot = SLOT.first; slot < SLOT.size; slot++)
    if (isFaceUp(s, seat, slot, EXPANSION)) player.used.add(s, seat, slot)
  if (tileFaceUp(s, seat, EXPANSION_TILE)) table.tiles.used.set(s, EXPANSION_TILE, true)
}

/** The company that is being expanded. */
const expanding = (s: State): Company => table.expanding(s) as Company

function whyEnter(s: State, region: Region, column: BaseColumn): ReasonCode {
  const company = expanding(s)
  if (table.posts(s, region) === company) return OWN_REGION
  const cost = entryCost(s, company, region)
  if (cost === 0) return NOT_ADJACENT
  if (cost > table.points(s)) return NOT_ENOUGH
  return table.bases.posts(s, company, column) > 0 ? 0 : COLUMN_EMPTY
}

/** What a region costs while it is asked where to go; 0 where the company cannot go now. */
export function entryNow(s: State, region: Region): number {
  if (!tasks.expand.isNext(s)) return 0
  const [company, points] = [expanding(s), table.points(s)]
  return isWithinReach(s, company, points, region) ? entryCost(s, company, region) : 0
}

/** Whether so many points are enough for a region that a company can enter. */
export function isWithinReach(s: State, company: Company, points: number, region: Region): boolean {
  const cost = entryCost(s, company, region)
  return cost > 0 && cost <= points
}

const askEnter: Ask = {
  question: question('enter-region'),
  facts: (s) => ({ company: COMPANY.id(expanding(s)), points: table.points(s) }),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    const company = expanding(s)
    const points = table.points(s)
    for (const region of s.rules.map.regions) {
      if (!isWithinReach(s, company, points, region)) continue
      for (let column = BASE_COLUMN.first; column < BASE_COLUMN.size; column++) {
        if (table.bases.posts(s, company, column) > 0) list.add(ENTER.of(region, column))
      }
    }
    list.add(DONE)
  },
  why(s: State, _seat: Seat, given: Answer): ReasonCode {
    if (given === DONE) return 0
    return ENTER.is(given) ? whyEnter(s, ENTER.first(given), ENTER.second(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (given === DONE) endEntering(s, out)
    else enter(s, seat, ENTER.first(given), ENTER.second(given), out)
  },
}

function enter(s: State, seat: Seat, region: Region, column: BaseColumn, out: Story): void {
  const company = expanding(s)
  const cost = entryCost(s, company, region)
  table.points.add(s, -cost)
  takePost(s, company, column)
  const ousted = table.posts(s, region)
  table.posts.set(s, region, company)
  out.tell(ENTERED, seat, company, region, cost)
  if (ousted !== NONE) {
    table.ousted.push(s, ousted)
    out.tell(OUSTED, ousted, region)
  }
  addRewardDue(s, region)
}

const expand: Task = {
  run(s, out) {
    if (canEnterAny(s)) return askTurnSeat(s)
    endEntering(s, out)
    return false
  },
  ask: askEnter,
}

function canEnterAny(s: State): boolean {
  const company = expanding(s)
  const points = table.points(s)
  if (points === 0 || postsInBase(s, company) === 0) return false
  for (const region of s.rules.map.regions) if (isWithinReach(s, company, points, region)) return true
  return false
}

/** What is left of the points is lost; rewards come before ousted posts go back. */
function endEntering(s: State, out: Story): void {
  if (table.points(s) > 0) out.tell(POINTS_LOST, table.turnSeat(s), table.points(s))
  table.points.set(s, 0)
  tasks.pop(s)
  tasks.returnPosts.push(s)
  tasks.regionRewards.push(s)
}

/* Ousted posts */

/** Whose post goes back next. */
export const firstOusted = (s: State): Company => table.ousted(s, 0)

const whyReturn = (s: State, company: Company, column: BaseColumn): ReasonCode =>
  table.bases.posts(s, company, column) < roomOf(s, company, column) ? 0 : COLUMN_FULL

/** The first of the ousted posts goes back to a column of its base. */
export function returnPost(s: State, column: BaseColumn): void {
  table.bases.posts.add(s, table.ousted.removeAt(s, 0), column, 1)
}

const askReturn: Ask = {
  question: question('return-post'),
  facts: (s) => ({ company: COMPANY.id(firstOusted(s)) }),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    for (let column = BASE_COLUMN.first; column < BASE_COLUMN.size; column++)
      if (whyReturn(s, firstOusted(s), column) === 0) list.add(RETURN.of(column))
  },
  why: (s: State, _seat: Seat, given: Answer): ReasonCode =>
    RETURN.is(given) ? whyReturn(s, firstOusted(s), RETURN.first(given)) : OTHER_QUESTION,
  apply(s: State, _seat: Seat, given: Answer, out: Story): void {
    const company = firstOusted(s)
    const column = RETURN.first(given)
    returnPost(s, column)
    out.tell(RETURNED, company, numberOf(column))
  },
}

const returnPosts: Task = {
  run(s, out) {
    if (table.ousted.size(s) === 0) {
      table.expanding.set(s, NONE)
      return finished(s)
    }
    const company = firstOusted(s)
    for (let column = BASE_COLUMN.first; column < BASE_COLUMN.size; column++)
      if (whyReturn(s, company, column) === 0) return askTurnSeat(s)
    table.ousted.removeAt(s, 0)
    table.postsOut.add(s, company, 1)
    out.tell(POST_LOST, company)
    return false
  },
  ask: askReturn,
}

export const expansion: Phase = { name: 'expansion', tasks: { expand, returnPosts } }
