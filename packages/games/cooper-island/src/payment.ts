import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf } from './answers.ts'
import { event } from './events.ts'
import { type Ask, askTurnSeat, finished, push, TASK, type Task, taskArg, taskSecondArg } from './flow.ts'
import { COIN, ITEM_COUNT, ITEMS } from './ids.ts'
import { FREE, valueOnLand } from './land.ts'
import { question } from './questions.ts'
import { OTHER_QUESTION, reason } from './reasons.ts'
import { COST, LEVEL, ON, PAID, PAID_LEAST, player, STORE, type State, TASKS, TURN_SEAT } from './state.ts'

/**
 * Paying: item by item, one cube or coin after another, out of storage (worth 1) or from land (worth the level). It stops as soon as a
 * part is met, and no piece may be superfluous: without it the rest must fall short. Source: Como pagar custos (page 15).
 */

const PAID_EVENT = event('paid')
const PAID_LAND = event('paid-from-land')
const NONE_STORED = reason('none-stored')
const NO_CUBE = reason('no-cube-there')
const OTHER_ITEM = reason('other-item-due')
const SUPERFLUOUS = reason('superfluous')
const NOT_REDUCED = reason('nothing-to-reduce')
const STILL_SHORT = reason('reduce-elsewhere')

/** The value a seat can pay of an item. */
export const worthOf = (s: State, seat: Seat, item: number): number =>
  s.c[player(seat) + STORE + item] + (item === COIN ? 0 : valueOnLand(s, seat, item))

/** Asks for so much of one item. */
export function pushPayment(s: State, item: number, amount: number): void {
  s.c[COST + item] = amount
  push(s, TASK.PAY)
}

/* Discounts */

const stillShort = (s: State, seat: Seat, discount: number, mask: number): boolean => {
  let short = 0
  for (let item = 0; item < ITEM_COUNT; item++) {
    const missing = s.c[COST + item] - worthOf(s, seat, item)
    if (missing <= 0) continue
    if ((mask & (1 << item)) === 0) return true
    short += missing
  }
  return short > discount
}

function whyLess(s: State, seat: Seat, item: number): ReasonCode {
  const { c } = s
  const [discount, mask] = [taskArg(s), taskSecondArg(s)]
  if ((mask & (1 << item)) === 0 || c[COST + item] === 0) return NOT_REDUCED
  c[COST + item]--
  const short = stillShort(s, seat, discount - 1, mask)
  c[COST + item]++
  return short ? STILL_SHORT : 0
}

const askLess: Ask = {
  question: question('discount'),
  facts: (s) => ({ amount: taskArg(s) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let item = 0; item < ITEM_COUNT; item++) if (whyLess(s, seat, item) === 0) list.add(answer(OP.LESS, item))
  },
  why: (s: State, seat: Seat, given: Answer): ReasonCode =>
    opOf(given) === OP.LESS ? whyLess(s, seat, argOf(given)) : OTHER_QUESTION,
  apply(s: State, _seat: Seat, given: Answer): void {
    s.c[COST + argOf(given)]--
    s.c[TASKS.top(s.c) + 1]--
  },
}

/** Allots a discount before anything is paid. Where only one item is left to reduce, nobody is asked. */
export const discount: Task = {
  run(s) {
    const { c } = s
    const [amount, mask] = [taskArg(s), taskSecondArg(s)]
    let [kinds, due, only] = [0, 0, 0]
    for (let item = 0; item < ITEM_COUNT; item++) {
      if ((mask & (1 << item)) === 0 || c[COST + item] === 0) continue
      kinds++
      due += c[COST + item]
      only = item
    }
    if (amount === 0 || due === 0) return finished(s)
    if (due <= amount) {
      for (let item = 0; item < ITEM_COUNT; item++) if (mask & (1 << item)) c[COST + item] = 0
      return finished(s)
    }
    if (kinds > 1) return askTurnSeat(s)
    c[COST + only] -= amount
    return finished(s)
  },
  ask: askLess,
}

/* Paying piece by piece */

/** The item that is being paid, -1 when all is paid. */
function itemDue(s: State): number {
  for (let item = 0; item < ITEM_COUNT; item++) if (s.c[COST + item] > 0) return item
  return -1
}

/** Sums that pieces of at least `least` can make beside one of `taken` that is used up, a bit for each sum. */
function sumsOf(s: State, seat: Seat, item: number, least: number, fromStorage: number, except: number): number {
  const { c, rules } = s
  const p = player(seat)
  let sums = 1
  if (least <= 1) for (let i = fromStorage; i > 0; i--) sums |= sums << 1
  for (let space = 0; space < rules.land.count; space++) {
    if (c[p + ON + space] !== item || space === except) continue
    const value = c[p + LEVEL + space]
    if (value >= least && value < 31) sums |= sums << value
  }
  return sums
}

