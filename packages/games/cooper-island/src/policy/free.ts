import type { Answer, AnswerList, Seat } from '@quayside/kernel'
import { answer, argOf, OP, opOf } from '../answers.ts'
import { addCrates } from '../free/crates.ts'
import { whyExchange } from '../free/exchange.ts'
import { addCards } from '../free/large-cards.ts'
import { addMarketStock } from '../free/stock.ts'
import { CART, CART_USED, MARKET, player, STORE, type State } from '../state.ts'
import { bestOf, closeList, openList } from './ahead.ts'
import { contract } from './contracts.ts'
import { bestSingle } from './placing.ts'
import { worthAfter } from './small.ts'
import { listWants } from './wants.ts'
import { WEIGHT } from './weights.ts'
import { goodsWorth, worth } from './worth.ts'

/** Free actions worth taking now. All give -1 if there is none. */

/** Cloth for coins and gold for anything; four for one is left alone. */
function addExchanges(s: State, seat: Seat, list: AnswerList): void {
  for (let kind = 0; kind < s.rules.exchanges.length; kind++) {
    if (s.rules.exchanges[kind].rate <= GOOD_RATE && whyExchange(s, seat, kind) === 0)
      list.add(answer(OP.EXCHANGE, kind))
  }
}

const GOOD_RATE = 2

/** What it gains to stock an item of the market. */
function stockGain(s: State, seat: Seat, item: number): number {
  const p = player(seat)
  listWants(s, seat)
  const before = goodsWorth(s, seat)
  s.c[p + MARKET + item]--
  s.c[p + STORE + item]++
  const after = goodsWorth(s, seat)
  s.c[p + MARKET + item]++
  s.c[p + STORE + item]--
  return after - before
}

/** How the seat stands after a tool, less what it should gain at least. */
const toolWorth = (s: State, seat: Seat, given: Answer, now: number): number =>
  opOf(given) === OP.STOCK ? now + stockGain(s, seat, argOf(given)) : worthAfter(s, seat, given) - WEIGHT.LEAST

/** Market goods into storage, the most wanted first; lids and large building cards that gain something. */
export function useTools(s: State, seat: Seat): Answer {
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
export function mapLand(s: State, seat: Seat, least: number): Answer {
  const { next, gain } = bestSingle(s, seat)
  return next >= 0 && gain >= least ? next : -1
}

/** Steps that would be lost at the end of the track. */
export const isOverfull = (s: State, seat: Seat, steps: number): boolean =>
  s.c[player(seat) + CART_USED] === 0 && s.c[player(seat) + CART] + steps > s.rules.cartographer.max

/** Everything that may be done at any time of the own turn. */
export function freeAction(s: State, seat: Seat, least: number): Answer {
  const cash = contract(s, seat)
  if (cash >= 0) return cash
  const tool = useTools(s, seat)
  return tool >= 0 ? tool : mapLand(s, seat, least)
}
