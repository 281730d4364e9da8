import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, PASS } from '../answers.ts'
import { HOUSE_SPACES } from '../data/box.ts'
import { event } from '../events.ts'
import { type Ask, askSeat, finished, TASK, type Task, taskArg } from '../flow.ts'
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

const NO_GOOD = reason('no-such-good')
const HOUSE_FULL = reason('house-full')
const IN_HOUSE = reason('good-in-house')

export function beginTrader(s: State): void {
  TASKS.push(s.c, TASK.TRADER_TURN)
}

/** Coins a seat gets for a good now. */
export const saleOf = (s: State, seat: Seat, good: number): number =>
  s.rules.price[good] + privilegeOf(s, seat) + sumOccupied(s, seat, s.rules.effects.saleBonus)

function whySell(s: State, seat: Seat, good: number): ReasonCode {
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
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let good = 0; good < GOOD_COUNT; good++) if (whySell(s, seat, good) === 0) list.add(answer(OP.SELL, good))
    list.add(PASS)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === PASS) return 0
    return opOf(given) === OP.SELL ? whySell(s, seat, argOf(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const { c } = s
    c[TASKS.top(c) + 1]++
    if (given === PASS) {
      out.tell(PASSED, seat, TRADER)
      return
    }
    const good = argOf(given)
    const coins = saleOf(s, seat, good)
    c[player(seat) + GOODS_AT + good]--
    c[HOUSE + c[HOUSE_COUNT]++] = good + 1
    gainCoins(s, seat, coins)
    out.tell(SOLD, seat, good, coins)
  },
}

export const traderTurn: Task = {
  run(s, out) {
    const turn = taskArg(s)
    if (turn === s.rules.players) {
      if (houseFull(s)) emptyHouse(s, out)
      return finished(s)
    }
    const seat = seatFromChooser(s, turn)
    for (let good = 0; good < GOOD_COUNT; good++) if (whySell(s, seat, good) === 0) return askSeat(s, seat)
    s.c[TASKS.top(s.c) + 1]++
    out.tell(CANNOT_ACT, seat, TRADER)
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
