import type { Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from './box.ts'
import {
  type Building,
  cubeOf,
  FORT,
  type Item,
  isFreeOrCube,
  itemOf,
  LARGE,
  LID_STANDS,
  SETTLEMENT,
  SMALL,
  SPACE,
  type Space,
  STATUE_STANDS,
  type Standing,
  type Terrain,
  terrainOf,
} from './ids.ts'
import { HIGH_LEVEL } from './sizes.ts'

const { seats: player } = box
const { land } = player

/** Questions about a peninsula. */

/** Unexplored spaces are reached from explored ones, of any kind and level. */
export function isReached(s: State, seat: Seat, space: Space): boolean {
  const neighbours = s.rules.land.neighbours[space]
  for (let i = 0; i < neighbours.length; i++) if (land.level(s, seat, neighbours[i]) > 0) return true
  return false
}

export const isExplored = (s: State, seat: Seat, space: Space): boolean => land.level(s, seat, space) > 0

/** Only settlements cover everything; nothing else covers a settlement. */
export const covers = (terrain: Terrain, below: Terrain): boolean => terrain === below || terrain === SETTLEMENT

/** Whether a terrain may lie on top of a space, as far as terrains go. */
export const mayCover = (s: State, seat: Seat, space: Space, terrain: Terrain): boolean =>
  !isExplored(s, seat, space) || covers(terrain, land.terrain(s, seat, space) as Terrain)

/** A space gets a new top, by what it gives, and a cube of that. */
export function layLandscape(s: State, seat: Seat, space: Space, level: number, gives: Item): void {
  land.level.set(s, seat, space, level)
  land.terrain.set(s, seat, space, terrainOf(gives))
  layCube(s, seat, space, gives)
}

/** A cube comes to a space that has its level already. */
export function layCube(s: State, seat: Seat, space: Space, item: Item): void {
  land.on.set(s, seat, space, cubeOf(item))
  player.cubes.add(s, seat, item, land.level(s, seat, space))
}

/** The cube of a space leaves it: which it was. */
export function removeCube(s: State, seat: Seat, space: Space): Item {
  const item = itemOf(land.on(s, seat, space) as Standing)
  land.on.set(s, seat, space, NONE)
  player.cubes.add(s, seat, item, -land.level(s, seat, space))
  return item
}

/** The level of the highest free landscape, 0 if there is none. */
export function highestFree(s: State, seat: Seat): number {
  let highest = 0
  for (let space = SPACE.first; space < s.rules.land.size; space++) {
    if (land.on(s, seat, space) === NONE) highest = Math.max(highest, land.level(s, seat, space))
  }
  return highest
}

/** Landscapes that are free, or would be if the cube there were taken away. */
export function freeableSpaces(s: State, seat: Seat): number {
  let count = 0
  for (let space = SPACE.first; space < s.rules.land.size; space++) {
    if (isFreeOrCube(land.on(s, seat, space)) && isExplored(s, seat, space)) count++
  }
  return count
}

/** Spaces on which a thing stands. */
export function countOn(s: State, seat: Seat, standing: Standing): number {
  let count = 0
  for (let space = SPACE.first; space < s.rules.land.size; space++) if (land.on(s, seat, space) === standing) count++
  return count
}

/** Buildings of a kind that have left the player board. */
export const erectedOf = (s: State, seat: Seat, building: Building): number =>
  s.rules.buildings[building].count - player.buildingsLeft(s, seat, building)
export const buildingsOnLand = (s: State, seat: Seat): number =>
  erectedOf(s, seat, SMALL) + erectedOf(s, seat, LARGE) + erectedOf(s, seat, FORT)
export const statuesOnLand = (s: State, seat: Seat): number => countOn(s, seat, STATUE_STANDS)
export const lidsOnLand = (s: State, seat: Seat): number => countOn(s, seat, LID_STANDS)
export const hasFort = (s: State, seat: Seat): boolean => erectedOf(s, seat, FORT) > 0

/** All levels together. */
export const heightOf = (s: State, seat: Seat): number =>
  s.rules.land.spaces.reduce((height, space) => height + land.level(s, seat, space), 0)

export const unexplored = (s: State, seat: Seat): number =>
  s.rules.land.spaces.filter((space) => !isExplored(s, seat, space)).length

export const highSpaces = (s: State, seat: Seat): number =>
  s.rules.land.spaces.filter((space) => land.level(s, seat, space) >= HIGH_LEVEL).length

/** Whether every space at the top of the peninsula is explored. */
export const hasPassage = (s: State, seat: Seat): boolean =>
  s.rules.land.passage.every((space) => isExplored(s, seat, space))

/** The largest group of adjacent spaces with the same terrain on top, settlements left aside. */
export function largestArea(s: State, seat: Seat): number {
  const { spaces, neighbours } = s.rules.land
  const seen = new Set<Space>()
  let largest = 0
  for (const first of spaces) {
    const terrain = land.terrain(s, seat, first)
    if (seen.has(first) || terrain === NONE || terrain === SETTLEMENT) continue
    const group = [first]
    seen.add(first)
    for (const space of group) {
      for (const other of neighbours[space]) {
        if (seen.has(other) || land.terrain(s, seat, other) !== terrain) continue
        seen.add(other)
        group.push(other)
      }
    }
    largest = Math.max(largest, group.length)
  }
  return largest
}
