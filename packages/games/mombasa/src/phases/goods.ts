import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { ADD, ADVANCE, BUY, DONE, FINISHING, opOf } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Phase, type Task } from '../flow.ts'
import { cheapest, countFaceUp } from '../hot.ts'
import {
  COMPANY,
  type Company,
  cardsOfGood,
  DISPLAY_COLUMN,
  DISPLAY_ROW,
  type DisplayColumn,
  type DisplayRow,
  GOOD,
  type Good,
  isGoods,
  numberOf,
  SLOT,
  type Slot,
} from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { faceUpIn, permanentOf, totalBonus, unitsIn } from '../totals.ts'
import { displayPrice, takeFromDisplay } from './display.ts'
import { atTrackEnd, canStepFreely, nextCall, step } from './track-moves.ts'

const { table, seats: player, tasks } = box

/**
 * Goods: some of the face-up cards of one good buy at most one card of the display, and every unit that is left moves a marker one step.
 * Source: Use 1 ou mais cartas de bens (page 5).
 */

const CARD_USED = event('card-used')
const BOUGHT_WITH_GOODS = event('bought-with-goods')
const UNITS_LOST = event('units-lost')

const SLOT_EMPTY = reason('slot-empty')
const CARD_IS_USED = reason('card-used')
const NOT_GOODS = reason('not-goods')
const CARD_IN_USE = reason('card-in-use')
const OTHER_GOOD = reason('other-good')
const MIXING_BUYS = reason('mixing-buys')
const CARDS_FIRST = reason('cards-first')
const ALREADY_BOUGHT = reason('already-bought')
const BUY_FIRST = reason('buy-first')
const NO_CARD = reason('no-card-there')
const NOT_ENOUGH_UNITS = reason('not-enough-units')
const TRACK_END = reason('track-end')
const CALL_UNPAID = reason('call-unpaid')
const UNITS_LEFT = reason('units-left')

export function beginGoods(s: State, seat: Seat, slot: Slot, out: Story): void {
  table.good.set(s, s.rules.faces[player.slots(s, seat, slot)].good)
  useCard(s, seat, slot, out)
  tasks.goods.push(s)
}

function useCard(s: State, seat: Seat, slot: Slot, out: Story): void {
  const card = player.slots(s, seat, slot)
  const good = s.rules.faces[card].good as Good
  if (good !== table.good(s)) table.mixed.set(s, true)
  table.inUse.add(s, slot)
  table.units.add(s, unitsFor(s, seat, slot))
  if (totalBonus(s, seat, good) > 0) player.totalSpent.set(s, seat, true)
  out.tell(CARD_USED, seat, card, numberOf(slot))
}

/** Units that using the goods card in a slot brings: the bonus on a good's total comes with the first card of it in a round. */
export const unitsFor = (s: State, seat: Seat, slot: Slot): number =>
  unitsIn(s, seat, slot) + totalBonus(s, seat, s.rules.faces[player.slots(s, seat, slot)].good as Good)

/** Units for a card with the goods in use now. */
export function unitPrice(s: State, seat: Seat, column: DisplayColumn, row: DisplayRow): number {
  const { discount, mixed } = permanentOf(s, seat)
  const off = table.mixed(s) ? mixed : discount[table.good(s)]
  return Math.max(0, displayPrice(s, column, row) - off)
}

/** Cards are chosen before anything is done with their units. */
const isBegun = (s: State): boolean => table.bought(s) || table.stepped(s)

function whyAdd(s: State, seat: Seat, slot: Slot): ReasonCode {
  if (isBegun(s)) return CARDS_FIRST
  const card = player.slots(s, seat, slot)
  if (card === NONE) return SLOT_EMPTY
  if (player.used(s, seat, slot)) return CARD_IS_USED
  const { good } = s.rules.faces[card]
  if (good === NONE) return NOT_GOODS
  if (table.inUse(s, slot)) return CARD_IN_USE
  if (good === table.good(s)) return 0
  if (permanentOf(s, seat).mixed < 0) return OTHER_GOOD
  return table.mixed(s) || canMix(s, seat) ? 0 : MIXING_BUYS
}

/** Goods may be mixed only to buy: some card must be within reach of all units that lie face up. */
function canMix(s: State, seat: Seat): boolean {
  let units = table.units(s)
  for (let slot = SLOT.first; slot < SLOT.size; slot++) {
    const card = faceUpIn(s, seat, slot)
    if (card === NONE || !isGoods(s.rules.faces[card].kind) || table.inUse(s, slot)) continue
    units += unitsIn(s, seat, slot)
  }
  for (let good = GOOD.first; good < GOOD.size; good++) {
    if (countFaceUp(s, seat, cardsOfGood(good)) > 0) units += totalBonus(s, seat, good)
  }
  return cheapest(s, permanentOf(s, seat).mixed) <= units
}

