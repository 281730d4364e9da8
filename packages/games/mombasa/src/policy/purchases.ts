import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { DISPLAY_COLUMN, DISPLAY_ROW, type DisplayColumn, type DisplayRow } from '../ids.ts'
import { displayPrice } from '../phases/display.ts'
import { cardWorth } from './cards.ts'
import type { Outlook } from './outlook.ts'
import { unitsGain } from './steps.ts'

const { table } = box

/** The card display: what each card costs and is worth. Purchases with goods need a look at the steps before. */

const COUNT = DISPLAY_COLUMN.size * DISPLAY_ROW.size
/** Of an empty space. */
const PRICELESS = 1000
const prices = new Int16Array(COUNT)
const worths = new Float64Array(COUNT)
let chosen = -1

export function lookAtDisplay(s: State, o: Outlook): void {
  for (let i = 0; i < DISPLAY_COLUMN.size; i++) {
    for (let j = 0; j < DISPLAY_ROW.size; j++) {
      const column = DISPLAY_COLUMN.all[i]
      const row = DISPLAY_ROW.all[j]
      const card = table.display(s, column, row)
      const place = placeInDisplay(column, row)
      prices[place] = card === NONE ? PRICELESS : displayPrice(s, column, row)
      worths[place] = card === NONE ? 0 : cardWorth(s, o, card)
    }
  }
}

/** The card of the purchase looked at last: column times rows plus row, -1 for none. */
export const chosenCard = (): number => chosen
export const placeInDisplay = (column: DisplayColumn, row: DisplayRow): number => column * DISPLAY_ROW.size + row

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
  let most = -PRICELESS
  for (let i = 0; i < COUNT; i++) if (prices[i] - discount <= pounds) most = Math.max(most, cardGain(o, i, discount))
  return most
}
