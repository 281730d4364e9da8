import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { mustFreeSpace } from '../actions/pieces.ts'
import { answer, argOf, OP, opOf, secondArgOf } from '../answers.ts'
import { TASK, taskKind } from '../flow.ts'
import { reason } from '../reasons.ts'
import type { State } from '../state.ts'
import { addSingles, placeSingle, whyCultivate, whyExplore } from './cartographer.ts'
import { addContracts, takeContract, whyContract } from './contracts.ts'
import { addCrates, useCrate, whyCrate } from './crates.ts'
import { startExchange, whyExchange } from './exchange.ts'
import { addCards, useCard, whyCard } from './large-cards.ts'
import { addLandStock, addMarketStock, stock, whyStock } from './stock.ts'

/** Free actions: at every question of one's own turn or window, but never while a cost is paid. Source: Ações livres (page 20). */

const FREE_SPACE_FIRST = reason('free-a-space-first')

const FREE_OPS = new Set<number>([
  OP.STOCK_LAND,
  OP.STOCK,
  OP.EXCHANGE,
  OP.USE_CRATE,
  OP.EXPLORE,
  OP.CULTIVATE,
  OP.USE_CARD,
  OP.CONTRACT,
])

export const isFree = (given: Answer): boolean => FREE_OPS.has(opOf(given))

/** A piece is paid for and no landscape is free: only what frees one goes, so that nothing can leave it without a place. */
const isWaiting = (s: State, seat: Seat): boolean => taskKind(s) === TASK.PUT && mustFreeSpace(s, seat)

export function addFree(s: State, seat: Seat, list: AnswerList): void {
  addLandStock(s, seat, list)
  for (let kind = 0; kind < s.rules.exchanges.length; kind++) {
    if (whyExchange(s, seat, kind) === 0) list.add(answer(OP.EXCHANGE, kind))
  }
  if (isWaiting(s, seat)) return
  addMarketStock(s, seat, list)
  addCrates(s, seat, list)
  addSingles(s, seat, list)
  addCards(s, seat, list)
  addContracts(s, seat, list)
}

export function whyFree(s: State, seat: Seat, given: Answer): ReasonCode {
  const a = argOf(given)
  const op = opOf(given)
  if (op === OP.STOCK_LAND) return whyStock(s, seat, given)
  if (op === OP.EXCHANGE) return whyExchange(s, seat, a)
  if (isWaiting(s, seat)) return FREE_SPACE_FIRST
  switch (op) {
    case OP.STOCK:
      return whyStock(s, seat, given)
    case OP.USE_CRATE:
      return whyCrate(s, seat, a)
    case OP.EXPLORE:
      return whyExplore(s, seat, a)
    case OP.CULTIVATE:
      return whyCultivate(s, seat, a, secondArgOf(given))
    case OP.USE_CARD:
      return whyCard(s, seat, a)
    default:
      return whyContract(s, seat, a)
  }
}

export function applyFree(s: State, seat: Seat, given: Answer, out: Story): void {
  switch (opOf(given)) {
    case OP.STOCK_LAND:
    case OP.STOCK:
      stock(s, seat, given, out)
      break
    case OP.EXCHANGE:
      startExchange(s, argOf(given))
      break
    case OP.USE_CRATE:
      useCrate(s, seat, argOf(given), out)
      break
    case OP.EXPLORE:
    case OP.CULTIVATE:
      placeSingle(s, seat, given, out)
      break
    case OP.USE_CARD:
      useCard(s, seat, argOf(given), out)
      break
    default:
      takeContract(s, seat, argOf(given), out)
  }
}
