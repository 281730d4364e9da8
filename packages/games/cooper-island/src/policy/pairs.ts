import type { Seat } from '@quayside/kernel'
import { box, type State } from '../box.ts'
import { EDGE, isFreeOrCube, SETTLEMENT, SPACE } from '../ids.ts'
import type { LandRules } from '../rules/land.ts'
import { MAX_SPACES } from '../sizes.ts'
import { roundsLeft } from './clock.ts'
import { weights } from './weights.ts'

const { land } = box.seats
const WEIGHT = weights

/** Pairs of landscapes that the double tiles to come can go on: the two highest that do not overlap are what the land is good for. */

/** The level a tile would have on the best pair and on the best one beside it. */
let [highest, second] = [0, 0]

/** Both ends of each edge, one after the other, of the land looked at last. */
let ends = new Uint8Array(0)
let known: LandRules | undefined

/** Of each space, twice the level and one more for a settlement on top; far below where something stands. */
const heights = new Int32Array(MAX_SPACES)
const BLOCKED = -1000

/** The level of a tile on each edge. */
const levels = new Float64Array(EDGE.size)

function findPairs(s: State, seat: Seat): void {
  const { land: rules } = s.rules
  if (known !== rules) {
    known = rules
    ends = Uint8Array.from(rules.ends.flat())
  }
  for (let space = SPACE.first; space < rules.size; space++) {
    const settled = land.terrain(s, seat, space) === SETTLEMENT ? 1 : 0
    heights[space] = isFreeOrCube(land.on(s, seat, space)) ? 2 * land.level(s, seat, space) + settled : BLOCKED
  }
  const pairs = ends
  const edges = ends.length >> 1
  let best = 0
  let first = 0
  for (let edge = 0; edge < edges; edge++) {
    const level = levelOn(heights[pairs[2 * edge]], heights[pairs[2 * edge + 1]])
    levels[edge] = level
    if (level <= best) continue
    best = level
    first = edge
  }
  highest = best
  const a = pairs[2 * first]
  const b = pairs[2 * first + 1]
  best = 0
  for (let edge = 0; edge < edges; edge++) {
    if (levels[edge] <= best) continue
    const one = pairs[2 * edge]
    const other = pairs[2 * edge + 1]
    if (one !== a && one !== b && other !== a && other !== b) best = levels[edge]
  }
  second = best
}

/** The level of a tile on two heights; no double tile covers two settlements. */
function levelOn(one: number, other: number): number {
  if (one < 0 || other < 0) return 0
  const apart = (one >> 1) - (other >> 1)
  if (apart > 1 || apart < -1 || (one & other & 1) === 1) return 0
  return apart === 0 ? (one >> 1) + 1 : Math.max(one >> 1, other >> 1) + 1 - WEIGHT.UNEVEN
}

export function pairsWorth(s: State, seat: Seat): number {
  if (roundsLeft(s) === 0) return 0
  findPairs(s, seat)
  return roundsLeft(s) * (WEIGHT.PAIR * highest + WEIGHT.SECOND_PAIR * second)
}

/** What a tile laid at a level adds to the pairs, after `pairsWorth`. */
export function pairGain(s: State, level: number): number {
  if (level + 1 <= second) return 0
  if (level + 1 <= highest) return roundsLeft(s) * WEIGHT.SECOND_PAIR * (level + 1 - second)
  return roundsLeft(s) * WEIGHT.PAIR * (level + 1 - highest)
}
