import { type Answer, AnswerList, type Seat } from '@quayside/kernel'
import { answer, OP, opOf } from '../answers.ts'
import { addCrates } from '../free/crates.ts'
import { whyExchange } from '../free/exchange.ts'
import { addCards } from '../free/large-cards.ts'
import { addMarketStock } from '../free/stock.ts'
import { CART, CART_USED, player, type State } from '../state.ts'
import { bestOf } from './ahead.ts'
import { contract } from './contracts.ts'
import { bestSingle } from './placing.ts'
import { worthAfter } from './small.ts'
import { WEIGHT } from './weights.ts'
import { worth } from './worth.ts'

/** Free actions worth taking now. All give -1 if there is none. */

/** Cloth for coins and gold for anything; four for one is left alone. */
function addExchanges(s: State, seat: Seat, list: AnswerList): void {
  for (let kind = 0; kind < s.rules.exchanges.length; kind++) {
    if (s.rules.exchanges[kind].rate <= GOOD_RATE && whyExchange(s, seat, kind) === 0)
      list.add(answer(OP.EXCHANGE, kind))
  }
}

const GOOD_RATE = 2

/** Market goods into storage, the most wanted first; lids and large building cards that gain something. */
export function useTools(s: State, seat: Seat): Answer {
  const list = new AnswerList()
  addMarketStock(s, seat, list)
  addCrates(s, seat, list)
  addCards(s, seat, list)
  addExchanges(s, seat, list)
  const least = (given: Answer): number => (opOf(given) === OP.STOCK ? 0 : WEIGHT.LEAST)
  return list.count === 0 ? -1 : bestOf(list, (given) => worthAfter(s, seat, given) - least(given), worth(s, seat))
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
