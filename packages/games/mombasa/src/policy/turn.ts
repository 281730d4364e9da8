import type { Answer, AnswerList } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { ATTACH, END, EXPAND, MARK, USE, USE_TILE } from '../answers.ts'
import { box, type State } from '../box.ts'
import { countFaceUp } from '../hot.ts'
import {
  BOOKKEEPER,
  BOOKKEEPER_TILE,
  COUNTED,
  type Counted,
  countedGood,
  EXPANSION_POINTS,
  MERCHANT,
  PLUS_ONE,
  type Slot,
  type Tile,
} from '../ids.ts'
import { markersLeft, whyMark } from '../phases/bonus-marker.ts'
import { spaceOfMajority } from '../spaces.ts'
import { permanentOf, tileFaceUp, unitsIn } from '../totals.ts'
import { useWorth } from './cards.ts'
import { expansionGain } from './expansion.ts'
import { diamondGain } from './gains.ts'
import { runGain } from './ink.ts'
import { majorityGain } from './majorities.ts'
import { isWorthMarker, lookAtSpaces, markUrgency } from './markers.ts'
import type { Outlook } from './outlook.ts'
import { lookAtDisplay, purchaseGain } from './purchases.ts'
import { NEVER } from './rating.ts'
import { lookAtSteps, REWARD_STEPS } from './steps.ts'
import { emptyArea, lookAtArea } from './totals.ts'
import { weights } from './weights.ts'

const { table, seats: player } = box
const WEIGHT = weights

/**
 * A turn: everything that gains is done sooner or later, so the question is what first. What others can spoil comes early; cards that a
 * majority or a bookkeeper still needs wait.
 */
export function takeTurn(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  lookAtArea(s, o.me, area)
  lookAtSteps(s, o, mostSteps())
  lookAtDisplay(s, o)
  lookAtRun(s, o)
  for (let counted = COUNTED.first; counted < COUNTED.size; counted++) blocked[counted] = lossBy(s, o, counted)
  lookAtSpaces(s, o, area, legal)
  let most = NEVER
  all = 0
  for (let i = 0; i < legal.count; i++) {
    worths[i] = turnWorth(s, o, legal.at(i))
    if (!ATTACH.is(legal.at(i)) && worths[i] > most) most = worths[i]
  }
  const none = most === NEVER
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    if (given === END) worths[i] = none ? 0 : most - Math.max(LEAST, all)
    else if (ATTACH.is(given)) worths[i] = (none ? 0 : most) + LEAST + attachGain(s, o, ATTACH.first(given))
    else if (worths[i] === NEVER) worths[i] = none ? -LEAST : most - LEAST - Math.max(LEAST, all)
  }
}

/** What all that gains will bring together, roughly. */
let all = 0
/** By which the phase ends after all that gains, and before what gains nothing. */
const LEAST = 0.5

/** As many as one good can make, the "+1" tile with it, or a reward. */
function mostSteps(): number {
  let most = REWARD_STEPS
  for (let counted = COUNTED.first; counted < COUNTED.size; counted++) most = Math.max(most, area.totals[counted])
  return most + 1
}

/* What is at stake */

const area = emptyArea()
/** What the inkwell's run brings with all that lies face up. */
let run = 0
/** By what is counted: what would be lost if those cards were used now. */
const blocked = new Float64Array(COUNTED.size)

/** The bookkeeper that moves the inkwell is no helper. */
function lookAtRun(s: State, o: Outlook): void {
  run = 0
  if (countFaceUp(s, o.me, BOOKKEEPER) === 0 && !tileFaceUp(s, o.me, BOOKKEEPER_TILE)) return
  area.helpers--
  run = runGain(s, o, area, true)
}

/** A majority that needs the cards, now or when others have used theirs, and the inkwell's run. */
function lossBy(s: State, o: Outlook, counted: Counted): number {
  const total = area.totals[counted]
  if (total === 0) return 0
  let loss = 0
  const space = spaceOfMajority(counted)
  if (markersLeft(s, o.me) > 0 && table.spaces(s, space) === NONE) {
    const now = whyMark(s, o.me, space) === 0
    loss += (now ? 1 : WEIGHT.LATER_MAJORITY) * majorityGain(s, o, counted, total)
  }
  if (run > 0) {
    area.totals[counted] = 0
    loss += run - runGain(s, o, area, true)
    area.totals[counted] = total
  }
  return loss
}

/** A bookkeeper may need a merchant beside it. */
function lossByMerchant(s: State, o: Outlook): number {
  if (run === 0) return 0
  area.helpers--
  const loss = run - runGain(s, o, area, true)
  area.helpers++
  return loss
}

/* The six actions */

/** What waiting with an action risks, less what is lost by not waiting; `NEVER` for what gains nothing. */
function turnWorth(s: State, o: Outlook, given: Answer): number {
  if (USE.is(given)) return useUrgency(s, o, USE.first(given))
  if (USE_TILE.is(given)) {
    all += o.point
    const tile = USE_TILE.first(given)
    return tile === BOOKKEEPER_TILE ? WEIGHT.RISK_KEEPER : tileUrgency(s, o, tile)
  }
  if (EXPAND.is(given)) {
    const gain = expansionGain(s, o, EXPAND.first(given), area.totals[EXPANSION_POINTS])
    if (gain <= 0) return NEVER
    all += gain / 2
    return WEIGHT.RISK_REGIONS * gain - blocked[EXPANSION_POINTS]
  }
  if (MARK.is(given)) {
    const space = MARK.first(given)
    if (!isWorthMarker(space)) return NEVER
    all += WEIGHT.MARKER / 2
    return markUrgency(s, o, space)
  }
  return NEVER
}

/** Of several cards of a good the largest goes first. */
function useUrgency(s: State, o: Outlook, slot: Slot): number {
  const card = player.slots(s, o.me, slot)
  if (card === NONE) return NEVER
  all += useWorth(s, o, card)
  const { kind, good } = s.rules.faces[card]
  if (kind === BOOKKEEPER) return WEIGHT.RISK_KEEPER
  if (good === NONE) return -lossByMerchant(s, o)
  const counted = countedGood(good)
  const purchase = purchaseGain(area.totals[counted], permanentOf(s, o.me).discount[good], -1)
  return WEIGHT.RISK_CARD * purchase - blocked[counted] + unitsIn(s, o.me, slot) / 1000
}

/** The merchants' tile before their cards, which it counts. */
function tileUrgency(s: State, o: Outlook, tile: Tile): number {
  const steps = s.rules.tileValue[tile] + countFaceUp(s, o.me, MERCHANT)
  return diamondGain(s, o, steps) / 100 - lossByMerchant(s, o)
}

/** The "+1" tile comes first of all, to the good it helps most. */
function attachGain(s: State, o: Outlook, slot: Slot): number {
  const { good } = s.rules.faces[player.slots(s, o.me, slot)]
  if (good === NONE) return 0
  const counted = countedGood(good)
  const total = area.totals[counted]
  const more = total + s.rules.tileValue[PLUS_ONE]
  const off = permanentOf(s, o.me).discount[good]
  let gain = purchaseGain(more, off, -1) - purchaseGain(total, off, -1)
  if (table.spaces(s, spaceOfMajority(counted)) === NONE) {
    gain += majorityGain(s, o, counted, more) - majorityGain(s, o, counted, total)
  }
  return gain + total / 10
}
