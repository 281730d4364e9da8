import type { Seat } from '@quayside/kernel'
import { HIGH_LEVEL } from './box.ts'
import { FORT, LARGE, SETTLEMENT, SMALL } from './ids.ts'
import { BUILDINGS_LEFT, LEVEL, ON, player, type State, TERRAIN } from './state.ts'

/** What stands on a space: nothing, a cube by its item's number, or one of these. */
export const FREE = 0
export const CUBE_LAST = 5
const BUILDING_ON = 6
export const buildingOn = (building: number): number => BUILDING_ON + building
export const [STATUE_HERE, LID_HERE, RUIN_HERE] = [9, 10, 11]
export const isCube = (on: number): boolean => on > FREE && on <= CUBE_LAST
export const isBuilding = (on: number): boolean => on >= BUILDING_ON && on <= BUILDING_ON + FORT
export const PIECES = ['small', 'large', 'fort', 'statue', 'lid'] as const
/** Pieces by number: buildings, a statue, a lid. */
export const [STATUE_PIECE, LID_PIECE] = [3, 4]
export const pieceOn = (on: number): number => on - BUILDING_ON
export const onOfPiece = (piece: number): number => BUILDING_ON + piece

export const levelAt = (s: State, seat: Seat, space: number): number => s.c[player(seat) + LEVEL + space]
export const terrainAt = (s: State, seat: Seat, space: number): number => s.c[player(seat) + TERRAIN + space]
export const onAt = (s: State, seat: Seat, space: number): number => s.c[player(seat) + ON + space]

/** Unexplored spaces are reached from explored ones, of any kind and level. */
export function isReached(s: State, seat: Seat, space: number): boolean {
  const at = player(seat) + LEVEL
  for (const other of s.rules.land.neighbours[space]) if (s.c[at + other] > 0) return true
  return false
}

/** Only settlements cover everything; nothing else covers a settlement. */
export const covers = (terrain: number, below: number): boolean => terrain === below || terrain === SETTLEMENT

/** The value of all cubes of an item on land. */
export function valueOnLand(s: State, seat: Seat, item: number): number {
  const { c } = s
  const p = player(seat)
  let value = 0
  for (let space = 0; space < s.rules.land.count; space++) {
    if (c[p + ON + space] === item) value += c[p + LEVEL + space]
  }
  return value
}

/** The level of the highest free landscape, 0 if there is none. */
export function highestFree(s: State, seat: Seat): number {
  const { c } = s
  const p = player(seat)
  let level = 0
  for (let space = 0; space < s.rules.land.count; space++) {
    if (c[p + ON + space] === FREE && c[p + LEVEL + space] > level) level = c[p + LEVEL + space]
  }
  return level
}

/** Landscapes that are free, or would be if the cube there were taken away. */
export function freeableSpaces(s: State, seat: Seat): number {
  const { c } = s
  const p = player(seat)
  let count = 0
  for (let space = 0; space < s.rules.land.count; space++) {
    if (c[p + ON + space] <= CUBE_LAST && c[p + LEVEL + space] > 0) count++
  }
  return count
}

/** Spaces on which a thing stands. */
export function countOn(s: State, seat: Seat, on: number): number {
  const at = player(seat) + ON
  let count = 0
  for (let space = 0; space < s.rules.land.count; space++) if (s.c[at + space] === on) count++
  return count
}

/** Buildings of a kind that have left the player board. */
export const erectedOf = (s: State, seat: Seat, building: number): number =>
  s.rules.buildings[building].count - s.c[player(seat) + BUILDINGS_LEFT + building]
export const buildingsOnLand = (s: State, seat: Seat): number =>
  erectedOf(s, seat, SMALL) + erectedOf(s, seat, LARGE) + erectedOf(s, seat, FORT)
export const statuesOnLand = (s: State, seat: Seat): number => countOn(s, seat, STATUE_HERE)
export const lidsOnLand = (s: State, seat: Seat): number => countOn(s, seat, LID_HERE)
export const hasFort = (s: State, seat: Seat): boolean => erectedOf(s, seat, FORT) > 0

export function unexplored(s: State, seat: Seat): number {
  const at = player(seat) + LEVEL
  let count = 0
  for (let space = 0; space < s.rules.land.count; space++) if (s.c[at + space] === 0) count++
  return count
}

export function highSpaces(s: State, seat: Seat): number {
  const at = player(seat) + LEVEL
  let count = 0
  for (let space = 0; space < s.rules.land.count; space++) if (s.c[at + space] >= HIGH_LEVEL) count++
  return count
}

/** Whether every space at the top of the peninsula is explored. */
export const hasPassage = (s: State, seat: Seat): boolean =>
  s.rules.land.passage.every((space) => levelAt(s, seat, space) > 0)

/** The largest group of adjacent spaces with the same terrain on top, settlements left aside. */
export function largestArea(s: State, seat: Seat): number {
  const { count, neighbours } = s.rules.land
  const seen = new Set<number>()
  let largest = 0
  for (let first = 0; first < count; first++) {
    const terrain = terrainAt(s, seat, first)
    if (seen.has(first) || levelAt(s, seat, first) === 0 || terrain === SETTLEMENT) continue
    const group = [first]
    seen.add(first)
    for (const space of group) {
      for (const other of neighbours[space]) {
        if (seen.has(other) || levelAt(s, seat, other) === 0 || terrainAt(s, seat, other) !== terrain) continue
        seen.add(other)
        group.push(other)
      }
    }
    largest = Math.max(largest, group.length)
  }
  return largest
}
