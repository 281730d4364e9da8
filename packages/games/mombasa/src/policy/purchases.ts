import { DISPLAY_ROWS } from '../box.ts'
import { DISPLAY_COLUMNS } from '../ids.ts'
import { displayAt, displayPrice } from '../phases/goods.ts'
import type { State } from '../state.ts'
import { cardWorth } from './cards.ts'
import type { Outlook } from './outlook.ts'
import { unitsGain } from './steps.ts'

/** The card display: what each card costs and is worth. Purchases with goods need a look at the steps before. */

const COUNT = DISPLAY_COLUMNS.length * DISPLAY_ROWS
/** Of an empty space. */
const NONE = 1000
const prices = new Int16Array(COUNT)
const worths = new Float64Array(COUNT)
let chosen = -1

export function lookAtDisplay(s: State, o: Outlook): void {
  for (let i = 0; i < COUNT; i++) {
    const [column, row] = [Math.floor(i / DISPLAY_ROWS), i % DISPLAY_ROWS]
    const face = s.c[displayAt(column, row)] - 1
    prices[i] = face < 0 ? NONE : displayPrice(s, column, row)
    worths[i] = face < 0 ? 0 : cardWorth(s, o, face)
  }
}

/** The card of the purchase looked at last: column times rows plus row, -1 for none. */
export const chosenCard = (): number => chosen
export const placeInDisplay = (column: number, row: number): number => column * DISPLAY_ROWS + row

/** What buying the best card for units brings beyond using them all for steps, if more than `least`; `without` is a card that is gone. */
export function purchaseGain(units: number, discount: number, without: number, least = 0): number {
  const steps = unitsGain(units)
  let most = least
  chosen = -1
  for (let i = 0; i < COUNT; i++) {
    const price = Math.max(0, prices[i] - discount)
    if (price > units || i === without) continue
    const gain = worths[i] + unitsGain(units - price) - steps
    if (gain <= most) continue
    most = gain
    chosen = i
  }
  return most
}

/** What buying one card for units brings beyond using them all for steps. */
export const gainOf = (card: number, units: number, discount: number): number =>
  worths[card] + unitsGain(units - Math.max(0, prices[card] - discount)) - unitsGain(units)

/** What buying a card for pounds brings. */
export const cardGain = (o: Outlook, card: number, discount: number): number =>
  worths[card] - Math.max(0, prices[card] - discount) * o.pound

/** The same of the best card; below zero where none is worth its price, and very low where none is affordable. */
export function poundPurchaseGain(o: Outlook, pounds: number, discount: number): number {
  let most = -NONE
  for (let i = 0; i < COUNT; i++) if (prices[i] - discount <= pounds) most = Math.max(most, cardGain(o, i, discount))
  return most
}