/**
 * The least that must be overpaid if a piece of this value comes next, -1 if no payment without a superfluous piece can be completed with it.
 * `except` is the space it lies on, -1 for storage.
 */
function wasteWith(s: State, seat: Seat, item: number, value: number, except: number): number {
  const { c } = s
  const due = c[COST + item]
  const sum = c[PAID] + value
  const least = c[PAID] > 0 ? Math.min(c[PAID_LEAST], value) : value
  if (sum >= due) return sum - least < due ? sum - due : -1
  const stored = c[player(seat) + STORE + item] - (except < 0 ? 1 : 0)
  const missing = due - sum
  let waste = -1
  // Pieces no smaller than `floor`, and less than `floor` too much: then none of them is superfluous.
  for (let floor = 1; floor <= least && (waste < 0 || waste >= floor); floor++) {
    const sums = sumsOf(s, seat, item, floor, stored, except)
    for (let more = 0; more < floor && missing + more < 31; more++) {
      if ((sums & (1 << (missing + more))) === 0) continue
      if (waste < 0 || more < waste) waste = more
      break
    }
  }
  return waste
}

function whyPay(s: State, seat: Seat, given: Answer): ReasonCode {
  const { c } = s
  const item = itemDue(s)
  const at = argOf(given)
  if (opOf(given) === OP.PAY) {
    if (at !== item) return OTHER_ITEM
    if (c[player(seat) + STORE + item] === 0) return NONE_STORED
    return wasteWith(s, seat, item, 1, -1) < 0 ? SUPERFLUOUS : 0
  }
  if (opOf(given) !== OP.PAY_LAND) return OTHER_QUESTION
  const on = c[player(seat) + ON + at]
  if (!isPayable(on)) return NO_CUBE
  if (on !== item) return OTHER_ITEM
  return wasteWith(s, seat, item, c[player(seat) + LEVEL + at], at) < 0 ? SUPERFLUOUS : 0
}

const isPayable = (on: number): boolean => on > FREE && on < ITEM_COUNT

/** What may come next, least waste first. */
function addPieces(s: State, seat: Seat, list: AnswerList): void {
  const { c, rules } = s
  const item = itemDue(s)
  const first = list.count
  const p = player(seat)
  if (c[p + STORE + item] > 0) addByWaste(list, first, answer(OP.PAY, item), wasteWith(s, seat, item, 1, -1))
  for (let space = 0; space < rules.land.count; space++) {
    if (c[p + ON + space] !== item) continue
    addByWaste(list, first, answer(OP.PAY_LAND, space), wasteWith(s, seat, item, c[p + LEVEL + space], space))
  }
}

const wastes = new Int16Array(64)

function addByWaste(list: AnswerList, first: number, given: Answer, waste: number): void {
  if (waste < 0) return
  list.add(given)
  let at = list.count - 1
  wastes[at - first] = waste
  for (; at > first && wastes[at - 1 - first] > waste; at--) {
    list.items[at] = list.items[at - 1]
    wastes[at - first] = wastes[at - 1 - first]
  }
  list.items[at] = given
  wastes[at - first] = waste
}

/** A piece leaves storage or land; gives its value. */
export function takePiece(s: State, seat: Seat, given: Answer, out: Story): number {
  const { c } = s
  const p = player(seat)
  const at = argOf(given)
  if (opOf(given) === OP.PAY || opOf(given) === OP.GIVE) {
    c[p + STORE + at]--
    out.tell(PAID_EVENT, seat, at, 1)
    return 1
  }
  const item = c[p + ON + at]
  c[p + ON + at] = FREE
  out.tell(PAID_LAND, seat, item, at, c[p + LEVEL + at])
  return c[p + LEVEL + at]
}

const askPay: Ask = {
  question: question('pay'),
  facts: (s) => ({ item: ITEMS[itemDue(s)], due: s.c[COST + itemDue(s)] - s.c[PAID] }),
  legal: addPieces,
  why: whyPay,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const { c } = s
    const item = itemDue(s)
    const value = takePiece(s, seat, given, out)
    c[PAID_LEAST] = c[PAID] > 0 ? Math.min(c[PAID_LEAST], value) : value
    c[PAID] += value
    if (c[PAID] < c[COST + item]) return
    c[COST + item] = 0
    c[PAID] = 0
    c[PAID_LEAST] = 0
  },
}

export const pay: Task = {
  run(s, out) {
    const { c } = s
    const seat = c[TURN_SEAT]
    // Coins lie only in storage: there is nothing to choose.
    if (c[COST + COIN] > 0) {
      c[player(seat) + STORE + COIN] -= c[COST + COIN]
      out.tell(PAID_EVENT, seat, COIN, c[COST + COIN])
      c[COST + COIN] = 0
    }
    return itemDue(s) < 0 ? finished(s) : askTurnSeat(s)
  },
  ask: askPay,
}
