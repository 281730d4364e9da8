import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { LESS, PAY, PAY_LAND } from './answers.ts'
import { box, type State } from './box.ts'
import { event } from './events.ts'
import { type Ask, askTurnSeat, finished, type Phase, type Task } from './flow.ts'
import { COIN, cubeOf, ITEM, ITEMS, type Item, isCube, itemOf, SPACE, type Space } from './ids.ts'
import { removeCube } from './land.ts'
import { question } from './questions.ts'
import { OTHER_QUESTION, reason } from './reasons.ts'

const { table, seats: player, tasks } = box
const { land } = player

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
export const worthOf = (s: State, seat: Seat, item: Item): number =>
  player.storage(s, seat, item) + player.cubes(s, seat, item)

/** Asks for so much of one item. */
export function pushPayment(s: State, item: Item, amount: number): void {
  table.cost.set(s, item, amount)
  tasks.pay.push(s)
}

/* Discounts */

/** Whether the cost could not be paid with so much off the items that may be reduced. */
function stillShort(s: State, seat: Seat, discount: number): boolean {
  let short = 0
  for (let item = ITEM.first; item < ITEM.size; item++) {
    const missing = table.cost(s, item) - worthOf(s, seat, item)
    if (missing <= 0) continue
    if (!tasks.discount.items(s, item)) return true
    short += missing
  }
  return short > discount
}

const isReducible = (s: State, item: Item): boolean => tasks.discount.items(s, item) && table.cost(s, item) > 0

function whyLess(s: State, seat: Seat, item: Item): ReasonCode {
  if (!isReducible(s, item)) return NOT_REDUCED
  table.cost.add(s, item, -1)
  const short = stillShort(s, seat, tasks.discount.left(s) - 1)
  table.cost.add(s, item, 1)
  return short ? STILL_SHORT : 0
}

const askLess: Ask = {
  question: question('discount'),
  facts: (s) => ({ amount: tasks.discount.left(s) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let item = ITEM.first; item < ITEM.size; item++) if (whyLess(s, seat, item) === 0) list.add(LESS.of(item))
  },
  why: (s: State, seat: Seat, given: Answer): ReasonCode =>
    LESS.is(given) ? whyLess(s, seat, LESS.first(given)) : OTHER_QUESTION,
  apply(s: State, _seat: Seat, given: Answer): void {
    table.cost.add(s, LESS.first(given), -1)
    tasks.discount.left.add(s, -1)
  },
}

/** Allots a discount before anything is paid. Where only one item is left to reduce, nobody is asked. */
const discount: Task = {
  run(s) {
    const amount = tasks.discount.left(s)
    const items = ITEM.all.filter((item) => isReducible(s, item))
    const due = items.reduce((sum, item) => sum + table.cost(s, item), 0)
    if (amount > 0 && due > amount && items.length > 1) return askTurnSeat(s)
    for (const item of items) table.cost.add(s, item, -Math.min(amount, table.cost(s, item)))
    return finished(s)
  },
  ask: askLess,
}

/* Paying piece by piece */

/** The item that is being paid, none when all is paid. */
function itemDue(s: State): Maybe<Item> {
  for (let item = ITEM.first; item < ITEM.size; item++) if (table.cost(s, item) > 0) return item
  return NONE
}

/** The smallest piece with one more of this value; before the first piece `sum` is 0. */
export const leastWith = (sum: number, least: number, value: number): number =>
  sum > 0 ? Math.min(least, value) : value

/** Sums beyond this are never looked for: it is more than any cost. */
const MOST_SUM = 31

/** By sum: whether further pieces can make it. Made anew for each piece that is thought of. */
const reached = new Uint8Array(MOST_SUM)

/** One more piece of a value: every sum so far, and every sum with it. */
function addPiece(value: number): void {
  for (let sum = MOST_SUM - 1; sum >= value; sum--) if (reached[sum - value]) reached[sum] = 1
}

/** Sums that pieces worth `floor` and more make beside one that is used up: out of storage, or that on a space. */
function findSums(s: State, seat: Seat, item: Item, floor: number, stored: number, except: Maybe<Space>): void {
  reached.fill(0)
  reached[0] = 1
  if (floor <= 1) for (let i = 0; i < stored; i++) addPiece(1)
  const cube = cubeOf(item)
  for (let space = SPACE.first; space < s.rules.land.size; space++) {
    if (land.on(s, seat, space) !== cube || space === except) continue
    const value = land.level(s, seat, space)
    if (value >= floor) addPiece(value)
  }
}

/**
 * The least that must be overpaid if this piece comes next, -1 if no payment without a superfluous piece can be completed with it. The piece
 * lies on a space, or nowhere: in storage.
 */
