import type { Answer, ReasonCode, Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { DONE, GIVE, GIVE_LAND, TAKE } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, finished, type Phase, type Task } from '../flow.ts'
import { cubeOf, type Exchange, ITEM, type Item, isCube, SPACE, type Space } from '../ids.ts'
import { leastWith, takeCube, takeStored, worthOf } from '../payment.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import type { ExchangeRules } from '../rules/index.ts'
import { MOST_RATE } from '../sizes.ts'
import { storedOf, toMarket } from '../storage.ts'

const { table, seats: player, tasks } = box
const { land } = player

/**
 * The exchange market: value by value into the market, as much at once as one likes. What is given must yield something, and no piece of it may
 * be superfluous: without it the yield must be less. Source: Ação livre: Mercado de troca (page 20).
 */

const EXCHANGED = event('exchanged')
const NOT_EXCHANGED = reason('not-exchanged-here')
const NONE_STORED = reason('none-stored')
const NO_CUBE = reason('no-cube-there', 'exchange')
const SUPERFLUOUS = reason('superfluous')
const TOO_LITTLE = reason('exchange-too-little')
const NOT_OFFERED = reason('not-offered')

/** A set of pieces is fine if its sum reaches the rate and what is over is less than its smallest piece. */
const isFine = (sum: number, least: number, rate: number): boolean => sum >= rate && sum % rate < least

/**
 * Which sums are to be had with more pieces, made anew for each piece that is thought of. Only two things matter of a sum: how much it is
 * below the rate, and how much it is over a multiple of it. So the first row is for sums below the rate, the second for what is over.
 */
const sums = { below: new Uint8Array(MOST_RATE), over: new Uint8Array(MOST_RATE) }

const before = new Uint8Array(MOST_RATE)

function addSum(sum: number, rate: number): void {
  if (sum < rate) sums.below[sum] = 1
  else sums.over[sum % rate] = 1
}

/** One more piece: all sums so far, and all with it. What is over goes round, so it is looked at before it changes. */
function addPiece(value: number, rate: number): void {
  before.set(sums.over)
  for (let sum = rate - 1; sum >= 0; sum--) if (sums.below[sum]) addSum(sum + value, rate)
  for (let sum = 0; sum < rate; sum++) if (before[sum]) addSum(rate + sum + value, rate)
}

/** Sums that further cubes worth `floor` and more lead to, beside the one on a space that is used up. */
function findSums(s: State, seat: Seat, its: ExchangeRules, sum: number, floor: number, used: Maybe<Space>): void {
  const { rate, takes } = its
  sums.below.fill(0)
  sums.over.fill(0)
  addSum(sum, rate)
  for (let space = SPACE.first; space < s.rules.land.size; space++) {
    const on = land.on(s, seat, space)
    if (on === NONE || !takes[on] || space === used) continue
    const value = land.level(s, seat, space)
    if (value >= floor) addPiece(value, rate)
  }
}

/** Whether so many single ones more make one of these sums a multiple of the rate. */
function fillsUp(stored: number, rate: number): boolean {
  for (let sum = 0; sum < rate; sum++) {
    if (sums.below[sum] && stored >= rate - sum) return true
    if (sums.over[sum] && stored >= (rate - sum) % rate) return true
  }
  return false
}

/** Whether one of these sums is over a multiple of the rate by less than `floor`. */
function isOverByLess(floor: number, rate: number): boolean {
  for (let sum = 0; sum < Math.min(floor, rate); sum++) if (sums.over[sum]) return true
  return false
}

/** Whether an exchange can be completed with this piece next. It lies on a space, or nowhere: in storage. */
function completes(s: State, seat: Seat, its: ExchangeRules, space: Maybe<Space>): boolean {
  const { rate, give } = its
  const value = space === NONE ? 1 : land.level(s, seat, space)
  const sum = table.given(s) + value
  const least = leastWith(table.given(s), table.givenLeast(s), value)
  if (isFine(sum, least, rate)) return true
  // What lies in storage is worth 1 each: enough of it completes anything.
  const stored = storedOf(s, seat, give) - (space === NONE ? 1 : 0)
  if (stored >= (sum < rate ? rate - sum : (rate - (sum % rate)) % rate)) return true
  findSums(s, seat, its, sum, 1, space)
  if (fillsUp(stored, rate)) return true
  for (let floor = 2; floor <= least; floor++) {
    findSums(s, seat, its, sum, floor, space)
    if (isOverByLess(floor, rate)) return true
  }
  return false
}

