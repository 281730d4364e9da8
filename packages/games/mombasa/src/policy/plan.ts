import type { Answer, AnswerList } from '@quayside/kernel'
import { answer, OP, SEAL } from '../answers.ts'
import { SLOTS } from '../box.ts'
import {
  BOOKKEEPER,
  BOOKKEEPER_TILE,
  COMPANY_COUNT,
  COUNTED,
  EXPANSION,
  EXPANSION_TILE,
  GOOD_COUNT,
  MERCHANT,
  MERCHANT_TILE,
  PLUS_ONE,
} from '../ids.ts'
import { isOpen } from '../phases/planning.ts'
import { HAND, player, SLOT, type State } from '../state.ts'
import { holdsTile, permanentOf } from '../totals.ts'
import { useWorth } from './cards.ts'
import { expansionGain, gainWith } from './expansion.ts'
import { runGain } from './ink.ts'
import { majorityGain } from './majorities.ts'
import type { Outlook } from './outlook.ts'
import { pileStrength } from './piles.ts'
import { lookAtDisplay, purchaseGain } from './purchases.ts'
import { lookAtSteps, MAX_UNITS, unitsGain } from './steps.ts'
import { emptyArea } from './totals.ts'
import { WEIGHT } from './weights.ts'

/**
 * Planning: every number of cards of each kind that fits the open slots is laid on paper, the strongest of a kind first, and the best plan is
 * kept. What the others may show is guessed from hand and plan together: apart they are secret.
 */

const KINDS = MERCHANT + 1
const WIDTH = MAX_UNITS + 1

/** Cards of the hand by kind, the strongest first, and what the first so many come to. */
const cards = new Int16Array(KINDS * SLOTS)
const counts = new Int16Array(KINDS)
/** What lies in the slots already. */
const laidCount = new Int16Array(KINDS)
const laidValue = new Int16Array(KINDS)
/** The plan on paper and the best so far: cards of each kind beyond those laid. */
const taken = new Int16Array(KINDS)
const kept = new Int16Array(KINDS)
let keptWorth = 0

/** What comes of totals, by units or points. */
const purchases = new Float64Array(GOOD_COUNT * WIDTH)
const majorities = new Float64Array(COUNTED.length * WIDTH)
const expansions = new Float64Array(WIDTH)
/** One use of each card in `cards`; merchants that lie already. */
const uses = new Float64Array(KINDS * SLOTS)
let laidMerchants = 0

const area = emptyArea()

export function plan(s: State, o: Outlook, legal: AnswerList): Answer {
  const free = lookAtCards(s, o)
  if (free === 0 || legal.count === 1) return SEAL
  lookAhead(s, o)
  keptWorth = -Infinity
  taken.fill(0)
  tryKind(s, o, 0, free)
  return lay(s, o)
}

/** Returns how many slots are free. */
function lookAtCards(s: State, o: Outlook): number {
  const { c, rules } = s
  counts.fill(0)
  laidCount.fill(0)
  laidValue.fill(0)
  laidMerchants = 0
  let free = 0
  for (let slot = 0; slot < SLOTS; slot++) {
    const face = c[o.at + SLOT + slot] - 1
    if (face < 0) {
      if (isOpen(s, o.me, slot)) free++
      continue
    }
    const { kind, value } = rules.faces[face]
    laidCount[kind]++
    laidValue[kind] += value
    if (kind === MERCHANT) laidMerchants += useWorth(s, o, face)
  }
  for (let kind = 0; kind < KINDS; kind++) {
    const faces = o.tables.byKind[kind]
    for (let i = 0; i < faces.length && counts[kind] < free; i++) {
      for (let n = c[o.at + HAND + faces[i]]; n > 0 && counts[kind] < free; n--) {
        const at = kind * SLOTS + counts[kind]++
        cards[at] = faces[i]
        uses[at] = useWorth(s, o, faces[i])
      }
    }
  }
  return free
}

