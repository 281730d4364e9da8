import type { Seat } from '@quayside/kernel'
import { type State, tasks } from './box.ts'
import type { DisplayColumn, DisplayRow } from './ids.ts'
import { unitPrice } from './phases/goods.ts'
import { poundPrice, spaceDiscount } from './phases/track-spaces.ts'

/** Whether cards are paid with goods now, else with pounds. */
export const paysGoods = (s: State): boolean => tasks.goods.isNext(s)

/** What a card of the display costs a seat that buys now. */
export function priceNow(s: State, seat: Seat, column: DisplayColumn, row: DisplayRow): number {
  if (paysGoods(s)) return unitPrice(s, seat, column, row)
  return poundPrice(s, column, row, tasks.andOr.isNext(s) ? spaceDiscount(s) : 0)
}
