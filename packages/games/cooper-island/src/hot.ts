import type { AnswerList, Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { whyCartographer } from './actions/cartography.ts'
import { PLACE, STOCK_LAND } from './answers.ts'
import { box, type State } from './box.ts'
import { CLOTH, COIN, DOUBLE, EDGE, type Item, SETTLEMENT, SPACE } from './ids.ts'
import { isReached } from './land.ts'
import { GOLD_LEVEL } from './sizes.ts'
import { fits } from './storage.ts'

const { seats: player } = box
const { land } = player

/**
 * What is asked at nearly every question, straight from the cells; only this file reads them. Each function has a plain twin in
 * `test/hot.test.ts` that says what it means. Cells keep a thing as its number plus 1, and 0 for none.
 */

/** The first cell of a row of one seat. */
const rowOf = (row: { readonly at: number }, seat: Seat): number => row.at + seat * box.seatCells

const [FIRST_CUBE, LAST_CUBE] = [COIN + 1, CLOTH + 1]

/** Cubes on land that storage has room for; `free`: general storage spaces. */
export function addLandStock(s: State, seat: Seat, list: AnswerList, free: number): void {
  const { c, rules } = s
  const ons = rowOf(land.on, seat)
  for (let space = SPACE.first; space < rules.land.size; space++) {
    const on = c[ons + space]
    if (on < FIRST_CUBE || on > LAST_CUBE) continue
    if (free > 0 || fits(s, seat, (on - 1) as Item, free)) list.add(STOCK_LAND.of(space))
  }
}

/** Every way to place a double tile that is in hand. */
export function addPlacements(s: State, seat: Seat, list: AnswerList): void {
  const { c, rules } = s
  const { sides } = rules
  const hand = rowOf(player.doubles, seat)
  let tiles = 0
  for (let double = DOUBLE.first; double < DOUBLE.size; double++) tiles += c[hand + double]
  if (tiles === 0) return
  const ons = rowOf(land.on, seat)
  const levels = rowOf(land.level, seat)
  const terrains = rowOf(land.terrain, seat)
  const canLevel = whyCartographer(s, seat, rules.cartographer.level) === 0
  for (let edge = EDGE.first; edge < rules.land.ends.length; edge++) {
    const ends = rules.land.ends[edge]
    const a = ends[0]
    const b = ends[1]
    if (c[ons + a] !== 0 || c[ons + b] !== 0) continue
    const levelA = c[levels + a]
    const levelB = c[levels + b]
    const difference = Math.abs(levelA - levelB)
    if (difference > 1 || (difference === 1 && !canLevel)) continue
    if (levelA + levelB === 0 && !isReached(s, seat, a) && !isReached(s, seat, b)) continue
    const isHigh = Math.max(levelA, levelB) + 1 >= GOLD_LEVEL
    const belowA = c[terrains + a] - 1
    const belowB = c[terrains + b] - 1
    for (let i = 0; i < sides.length; i++) {
      const { double, first, second, yields, mined } = sides[i]
      if (c[hand + double] === 0) continue
      if (belowA !== NONE && first !== belowA && first !== SETTLEMENT) continue
      if (belowB !== NONE && second !== belowB && second !== SETTLEMENT) continue
      list.add(PLACE.of(edge, yields))
      if (isHigh && mined !== NONE) list.add(PLACE.of(edge, mined))
    }
  }
}
