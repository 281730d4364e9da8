import type { Answer, Seat } from '@quayside/kernel'
import { argOf, OP, opOf } from '../answers.ts'
import { saleOf } from '../roles/trader.ts'
import { goodsOf, type State } from '../state.ts'
import { heldWorth } from './goods.ts'
import type { Outlook } from './outlook.ts'

/** Trader: the sale that brings most beyond what the barrel is worth in hand. */
export function sellWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (opOf(answer) !== OP.SELL) return 0
  const good = argOf(answer)
  return saleOf(s, seat, good) * o.coin - heldWorth(s, o, good, goodsOf(s, seat, good) - 1)
}

/** Craftsman: the barrel that is worth most in hand. */
export function extraWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (opOf(answer) !== OP.EXTRA) return 0
  const good = argOf(answer)
  return heldWorth(s, o, good, goodsOf(s, seat, good))
}
