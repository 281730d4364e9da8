import type { Answer, AnswerList, Seat } from '@quayside/kernel'
import { answer, argOf, DONE, FEED, FEED_MORE, OP, opOf, REFUSE, SKIP, secondArgOf } from '../answers.ts'
import { currentAsk, TASK, taskArg, taskKind, taskThirdArg } from '../flow.ts'
import { whyExchange } from '../free/exchange.ts'
import { whyStock } from '../free/stock.ts'
import { COIN, FOOD, SETTLEMENT } from '../ids.ts'
import { FREE, isCube, levelAt, terrainAt } from '../land.ts'
import { worthOf } from '../payment.ts'
import { feedingCost } from '../phases/feeding.ts'
import { QUESTIONS, type QuestionKind } from '../questions.ts'
import { ANCHORS, COST, LEVEL, MARKET, ON, player, STORE, type State } from '../state.ts'
import { act, answersTo, asked, bestOf, closeList, forget, imagine } from './ahead.ts'
import { roundsLeft } from './clock.ts'
import { takeOrder } from './contracts.ts'
import { bestDouble } from './placing.ts'
import { bestShip } from './ships.ts'
import { boatWorth, listWants } from './wants.ts'
import { WEIGHT } from './weights.ts'
import { goodsWorth, worth } from './worth.ts'

/** The small questions that come with an action: quick answers, the same when looking ahead and in earnest. */

type Small = (s: State, seat: Seat, list: AnswerList) => Answer

const first: Small = (_s, _seat, list) => list.at(0)

/** The answer after which the seat stands best, without going on. */
const atOnce: Small = (s, seat, list) =>
  list.count === 1 ? list.at(0) : bestOf(list, (given) => worthAtOnce(s, seat, given))

function worthAtOnce(s: State, seat: Seat, given: Answer): number {
  const copy = imagine(s)
  act(copy, seat, given)
  const its = worth(copy, seat)
  forget()
  return its
}

/** The answer after which the seat stands best when all that follows from it is settled. */
export const settled: Small = (s, seat, list) =>
  list.count === 1 ? list.at(0) : bestOf(list, (given) => worthAfter(s, seat, given))

/** What the seat's situation is worth after an answer and all that follows from it. */
export function worthAfter(s: State, seat: Seat, given: Answer): number {
  const copy = imagine(s)
  act(copy, seat, given)
  settle(copy, seat)
  const its = worth(copy, seat)
  forget()
  return its
}

/** What the goods are worth with so many more in one cell, or fewer, after `listWants`. */
export function goodsWith(s: State, seat: Seat, cell: number, more: number): number {
  s.c[cell] += more
  const its = goodsWorth(s, seat)
  s.c[cell] -= more
  return its
}

/** A fee, or the price of a crate: the piece that is missed least; an anchor only if every piece is missed more. */
const payFee: Small = (s, seat, list) => {
  listWants(s, seat)
  return bestOf(list, (given) => goodsAfterFee(s, seat, given))
}

/** What the goods are worth when a fee has been paid or refused, after `listWants`. */
export function goodsAfterFee(s: State, seat: Seat, given: Answer): number {
  if (given === REFUSE) return goodsWorth(s, seat) - 1 - WEIGHT.REFUSED
  const p = player(seat)
  const at = argOf(given)
  return opOf(given) === OP.PAY
    ? goodsWith(s, seat, p + STORE + at, -1)
    : goodsWith(s, seat, p + ON + at, FREE - s.c[p + ON + at])
}

/** The item that is wanted most, into storage or the market. */
const takeItem: Small = (s, seat, list) => {
  if (list.count === 1) return list.at(0)
  listWants(s, seat)
  return bestOf(list, (given) => goodsAfterTaking(s, seat, given))
}

const isIntoMarket = (s: State): boolean => taskKind(s) !== TASK.CHOOSE || taskThirdArg(s) > 0

/** What the goods are worth with the item that an answer takes, after `listWants`. */
export function goodsAfterTaking(s: State, seat: Seat, given: Answer): number {
  if (given === SKIP) return goodsWorth(s, seat)
  const cell = player(seat) + (isIntoMarket(s) ? MARKET : STORE) + argOf(given)
  return goodsWith(s, seat, cell, 1)
}

