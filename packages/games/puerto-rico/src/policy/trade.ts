import type { Answer, Seat } from '@quayside/kernel'
import {
  DISCARD,
  DRAW,
  EXTRA,
  isGoodReturned,
  LAYING_FOREST,
  RETURN,
  RETURN_NOBLE,
  RETURN_POINT,
  returnedGood,
  SELL,
  SELL_POST,
} from '../answers.ts'
import { box, type State } from '../box.ts'
import { postPays } from '../expansions/new-buildings/trading-post.ts'
import { LAND_PRICE } from '../forms.ts'
import { A_NOBLE, A_WORKER, type Good } from '../ids.ts'
import { saleOf } from '../phases/trader.ts'
import { spareOf } from '../pieces.ts'
import { expanded } from './expanded.ts'
import { forestWorth, tileLoss } from './fields.ts'
import { heldWorth } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { weights } from './weights.ts'
import { nobleWorth } from './workers.ts'

const { seats: player } = box
const WEIGHT = weights

/** Trader: the sale that brings most beyond what the barrel is worth in hand, and what a land office buys and sells. */
export function sellWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (SELL.is(answer)) {
    const good = SELL.first(answer)
    const coins = saleOf(s, seat, good)
    return coins * o.coin - inHand(s, o, seat, good) + expanded.saleGoals(s, o, seat, good, coins)
  }
  if (SELL_POST.is(answer)) {
    const good = SELL_POST.first(answer)
    return postPays(s, seat, good) * o.coin - inHand(s, o, seat, good)
  }
  if (DRAW.is(answer)) return WEIGHT.DRAWN_TILE - LAND_PRICE * o.coin
  if (LAYING_FOREST.is(answer)) return forestWorth(s, o, seat) - LAND_PRICE * o.coin
  if (DISCARD.is(answer)) return LAND_PRICE * o.coin - tileLoss(s, o, seat, DISCARD.first(answer))
  return 0
}

const inHand = (s: State, o: Outlook, seat: Seat, good: Good): number =>
  heldWorth(s, o, good, player.goods(s, seat, good) - 1)

/** Craftsman: the barrel that is worth most in hand. */
export function extraWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (!EXTRA.is(answer)) return 0
  const good = EXTRA.first(answer)
  return heldWorth(s, o, good, player.goods(s, seat, good))
}

/** Black market: what is missed least. */
export function payWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  const thing = RETURN.first(answer)
  if (thing === RETURN_POINT) return -1
  if (isGoodReturned(thing)) return -inHand(s, o, seat, returnedGood(thing))
  const spare = spareOf(s, seat, thing === RETURN_NOBLE ? A_NOBLE : A_WORKER) > 0
  const missed = spare ? WEIGHT.SPARE_WORKER : WEIGHT.WORKER_LOST
  return thing === RETURN_NOBLE ? -missed - nobleWorth(s, o, seat) : -missed
}
