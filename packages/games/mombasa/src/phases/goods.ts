import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, DONE, OP, opOf, secondArgOf } from '../answers.ts'
import { DISPLAY_ROWS, SLOTS } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, TASK, type Task } from '../flow.ts'
import { COMPANY_COUNT, DISPLAY_COLUMNS, GOOD_COUNT, GOODS } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import {
  BOUGHT,
  DISPLAY,
  GOOD,
  HAND,
  IN_USE,
  MIXED,
  player,
  SLOT,
  STEPPED,
  type State,
  TASKS,
  TOTAL_SPENT,
  TRACK_POS,
  TURN_SEAT,
  UNITS,
  USED,
} from '../state.ts'
import { faceUpIn, permanentOf, totalBonus, unitsIn } from '../totals.ts'
import { poundsOf } from './gains.ts'
import { atTrackEnd, canStepFreely, nextCall, step } from './track-moves.ts'

/**
 * Goods: some of the face-up cards of one good buy at most one card of the display, and every unit that is left moves a marker one step.
 * Source: Use 1 ou mais cartas de bens (page 5).
 */

const CARD_USED = event('card-used')
const BOUGHT_WITH_GOODS = event('bought-with-goods')
const ADVANCED = event('advanced')
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

/** Where a card of the display lies among the cells, by column and row. */
export const displayAt = (column: number, row: number): number => DISPLAY + column * DISPLAY_ROWS + row

/** Red number of a displayed card and its space together. */
export const displayPrice = (s: State, column: number, row: number): number =>
  s.rules.faces[s.c[displayAt(column, row)] - 1].price + s.rules.surcharge[column]

/** Moves a card from the display to the hand. Its space stays empty until the next round is prepared. */
export function takeFromDisplay(s: State, seat: Seat, column: number, row: number): number {
  const { c } = s
  const face = c[displayAt(column, row)] - 1
  c[displayAt(column, row)] = 0
  c[player(s, seat) + HAND + face]++
  return face
}

export function beginGoods(s: State, seat: Seat, slot: number, out: Story): void {
  s.c[GOOD] = s.rules.faces[s.c[player(s, seat) + SLOT + slot] - 1].kind + 1
  useCard(s, seat, slot, out)
  TASKS.push(s.c, TASK.GOODS)
}

function useCard(s: State, seat: Seat, slot: number, out: Story): void {
  const { c } = s
  const face = c[player(s, seat) + SLOT + slot] - 1
  const { kind } = s.rules.faces[face]
  if (kind !== c[GOOD] - 1) c[MIXED] = 1
  c[IN_USE] |= 1 << slot
  c[UNITS] += unitsIn(s, seat, slot) + spendTotalBonus(s, seat, kind)
  out.tell(CARD_USED, seat, face, slot + 1)
}

/** The bonus on a good's total comes with the first card of it that is used in a round. */
function spendTotalBonus(s: State, seat: Seat, good: number): number {
  const bonus = totalBonus(s, seat, good)
  if (bonus > 0) s.c[player(s, seat) + TOTAL_SPENT] = 1
  return bonus
}

/** Units for a card with the goods in use now. */
function priceNow(s: State, seat: Seat, column: number, row: number): number {
  const { discount, mixed } = permanentOf(s, seat)
  const off = s.c[MIXED] ? mixed : discount[s.c[GOOD] - 1]
  return Math.max(0, displayPrice(s, column, row) - off)
}

export const unitPrice = priceNow

function whyAdd(s: State, seat: Seat, slot: number): ReasonCode {
  const { c, rules } = s
  if (c[BOUGHT] || c[STEPPED]) return CARDS_FIRST
  if (c[player(s, seat) + SLOT + slot] === 0) return SLOT_EMPTY
  const face = faceUpIn(s, seat, slot)
  if (face < 0) return CARD_IS_USED
  const { kind } = rules.faces[face]
  if (kind >= GOOD_COUNT) return NOT_GOODS
  if (c[IN_USE] & (1 << slot)) return CARD_IN_USE
  if (kind === c[GOOD] - 1) return 0
  if (permanentOf(s, seat).mixed < 0) return OTHER_GOOD
  return c[MIXED] || canMix(s, seat) ? 0 : MIXING_BUYS
}

/** Goods may be mixed only to buy: some card must be within reach of all units that lie face up. */
function canMix(s: State, seat: Seat): boolean {
  const { c, rules } = s
  let units = c[UNITS]
  for (let slot = 0; slot < SLOTS; slot++) {
    const face = faceUpIn(s, seat, slot)
    if (face < 0 || rules.faces[face].kind >= GOOD_COUNT || c[IN_USE] & (1 << slot)) continue
    units += unitsIn(s, seat, slot)
  }
  for (let good = 0; good < GOOD_COUNT; good++) units += unusedTotalBonus(s, seat, good)
  return cheapest(s, permanentOf(s, seat).mixed) <= units
}

