import type { Answer, AnswerList, Rng } from '@quayside/kernel'
import { argOf, OP, opOf } from '../answers.ts'
import { BOOKKEEPER, BOOKKEEPER_TILE, COUNTED, EXPANSION, GOOD_COUNT, MERCHANT } from '../ids.ts'
import { markersLeft, whyMark } from '../phases/bonus-marker.ts'
import { FIRST_MAJORITY_SPACE, isMajoritySpace, SPACE_COUNT } from '../spaces.ts'
import { ENDED, player, SLOT, SPACE, type State } from '../state.ts'
import { countFaceUp, permanentOf, tileFaceUp, unitsIn } from '../totals.ts'
import { expansionGain } from './expansion.ts'
import { diamondGain } from './gains.ts'
import { runGain } from './ink.ts'
import { majorityGain } from './majorities.ts'
import type { Outlook } from './outlook.ts'
import { best } from './pick.ts'
import { lookAtDisplay, purchaseGain } from './purchases.ts'
import { markGain } from './spaces.ts'
import { lookAtSteps } from './steps.ts'
import { emptyArea, lookAtArea } from './totals.ts'
import { WEIGHT } from './weights.ts'

/**
 * A turn: everything that gains is done sooner or later, so the question is what first. What others can spoil comes early; cards that a
 * majority or a bookkeeper still needs wait.
 */

const area = emptyArea()
/** By what is counted: what would be lost if those cards were used now. */
const blocked = new Float64Array(COUNTED.length)
let run = 0

export function takeTurn(s: State, o: Outlook, legal: AnswerList, rng: Rng): Answer {
  lookAtSteps(s, o)
  lookAtDisplay(s, o)
  lookAtArea(s, o.me, area)
  lookAtKeepers(s, o)
  for (let counted = 0; counted < COUNTED.length; counted++) blocked[counted] = lossBy(s, o, counted)
  lookAtSpaces(s, o, legal)
  return best(legal, rng, (given) => turnWorth(s, o, given))
}

/** What a marker brings on each space that is open, and on the last of the best spaces that there are markers for. */
const marks = new Float64Array(SPACE_COUNT)
let lastMark = 0

function lookAtSpaces(s: State, o: Outlook, legal: AnswerList): void {
  marks.fill(0)
  for (let i = 0; i < legal.count; i++) {
    const space = argOf(legal.at(i))
    if (opOf(legal.at(i)) === OP.MARK) marks[space] = markGain(s, o, area, space)
  }
  lastMark = Infinity
  for (let markers = markersLeft(s, o.me); markers > 0; markers--) {
    let next = 0
    for (let space = 0; space < SPACE_COUNT; space++) {
      if (marks[space] > next && marks[space] < lastMark) next = marks[space]
    }
    lastMark = next
  }
}

/** The inkwell's run with the bookkeeper that would move it turned over. */
function lookAtKeepers(s: State, o: Outlook): void {
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

/** Actions that gain come before the end of the phase, those that gain nothing after it. */
const GAINS = 1000

/** What waiting with an action risks, less what is lost by not waiting. */
function turnWorth(s: State, o: Outlook, given: Answer): number {
  const a = argOf(given)
  switch (opOf(given)) {
    case OP.USE:
      return useTurn(s, o, a)
    case OP.USE_TILE:
      return a === BOOKKEEPER_TILE ? GAINS + WEIGHT.RISK_KEEPER : merchantTileTurn(s, o, a)
    case OP.EXPAND: {
      const gain = expansionGain(s, o, a, area.totals[EXPANSION])
      return gain > 0 ? GAINS + WEIGHT.RISK_REGIONS * gain - blocked[EXPANSION] : -1
    }
    case OP.MARK:
      return markTurn(s, o, a)
    case OP.ATTACH:
      return attachTurn(s, o, a)
    default:
      return 0
  }
}

function useTurn(s: State, o: Outlook, slot: number): number {
  const face = s.c[o.at + SLOT + slot] - 1
  const { kind } = s.rules.faces[face]
  if (kind === BOOKKEEPER) return GAINS + WEIGHT.RISK_KEEPER
  if (kind === MERCHANT) return GAINS - merchantLoss(s, o)
  const purchase = purchaseGain(area.totals[kind], permanentOf(s, o.me).discount[kind], -1)
  // The largest card of a good goes first.
  const largest = unitsIn(s, o.me, slot) / 1000
  return GAINS + WEIGHT.RISK_CARD * purchase - blocked[kind] + largest
}

/** A space that is not among the best takes a marker from one that is. */
function markTurn(s: State, o: Outlook, space: number): number {
  const gain = marks[space]
  if (gain < WEIGHT.LEAST_MARK) return -1
  return GAINS + spaceRisk(s, o, space) * gain - Math.max(0, lastMark - gain)
}

/** How likely a space will be taken before the next turn: as long as others can and may. */
function spaceRisk(s: State, o: Outlook, space: number): number {
  let rivals = 0
  for (let seat = 0; seat < s.rules.players; seat++) {
    if (seat !== o.me && s.c[player(s, seat) + ENDED] === 0 && whyMark(s, seat, space) === 0) rivals++
  }
  return rivals === 0 ? WEIGHT.RISK_ALONE : rivals * (isMajoritySpace(space) ? WEIGHT.RISK_MAJORITY : WEIGHT.RISK_SPACE)
}

/** A bookkeeper may need a merchant beside it. */
function merchantLoss(s: State, o: Outlook): number {
  if (run === 0) return 0
  area.helpers--
  const loss = run - runGain(s, o, area, true)
  area.helpers++
  return loss
}

/** Before the merchants' cards, which it counts. */
function merchantTileTurn(s: State, o: Outlook, tile: number): number {
  const steps = s.rules.tileValue[tile] + countFaceUp(s, o.me, MERCHANT)
  return GAINS + 0.01 * diamondGain(s, o, steps) - merchantLoss(s, o)
}

/** The "+1" tile comes first of all, to the good it helps most. */
function attachTurn(s: State, o: Outlook, slot: number): number {
  const { kind } = s.rules.faces[s.c[o.at + SLOT + slot] - 1]
  if (kind >= GOOD_COUNT) return -1
  const total = area.totals[kind]
  const { discount } = permanentOf(s, o.me)
  let gain = purchaseGain(total + 1, discount[kind], -1) - purchaseGain(total, discount[kind], -1)
  if (s.c[SPACE + FIRST_MAJORITY_SPACE + kind] === 0) {
    gain += majorityGain(s, o, kind, total + 1) - majorityGain(s, o, kind, total)
  }
  return 2 * GAINS + gain + total / 10
}
