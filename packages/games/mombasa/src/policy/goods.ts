import { type Answer, type AnswerList, best, type Rng } from '@quayside/kernel'
import { answer, argOf, DONE, OP, opOf, secondArgOf } from '../answers.ts'
import { SLOTS } from '../box.ts'
import { COMPANY_COUNT, GOOD_COUNT } from '../ids.ts'
import { nextCall } from '../phases/track-moves.ts'
import { BOUGHT, GOOD, IN_USE, MIXED, STEPPED, type State, UNITS } from '../state.ts'
import { faceUpIn, permanentOf, unitsIn } from '../totals.ts'
import type { Outlook } from './outlook.ts'
import { chosenCard, lookAtDisplay, placeInDisplay, purchaseGain } from './purchases.ts'
import { lookAtSteps, MAX_UNITS, stepsFor } from './steps.ts'

/** Goods in use: which cards to add, what to buy, whose track to move on. */
export function useGoods(s: State, o: Outlook, legal: AnswerList, rng: Rng): Answer {
  const { c } = s
  const begun = c[BOUGHT] > 0 || c[STEPPED] > 0
  lookAtSteps(s, o, begun ? c[UNITS] : MAX_UNITS)
  if (!begun) {
    lookAtDisplay(s, o)
    const early = addOrBuy(s, o, legal)
    if (early >= 0) return early
  }
  for (let company = 0; company < COMPANY_COUNT; company++) {
    const advance = answer(OP.ADVANCE, company)
    if (stepsFor(company, c[UNITS]) > 0 && legal.has(advance)) return advance
  }
  // Nothing is worth a step: done, or where units must be used, the step that costs nothing.
  if (legal.has(DONE)) return DONE
  return best(legal, rng, (given) => {
    if (opOf(given) !== OP.ADVANCE) return opOf(given) === OP.ATTACH ? -1 : 0
    return 100 - nextCall(s, o.me, argOf(given))
  })
}

/** One more card where it reaches a better purchase or none is made; the purchase itself when the cards are enough. -1 for neither. */
function addOrBuy(s: State, o: Outlook, legal: AnswerList): Answer {
  const { c } = s
  const { discount, mixed } = permanentOf(s, o.me)
  const good = c[GOOD] - 1
  const off = c[MIXED] ? mixed : discount[good]
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
