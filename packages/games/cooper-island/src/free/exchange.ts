import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, DONE, OP, opOf } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, finished, pop, push, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { ITEM_COUNT } from '../ids.ts'
import { isCube } from '../land.ts'
import { takePiece } from '../payment.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { GIVEN, GIVEN_LEAST, LEVEL, ON, player, STORE, type State, TASKS, TURN_SEAT } from '../state.ts'
import { toMarket } from '../storage.ts'

/**
 * The exchange market: value by value into the market, as much at once as one likes. What is given must yield something, and no piece of it may
 * be superfluous: without it the yield must be less. Source: Ação livre: Mercado de troca (page 20).
 */

const EXCHANGED = event('exchanged')
const NOT_EXCHANGED = reason('not-exchanged-here')
const NONE_STORED = reason('none-stored')
const NO_CUBE = reason('no-cube-there')
const SUPERFLUOUS = reason('superfluous')
const TOO_LITTLE = reason('exchange-too-little')
const NOT_OFFERED = reason('not-offered')

/** A set of pieces is fine if its sum reaches the rate and what is over is less than its smallest piece. */
const isFine = (sum: number, least: number, rate: number): boolean => sum >= rate && sum % rate < least

/**
 * Sums that further pieces of at least `least` can lead to: bits 0 to rate − 1 are sums below the rate, the next bits what is over it.
 * `except` is the space of a piece already counted, `stored` how many of each item are left in storage.
 */
function reachable(s: State, seat: Seat, kind: number, sum: number, least: number, given: Answer): number {
  const { c, rules } = s
  const { give, rate } = rules.exchanges[kind]
  const p = player(seat)
  const add = (bits: number, value: number): number => {
    let more = bits
    for (let at = 0; at < 2 * rate; at++) {
      if ((bits & (1 << at)) === 0) continue
      const next = at + value
      more |= 1 << (next < rate ? next : rate + (next % rate))
    }
    return more
  }
  let bits = 1 << (sum < rate ? sum : rate + (sum % rate))
  if (least <= 1) {
    for (let item = 0; item < ITEM_COUNT; item++) {
      if ((give & (1 << item)) === 0) continue
      const used = opOf(given) === OP.GIVE && argOf(given) === item ? 1 : 0
      for (let i = Math.min(2 * rate, c[p + STORE + item] - used); i > 0; i--) bits = add(bits, 1)
    }
  }
  for (let space = 0; space < rules.land.count; space++) {
    const on = c[p + ON + space]
    if (!isCube(on) || (give & (1 << on)) === 0 || c[p + LEVEL + space] < least) continue
    if (opOf(given) === OP.GIVE_LAND && argOf(given) === space) continue
    bits = add(bits, c[p + LEVEL + space])
  }
  return bits
}

/** Whether an exchange can be completed with this piece next. */
function completes(s: State, seat: Seat, kind: number, given: Answer, value: number): boolean {
  const { c } = s
  const { rate } = s.rules.exchanges[kind]
  const sum = c[GIVEN] + value
  const least = c[GIVEN] > 0 ? Math.min(c[GIVEN_LEAST], value) : value
  if (isFine(sum, least, rate)) return true
  for (let floor = 1; floor <= least; floor++) {
    const over = reachable(s, seat, kind, sum, floor, given) >> rate
    if (over & ((1 << Math.min(floor, rate)) - 1)) return true
  }
  return false
}

function whyGive(s: State, seat: Seat, kind: number, given: Answer): ReasonCode {
  const { c } = s
  const p = player(seat)
  const { give } = s.rules.exchanges[kind]
  const at = argOf(given)
  const stored = opOf(given) === OP.GIVE
  if (stored && c[p + STORE + at] === 0) return NONE_STORED
  if (!stored && !isCube(c[p + ON + at])) return NO_CUBE
  if ((give & (1 << (stored ? at : c[p + ON + at]))) === 0) return NOT_EXCHANGED
  return completes(s, seat, kind, given, stored ? 1 : c[p + LEVEL + at]) ? 0 : SUPERFLUOUS
}

