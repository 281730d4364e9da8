import type { Seat } from '@quayside/kernel'
import { copyState } from '@quayside/kernel/box'
import { player, type State, table } from './box.ts'
import { BOOKKEEPER, BOOKKEEPER_TILE, type Book, COUNTED, countedGood, GOOD, SLOT } from './ids.ts'
import { isInkMoving, nextStep, whyStep } from './phases/bookkeeper.ts'
import { helpers, isFaceUp, tileFaceUp, totalOf } from './totals.ts'

/** How far the inkwell can go with what lies face up, and what stops it: for views, so that nobody else has to know what books ask for. */

/** The state with a bookkeeper of the seat in use: the one that moves the inkwell does not help. */
export function bookkeeping(s: State, seat: Seat): State {
  const then = copyState(s)
  if (isInkMoving(s, seat)) return then
  const slot = SLOT.all.find((slot) => isFaceUp(then, seat, slot, BOOKKEEPER))
  if (slot !== undefined) player.used.add(then, seat, slot)
  else if (tileFaceUp(then, seat, BOOKKEEPER_TILE)) table.tiles.used.set(then, BOOKKEEPER_TILE, true)
  return then
}

/** The step that the inkwell comes to if it goes on as long as it can. */
export function inkReach(s: State, seat: Seat): number {
  const then = copyState(s)
  while (whyStep(then, seat) === 0) player.ink.set(then, seat, nextStep(then, seat))
  return player.ink(then, seat)
}

/** What is missing of what a book asks for, by what it is; `anyGood` are units of one good, `merchantOrBookkeeper` cards or tiles. */
export function lacking(s: State, seat: Seat, book: Book): Record<string, number> {
  const { needs, needsHelpers, anyGood } = s.rules.books[book]
  const lacks: Record<string, number> = {}
  const note = (kind: string, short: number) => {
    if (short > 0) lacks[kind] = short
  }
  for (const counted of COUNTED.all) note(COUNTED.id(counted), needs[counted] - totalOf(s, seat, counted))
  note('merchantOrBookkeeper', needsHelpers - helpers(s, seat))
  const free = GOOD.all.map((good) => Math.max(0, totalOf(s, seat, countedGood(good)) - needs[countedGood(good)]))
  note('anyGood', shortOf(free, anyGood))
  return lacks
}

/** The fewest units that demands for "one good" each lack, whichever goods meet them. */
function shortOf(free: readonly number[], [demand, ...more]: readonly number[]): number {
  if (demand === undefined) return 0
  const shorts = free.map((units, good) => {
    const met = Math.min(units, demand)
    return demand - met + shortOf(free.with(good, units - met), more)
  })
  return Math.min(...shorts)
}
