import type { Answer, AnswerList } from '@quayside/kernel'
import { argOf, END, OP, opOf } from '../answers.ts'
import { BOOKKEEPER, BOOKKEEPER_TILE, COUNTED, EXPANSION, MERCHANT, PLUS_ONE } from '../ids.ts'
import { markersLeft, whyMark } from '../phases/bonus-marker.ts'
import { FIRST_MAJORITY_SPACE } from '../spaces.ts'
import { SLOT, SPACE, type State } from '../state.ts'
import { countFaceUp, permanentOf, tileFaceUp, unitsIn } from '../totals.ts'
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
import { WEIGHT } from './weights.ts'

/**
 * A turn: everything that gains is done sooner or later, so the question is what first. What others can spoil comes early; cards that a
 * majority or a bookkeeper still needs wait.
 */
export function takeTurn(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  lookAtArea(s, o.me, area)
  lookAtSteps(s, o, mostSteps())
  lookAtDisplay(s, o)
  lookAtRun(s, o)
  for (let counted = 0; counted < COUNTED.length; counted++) blocked[counted] = lossBy(s, o, counted)
  lookAtSpaces(s, o, area, legal)
  let most = NEVER
  all = 0
  for (let i = 0; i < legal.count; i++) {
    worths[i] = turnWorth(s, o, legal.at(i))
    if (opOf(legal.at(i)) !== OP.ATTACH && worths[i] > most) most = worths[i]
  }
  const none = most === NEVER
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    if (given === END) worths[i] = none ? 0 : most - Math.max(LEAST, all)
    else if (opOf(given) === OP.ATTACH) worths[i] = (none ? 0 : most) + LEAST + attachGain(s, o, argOf(given))
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
  for (let counted = 0; counted < COUNTED.length; counted++) most = Math.max(most, area.totals[counted])
  return most + 1
}

/* What is at stake */

const area = emptyArea()
/** What the inkwell's run brings with all that lies face up. */
let run = 0
/** By what is counted: what would be lost if those cards were used now. */
const blocked = new Float64Array(COUNTED.length)

/** The bookkeeper that moves the inkwell is no helper. */
function lookAtRun(s: State, o: Outlook): void {
  run = 0
  if (countFaceUp(s, o.me, BOOKKEEPER) === 0 && !tileFaceUp(s, o.me, BOOKKEEPER_TILE)) return
  area.helpers--
  run = runGain(s, o, area, true)
}

/** A majority that needs the cards, now or when others have used theirs, and the inkwell's run. */
function lossBy(s: State, o: Outlook, counted: number): number {
  const total = area.totals[counted]
  if (total === 0) return 0
  let loss = 0
  const space = FIRST_MAJORITY_SPACE + counted
  if (markersLeft(s, o.me) > 0 && s.c[SPACE + space] === 0) {
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
  const a = argOf(given)
  switch (opOf(given)) {
    case OP.USE:
      all += useWorth(s, o, s.c[o.at + SLOT + a] - 1)
      return useUrgency(s, o, a)
    case OP.USE_TILE:
      all += o.point
      return a === BOOKKEEPER_TILE ? WEIGHT.RISK_KEEPER : tileUrgency(s, o, a)
    case OP.EXPAND: {
      const gain = expansionGain(s, o, a, area.totals[EXPANSION])
      if (gain <= 0) return NEVER
      all += gain / 2
      return WEIGHT.RISK_REGIONS * gain - blocked[EXPANSION]
    }
    case OP.MARK:
      if (!isWorthMarker(a)) return NEVER
      all += WEIGHT.MARKER / 2
      return markUrgency(s, o, a)
    default:
      return NEVER
  }
}

/** Of several cards of a good the largest goes first. */
function useUrgency(s: State, o: Outlook, slot: number): number {
  const { kind } = s.rules.faces[s.c[o.at + SLOT + slot] - 1]
  if (kind === BOOKKEEPER) return WEIGHT.RISK_KEEPER
  if (kind === MERCHANT) return -lossByMerchant(s, o)
  const purchase = purchaseGain(area.totals[kind], permanentOf(s, o.me).discount[kind], -1)
  return WEIGHT.RISK_CARD * purchase - blocked[kind] + unitsIn(s, o.me, slot) / 1000
}

/** The merchants' tile before their cards, which it counts. */
function tileUrgency(s: State, o: Outlook, tile: number): number {
  const steps = s.rules.tileValue[tile] + countFaceUp(s, o.me, MERCHANT)
  return diamondGain(s, o, steps) / 100 - lossByMerchant(s, o)
}

/** The "+1" tile comes first of all, to the good it helps most. */
function attachGain(s: State, o: Outlook, slot: number): number {
  const { kind } = s.rules.faces[s.c[o.at + SLOT + slot] - 1]
  const total = area.totals[kind]
  const more = total + s.rules.tileValue[PLUS_ONE]
  const off = permanentOf(s, o.me).discount[kind]
  let gain = purchaseGain(more, off, -1) - purchaseGain(total, off, -1)
  if (s.c[SPACE + FIRST_MAJORITY_SPACE + kind] === 0) {
    gain += majorityGain(s, o, kind, more) - majorityGain(s, o, kind, total)
  }
  return gain + total / 10
}
