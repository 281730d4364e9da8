import type { Answer, AnswerList } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { ADD, ADVANCE, BUY, DONE } from '../answers.ts'
import { box, type State } from '../box.ts'
import { COMPANY, type Good, SLOT, type Slot } from '../ids.ts'
import { nextCall } from '../phases/track-moves.ts'
import { faceUpIn, permanentOf, unitsIn } from '../totals.ts'
import type { Outlook } from './outlook.ts'
import { chosenCard, gainOf, lookAtDisplay, placeInDisplay, purchaseGain } from './purchases.ts'
import { NEVER, prefer } from './rating.ts'
import { lookAtSteps, stepsFor, stepsGain, unitsGain } from './steps.ts'

const { table } = box

/** Goods in use: which cards to add, what to buy, whose track to move on. */
export function useGoods(s: State, o: Outlook, legal: AnswerList): Answer {
  const begun = table.bought(s) || table.stepped(s)
  const units = table.units(s)
  lookAtSteps(s, o, begun ? units : units + unitsLeft(s, o, NONE))
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
  const units = table.units(s)
  if (ADVANCE.is(given)) {
    return Math.min(0, stepsGain(ADVANCE.first(given), 1) + unitsGain(units - 1) - unitsGain(units))
  }
  if (BUY.is(given)) return gainOf(placeInDisplay(BUY.first(given), BUY.second(given)), units, discountNow(s, o))
  if (ADD.is(given)) return addGain(s, o)
  return given === DONE ? -unitsGain(units) : NEVER
}

/** A step on the track that gets most of the units; where nothing is worth a step, done, or the step that costs nothing. */
function bestStep(s: State, o: Outlook, legal: AnswerList): Answer {
  for (let company = COMPANY.first; company < COMPANY.size; company++) {
    const advance = ADVANCE.of(company)
    if (stepsFor(company, table.units(s)) > 0 && legal.has(advance)) return advance
  }
  if (legal.has(DONE)) return DONE
  let found = legal.at(0)
  let least = Infinity
  for (let i = 0; i < legal.count; i++) {
    if (!ADVANCE.is(legal.at(i))) continue
    const call = nextCall(s, o.me, ADVANCE.first(legal.at(i)))
    if (call >= least) continue
    least = call
    found = legal.at(i)
  }
  return found
}

function discountNow(s: State, o: Outlook): number {
  const { discount, mixed } = permanentOf(s, o.me)
  return table.mixed(s) ? mixed : discount[table.good(s)]
}

/** What all units of the good bring together beyond what they bring apart, at least that they can be used at once. */
function addGain(s: State, o: Outlook): number {
  const off = discountNow(s, o)
  const units = table.units(s)
  const more = unitsLeft(s, o, table.good(s))
  const now = purchaseGain(units, off, -1)
  const apart = now > 0 ? purchaseGain(more, off, chosenCard()) : 0
  return purchaseGain(units + more, off, -1) - apart
}

/** One more card where it reaches a better purchase or none is made; the purchase itself when the cards are enough. -1 for neither. */
function addOrBuy(s: State, o: Outlook, legal: AnswerList): Answer {
  const { mixed } = permanentOf(s, o.me)
  const good = table.good(s)
  const off = discountNow(s, o)
  const units = table.units(s)
  const more = unitsLeft(s, o, good)
  const now = purchaseGain(units, off, -1)
  const card = chosenCard()
  if (more > 0) {
    const together = purchaseGain(units + more, off, -1)
    const apart = now + (now > 0 ? purchaseGain(more, off, card) : 0)
    if (together >= apart) return addLargest(s, o, legal, good)
  }
  if (mixed >= 0) {
    const all = unitsLeft(s, o, NONE)
    if (all > more && purchaseGain(units + all, mixed, -1) > now + 1) {
      const add = addLargest(s, o, legal, NONE)
      if (add >= 0) return add
    }
  }
  // Mixed goods must buy, whatever it is.
  purchaseGain(units, off, -1, table.mixed(s) ? -Infinity : 0)
  return chosenCard() < 0 ? -1 : buying(legal, chosenCard())
}

function buying(legal: AnswerList, card: number): Answer {
  for (let i = 0; i < legal.count; i++) {
    const given = legal.at(i)
    if (BUY.is(given) && placeInDisplay(BUY.first(given), BUY.second(given)) === card) return given
  }
  return -1
}

/** Units of a good face up beside the cards in use; of all goods where none is named. */
function unitsLeft(s: State, o: Outlook, good: Maybe<Good>): number {
  let units = 0
  for (let slot = SLOT.first; slot < SLOT.size; slot++) if (isLeft(s, o, slot, good)) units += unitsIn(s, o.me, slot)
  return units
}

function isLeft(s: State, o: Outlook, slot: Slot, good: Maybe<Good>): boolean {
  const card = faceUpIn(s, o.me, slot)
  if (card === NONE || table.inUse(s, slot)) return false
  const its = s.rules.faces[card].good
  return good === NONE ? its !== NONE : its === good
}

function addLargest(s: State, o: Outlook, legal: AnswerList, good: Maybe<Good>): Answer {
  let found = -1
  let most = 0
  for (let slot = SLOT.first; slot < SLOT.size; slot++) {
    if (!isLeft(s, o, slot, good) || !legal.has(ADD.of(slot))) continue
    const units = unitsIn(s, o.me, slot)
    if (units <= most) continue
    most = units
    found = ADD.of(slot)
  }
  return found
}
