import type { Answer, Seat } from '@quayside/kernel'
import { argOf, OP, opOf, RETURN_NOBLE, RETURN_POINT } from '../answers.ts'
import { postPays } from '../expansions/new-buildings/trading-post.ts'
import { LAND_PRICE } from '../forms.ts'
import { A_NOBLE, A_WORKER, GOOD_COUNT } from '../ids.ts'
import { spareOf } from '../pieces.ts'
import { saleOf } from '../roles/trader.ts'
import { goodsOf, type State } from '../state.ts'
import { expanded } from './expanded.ts'
import { forestWorth, tileLoss } from './fields.ts'
import { heldWorth } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHT } from './weights.ts'
import { nobleWorth } from './workers.ts'

/** Trader: the sale that brings most beyond what the barrel is worth in hand, and what a land office buys and sells. */
export function sellWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  const what = argOf(answer)
  switch (opOf(answer)) {
    case OP.SELL: {
      const coins = saleOf(s, seat, what)
      return coins * o.coin - inHand(s, o, seat, what) + expanded.saleGoals(s, o, seat, what, coins)
    }
    case OP.SELL_POST:
      return postPays(s, seat, what) * o.coin - inHand(s, o, seat, what)
    case OP.DRAW:
      return WEIGHT.DRAWN_TILE - LAND_PRICE * o.coin
    case OP.FOREST:
      return forestWorth(s, o, seat) - LAND_PRICE * o.coin
    case OP.DISCARD:
      return LAND_PRICE * o.coin - tileLoss(s, o, seat, what)
    default:
      return 0
  }
}

const inHand = (s: State, o: Outlook, seat: Seat, good: number): number =>
  heldWorth(s, o, good, goodsOf(s, seat, good) - 1)

/** Craftsman: the barrel that is worth most in hand. */
export function extraWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (opOf(answer) !== OP.EXTRA) return 0
  const good = argOf(answer)
  return heldWorth(s, o, good, goodsOf(s, seat, good))
}

/** Black market: what is missed least. */
export function payWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  const thing = argOf(answer)
  if (thing === RETURN_POINT) return -1
  if (thing < GOOD_COUNT) return -inHand(s, o, seat, thing)
  const spare = spareOf(s, seat, thing === RETURN_NOBLE ? A_NOBLE : A_WORKER) > 0
  const missed = spare ? WEIGHT.SPARE_WORKER : WEIGHT.WORKER_LOST
  return thing === RETURN_NOBLE ? -missed - nobleWorth(s, o, seat) : -missed
}