function whyBuy(s: State, seat: Seat, column: DisplayColumn, row: DisplayRow): ReasonCode {
  if (table.bought(s)) return ALREADY_BOUGHT
  if (table.stepped(s)) return BUY_FIRST
  if (table.display(s, column, row) === NONE) return NO_CARD
  return unitPrice(s, seat, column, row) <= table.units(s) ? 0 : NOT_ENOUGH_UNITS
}

function whyAdvance(s: State, seat: Seat, company: Company): ReasonCode {
  if (owesPurchase(s)) return MIXING_BUYS
  if (atTrackEnd(s, seat, company)) return TRACK_END
  return nextCall(s, seat, company) <= player.pounds(s, seat) ? 0 : CALL_UNPAID
}

function whyDone(s: State, seat: Seat): ReasonCode {
  if (owesPurchase(s)) return MIXING_BUYS
  return table.units(s) > 0 && canMoveFreely(s, seat) ? UNITS_LEFT : 0
}

const owesPurchase = (s: State): boolean => table.mixed(s) && !table.bought(s)

function canMoveFreely(s: State, seat: Seat): boolean {
  for (let company = COMPANY.first; company < COMPANY.size; company++) if (canStepFreely(s, seat, company)) return true
  return false
}

const askGoods: Ask = {
  question: question('goods'),
  facts: (s) => ({
    units: table.units(s),
    good: GOOD.id(table.good(s) as Good),
    bought: table.bought(s) ? 1 : 0,
  }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (!isBegun(s)) {
      for (let slot = SLOT.first; slot < SLOT.size; slot++) if (whyAdd(s, seat, slot) === 0) list.add(ADD.of(slot))
      for (let column = DISPLAY_COLUMN.first; column < DISPLAY_COLUMN.size; column++) {
        for (let row = DISPLAY_ROW.first; row < DISPLAY_ROW.size; row++)
          if (whyBuy(s, seat, column, row) === 0) list.add(BUY.of(column, row))
      }
    }
    for (let company = COMPANY.first; company < COMPANY.size; company++)
      if (whyAdvance(s, seat, company) === 0) list.add(ADVANCE.of(company))
    if (whyDone(s, seat) === 0) list.add(DONE)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    switch (opOf(given)) {
      case ADD.number:
        return whyAdd(s, seat, ADD.first(given))
      case BUY.number:
        return whyBuy(s, seat, BUY.first(given), BUY.second(given))
      case ADVANCE.number:
        return whyAdvance(s, seat, ADVANCE.first(given))
      case FINISHING.number:
        return whyDone(s, seat)
      default:
        return OTHER_QUESTION
    }
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    switch (opOf(given)) {
      case ADD.number:
        useCard(s, seat, ADD.first(given), out)
        return
      case BUY.number:
        buy(s, seat, BUY.first(given), BUY.second(given), out)
        return
      case ADVANCE.number:
        stepForUnit(s, seat, ADVANCE.first(given), out)
        return
      default:
        if (table.units(s) > 0) out.tell(UNITS_LOST, seat, table.units(s))
        endGoods(s, seat)
    }
  },
}

function buy(s: State, seat: Seat, column: DisplayColumn, row: DisplayRow, out: Story): void {
  const price = unitPrice(s, seat, column, row)
  table.units.add(s, -price)
  table.bought.set(s, true)
  out.tell(BOUGHT_WITH_GOODS, seat, takeFromDisplay(s, seat, column, row), price)
}

function stepForUnit(s: State, seat: Seat, company: Company, out: Story): void {
  table.units.add(s, -1)
  table.stepped.set(s, true)
  step(s, seat, company, out)
}

/** The cards are turned over and the action is done. */
function endGoods(s: State, seat: Seat): void {
  for (let slot = SLOT.first; slot < SLOT.size; slot++) if (table.inUse(s, slot)) player.used.add(s, seat, slot)
  table.units.set(s, 0)
  table.good.set(s, NONE)
  table.inUse.clear(s)
  table.mixed.set(s, false)
  table.bought.set(s, false)
  table.stepped.set(s, false)
  tasks.pop(s)
}

const goods: Task = {
  run(s) {
    if (table.units(s) > 0 || !isBegun(s)) return askTurnSeat(s)
    endGoods(s, table.turnSeat(s))
    return false
  },
  ask: askGoods,
}

export const goodsCards: Phase = { name: 'goods', tasks: { goods } }