/** The item one is shortest of, coins before all. */
const takeOff: Small = (s, seat, list) =>
  bestOf(list, (given) => {
    const item = argOf(given)
    return s.c[COST + item] - worthOf(s, seat, item) + (item === COIN ? 1 : 0)
  })

/** A settlement for the helm point. Without a free landscape a low cube is stocked, or something exchanged. */
const putPiece: Small = (s, seat, list) => {
  for (let i = 0; i < list.count; i++) if (terrainAt(s, seat, argOf(list.at(i))) === SETTLEMENT) return list.at(i)
  return list.count > 0 ? list.at(0) : freeLand(s, seat)
}

function freeLand(s: State, seat: Seat): Answer {
  const p = player(seat)
  let found = -1
  for (let space = 0; space < s.rules.land.count; space++) {
    if (!isCube(s.c[p + ON + space]) || whyStock(s, seat, answer(OP.STOCK_LAND, space)) !== 0) continue
    if (found < 0 || s.c[p + LEVEL + space] < s.c[p + LEVEL + found]) found = space
  }
  if (found >= 0) return answer(OP.STOCK_LAND, found)
  return answer(
    OP.EXCHANGE,
    s.rules.exchanges.findIndex((_, kind) => whyExchange(s, seat, kind) === 0),
  )
}

const layDouble: Small = (s, seat) => {
  const { next, gain } = bestDouble(s, seat)
  return next >= 0 && gain > 0 ? next : SKIP
}

/** The statue space that brings most is the last one; the ruin does not matter much. */
const liftRuin: Small = (_s, _seat, list) =>
  bestOf(list, (given) => (opOf(given) === OP.RUIN ? secondArgOf(given) : -1))

export const feed: Small = (s, seat, list) => {
  if (!list.has(FEED_MORE)) return FEED
  const over = worthOf(s, seat, FOOD) - feedingCost(s, seat)
  return roundsLeft(s) === 0 || over >= feedingCost(s, seat) ? FEED_MORE : FEED
}

/** As little as will do. */
const give: Small = (s, seat, list) =>
  list.has(DONE) ? DONE : bestOf(list, (given) => (opOf(given) === OP.GIVE ? -1 : -levelAt(s, seat, argOf(given))))

const scrap: Small = (s, _seat, list) => bestOf(list, (given) => -boatWorth(s, argOf(given), 1))

/** Under the ship that one would rather not move; both have as many anchors when this is asked. */
const dropAnchor: Small = (s, seat) => answer(OP.ANCHOR, 1 - bestShip(s, seat, s.c[player(seat) + ANCHORS] + 1))

const SMALL_ANSWERS: { readonly [kind in QuestionKind]?: Small } = {
  fee: payFee,
  compensation: takeItem,
  anchor: dropAnchor,
  'choose-ship': (s, seat) => answer(OP.SAIL, bestShip(s, seat, taskArg(s))),
  'optional-action': first,
  'two-islands': first,
  'storage-full': atOnce,
  'choose-items': takeItem,
  'place-double': layDouble,
  'remove-ruin': liftRuin,
  'ruin-or-statue': settled,
  'load-merchant': settled,
  'build-boat': settled,
  discount: takeOff,
  pay: first,
  'put-piece': putPiece,
  exchange: give,
  'exchange-take': takeItem,
  'royal-order': takeOrder,
  'island-actions': settled,
  'boat-actions': settled,
  'scrap-boat': scrap,
  'move-piece': () => SKIP,
  'crate-price': payFee,
}

/** The quick answer to what is asked, if it is a small question; feeding brought about by a card is one too. */
export const smallAnswer = (s: State): Small | undefined =>
  taskKind(s) === TASK.FEED && taskArg(s) > 0 ? feed : SMALL_ANSWERS[QUESTIONS[currentAsk(s).question].kind]

/** Answers small questions until something greater is asked, or somebody else's turn has come. */
export function settle(s: State, seat: Seat): void {
  for (;;) {
    const who = asked(s)
    if (who < 0) return
    const small = smallAnswer(s)
    if (!small) return
    const list = answersTo(s, who)
    const given = who === seat ? small(s, seat, list) : list.at(0)
    closeList()
    act(s, who, given)
  }
}
