import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, PASS } from '../answers.ts'
import { HOUSE_SPACES } from '../data/box.ts'
import { event } from '../events.ts'
import type { Deal } from '../expansion.ts'
import { type Ask, askSeat, finished, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { GOOD_COUNT, TRADER } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import {
  anyOccupied,
  GOODS_AT,
  GOODS_SUPPLY,
  goodsOf,
  HOUSE,
  HOUSE_COUNT,
  isAutoma,
  player,
  type State,
  seatFromChooser,
  sumOccupied,
  TASKS,
} from '../state.ts'
import { gainCoins, privilegeOf } from '../supply.ts'

/**
 * Trader: in turn each player may sell one barrel to the trading house, which buys each kind once and has four spaces. The trader gets one coin
 * more for a sale. A full house is emptied at the end of the phase.
 * Source: classic, Comerciante; 2020, Mercante; 1897, Negociante. Markets and office act here.
 */

const CANNOT_ACT = event('cannot-act')
const PASSED = event('passed')
const SOLD = event('sold')
const EMPTIED = event('house-emptied')

const SOLD_ALREADY = reason('sold-already')
const NO_GOOD = reason('no-such-good')
const HOUSE_FULL = reason('house-full')
const IN_HOUSE = reason('good-in-house')

export function beginTrader(s: State): void {
  TASKS.push(s.c, TASK.TRADER_TURN)
}

/** Coins a seat gets for a good now. */
export const saleOf = (s: State, seat: Seat, good: number): number =>
  s.rules.price[good] + privilegeOf(s, seat) + sumOccupied(s, seat, s.rules.effects.saleBonus)

/** Notes on the turn: something was sold; from here on, one bit for each deal that was made beside it. */
const HAS_SOLD = 1

export function whySell(s: State, seat: Seat, good: number): ReasonCode {
  if (goodsOf(s, seat, good) === 0) return NO_GOOD
  if (houseFull(s)) return HOUSE_FULL
  if (!inHouse(s, good) || anyOccupied(s, seat, s.rules.effects.sellsDuplicates)) return 0
  return IN_HOUSE
}

export const houseFull = (s: State): boolean => s.c[HOUSE_COUNT] === HOUSE_SPACES

export function inHouse(s: State, good: number): boolean {
  for (let i = 0; i < HOUSE_SPACES; i++) if (s.c[HOUSE + i] === good + 1) return true
  return false
}

const askSell: Ask = {
  question: question('trader-sell'),
  facts: (s) => ({ sold: hasSold(s) ? 1 : 0 }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (!hasSold(s)) {
      for (let good = 0; good < GOOD_COUNT; good++) if (whySell(s, seat, good) === 0) list.add(answer(OP.SELL, good))
    }
    const { deals } = s.rules
    for (let i = 0; i < deals.length; i++) if (!isSpent(s, i)) deals[i].legal(s, seat, list)
    list.add(PASS)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === PASS) return 0
    if (opOf(given) === OP.SELL) return hasSold(s) ? SOLD_ALREADY : whySell(s, seat, argOf(given))
    const deal = dealOf(s, given)
    if (!deal) return OTHER_QUESTION
    if (isSpent(s, s.rules.deals.indexOf(deal))) return deal.isSale ? SOLD_ALREADY : deal.whySpent
    return deal.why(s, seat, given)
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const { c } = s
    const top = TASKS.top(c)
    const deal = dealOf(s, given)
    if (given === PASS) {
      if (c[top + 2] === 0) out.tell(PASSED, seat, TRADER)
      nextTurn(s)
    } else if (deal) {
      c[top + 2] |= deal.isSale ? HAS_SOLD : noteOf(s.rules.deals.indexOf(deal))
      deal.apply(s, seat, given, out)
    } else {
      c[top + 2] |= HAS_SOLD
      sell(s, seat, argOf(given), out)
    }
  },
}

const hasSold = (s: State): boolean => (taskSecondArg(s) & HAS_SOLD) > 0
const noteOf = (deal: number): number => HAS_SOLD << (deal + 1)

/** A deal is made once in a turn; one that is a sale not beside another sale. */
const isSpent = (s: State, deal: number): boolean =>
  s.rules.deals[deal].isSale ? hasSold(s) : (taskSecondArg(s) & noteOf(deal)) > 0

const dealOf = (s: State, given: Answer): Deal | undefined => s.rules.deals.find(({ ops }) => ops.includes(opOf(given)))

/** A barrel goes to the trading house. */
export function sell(s: State, seat: Seat, good: number, out: Story): void {
  const { c, rules } = s
  const coins = saleOf(s, seat, good)
  c[player(seat) + GOODS_AT + good]--
  c[HOUSE + c[HOUSE_COUNT]++] = good + 1
  gainCoins(s, seat, coins)
  out.tell(SOLD, seat, good, coins)
  const { sold } = rules.hooks
  for (let i = 0; i < sold.length; i++) sold[i](s, seat, good, coins, out)
}

function nextTurn(s: State): void {
  const top = TASKS.top(s.c)
  s.c[top + 1]++
  s.c[top + 2] = 0
}

/** Whether anything is left to do in a seat's turn. */
function canTrade(s: State, seat: Seat): boolean {
  if (!hasSold(s)) for (let good = 0; good < GOOD_COUNT; good++) if (whySell(s, seat, good) === 0) return true
  const { deals } = s.rules
  for (let i = 0; i < deals.length; i++) if (!isSpent(s, i) && deals[i].possible(s, seat)) return true
  return false
}

export const traderTurn: Task = {
  run(s, out) {
    const turn = taskArg(s)
    if (turn === s.rules.players) {
      if (houseFull(s)) emptyHouse(s, out)
      return finished(s)
    }
    const seat = seatFromChooser(s, turn)
    if (isAutoma(s, seat)) s.rules.automa?.sell(s, seat, out)
    else if (canTrade(s, seat)) return askSeat(s, seat)
    else if (taskSecondArg(s) === 0) out.tell(CANNOT_ACT, seat, TRADER)
    nextTurn(s)
    return false
  },
  ask: askSell,
}

function emptyHouse(s: State, out: Story): void {
  const { c } = s
  for (let i = 0; i < HOUSE_SPACES; i++) {
    c[GOODS_SUPPLY + c[HOUSE + i] - 1]++
    c[HOUSE + i] = 0
  }
  c[HOUSE_COUNT] = 0
  out.tell(EMPTIED)
}
