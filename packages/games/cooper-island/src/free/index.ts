import type { Answer, AnswerList, Operation, ReasonCode, Seat, Story } from '@quayside/kernel'
import { opOf } from '@quayside/kernel'
import { mustFreeSpace } from '../actions/pieces.ts'
import {
  CULTIVATE,
  EXPLORE,
  START_EXCHANGE,
  STOCK,
  STOCK_LAND,
  TAKE_CONTRACT,
  USE_CARD,
  USE_CRATE,
} from '../answers.ts'
import { box, type State } from '../box.ts'
import { addLandStock } from '../hot.ts'
import { EXCHANGE } from '../ids.ts'
import { reason } from '../reasons.ts'
import { freeSpaces } from '../storage.ts'
import { addSingles, cultivate, explore, whyCultivate, whyExplore } from './cartographer.ts'
import { addContracts, takeContract, whyContract } from './contracts.ts'
import { addCrates, useCrate, whyCrate } from './crates.ts'
import { startExchange, whyExchange } from './exchange.ts'
import { addCards, useCard, whyCard } from './large-cards.ts'
import { addMarketStock, stockFromLand, stockFromMarket, whyStock, whyStockLand } from './stock.ts'

const { tasks } = box

/** Free actions: at every question of one's own turn or window, but never while a cost is paid. Source: Ações livres (page 20). */

const FREE_SPACE_FIRST = reason('free-a-space-first')

interface FreeAction {
  /** It may free a landscape for a piece that waits. */
  readonly frees?: true
  why(s: State, seat: Seat, given: Answer): ReasonCode
  apply(s: State, seat: Seat, given: Answer, out: Story): void
}

/** By the number of their operation. */
const FREE_ACTIONS: FreeAction[] = []

const freeAction = <A extends number, B extends number>(
  op: Operation<A, B>,
  why: (s: State, seat: Seat, a: A, b: B) => ReasonCode,
  apply: (s: State, seat: Seat, a: A, b: B, out: Story) => void,
  frees?: true,
): void => {
  FREE_ACTIONS[op.number] = {
    ...(frees && { frees }),
    why: (s, seat, given) => why(s, seat, op.first(given), op.second(given)),
    apply: (s, seat, given, out) => apply(s, seat, op.first(given), op.second(given), out),
  }
}

freeAction(STOCK_LAND, whyStockLand, (s, seat, space, _, out) => stockFromLand(s, seat, space, out), true)
freeAction(START_EXCHANGE, whyExchange, (s, _seat, exchange) => startExchange(s, exchange), true)
freeAction(STOCK, whyStock, (s, seat, item, _, out) => stockFromMarket(s, seat, item, out))
freeAction(USE_CRATE, whyCrate, (s, seat, crate, _, out) => useCrate(s, seat, crate, out))
freeAction(EXPLORE, whyExplore, explore)
freeAction(CULTIVATE, whyCultivate, cultivate)
freeAction(USE_CARD, whyCard, (s, seat, card, _, out) => useCard(s, seat, card, out))
freeAction(TAKE_CONTRACT, whyContract, (s, seat, contract, _, out) => takeContract(s, seat, contract, out))

export const isFree = (given: Answer): boolean => FREE_ACTIONS[opOf(given)] !== undefined

/** A piece is paid for and no landscape is free: only what frees one goes, so that nothing can leave it without a place. */
const isWaiting = (s: State, seat: Seat): boolean => tasks.put.isNext(s) && mustFreeSpace(s, seat)

export function addFree(s: State, seat: Seat, list: AnswerList): void {
  const free = freeSpaces(s, seat)
  addLandStock(s, seat, list, free)
  for (let exchange = EXCHANGE.first; exchange < EXCHANGE.size; exchange++) {
    if (whyExchange(s, seat, exchange) === 0) list.add(START_EXCHANGE.of(exchange))
  }
  if (isWaiting(s, seat)) return
  addMarketStock(s, seat, list, free)
  addCrates(s, seat, list)
  addSingles(s, seat, list)
  addCards(s, seat, list)
  addContracts(s, seat, list)
}

export function whyFree(s: State, seat: Seat, given: Answer): ReasonCode {
  const action = FREE_ACTIONS[opOf(given)]
  return !action.frees && isWaiting(s, seat) ? FREE_SPACE_FIRST : action.why(s, seat, given)
}

export function applyFree(s: State, seat: Seat, given: Answer, out: Story): void {
  FREE_ACTIONS[opOf(given)].apply(s, seat, given, out)
}