/** What totals will bring. */
function lookAhead(s: State, o: Outlook): void {
  const { discount } = permanentOf(s, o.me)
  lookAtSteps(s, o)
  lookAtDisplay(s, o)
  for (let good = 0; good < GOOD_COUNT; good++) {
    const same = good > 0 && discount[good] === discount[good - 1]
    for (let units = 1; units < WIDTH; units++) {
      const at = good * WIDTH + units
      purchases[at] = same ? purchases[at - WIDTH] : purchaseGain(units, discount[good], -1)
    }
  }
  for (let counted = 0; counted < COUNTED.length; counted++) {
    const others = strongestOther(s, o, counted)
    let tier = 0
    let worth = 0
    const { tiers } = s.rules.majorities[counted]
    for (let total = 1; total < WIDTH; total++) {
      if (tier < tiers.length && tiers[tier].min <= total) {
        worth = majorityGain(s, o, counted, total)
        tier++
      }
      const chance = WEIGHT.MAJORITY_EVEN + WEIGHT.MAJORITY_UNIT * (total - WEIGHT.OTHERS_SHOW * others)
      majorities[counted * WIDTH + total] = worth * Math.min(0.95, Math.max(0.05, chance)) - WEIGHT.MARKER
    }
  }
  lookAtExpansions(s, o)
}

function lookAtExpansions(s: State, o: Outlook): void {
  const points = Math.min(WIDTH - 1, mostPoints(s, o))
  expansions.fill(0)
  if (points === 0) return
  for (let company = 0; company < COMPANY_COUNT; company++) {
    expansionGain(s, o, company, points)
    for (let i = 1; i <= points; i++) expansions[i] = Math.max(expansions[i], gainWith(i))
  }
}

/** Expansion points if all cards for them are laid. */
function mostPoints(s: State, o: Outlook): number {
  let points = laidValue[EXPANSION]
  for (let i = 0; i < counts[EXPANSION]; i++) points += s.rules.faces[cards[EXPANSION * SLOTS + i]].value
  if (holdsTile(s, o.me, EXPANSION_TILE)) points += s.rules.tileValue[EXPANSION_TILE]
  return points > 0 ? points + permanentOf(s, o.me).expansion : 0
}

/** The two strongest cards of what is counted that another player could lay. */
function strongestOther(s: State, o: Outlook, counted: number): number {
  const { c, rules } = s
  const faces = o.tables.byKind[counted]
  let most = 0
  for (let seat = 0; seat < rules.players; seat++) {
    if (seat === o.me) continue
    const p = player(s, seat)
    let [left, total] = [2, 0]
    for (let i = 0; i < faces.length && left > 0; i++) {
      let has = c[p + HAND + faces[i]]
      for (let slot = 0; slot < SLOTS; slot++) if (c[p + SLOT + slot] === faces[i] + 1) has++
      const shown = Math.min(left, has)
      total += shown * rules.faces[faces[i]].value
      left -= shown
    }
    if (counted === EXPANSION && holdsTile(s, seat, EXPANSION_TILE)) total += rules.tileValue[EXPANSION_TILE]
    if (total > most) most = total
  }
  return most
}

/** Goes through the kinds, and at the end weighs the plan. */
function tryKind(s: State, o: Outlook, kind: number, free: number): void {
  if (kind === KINDS) {
    const worth = planWorth(s, o)
    if (worth <= keptWorth) return
    keptWorth = worth
    kept.set(taken)
    return
  }
  const most = Math.min(free, counts[kind])
  for (let n = 0; n <= most; n++) {
    taken[kind] = n
    tryKind(s, o, kind + 1, free - n)
  }
  taken[kind] = 0
}

