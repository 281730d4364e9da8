import type { Answer, AnswerList, Seat } from '@quayside/kernel'
import { type CountCell, type Maybe, NONE } from '@quayside/kernel/box'
import {
  ANCHOR,
  DONE,
  FEED,
  FEED_MORE,
  GIVE,
  GIVE_LAND,
  LESS,
  PAY,
  PAY_LAND,
  PUT,
  REFUSE,
  REMOVE_RUIN,
  SAIL,
  SCRAP,
  SKIP,
  START_EXCHANGE,
  STOCK_LAND,
  TAKE,
} from '../answers.ts'
import { box, type State } from '../box.ts'
import { currentAsk } from '../flow.ts'
import { whyExchange } from '../free/exchange.ts'
import { whyStockLand } from '../free/stock.ts'
import { COIN, EXCHANGE, FOOD, type Item, isCube, ONE_SAIL, SETTLEMENT, SPACE, type Space, TWO_SAIL } from '../ids.ts'
import { layCube, removeCube } from '../land.ts'
import { worthOf } from '../payment.ts'
import { feedingCost } from '../phases/feeding.ts'
import { QUESTIONS, type QuestionKind } from '../questions.ts'
import { act, answersTo, asked, bestOf, closeList, forget, imagine } from './ahead.ts'
import { roundsLeft } from './clock.ts'
import { takeOrder } from './contracts.ts'
import { bestDouble } from './placing.ts'
import { bestShip } from './ships.ts'
import { boatWorth, listWants } from './wants.ts'
import { weights } from './weights.ts'
import { goodsWorth, worth } from './worth.ts'

const { table, seats: player, tasks } = box
const { land } = player
const WEIGHT = weights

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

/** What the goods are worth with so many more of an item in storage or market, or fewer, after `listWants`. */
export function goodsWith(s: State, seat: Seat, where: CountCell<[Seat, Item]>, item: Item, more: number): number {
  where.add(s, seat, item, more)
  const its = goodsWorth(s, seat)
  where.add(s, seat, item, -more)
  return its
}

/** The same without the cube on a space. */
function goodsWithout(s: State, seat: Seat, space: Space): number {
  const item = removeCube(s, seat, space)
  const its = goodsWorth(s, seat)
  layCube(s, seat, space, item)
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
  return PAY.is(given)
    ? goodsWith(s, seat, player.storage, PAY.first(given), -1)
    : goodsWithout(s, seat, PAY_LAND.first(given))
}

/** The item that is wanted most, into storage or the market. */
const takeItem: Small = (s, seat, list) => {
  if (list.count === 1) return list.at(0)
  listWants(s, seat)
  return bestOf(list, (given) => goodsAfterTaking(s, seat, given))
}

const isIntoMarket = (s: State): boolean => !tasks.choose.isNext(s) || tasks.choose.intoMarket(s)

/** What the goods are worth with the item that an answer takes, after `listWants`. */
export function goodsAfterTaking(s: State, seat: Seat, given: Answer): number {
  if (given === SKIP) return goodsWorth(s, seat)
  return goodsWith(s, seat, isIntoMarket(s) ? player.market : player.storage, TAKE.first(given), 1)
}

/** The item one is shortest of, coins before all. */
const takeOff: Small = (s, seat, list) =>
  bestOf(list, (given) => {
    const item = LESS.first(given)
    return table.cost(s, item) - worthOf(s, seat, item) + (item === COIN ? 1 : 0)
  })

/** A settlement for the helm point. Without a free landscape a low cube is stocked, or something exchanged. */
const putPiece: Small = (s, seat, list) => {
  for (let i = 0; i < list.count; i++) {
    if (land.terrain(s, seat, PUT.first(list.at(i))) === SETTLEMENT) return list.at(i)
  }
  return list.count > 0 ? list.at(0) : freeLand(s, seat)
}

function freeLand(s: State, seat: Seat): Answer {
  let found: Maybe<Space> = NONE
  for (let space = SPACE.first; space < s.rules.land.size; space++) {
    if (!isCube(land.on(s, seat, space)) || whyStockLand(s, seat, space) !== 0) continue
    if (found === NONE || land.level(s, seat, space) < land.level(s, seat, found)) found = space
  }
  if (found !== NONE) return STOCK_LAND.of(found)
  return START_EXCHANGE.of(EXCHANGE.all.find((exchange) => whyExchange(s, seat, exchange) === 0))
}

const layDouble: Small = (s, seat) => {
  const { next, gain } = bestDouble(s, seat)
  return next !== NONE && gain > 0 ? next : SKIP
}

/** The statue space that brings most is the last one; the ruin does not matter much. */
const liftRuin: Small = (_s, _seat, list) =>
  bestOf(list, (given) => (REMOVE_RUIN.is(given) ? REMOVE_RUIN.second(given) : -1))

export const feed: Small = (s, seat, list) => {
  if (!list.has(FEED_MORE)) return FEED
  const over = worthOf(s, seat, FOOD) - feedingCost(s, seat)
  return roundsLeft(s) === 0 || over >= feedingCost(s, seat) ? FEED_MORE : FEED
}

/** As little as will do. */
const give: Small = (s, seat, list) =>
  list.has(DONE) ? DONE : bestOf(list, (given) => (GIVE.is(given) ? -1 : -land.level(s, seat, GIVE_LAND.first(given))))

const scrap: Small = (s, _seat, list) => bestOf(list, (given) => -boatWorth(s, SCRAP.first(given), 1))

/** Under the ship that one would rather not move; both have as many anchors when this is asked. */
const dropAnchor: Small = (s, seat) => {
  const moves = bestShip(s, seat, player.ship.anchors(s, seat, ONE_SAIL) + 1)
  return ANCHOR.of(moves === ONE_SAIL ? TWO_SAIL : ONE_SAIL)
}

const SMALL_ANSWERS: { readonly [kind in QuestionKind]?: Small } = {
  fee: payFee,
  compensation: takeItem,
  anchor: dropAnchor,
  'choose-ship': (s, seat) => SAIL.of(bestShip(s, seat, tasks.helm.points(s))),
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
  tasks.feed.isNext(s) && tasks.feed.byCard(s) ? feed : SMALL_ANSWERS[QUESTIONS[currentAsk(s).question].kind]

/** Answers small questions until something greater is asked, or somebody else's turn has come. */
export function settle(s: State, seat: Seat): void {
  for (;;) {
    const who = asked(s)
    if (who === NONE) return
    const small = smallAnswer(s)
    if (!small) return
    const list = answersTo(s, who)
    const given = who === seat ? small(s, seat, list) : list.at(0)
    closeList()
    act(s, who, given)
  }
}