/** Whether anything at all can be exchanged this way: quick, for it is asked at every question. */
export function whyExchange(s: State, seat: Seat, kind: number): ReasonCode {
  const { c, rules } = s
  const { give, rate } = rules.exchanges[kind]
  const p = player(seat)
  let value = 0
  for (let item = 0; item < ITEM_COUNT; item++) if (give & (1 << item)) value += c[p + STORE + item]
  for (let space = 0; space < rules.land.count && value < rate; space++) {
    const on = c[p + ON + space]
    if (isCube(on) && give & (1 << on)) value += c[p + LEVEL + space]
  }
  // A least set that reaches the rate has no superfluous piece, so enough value is enough.
  return value >= rate ? 0 : TOO_LITTLE
}

export function startExchange(s: State, kind: number): void {
  push(s, TASK.EXCHANGE, kind)
}

const askGive: Ask = {
  question: question('exchange'),
  facts: (s) => ({ exchange: s.rules.exchanges[taskArg(s)].id, given: s.c[GIVEN] }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const kind = taskArg(s)
    const { rate } = s.rules.exchanges[kind]
    for (let item = 0; item < ITEM_COUNT; item++) {
      const given = answer(OP.GIVE, item)
      if (whyGive(s, seat, kind, given) === 0) list.add(given)
    }
    for (let space = 0; space < s.rules.land.count; space++) {
      const given = answer(OP.GIVE_LAND, space)
      if (whyGive(s, seat, kind, given) === 0) list.add(given)
    }
    if (isFine(s.c[GIVEN], s.c[GIVEN_LEAST], rate)) list.add(DONE)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    const kind = taskArg(s)
    if (given === DONE) return isFine(s.c[GIVEN], s.c[GIVEN_LEAST], s.rules.exchanges[kind].rate) ? 0 : TOO_LITTLE
    return opOf(given) === OP.GIVE || opOf(given) === OP.GIVE_LAND ? whyGive(s, seat, kind, given) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const { c } = s
    if (given !== DONE) {
      const value = takePiece(s, seat, given, out)
      c[GIVEN_LEAST] = c[GIVEN] > 0 ? Math.min(c[GIVEN_LEAST], value) : value
      c[GIVEN] += value
      return
    }
    const kind = taskArg(s)
    const count = Math.floor(c[GIVEN] / s.rules.exchanges[kind].rate)
    out.tell(EXCHANGED, seat, kind, c[GIVEN], count)
    c[GIVEN] = 0
    c[GIVEN_LEAST] = 0
    pop(s)
    push(s, TASK.EXCHANGE_TAKE, kind, count)
  },
}

export const exchange: Task = { run: askTurnSeat, ask: askGive }

const isSingle = (mask: number): boolean => (mask & (mask - 1)) === 0

/** What comes of it, one by one; coins for cloth are no choice. */
export const exchangeTake: Task = {
  run(s, out) {
    const { get } = s.rules.exchanges[taskArg(s)]
    const count = taskSecondArg(s)
    if (count === 0) return finished(s)
    if (!isSingle(get)) return askTurnSeat(s)
    pop(s)
    toMarket(s, s.c[TURN_SEAT], Math.log2(get), count, out)
    return false
  },
  ask: {
    question: question('exchange-take'),
    facts: (s) => ({ exchange: s.rules.exchanges[taskArg(s)].id, count: taskSecondArg(s) }),
    legal(s: State, _seat: Seat, list: AnswerList): void {
      const { get } = s.rules.exchanges[taskArg(s)]
      for (let item = 0; item < ITEM_COUNT; item++) if (get & (1 << item)) list.add(answer(OP.TAKE, item))
    },
    why(s: State, _seat: Seat, given: Answer): ReasonCode {
      if (opOf(given) !== OP.TAKE) return OTHER_QUESTION
      return s.rules.exchanges[taskArg(s)].get & (1 << argOf(given)) ? 0 : NOT_OFFERED
    },
    apply(s: State, seat: Seat, given: Answer, out: Story): void {
      s.c[TASKS.top(s.c) + 2]--
      toMarket(s, seat, argOf(given), 1, out)
    },
  },
}
