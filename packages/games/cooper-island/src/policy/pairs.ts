import type { Seat } from '@quayside/kernel'
import { MAX_SPACES } from '../box.ts'
import { SETTLEMENT } from '../ids.ts'
import { CUBE_LAST } from '../land.ts'
import type { LandRules } from '../rules/land.ts'
import { LEVEL, ON, player, type State, TERRAIN } from '../state.ts'
import { roundsLeft } from './clock.ts'
import { WEIGHT } from './weights.ts'

/** Pairs of landscapes that the double tiles to come can go on: the two highest that do not overlap are what the land is good for. */

/** The level a tile would have on the best pair and on the best one beside it. */
let [highest, second] = [0, 0]

/** Both ends of each edge, one after the other, of the land looked at last. */
let ends = new Uint8Array(0)
let known: LandRules | undefined

/** Of each space, the level and whether a settlement is on top, in one number; far below where something stands. */
const heights = new Int32Array(MAX_SPACES)
const BLOCKED = -1000

function findPairs(s: State, seat: Seat): void {
  const { c, rules } = s
  const p = player(seat)
  if (known !== rules.land) {
    known = rules.land
    ends = Uint8Array.from(rules.land.edges.flat())
  }
  for (let space = 0; space < rules.land.count; space++) {
    const level = c[p + LEVEL + space]
    const settled = level > 0 && c[p + TERRAIN + space] === SETTLEMENT ? 1 : 0
    heights[space] = c[p + ON + space] > CUBE_LAST ? BLOCKED : 2 * level + settled
  }
  let [a, b] = [ends[0], ends[1]]
  highest = 0
  for (let at = 0; at < ends.length; at += 2) {
    const level = levelOn(heights[ends[at]], heights[ends[at + 1]])
    if (level <= highest) continue
    highest = level
    a = ends[at]
    b = ends[at + 1]
  }
  second = 0
  for (let at = 0; at < ends.length; at += 2) {
    const [one, other] = [ends[at], ends[at + 1]]
    if (one === a || one === b || other === a || other === b) continue
    const level = levelOn(heights[one], heights[other])
    if (level > second) second = level
  }
}

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
