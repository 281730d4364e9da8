import type { Answer, AnswerList } from '@quayside/kernel'
import { answer, argOf, DONE, OP, opOf, secondArgOf } from '../answers.ts'
import { SLOTS } from '../box.ts'
import { COMPANY_COUNT, GOOD_COUNT } from '../ids.ts'
import { nextCall } from '../phases/track-moves.ts'
import { BOUGHT, GOOD, IN_USE, MIXED, STEPPED, type State, UNITS } from '../state.ts'
import { faceUpIn, permanentOf, unitsIn } from '../totals.ts'
import type { Outlook } from './outlook.ts'
import { chosenCard, gainOf, lookAtDisplay, placeInDisplay, purchaseGain } from './purchases.ts'
import { NEVER, prefer } from './rating.ts'
import { lookAtSteps, stepsFor, stepsGain, unitsGain } from './steps.ts'

/** Goods in use: which cards to add, what to buy, whose track to move on. */
export function useGoods(s: State, o: Outlook, legal: AnswerList): Answer {
  const { c } = s
  const begun = c[BOUGHT] > 0 || c[STEPPED] > 0
  lookAtSteps(s, o, begun ? c[UNITS] : c[UNITS] + unitsLeft(s, o, -1))
  if (begun) return bestStep(s, o, legal)
  lookAtDisplay(s, o)
  const early = addOrBuy(s, o, legal)
  return early >= 0 ? early : bestStep(s, o, legal)
}

export function rateGoods(s: State, o: Outlook, legal: AnswerList, worths: Float64Array): void {
  const chosen = useGoods(s, o, legal)
  for (let i = 0; i < legal.count; i++) worths[i] = goodsWorth(s, o, legal.at(i))
  prefer(legal, worths, chosen)
}

/** Measured against moving on with all units. */
function goodsWorth(s: State, o: Outlook, given: Answer): number {
  const units = s.c[UNITS]
  const a = argOf(given)
  switch (opOf(given)) {
    case OP.ADVANCE:
      return Math.min(0, stepsGain(a, 1) + unitsGain(units - 1) - unitsGain(units))
    case OP.BUY:
      return gainOf(placeInDisplay(a, secondArgOf(given)), units, discountNow(s, o))
    case OP.ADD:
      return addGain(s, o)
    case OP.DONE:
      return -unitsGain(units)
    default:
      return NEVER
  }
}

/** A step on the track that gets most of the units; where nothing is worth a step, done, or the step that costs nothing. */
function bestStep(s: State, o: Outlook, legal: AnswerList): Answer {
  for (let company = 0; company < COMPANY_COUNT; company++) {
    const advance = answer(OP.ADVANCE, company)
    if (stepsFor(company, s.c[UNITS]) > 0 && legal.has(advance)) return advance
  }
  if (legal.has(DONE)) return DONE
  let found = legal.at(0)
  let least = Infinity
  for (let i = 0; i < legal.count; i++) {
    if (opOf(legal.at(i)) !== OP.ADVANCE) continue
    const call = nextCall(s, o.me, argOf(legal.at(i)))
    if (call >= least) continue
    least = call
    found = legal.at(i)
  }
  return found
}

function discountNow(s: State, o: Outlook): number {
  const { discount, mixed } = permanentOf(s, o.me)
  return s.c[MIXED] ? mixed : discount[s.c[GOOD] - 1]
}

/** What all units of the good bring together beyond what they bring apart, at least that they can be used at once. */
function addGain(s: State, o: Outlook): number {
  const off = discountNow(s, o)
  const more = unitsLeft(s, o, s.c[GOOD] - 1)
  const now = purchaseGain(s.c[UNITS], off, -1)
  const apart = now > 0 ? purchaseGain(more, off, chosenCard()) : 0
  return purchaseGain(s.c[UNITS] + more, off, -1) - apart
}

/** One more card where it reaches a better purchase or none is made; the purchase itself when the cards are enough. -1 for neither. */
function addOrBuy(s: State, o: Outlook, legal: AnswerList): Answer {
  const { c } = s
  const { mixed } = permanentOf(s, o.me)
  const good = c[GOOD] - 1
  const off = discountNow(s, o)
  const units = c[UNITS]
  const more = unitsLeft(s, o, good)
  const now = purchaseGain(units, off, -1)
  const card = chosenCard()
  if (more > 0) {
    const together = purchaseGain(units + more, off, -1)
    const apart = now + (now > 0 ? purchaseGain(more, off, card) : 0)
    if (together >= apart) return addLargest(s, o, legal, good)
  }
  if (mixed >= 0) {
    const all = unitsLeft(s, o, -1)
    if (all > more && purchaseGain(units + all, mixed, -1) > now + 1) {
      const add = addLargest(s, o, legal, -1)
      if (add >= 0) return add
    }
  }
  // Mixed goods must buy, whatever it is.
  purchaseGain(units, off, -1, c[MIXED] ? -Infinity : 0)
  return chosenCard() < 0 ? -1 : buying(legal, chosenCard())
}

function buying(legal: AnswerList, card: number): Answer {
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    if (opOf(given) === OP.BUY && placeInDisplay(argOf(given), secondArgOf(given)) === card) return given
  }
  return -1
}

/** Units of a good face up beside the cards in use; of all goods for -1. */
function unitsLeft(s: State, o: Outlook, good: number): number {
  let units = 0
  for (let slot = 0; slot < SLOTS; slot++) if (isLeft(s, o, slot, good)) units += unitsIn(s, o.me, slot)
  return units
}

function isLeft(s: State, o: Outlook, slot: number, good: number): boolean {
  const face = faceUpIn(s, o.me, slot)
  if (face < 0 || s.c[IN_USE] & (1 << slot)) return false
  const { kind } = s.rules.faces[face]
  return good < 0 ? kind < GOOD_COUNT : kind === good
}

function addLargest(s: State, o: Outlook, legal: AnswerList, good: number): Answer {
  let found = -1
  let most = 0
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!isLeft(s, o, slot, good) || !legal.has(answer(OP.ADD, slot))) continue
    const units = unitsIn(s, o.me, slot)
    if (units <= most) continue
    most = units
    found = answer(OP.ADD, slot)
  }
  return found
}
