import type { Answer, AnswerList, Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { START_EXCHANGE, STOCK } from '../answers.ts'
import { box, type State } from '../box.ts'
import { addCrates } from '../free/crates.ts'
import { whyExchange } from '../free/exchange.ts'
import { addCards } from '../free/large-cards.ts'
import { addMarketStock } from '../free/stock.ts'
import { EXCHANGE, type Item } from '../ids.ts'
import { bestOf, closeList, openList } from './ahead.ts'
import { contract } from './contracts.ts'
import { bestSingle } from './placing.ts'
import { worthAfter } from './small.ts'
import { listWants } from './wants.ts'
import { weights } from './weights.ts'
import { goodsWorth, worth } from './worth.ts'

const { seats: player } = box
const WEIGHT = weights

/** Free actions worth taking now. All give none if there is none. */

/** Cloth for coins and gold for anything; four for one is left alone. */
function addExchanges(s: State, seat: Seat, list: AnswerList): void {
  for (let exchange = EXCHANGE.first; exchange < EXCHANGE.size; exchange++) {
    if (s.rules.exchanges[exchange].rate <= GOOD_RATE && whyExchange(s, seat, exchange) === 0)
      list.add(START_EXCHANGE.of(exchange))
  }
}

const GOOD_RATE = 2

/** What it gains to stock an item of the market. */
function stockGain(s: State, seat: Seat, item: Item): number {
  listWants(s, seat)
  const before = goodsWorth(s, seat)
  moveToStorage(s, seat, item, 1)
  const after = goodsWorth(s, seat)
  moveToStorage(s, seat, item, -1)
  return after - before
}

function moveToStorage(s: State, seat: Seat, item: Item, count: number): void {
  player.market.add(s, seat, item, -count)
  player.storage.add(s, seat, item, count)
}

/** How the seat stands after a tool, less what it should gain at least. */
const toolWorth = (s: State, seat: Seat, given: Answer, now: number): number =>
  STOCK.is(given) ? now + stockGain(s, seat, STOCK.first(given)) : worthAfter(s, seat, given) - WEIGHT.LEAST

/** Market goods into storage, the most wanted first; lids and large building cards that gain something. */
export function useTools(s: State, seat: Seat): Maybe<Answer> {
  const list = openList()
  addMarketStock(s, seat, list)
  addCrates(s, seat, list)
  addCards(s, seat, list)
  addExchanges(s, seat, list)
  const now = list.count === 0 ? 0 : worth(s, seat)
  const found = bestOf(list, (given) => toolWorth(s, seat, given, now), now)
  closeList()
  return found
}

/** The cartographer, if his best tile gains at least so much. */
export function mapLand(s: State, seat: Seat, least: number): Maybe<Answer> {
  const { next, gain } = bestSingle(s, seat)
  return gain >= least ? next : NONE
}

/** Steps that would be lost at the end of the track. */
export const isOverfull = (s: State, seat: Seat, steps: number): boolean =>
  !player.cartographerUsed(s, seat) && player.cartographer(s, seat) + steps > s.rules.cartographer.max

/** Everything that may be done at any time of the own turn. */
export function freeAction(s: State, seat: Seat, least: number): Maybe<Answer> {
  const cash = contract(s, seat)
  if (cash !== NONE) return cash
  const tool = useTools(s, seat)
  return tool !== NONE ? tool : mapLand(s, seat, least)
}