function whyGive(s: State, seat: Seat, its: ExchangeRules, item: Item): ReasonCode {
  if (player.storage(s, seat, item) === 0) return NONE_STORED
  if (!its.takes[cubeOf(item)]) return NOT_EXCHANGED
  return completes(s, seat, its, NONE) ? 0 : SUPERFLUOUS
}

function whyGiveCube(s: State, seat: Seat, its: ExchangeRules, space: Space): ReasonCode {
  const on = land.on(s, seat, space)
  if (!isCube(on)) return NO_CUBE
  if (!its.takes[on]) return NOT_EXCHANGED
  return completes(s, seat, its, space) ? 0 : SUPERFLUOUS
}

/** Whether anything at all can be exchanged this way: quick, for it is asked at every question. */
export function whyExchange(s: State, seat: Seat, exchange: Exchange): ReasonCode {
  const { give, rate } = s.rules.exchanges[exchange]
  let value = 0
  for (const item of give) value += worthOf(s, seat, item)
  // A least set that reaches the rate has no superfluous piece, so enough value is enough.
  return value >= rate ? 0 : TOO_LITTLE
}

export function startExchange(s: State, exchange: Exchange): void {
  tasks.exchange.push(s, exchange)
}

const rulesNow = (s: State): ExchangeRules => s.rules.exchanges[tasks.exchange.exchange(s)]

const isComplete = (s: State): boolean => isFine(table.given(s), table.givenLeast(s), rulesNow(s).rate)

const askGive: Ask = {
  question: question('exchange'),
  facts: (s) => ({ exchange: rulesNow(s).id, given: table.given(s) }),
  legal(s, seat, list) {
    const its = rulesNow(s)
    for (let item = ITEM.first; item < ITEM.size; item++) if (whyGive(s, seat, its, item) === 0) list.add(GIVE.of(item))
    for (let space = SPACE.first; space < s.rules.land.size; space++) {
      if (whyGiveCube(s, seat, its, space) === 0) list.add(GIVE_LAND.of(space))
    }
    if (isComplete(s)) list.add(DONE)
  },
  why(s, seat, given) {
    if (given === DONE) return isComplete(s) ? 0 : TOO_LITTLE
    if (GIVE.is(given)) return whyGive(s, seat, rulesNow(s), GIVE.first(given))
    return GIVE_LAND.is(given) ? whyGiveCube(s, seat, rulesNow(s), GIVE_LAND.first(given)) : OTHER_QUESTION
  },
  apply(s, seat, given, out) {
    if (given === DONE) finishGiving(s, seat, out)
    else giveOne(s, seat, given, out)
  },
}

function giveOne(s: State, seat: Seat, given: Answer, out: Story): void {
  const value = GIVE.is(given)
    ? takeStored(s, seat, GIVE.first(given), out)
    : takeCube(s, seat, GIVE_LAND.first(given), out)
  table.givenLeast.set(s, leastWith(table.given(s), table.givenLeast(s), value))
  table.given.add(s, value)
}

function finishGiving(s: State, seat: Seat, out: Story): void {
  const exchange = tasks.exchange.exchange(s)
  const count = Math.floor(table.given(s) / s.rules.exchanges[exchange].rate)
  out.tell(EXCHANGED, seat, exchange, table.given(s), count)
  table.given.set(s, 0)
  table.givenLeast.set(s, 0)
  tasks.pop(s)
  tasks.exchangeTake.push(s, exchange, count)
}

const exchange: Task = { run: askTurnSeat, ask: askGive }

const offered = (s: State): readonly Item[] => s.rules.exchanges[tasks.exchangeTake.exchange(s)].get

/** What comes of it, one by one; coins for cloth are no choice. */
const exchangeTake: Task = {
  run(s, out) {
    const get = offered(s)
    const count = tasks.exchangeTake.left(s)
    if (count === 0) return finished(s)
    if (get.length > 1) return askTurnSeat(s)
    tasks.pop(s)
    toMarket(s, table.turnSeat(s), get[0], count, out)
    return false
  },
  ask: {
    question: question('exchange-take'),
    facts: (s) => ({
      exchange: s.rules.exchanges[tasks.exchangeTake.exchange(s)].id,
      count: tasks.exchangeTake.left(s),
    }),
    legal(s, _seat, list) {
      for (const item of offered(s)) list.add(TAKE.of(item))
    },
    why(s, _seat, given) {
      if (!TAKE.is(given)) return OTHER_QUESTION
      return offered(s).includes(TAKE.first(given)) ? 0 : NOT_OFFERED
    },
    apply(s, seat, given, out) {
      tasks.exchangeTake.left.add(s, -1)
      toMarket(s, seat, TAKE.first(given), 1, out)
    },
  },
}

export const exchanging: Phase = { name: 'exchange market', tasks: { exchange, exchangeTake } }
