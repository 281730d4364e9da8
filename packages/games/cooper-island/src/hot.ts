import type { AnswerList, Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { whyCartographer } from './actions/cartography.ts'
import { PLACE, STOCK_LAND } from './answers.ts'
import { box, type State } from './box.ts'
import { CLOTH, COIN, DECK, DOUBLE, EDGE, type Item, SETTLEMENT, SPACE } from './ids.ts'
import { isReached } from './land.ts'
import { DECK_SIZE, GOLD_LEVEL } from './sizes.ts'
import { fits } from './storage.ts'

const { table, seats: player, tasks } = box
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

const DECKS = table.deck.at
const DECK_CELLS = 1 + DECK_SIZE
const [AFTER_DECKS, ASKED] = [DECKS + DECK.size * DECK_CELLS, box.asked.at]
const [TASKS, TASKS_END] = [tasks.at, box.seatsAt]
/** Four cells for each task that waits. */
const TASK_CELLS = (TASKS_END - TASKS - 1) / tasks.most

/**
 * A number that situations have in common, with a detail, in which all that lies open is equal: the order of the decks and the generator are
 * left aside. Of others it differs, unless a chance of one in 2⁵³ would have it.
 */
export function openKey({ c }: State, detail: number): number {
  const tasksEnd = TASKS + 1 + TASK_CELLS * c[TASKS]
  let one = 0x2545f491 ^ detail
  let other = 0x1b873593 + detail
  for (let deck = DECKS; deck < AFTER_DECKS; deck += DECK_CELLS) one = Math.imul(one ^ c[deck], 0x9e3779b1)
  for (let i = 0; i < DECKS; i++) {
    one = Math.imul(one ^ c[i], 0x01000193)
    other = Math.imul(other ^ c[i], 0x5bd1e995)
  }
  for (let i = AFTER_DECKS; i <= ASKED; i++) {
    one = Math.imul(one ^ c[i], 0x01000193)
    other = Math.imul(other ^ c[i], 0x5bd1e995)
  }
  for (let i = TASKS; i < tasksEnd; i++) {
    one = Math.imul(one ^ c[i], 0x01000193)
    other = Math.imul(other ^ c[i], 0x5bd1e995)
  }
  for (let i = TASKS_END; i < c.length; i++) {
    one = Math.imul(one ^ c[i], 0x01000193)
    other = Math.imul(other ^ c[i], 0x5bd1e995)
  }
  one = Math.imul(one ^ (one >>> 15), 0x2c1b3c6d)
  other = Math.imul(other ^ (other >>> 13), 0x297a2d39)
  return ((one ^ (one >>> 12)) >>> 0) * 0x200000 + ((other ^ (other >>> 15)) >>> 11)
}