function planWorth(s: State, o: Outlook): number {
  const { faces, tileValue } = s.rules
  const { onTotal, onCard, expansion } = permanentOf(s, o.me)
  let worth = laidMerchants
  let units = 0
  let [firstBuy, otherBuys] = [0, 0]
  let [first, second] = [0, 0]
  let plusOne = holdsTile(s, o.me, PLUS_ONE) ? tileValue[PLUS_ONE] : 0
  for (let kind = 0; kind <= EXPANSION; kind++) {
    const n = laidCount[kind] + taken[kind]
    let total = laidValue[kind]
    for (let i = 0; i < taken[kind]; i++) total += faces[cards[kind * SLOTS + i]].value
    if (kind === EXPANSION) {
      const tile = holdsTile(s, o.me, EXPANSION_TILE)
      if (tile) total += tileValue[EXPANSION_TILE]
      if (tile || n > 0) total += expansion
    } else if (n > 0) {
      total += onTotal[kind] + n * onCard[kind] + plusOne
      plusOne = 0
    }
    if (total >= WIDTH) total = WIDTH - 1
    area.totals[kind] = total
    if (total === 0) continue
    if (kind === EXPANSION) worth += expansions[total]
    else {
      units += total
      const gain = purchases[kind * WIDTH + total]
      if (gain > firstBuy) {
        otherBuys += firstBuy
        firstBuy = gain
      } else otherBuys += gain
    }
    const majority = majorities[kind * WIDTH + total]
    if (majority > first) {
      second = first
      first = majority
    } else if (majority > second) second = majority
  }
  worth += unitsGain(units) + firstBuy + WEIGHT.SECOND_PURCHASE * otherBuys + first + second
  for (let i = 0; i < taken[MERCHANT]; i++) worth += uses[MERCHANT * SLOTS + i]
  worth += bookkeepersWorth(s, o)
  return o.left > 0 ? worth - restCost() : worth
}

/** The first bookkeeper moves the inkwell, all bring points. */
function bookkeepersWorth(s: State, o: Outlook): number {
  const { faces, tileValue } = s.rules
  const tile = holdsTile(s, o.me, BOOKKEEPER_TILE) ? 1 : 0
  const keepers = laidCount[BOOKKEEPER] + taken[BOOKKEEPER] + tile
  if (keepers === 0) return 0
  let points = laidValue[BOOKKEEPER] + tile * tileValue[BOOKKEEPER_TILE]
  for (let i = 0; i < taken[BOOKKEEPER]; i++) points += faces[cards[BOOKKEEPER * SLOTS + i]].value
  area.helpers = keepers - 1 + laidCount[MERCHANT] + taken[MERCHANT] + (holdsTile(s, o.me, MERCHANT_TILE) ? 1 : 0)
  return points * o.point + runGain(s, o, area, true)
}

function restCost(): number {
  let cost = 0
  for (let kind = 0; kind < KINDS; kind++) {
    for (let i = 0; i < taken[kind]; i++) cost += uses[kind * SLOTS + i]
  }
  return WEIGHT.REST_COST * cost
}

/**
 * The next card of the best plan, into a slot such that strong cards come together: the strongest above it joins the strongest pile that
 * stays, and what will lie under the pile that is taken at the end of this round begins a new one.
 */
function lay(s: State, o: Outlook): Answer {
  let face = -1
  let strongest = -1
  for (let kind = 0; kind < KINDS; kind++) {
    for (let i = 0; i < kept[kind]; i++) {
      const at = kind * SLOTS + i
      if (uses[at] <= strongest) continue
      strongest = uses[at]
      face = cards[at]
    }
  }
  return face < 0 ? SEAL : answer(OP.LAY, face, slotFor(s, o))
}

const strengths = new Float64Array(SLOTS)

function slotFor(s: State, o: Outlook): number {
  let home = -1
  for (let slot = 0; slot < SLOTS; slot++) {
    strengths[slot] = pileStrength(s, o, slot)
    if (home < 0 || strengths[slot] > strengths[home]) home = slot
  }
  strengths[home] = -1
  let found = -1
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.c[o.at + SLOT + slot] > 0 || !isOpen(s, o.me, slot)) continue
    if (found < 0 || strengths[slot] > strengths[found]) found = slot
  }
  return found
}
