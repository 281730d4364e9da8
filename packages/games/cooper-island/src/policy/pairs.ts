import type { Seat } from '@quayside/kernel'
import { SETTLEMENT } from '../ids.ts'
import { CUBE_LAST } from '../land.ts'
import { LEVEL, ON, player, type State, TERRAIN } from '../state.ts'
import { roundsLeft } from './clock.ts'
import { WEIGHT } from './weights.ts'

/** Pairs of landscapes that the double tiles to come can go on: the two highest that do not overlap are what the land is good for. */

/** The level a tile would have on the best pair and on the best one beside it. */
let [highest, second] = [0, 0]

function levelOn(s: State, p: number, a: number, b: number): number {
  const { c } = s
  if (c[p + ON + a] > CUBE_LAST || c[p + ON + b] > CUBE_LAST) return 0
  const [levelA, levelB] = [c[p + LEVEL + a], c[p + LEVEL + b]]
  const apart = levelA - levelB
  if (apart > 1 || apart < -1) return 0
  if (levelA > 0 && levelB > 0 && c[p + TERRAIN + a] === SETTLEMENT && c[p + TERRAIN + b] === SETTLEMENT) return 0
  return apart === 0 ? levelA + 1 : Math.max(levelA, levelB) + 1 - WEIGHT.UNEVEN
}

function findPairs(s: State, seat: Seat): void {
  const { edges } = s.rules.land
  const p = player(seat)
  let best = 0
  highest = 0
  for (let edge = 0; edge < edges.length; edge++) {
    const level = levelOn(s, p, edges[edge][0], edges[edge][1])
    if (level <= highest) continue
    highest = level
    best = edge
  }
  second = 0
  const [a, b] = edges[best]
  for (const [one, other] of edges) {
    if (one === a || one === b || other === a || other === b) continue
    const level = levelOn(s, p, one, other)
    if (level > second) second = level
  }
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