function wasteWith(s: State, seat: Seat, item: Item, space: Maybe<Space>): number {
  const value = space === NONE ? 1 : land.level(s, seat, space)
  const due = table.cost(s, item)
  const sum = table.paid(s) + value
  const least = leastWith(table.paid(s), table.paidLeast(s), value)
  if (sum >= due) return sum - least < due ? sum - due : -1
  const stored = player.storage(s, seat, item) - (space === NONE ? 1 : 0)
  const missing = due - sum
  let waste = -1
  // Pieces no smaller than `floor`, and less than `floor` too much: then none of them is superfluous.
  for (let floor = 1; floor <= least && (waste < 0 || waste >= floor); floor++) {
    findSums(s, seat, item, floor, stored, space)
    const over = overpaid(missing, floor)
    if (over >= 0 && (waste < 0 || over < waste)) waste = over
  }
  return waste
}

/** By how much the next sum beyond what is missing exceeds it, if by less than `floor`; else -1. */
function overpaid(missing: number, floor: number): number {
  for (let over = 0; over < floor && missing + over < MOST_SUM; over++) if (reached[missing + over]) return over
  return -1
}

function whyPay(s: State, seat: Seat, given: Answer): ReasonCode {
  const item = itemDue(s) as Item
  if (PAY.is(given)) {
    if (PAY.first(given) !== item) return OTHER_ITEM
    if (player.storage(s, seat, item) === 0) return NONE_STORED
    return wasteWith(s, seat, item, NONE) < 0 ? SUPERFLUOUS : 0
  }
  if (!PAY_LAND.is(given)) return OTHER_QUESTION
  const space = PAY_LAND.first(given)
  const on = land.on(s, seat, space)
  if (!isCube(on)) return NO_CUBE
  if (itemOf(on) !== item) return OTHER_ITEM
  return wasteWith(s, seat, item, space) < 0 ? SUPERFLUOUS : 0
}

/** What may come next, least waste first. */
function addPieces(s: State, seat: Seat, list: AnswerList): void {
  const item = itemDue(s) as Item
  const first = list.count
  if (player.storage(s, seat, item) > 0) addByWaste(list, first, PAY.of(item), wasteWith(s, seat, item, NONE))
  const cube = cubeOf(item)
  for (let space = SPACE.first; space < s.rules.land.size; space++) {
    if (land.on(s, seat, space) === cube) addByWaste(list, first, PAY_LAND.of(space), wasteWith(s, seat, item, space))
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

/** An item leaves storage; its value. */
export function takeStored(s: State, seat: Seat, item: Item, out: Story): number {
  player.storage.add(s, seat, item, -1)
  out.tell(PAID_EVENT, seat, item, 1)
  return 1
}

/** The cube of a space leaves land; its value. */
export function takeCube(s: State, seat: Seat, space: Space, out: Story): number {
  const level = land.level(s, seat, space)
  out.tell(PAID_LAND, seat, removeCube(s, seat, space), space, level)
  return level
}

/** The piece that an answer pays leaves storage or land; its value. */
export const takePaid = (s: State, seat: Seat, given: Answer, out: Story): number =>
  PAY.is(given) ? takeStored(s, seat, PAY.first(given), out) : takeCube(s, seat, PAY_LAND.first(given), out)

const askPay: Ask = {
  question: question('pay'),
  facts(s) {
    const item = itemDue(s) as Item
    return { item: ITEMS[item], due: table.cost(s, item) - table.paid(s) }
  },
  legal: addPieces,
  why: whyPay,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const item = itemDue(s) as Item
    const value = takePaid(s, seat, given, out)
    table.paidLeast.set(s, leastWith(table.paid(s), table.paidLeast(s), value))
    table.paid.add(s, value)
    if (table.paid(s) < table.cost(s, item)) return
    table.cost.set(s, item, 0)
    table.paid.set(s, 0)
    table.paidLeast.set(s, 0)
  },
}

const pay: Task = {
  run(s, out) {
    // Coins lie only in storage: there is nothing to choose.
    payCoins(s, table.turnSeat(s), table.cost(s, COIN), out)
    table.cost.set(s, COIN, 0)
    return itemDue(s) === NONE ? finished(s) : askTurnSeat(s)
  },
  ask: askPay,
}

export function payCoins(s: State, seat: Seat, coins: number, out: Story): void {
  if (coins === 0) return
  player.storage.add(s, seat, COIN, -coins)
  out.tell(PAID_EVENT, seat, COIN, coins)
}

export const paying: Phase = { name: 'paying', tasks: { discount, pay } }
