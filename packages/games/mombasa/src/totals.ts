import type { Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from './box.ts'
import { countFaceUp, goodTotal, valueFaceUp } from './hot.ts'
import {
  BOOKKEEPER,
  BOOKKEEPER_TILE,
  type Book,
  type Card,
  type CardKind,
  COUNTED,
  type Counted,
  countedGood,
  EXPANSION,
  EXPANSION_TILE,
  GOOD,
  type Good,
  goodCounted,
  MERCHANT,
  MERCHANT_TILE,
  PLUS_ONE,
  type Slot,
  type Tile,
} from './ids.ts'
import type { PermanentBonuses } from './rules/index.ts'

const { table, seats: player } = box

/** What lies face up in a player's action area: what majorities, books and actions go by. */

export const permanentOf = (s: State, seat: Seat): PermanentBonuses => s.rules.permanents[player.permanent(s, seat)]

/** The card in a slot that is not turned over. */
export const faceUpIn = (s: State, seat: Seat, slot: Slot): Maybe<Card> =>
  player.used(s, seat, slot) ? NONE : player.slots(s, seat, slot)

/** Whether a card of a kind lies face up in a slot. */
export function isFaceUp(s: State, seat: Seat, slot: Slot, kind: CardKind): boolean {
  const card = faceUpIn(s, seat, slot)
  return card !== NONE && s.rules.faces[card].kind === kind
}

export const holdsTile = (s: State, seat: Seat, tile: Tile): boolean => table.tiles.seat(s, tile) === seat

export const tileFaceUp = (s: State, seat: Seat, tile: Tile): boolean =>
  holdsTile(s, seat, tile) && !table.tiles.used(s, tile)

/** Units of the goods card in a slot, with the "+1" tile and the bonus on every card. */
export function unitsIn(s: State, seat: Seat, slot: Slot): number {
  const { kind, value } = s.rules.faces[player.slots(s, seat, slot)]
  const attached = table.plusOneOn(s) === slot && holdsTile(s, seat, PLUS_ONE) ? s.rules.tileValue[PLUS_ONE] : 0
  return value + attached + permanentOf(s, seat).onCard[kind]
}

/** The bonus on a good's total that is still to be used in this round. */
export const totalBonus = (s: State, seat: Seat, good: Good): number =>
  player.totalSpent(s, seat) ? 0 : permanentOf(s, seat).onTotal[good]

/** Face-up units of a good, or expansion points. */
export function totalOf(s: State, seat: Seat, counted: Counted): number {
  const good = goodCounted(counted)
  return good === NONE ? expansionPoints(s, seat) : goodTotal(s, seat, good)
}

export function expansionPoints(s: State, seat: Seat): number {
  if (!hasExpansion(s, seat)) return 0
  const tile = tileFaceUp(s, seat, EXPANSION_TILE) ? s.rules.tileValue[EXPANSION_TILE] : 0
  return valueFaceUp(s, seat, EXPANSION) + tile + permanentOf(s, seat).expansion
}

/** Whether anything face up lets the seat expand, though its points may be 0. */
export function hasExpansion(s: State, seat: Seat): boolean {
  return countFaceUp(s, seat, EXPANSION) > 0 || tileFaceUp(s, seat, EXPANSION_TILE)
}

/** Merchants and bookkeepers face up, tiles among them. The bookkeeper in use is turned over already. */
export function helpers(s: State, seat: Seat): number {
  let count = countFaceUp(s, seat, BOOKKEEPER) + countFaceUp(s, seat, MERCHANT)
  if (tileFaceUp(s, seat, BOOKKEEPER_TILE)) count++
  if (tileFaceUp(s, seat, MERCHANT_TILE)) count++
  return count
}

/** Whether what lies face up meets everything a book asks for. */
export function meets(s: State, seat: Seat, book: Book): boolean {
  const { needs, needsHelpers, anyGood } = s.rules.books[book]
  for (let counted = COUNTED.first; counted < COUNTED.size; counted++) {
    if (needs[counted] > 0 && totalOf(s, seat, counted) < needs[counted]) return false
  }
  if (needsHelpers > 0 && helpers(s, seat) < needsHelpers) return false
  if (anyGood.length === 0) return true
  const free = [0, 0, 0]
  for (let good = GOOD.first; good < GOOD.size; good++)
    free[good] = totalOf(s, seat, countedGood(good)) - needs[countedGood(good)]
  return fits(free, anyGood, 0)
}

/** Whether each demand for "one good" finds a good with enough left for it. */
function fits(free: number[], demands: readonly number[], at: number): boolean {
  if (at === demands.length) return true
  for (let good = GOOD.first; good < GOOD.size; good++) {
    if (free[good] < demands[at]) continue
    free[good] -= demands[at]
    const fit = fits(free, demands, at + 1)
    free[good] += demands[at]
    if (fit) return true
  }
  return false
}
