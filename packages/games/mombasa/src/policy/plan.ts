import type { Answer, AnswerList } from '@quayside/kernel'
import { LAY, SEAL } from '../answers.ts'
import type { State } from '../box.ts'
import {
  BOOKKEEPER,
  BOOKKEEPER_TILE,
  CARD_KIND,
  COUNTED,
  cardsOfGood,
  countedGood,
  EXPANSION,
  EXPANSION_POINTS,
  GOOD,
  MERCHANT,
  MERCHANT_TILE,
  PLUS_ONE,
} from '../ids.ts'
import { SLOTS } from '../sizes.ts'
import { holdsTile, permanentOf } from '../totals.ts'
import { useWorth } from './cards.ts'
import { expansions, lookAhead, majorities, pointsWith, purchases, WIDTH } from './foresight.ts'
import { counts, laidCount, laidUse, lookAtHand, PLAYABLE, uses, valueWith } from './hand.ts'
import { runGain } from './ink.ts'
import type { Outlook } from './outlook.ts'
import { prefer } from './rating.ts'
import { beginLine } from './slots.ts'
import { unitsGain } from './steps.ts'
import { emptyArea } from './totals.ts'
import { weights } from './weights.ts'

const WEIGHT = weights

/**
 * Planning: every number of cards of each kind that fits the free slots is laid on paper, the strongest of a kind first, and the best plan is
 * kept.
 */

/** The plan on paper and the best so far: cards of each kind beyond those laid. */
const taken = new Int16Array(CARD_KIND.size)
const kept = new Int16Array(CARD_KIND.size)
let keptWorth = 0
/** By kind: what the best plan with at least one card of it is worth. */
const worthWith = new Float64Array(CARD_KIND.size)

const area = emptyArea()

/** The first answer of the best plan. A plan is made once and then laid card by card. */
export function plan(s: State, o: Outlook): Answer {
  const free = lookAtHand(s, o)
  if (free === 0) return SEAL
  makePlan(s, o, free)
  return beginLine(s, o, kept)
}

/** By the best plan that begins so. */
export function ratePlan(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  const free = lookAtHand(s, o)
  worths[0] = 0
  if (free === 0) return
  makePlan(s, o, free)
  taken.fill(0)
  const nothing = planWorth(s, o)
  const chosen = beginLine(s, o, kept)
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    if (given === SEAL) worths[i] = nothing
    else {
      const card = LAY.first(given)
      const { kind } = s.rules.faces[card]
      const weaker = uses[kind * SLOTS] - useWorth(s, o, card)
      worths[i] = worthWith[kind] - weaker - (LAY.second(given) === LAY.second(chosen) ? 0 : WEIGHT.OTHER_SLOT)
    }
  }
  prefer(legal, worths, chosen)
}

function makePlan(s: State, o: Outlook, free: number): void {
  lookAhead(s, o)
  keptWorth = -Infinity
  worthWith.fill(-Infinity)
  tryKinds(s, o, 0, free)
}

/** Plans that differ by less are equal; the first of them is kept, however much of it is laid already. */
const EQUAL = 1e-9

/** Goes through the kinds, and at the end weighs the plan. */
function tryKinds(s: State, o: Outlook, from: number, free: number): void {
  if (from === PLAYABLE.length) {
    const worth = planWorth(s, o)
    for (let i = 0; i < PLAYABLE.length; i++) {
      const kind = PLAYABLE[i]
      if (taken[kind] > 0 && worth > worthWith[kind]) worthWith[kind] = worth
    }
    if (worth <= keptWorth + EQUAL) return
    keptWorth = worth
    kept.set(taken)
    return
  }
  const kind = PLAYABLE[from]
  const most = Math.min(free, counts[kind])
  for (let n = 0; n <= most; n++) {
    taken[kind] = n
    tryKinds(s, o, from + 1, free - n)
  }
}

function planWorth(s: State, o: Outlook): number {
  const worth = goodsWorth(s, o) + expansionWorth(s, o) + majoritiesWorth() + merchantsWorth() + keepersWorth(s, o)
  return o.left > 0 ? worth - restCost() : worth
}

/** Steps with all units, and a purchase with each good, the best in full. */
function goodsWorth(s: State, o: Outlook): number {
  const { onTotal, onCard } = permanentOf(s, o.me)
  let units = 0
  let most = 0
  let all = 0
  for (let good = GOOD.first; good < GOOD.size; good++) {
    const kind = cardsOfGood(good)
    const cards = laidCount[kind] + taken[kind]
    const total = cards > 0 ? valueWith(kind, taken[kind]) + onTotal[good] + cards * onCard[good] : 0
    area.totals[countedGood(good)] = total
    units += total
    const gain = total > 0 ? purchases[good * WIDTH + Math.min(total, WIDTH - 1)] : 0
    all += gain
    if (gain > most) most = gain
  }
  if (units > 0 && holdsTile(s, o.me, PLUS_ONE)) units += s.rules.tileValue[PLUS_ONE]
  return unitsGain(units) + most + WEIGHT.SECOND_PURCHASE * (all - most)
}

function expansionWorth(s: State, o: Outlook): number {
  const points = pointsWith(s, o, taken[EXPANSION])
  area.totals[EXPANSION_POINTS] = points
  return expansions[Math.min(points, WIDTH - 1)]
}

/** The two that promise most: there are hardly markers for more. */
function majoritiesWorth(): number {
  let first = 0
  let second = 0
  for (let counted = COUNTED.first; counted < COUNTED.size; counted++) {
    const total = area.totals[counted]
    if (total === 0) continue
    const gain = majorities[counted * WIDTH + Math.min(total, WIDTH - 1)]
    if (gain > first) {
      second = first
      first = gain
    } else if (gain > second) second = gain
  }
  return first + second
}

function merchantsWorth(): number {
  let worth = laidUse[MERCHANT]
  for (let i = 0; i < taken[MERCHANT]; i++) worth += uses[MERCHANT * SLOTS + i]
  return worth
}

/** The first bookkeeper moves the inkwell, all bring points. */
function keepersWorth(s: State, o: Outlook): number {
  const tile = holdsTile(s, o.me, BOOKKEEPER_TILE) ? 1 : 0
  const keepers = laidCount[BOOKKEEPER] + taken[BOOKKEEPER] + tile
  if (keepers === 0) return 0
  const points = valueWith(BOOKKEEPER, taken[BOOKKEEPER]) + tile * s.rules.tileValue[BOOKKEEPER_TILE]
  const merchants = laidCount[MERCHANT] + taken[MERCHANT] + (holdsTile(s, o.me, MERCHANT_TILE) ? 1 : 0)
  area.helpers = keepers - 1 + merchants
  return points * o.point + runGain(s, o, area, true)
}

function restCost(): number {
  let cost = 0
  for (let n = 0; n < PLAYABLE.length; n++) {
    const kind = PLAYABLE[n]
    for (let i = 0; i < taken[kind]; i++) cost += uses[kind * SLOTS + i]
  }
  return WEIGHT.REST_COST * cost
}
