import { type Maybe, NONE } from '@quayside/kernel/box'
import type { State } from '../box.ts'
import {
  COMPANY,
  COUNTED,
  type Counted,
  cardsCounted,
  cardsOfGood,
  EXPANSION,
  EXPANSION_POINTS,
  EXPANSION_TILE,
  GOOD,
  type Good,
  PLUS_ONE,
  SLOT,
} from '../ids.ts'
import { isOpen } from '../phases/planning.ts'
import { holdsTile, permanentOf } from '../totals.ts'
import { toUse } from './cards.ts'
import { expansionGain, gainWith } from './expansion.ts'
import { counts, laidCount, valueWith } from './hand.ts'
import { majorityGain } from './majorities.ts'
import type { Outlook } from './outlook.ts'
import { lookAtDisplay, purchaseGain } from './purchases.ts'
import { lookAtSteps, MAX_UNITS, REWARD_STEPS } from './steps.ts'
import { weights } from './weights.ts'

const WEIGHT = weights

/** What totals in the action area will bring, before anybody shows theirs. One sheet, filled anew for every plan. */

export const WIDTH = MAX_UNITS + 1

/** By good and units: what a purchase brings beyond steps. */
export const purchases = new Float64Array(GOOD.size * WIDTH)
/** By what is counted and its total: a majority as likely as it is, less the marker it takes. */
export const majorities = new Float64Array(COUNTED.size * WIDTH)
/** By expansion points. */
export const expansions = new Float64Array(WIDTH)

export function lookAhead(s: State, o: Outlook): void {
  lookAtUnits(s, o)
  lookAtSteps(s, o, Math.max(REWARD_STEPS, allUnits))
  lookAtDisplay(s, o)
  lookAtPurchases(s, o)
  for (let counted = COUNTED.first; counted < COUNTED.size; counted++) lookAtMajority(s, o, counted)
  lookAtExpansions(s, o)
}

/** Units that plans can have, of one good and of all; further ones need no look. */
let mostUnits = 0
let allUnits = 0

function lookAtUnits(s: State, o: Outlook): void {
  const { onTotal, onCard } = permanentOf(s, o.me)
  mostUnits = 0
  allUnits = s.rules.tileValue[PLUS_ONE]
  for (let good = GOOD.first; good < GOOD.size; good++) {
    const kind = cardsOfGood(good)
    const cards = laidCount[kind] + counts[kind]
    const units = valueWith(kind, counts[kind]) + onTotal[good] + cards * onCard[good]
    if (units > mostUnits) mostUnits = units
    allUnits += units
  }
  mostUnits = Math.min(mostUnits, MAX_UNITS)
}

function lookAtPurchases(s: State, o: Outlook): void {
  const { discount } = permanentOf(s, o.me)
  let before: Maybe<Good> = NONE
  for (let good = GOOD.first; good < GOOD.size; good++) {
    const same = before !== NONE && discount[good] === discount[before]
    for (let units = 1; units <= mostUnits; units++) {
      const known = same ? purchases[before * WIDTH + units] : purchaseGain(units, discount[good], -1)
      purchases[good * WIDTH + units] = known
    }
    before = good
  }
}

function lookAtMajority(s: State, o: Outlook, counted: Counted): void {
  const { tiers } = s.rules.majorities[counted]
  const rival = WEIGHT.OTHERS_SHOW * strongestOther(s, o, counted)
  let tier = 0
  let worth = 0
  for (let total = 1; total < WIDTH; total++) {
    if (tier < tiers.length && tiers[tier].min <= total) {
      worth = majorityGain(s, o, counted, total)
      tier++
    }
    const chance = WEIGHT.MAJORITY_EVEN + WEIGHT.MAJORITY_UNIT * (total - rival)
    majorities[counted * WIDTH + total] = worth * Math.min(0.95, Math.max(0.05, chance)) - WEIGHT.MARKER
  }
}

/** The two strongest cards of what is counted that another player could lay; hand and plan together, for apart they are secret. */
function strongestOther(s: State, o: Outlook, counted: Counted): number {
  const { rules } = s
  const cards = o.tables.byKind[cardsCounted(counted)]
  let most = 0
  for (let seat = 0; seat < rules.players; seat++) {
    if (seat === o.me) continue
    let left = 2
    let total = 0
    for (let i = 0; i < cards.length && left > 0; i++) {
      const shown = Math.min(left, toUse(s, seat, cards[i]))
      total += shown * rules.faces[cards[i]].value
      left -= shown
    }
    if (counted === EXPANSION_POINTS && holdsTile(s, seat, EXPANSION_TILE)) total += rules.tileValue[EXPANSION_TILE]
    if (total > most) most = total
  }
  return most
}

/** The company that makes most of each number of points, up to those of all cards for it. */
function lookAtExpansions(s: State, o: Outlook): void {
  const points = Math.min(WIDTH - 1, mostPoints(s, o))
  expansions.fill(0)
  if (points === 0) return
  for (let company = COMPANY.first; company < COMPANY.size; company++) {
    expansionGain(s, o, company, points)
    for (let i = 1; i <= points; i++) expansions[i] = Math.max(expansions[i], gainWith(i))
  }
}

/** Points that a plan could have, the same however much of it is laid already. */
function mostPoints(s: State, o: Outlook): number {
  const { rules } = s
  const cards = o.tables.byKind[EXPANSION]
  let room = 0
  for (let slot = SLOT.first; slot < SLOT.size; slot++) if (isOpen(s, o.me, slot)) room++
  let points = holdsTile(s, o.me, EXPANSION_TILE) ? rules.tileValue[EXPANSION_TILE] : 0
  for (let i = 0; i < cards.length && room > 0; i++) {
    const laid = Math.min(room, toUse(s, o.me, cards[i]))
    points += laid * rules.faces[cards[i]].value
    room -= laid
  }
  return points > 0 ? points + permanentOf(s, o.me).expansion : 0
}

/** Expansion points with so many cards of the hand, tile and bonus among them. */
export function pointsWith(s: State, o: Outlook, taken: number): number {
  const tile = holdsTile(s, o.me, EXPANSION_TILE) ? s.rules.tileValue[EXPANSION_TILE] : 0
  const points = valueWith(EXPANSION, taken) + tile
  return points > 0 ? points + permanentOf(s, o.me).expansion : 0
}
