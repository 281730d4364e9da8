import type { State } from '../box.ts'
import type { Good } from '../ids.ts'
import { inHouse } from '../phases/trader.ts'
import type { Outlook } from './outlook.ts'
import { weights } from './weights.ts'

const WEIGHT = weights

/** What the `nth` barrel of a good (from 0) in hand is worth. */
export function heldWorth(s: State, o: Outlook, good: Good, nth: number): number {
  const shipped = WEIGHT.SHIPPING_HOPE * Math.min(1, o.captains)
  if (nth > 0) return shipped
  const wanted = inHouse(s, good) ? WEIGHT.KIND_IN_HOUSE : 1
  return shipped + WEIGHT.SALE_HOPE * Math.min(1, o.traders) * wanted * s.rules.price[good] * o.coin
}

/** What making one more barrel of a good in every craftsman phase to come is worth, when `made` are made already. */
export function productionWorth(s: State, o: Outlook, good: Good, made: number): number {
  const shipped = Math.max(WEIGHT.CROWDED_BARREL, WEIGHT.FUTURE_BARREL - WEIGHT.CROWDING * made)
  const sold = made === 0 ? WEIGHT.FUTURE_SALE * s.rules.price[good] * o.coin : 0
  return o.craftsmen * (shipped + sold)
}
