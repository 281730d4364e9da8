import type { Seat } from '@quayside/kernel'
import { SLOTS } from './box.ts'
import { BOOKKEEPER, BOOKKEEPER_TILE, EXPANSION, EXPANSION_TILE, GOOD_COUNT, MERCHANT, MERCHANT_TILE } from './ids.ts'
import type { Permanent } from './rules/index.ts'
import { PERMANENT, PLUS_ONE_ON, player, SLOT, type State, TILE_OWNER, TILE_USED, TOTAL_SPENT, USED } from './state.ts'

/** What lies face up in a player's action area: what majorities, books and actions go by. */

export const permanentOf = (s: State, seat: Seat): Permanent => s.rules.permanents[s.c[player(s, seat) + PERMANENT]]

/** The face in a slot that is not turned over, -1 if there is none. */
export function faceUpIn(s: State, seat: Seat, slot: number): number {
  const p = player(s, seat)
  return s.c[p + USED] & (1 << slot) ? -1 : s.c[p + SLOT + slot] - 1
}

export const holdsTile = (s: State, seat: Seat, tile: number): boolean => s.c[TILE_OWNER + tile] === seat + 1

export const tileFaceUp = (s: State, seat: Seat, tile: number): boolean =>
  holdsTile(s, seat, tile) && s.c[TILE_USED + tile] === 0

/** Units of the goods card in a slot, with the "+1" tile and the bonus on every card. */
export function unitsIn(s: State, seat: Seat, slot: number): number {
  const { kind, value } = s.rules.faces[s.c[player(s, seat) + SLOT + slot] - 1]
  const attached = s.c[PLUS_ONE_ON] === slot + 1 && holdsTile(s, seat, 0) ? s.rules.tileValue[0] : 0
  return value + attached + permanentOf(s, seat).onCard[kind]
}

/** The bonus on a good's total that is still to be used in this round. */
export const totalBonus = (s: State, seat: Seat, good: number): number =>
  s.c[player(s, seat) + TOTAL_SPENT] ? 0 : permanentOf(s, seat).onTotal[good]

/** Face-up units of a good, or expansion points, by the number of what is counted. */
export function totalOf(s: State, seat: Seat, counted: number): number {
  return counted === EXPANSION ? expansionPoints(s, seat) : goodTotal(s, seat, counted)
}

function goodTotal(s: State, seat: Seat, good: number): number {
  const { faces } = s.rules
  let [total, cards] = [0, 0]
  for (let slot = 0; slot < SLOTS; slot++) {
    const face = faceUpIn(s, seat, slot)
    if (face < 0 || faces[face].kind !== good) continue
    total += unitsIn(s, seat, slot)
    cards++
  }
  return cards > 0 ? total + totalBonus(s, seat, good) : 0
}

export function expansionPoints(s: State, seat: Seat): number {
  const { faces, tileValue } = s.rules
  let [points, any] = [0, false]
  for (let slot = 0; slot < SLOTS; slot++) {
    const face = faceUpIn(s, seat, slot)
    if (face < 0 || faces[face].kind !== EXPANSION) continue
    points += faces[face].value
    any = true
  }
  if (tileFaceUp(s, seat, EXPANSION_TILE)) {
    points += tileValue[EXPANSION_TILE]
    any = true
  }
  return any ? points + permanentOf(s, seat).expansion : 0
}

/** Whether anything face up lets the seat expand, though its points may be 0. */
export function hasExpansion(s: State, seat: Seat): boolean {
  return countFaceUp(s, seat, EXPANSION) > 0 || tileFaceUp(s, seat, EXPANSION_TILE)
}

export function countFaceUp(s: State, seat: Seat, kind: number): number {
  let count = 0
  for (let slot = 0; slot < SLOTS; slot++) {
    const face = faceUpIn(s, seat, slot)
    if (face >= 0 && s.rules.faces[face].kind === kind) count++
  }
  return count
}

/** Merchants and bookkeepers face up, tiles among them. The bookkeeper in use is turned over already. */
export function helpers(s: State, seat: Seat): number {
  let count = countFaceUp(s, seat, BOOKKEEPER) + countFaceUp(s, seat, MERCHANT)
  if (tileFaceUp(s, seat, BOOKKEEPER_TILE)) count++
  if (tileFaceUp(s, seat, MERCHANT_TILE)) count++
  return count
}

/** Whether what lies face up meets everything a book asks for. */
export function meets(s: State, seat: Seat, book: number): boolean {
  const { needs, needsHelpers, anyGood } = s.rules.books[book]
  for (let counted = 0; counted < needs.length; counted++) {
    if (needs[counted] > 0 && totalOf(s, seat, counted) < needs[counted]) return false
  }
  if (needsHelpers > 0 && helpers(s, seat) < needsHelpers) return false
  if (anyGood.length === 0) return true
  const free = [0, 0, 0]
  for (let good = 0; good < GOOD_COUNT; good++) free[good] = totalOf(s, seat, good) - needs[good]
  return fits(free, anyGood, 0)
}

/** Whether each demand for "one good" finds a good with enough left for it. */
function fits(free: number[], demands: readonly number[], at: number): boolean {
  if (at === demands.length) return true
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (free[good] < demands[at]) continue
    free[good] -= demands[at]
    const fit = fits(free, demands, at + 1)
    free[good] += demands[at]
    if (fit) return true
  }
  return false
}
