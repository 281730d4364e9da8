import type { Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { player, type State, table, tasks } from './box.ts'
import { COUNTED, type Counted, DISPLAY_COLUMN, DISPLAY_ROW, type DisplayColumn, type DisplayRow, GOOD } from './ids.ts'
import { isTurned, topBook } from './phases/books.ts'
import { displayPrice } from './phases/display.ts'
import { entryNow } from './phases/expansion.ts'
import { tiersReached, whyMajority } from './phases/majority.ts'
import { priceNow } from './prices.ts'
import { bookkeeping, inkReach, lacking } from './reach.ts'
import { isPlanning } from './state.ts'
import { permanentOf, totalOf } from './totals.ts'

/** The part of a view that follows from the rest by rules, so that who draws the table needs to know none. */

/** What there is, where there is any. */
const some = <K extends string, T extends object>(key: K, facts: T): { readonly [key in K]?: T } =>
  (Object.keys(facts).length > 0 ? { [key]: facts } : {}) as { readonly [key in K]?: T }

/* The table */

/** The cards on display, each by a number of its own; null where there is none. */
const byDisplay = (s: State, price: (column: DisplayColumn, row: DisplayRow) => number) =>
  Object.fromEntries(
    DISPLAY_COLUMN.all.map((column) => [
      DISPLAY_COLUMN.id(column),
      DISPLAY_ROW.all.map((row) => (table.display(s, column, row) === NONE ? null : price(column, row))),
    ]),
  )

/** What the cards on display cost before anything is taken off. */
export const pricesOf = (s: State) => byDisplay(s, (column, row) => displayPrice(s, column, row))

/** What they cost who is buying, where something is taken off. */
export function reducedPrices(s: State) {
  const seat = table.turnSeat(s)
  let off = 0
  const reduced = byDisplay(s, (column, row) => {
    const price = priceNow(s, seat, column, row)
    off += displayPrice(s, column, row) - price
    return price
  })
  return some('reduced', off > 0 ? reduced : {})
}

/** Points for each region that the company which expands can enter now. */
export function entryCosts(s: State) {
  if (!tasks.expand.isNext(s)) return {}
  const { regions, ids } = s.rules.map
  const entry = regions.map((region) => [ids[region], entryNow(s, region)] as const)
  return some('entry', Object.fromEntries(entry.filter(([, points]) => points > 0)))
}

/* A player, where it is known what lies face up */

const byCounted = (value: (counted: Counted) => number): Record<string, number> => {
  const all = COUNTED.all.map((counted) => [COUNTED.id(counted), value(counted)] as const)
  return Object.fromEntries(all.filter(([, amount]) => amount > 0))
}

/** Units and expansion points that lie face up, and how many tiers of the majorities they are good for. */
export function faceUpOf(s: State, seat: Seat) {
  // Others' plans are not known yet: nobody has more.
  const alone = isPlanning(s)
  const tiers = byCounted((counted) =>
    alone || whyMajority(s, seat, counted) === 0 ? tiersReached(s, seat, counted) : 0,
  )
  return { totals: byCounted((counted) => totalOf(s, seat, counted)), ...some('tiers', tiers) }
}

/** The step that the inkwell can go to, and what the books before it lack. */
export function reachOf(s: State, seat: Seat) {
  const then = bookkeeping(s, seat)
  const lacks: { readonly step: number; readonly [kind: string]: number }[] = []
  for (let step = player.ink(s, seat) + 1; step <= s.rules.bookLast; step++) {
    const book = topBook(s, seat, step)
    if (book === NONE || isTurned(s, seat, step)) continue
    const missing = lacking(then, seat, book)
    if (Object.keys(missing).length > 0) lacks.push({ step, ...missing })
  }
  return { reach: inkReach(then, seat), ...some('lacks', lacks) }
}

/** What is off the price of a card that is paid with a good, where that is more than what is off with any goods. */
export function discountsOf(s: State, seat: Seat) {
  const { discount, mixed } = permanentOf(s, seat)
  const anyGoods = Math.max(0, mixed)
  const goods = GOOD.all.filter((good) => discount[good] > anyGoods).map((good) => [GOOD.id(good), discount[good]])
  const discounts: Record<string, number> = { ...(anyGoods > 0 ? { anyGoods } : {}), ...Object.fromEntries(goods) }
  return some('discounts', discounts)
}