function unusedTotalBonus(s: State, seat: Seat, good: number): number {
  for (let slot = 0; slot < SLOTS; slot++) {
    const face = faceUpIn(s, seat, slot)
    if (face >= 0 && s.rules.faces[face].kind === good) return totalBonus(s, seat, good)
  }
  return 0
}

/** The lowest price on display with a discount; more than anybody has when the display is empty. */
export function cheapest(s: State, discount: number): number {
  let lowest = Number.MAX_SAFE_INTEGER
  for (let column = 0; column < DISPLAY_COLUMNS.length; column++) {
    for (let row = 0; row < DISPLAY_ROWS; row++) {
      if (s.c[displayAt(column, row)] === 0) continue
      const price = Math.max(0, displayPrice(s, column, row) - discount)
      if (price < lowest) lowest = price
    }
  }
  return lowest
}

function whyBuy(s: State, seat: Seat, column: number, row: number): ReasonCode {
  const { c } = s
  if (c[BOUGHT]) return ALREADY_BOUGHT
  if (c[STEPPED]) return BUY_FIRST
  if (c[displayAt(column, row)] === 0) return NO_CARD
  return priceNow(s, seat, column, row) <= c[UNITS] ? 0 : NOT_ENOUGH_UNITS
}

function whyAdvance(s: State, seat: Seat, company: number): ReasonCode {
  if (owesPurchase(s)) return MIXING_BUYS
  if (atTrackEnd(s, seat, company)) return TRACK_END
  return nextCall(s, seat, company) <= poundsOf(s, seat) ? 0 : CALL_UNPAID
}

function whyDone(s: State, seat: Seat): ReasonCode {
  if (owesPurchase(s)) return MIXING_BUYS
  return s.c[UNITS] > 0 && canMoveFreely(s, seat) ? UNITS_LEFT : 0
}

const owesPurchase = (s: State): boolean => s.c[MIXED] === 1 && s.c[BOUGHT] === 0

function canMoveFreely(s: State, seat: Seat): boolean {
  for (let company = 0; company < COMPANY_COUNT; company++) if (canStepFreely(s, seat, company)) return true
  return false
}

const askGoods: Ask = {
  question: question('goods'),
  facts: (s) => ({ units: s.c[UNITS], good: GOODS[s.c[GOOD] - 1], bought: s.c[BOUGHT] }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const { c } = s
    if (c[BOUGHT] === 0 && c[STEPPED] === 0) {
      for (let slot = 0; slot < SLOTS; slot++) if (whyAdd(s, seat, slot) === 0) list.add(answer(OP.ADD, slot))
      for (let column = 0; column < DISPLAY_COLUMNS.length; column++) {
        for (let row = 0; row < DISPLAY_ROWS; row++) {
          if (whyBuy(s, seat, column, row) === 0) list.add(answer(OP.BUY, column, row))
        }
      }
    }
    for (let company = 0; company < COMPANY_COUNT; company++) {
      if (whyAdvance(s, seat, company) === 0) list.add(answer(OP.ADVANCE, company))
    }
    if (whyDone(s, seat) === 0) list.add(DONE)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    const a = argOf(given)
    switch (opOf(given)) {
      case OP.ADD:
        return whyAdd(s, seat, a)
      case OP.BUY:
        return whyBuy(s, seat, a, secondArgOf(given))
      case OP.ADVANCE:
        return whyAdvance(s, seat, a)
      case OP.DONE:
        return whyDone(s, seat)
      default:
        return OTHER_QUESTION
    }
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const { c } = s
    const a = argOf(given)
    switch (opOf(given)) {
      case OP.ADD:
        useCard(s, seat, a, out)
        return
      case OP.BUY:
        buy(s, seat, a, secondArgOf(given), out)
        return
      case OP.ADVANCE:
        c[UNITS]--
        c[STEPPED] = 1
        step(s, seat, a, out)
        out.tell(ADVANCED, seat, a, 1, c[player(s, seat) + TRACK_POS + a])
        return
      default:
        if (c[UNITS] > 0) out.tell(UNITS_LOST, seat, c[UNITS])
        endGoods(s, seat)
    }
  },
}

function buy(s: State, seat: Seat, column: number, row: number, out: Story): void {
  const price = priceNow(s, seat, column, row)
  s.c[UNITS] -= price
  s.c[BOUGHT] = 1
  out.tell(BOUGHT_WITH_GOODS, seat, takeFromDisplay(s, seat, column, row), price)
}

/** The cards are turned over and the action is done. */
function endGoods(s: State, seat: Seat): void {
  const { c } = s
  c[player(s, seat) + USED] |= c[IN_USE]
  for (const note of [UNITS, GOOD, IN_USE, MIXED, BOUGHT, STEPPED]) c[note] = 0
  TASKS.pop(c)
}

export const goods: Task = {
  run(s) {
    const { c } = s
    if (c[UNITS] > 0 || (c[BOUGHT] === 0 && c[STEPPED] === 0)) return askTurnSeat(s)
    endGoods(s, c[TURN_SEAT])
    return false
  },
  ask: askGoods,
}
