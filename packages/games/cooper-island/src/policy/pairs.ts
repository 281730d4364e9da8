import type { Seat } from '@quayside/kernel'
import { box, type State } from '../box.ts'
import { isFreeOrCube, SETTLEMENT } from '../ids.ts'
import type { LandRules } from '../rules/land.ts'
import { MAX_SPACES } from '../sizes.ts'
import { roundsLeft } from './clock.ts'
import { WEIGHT } from './weights.ts'

const { land } = box.seats

/** Pairs of landscapes that the double tiles to come can go on: the two highest that do not overlap are what the land is good for. */

/** The level a tile would have on the best pair and on the best one beside it. */
let [highest, second] = [0, 0]

/** Both ends of each edge, one after the other, of the land looked at last. */
let ends = new Uint8Array(0)
let known: LandRules | undefined

/** Of each space, the level, far below where something stands; and whether a settlement is on top. */
const heights = new Int32Array(MAX_SPACES)
const settled = new Uint8Array(MAX_SPACES)
const BLOCKED = -1000

function findPairs(s: State, seat: Seat): void {
  const { land: rules } = s.rules
  if (known !== rules) {
    known = rules
    ends = Uint8Array.from(rules.ends.flat())
  }
  for (const space of rules.spaces) {
    heights[space] = isFreeOrCube(land.on(s, seat, space)) ? land.level(s, seat, space) : BLOCKED
    settled[space] = land.terrain(s, seat, space) === SETTLEMENT ? 1 : 0
  }
  let [a, b] = [ends[0], ends[1]]
  highest = 0
  for (let at = 0; at < ends.length; at += 2) {
    const level = levelOn(ends[at], ends[at + 1])
    if (level <= highest) continue
    highest = level
    a = ends[at]
    b = ends[at + 1]
  }
  second = 0
  for (let at = 0; at < ends.length; at += 2) {
    const [one, other] = [ends[at], ends[at + 1]]
    if (one === a || one === b || other === a || other === b) continue
    const level = levelOn(one, other)
    if (level > second) second = level
  }
}

/** The level of a tile on two spaces; no double tile covers two settlements. */
function levelOn(a: number, b: number): number {
  const [one, other] = [heights[a], heights[b]]
  if (one < 0 || other < 0) return 0
  const apart = one - other
  if (apart > 1 || apart < -1 || (settled[a] === 1 && settled[b] === 1)) return 0
  return apart === 0 ? one + 1 : Math.max(one, other) + 1 - WEIGHT.UNEVEN
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
