import type { Answer, AnswerList, Seat } from '@quayside/kernel'
import { firstYield, secondYield, yields } from '../actions/place-double.ts'
import { answer, argOf, OP, opOf, secondArgOf } from '../answers.ts'
import { GOLD_LEVEL, MAX_SPACES } from '../box.ts'
import { DOUBLE_COUNT, GOLD, ITEM_COUNT, SETTLEMENT, STONE, TERRAIN_COUNT } from '../ids.ts'
import { CUBE_LAST, covers, FREE, isCube, isReached } from '../land.ts'
import { RESOURCE_OF, TERRAIN_OF } from '../rules/index.ts'
import { CART, CART_USED, DOUBLE, LEVEL, ON, player, type State, TERRAIN } from '../state.ts'
import { freeSpaces } from '../storage.ts'
import { roundsLeft } from './clock.ts'
import { itemsWorth, stockWorth } from './items.ts'
import { pairGain, pairsWorth } from './pairs.ts'
import { listWants } from './wants.ts'
import { WEIGHT } from './weights.ts'
import { levelWorth, stepWorth } from './worth.ts'

/** Where to lay tiles: what the new cubes and levels bring, less what must be stocked to free the spaces. */

/** Cubes on higher levels are valued as if they lay on this one. */
const LEVELS = 10
/** What so much more of an item is worth now, worked out when first asked for; below nothing while unknown. */
const more = new Float64Array(ITEM_COUNT * (LEVELS + 1))
const UNKNOWN = -1
/** What the items are worth as they are. */
let now = 0
/** What taking the cube off a space loses when it is stocked, and -1 where something stays. */
const freeing = new Float64Array(MAX_SPACES)

function look(s: State, seat: Seat): void {
  const { c, rules } = s
  const p = player(seat)
  listWants(s, seat)
  now = itemsWorth(s, seat)
  more.fill(UNKNOWN)
  pairsWorth(s, seat)
  for (let space = 0; space < rules.land.count; space++) {
    const on = c[p + ON + space]
    const level = c[p + LEVEL + space]
    if (on === FREE) freeing[space] = 0
    else if (on > CUBE_LAST) freeing[space] = -1
    else freeing[space] = WEIGHT.SLOT + (level > 1 ? now - stockWorth(on, 1 - level) : 0)
  }
}

function cubeWorth(item: number, level: number): number {
  const at = item * (LEVELS + 1) + Math.min(level, LEVELS)
  if (more[at] < 0) more[at] = Math.max(0, stockWorth(item, Math.min(level, LEVELS)) - now)
  return more[at]
}

/** What a half of a tile brings on a space: its cube and the height. */
function halfWorth(s: State, seat: Seat, space: number, item: number, level: number): number {
  const p = player(seat)
  const from = s.c[p + LEVEL + space]
  const settles = from > 0 && TERRAIN_OF[item] === SETTLEMENT && s.c[p + TERRAIN + space] !== SETTLEMENT
  const rise = levelWorth(s, level) - levelWorth(s, from)
  return cubeWorth(item, level) + rise - (settles ? WEIGHT.SETTLED * roundsLeft(s) : 0)
}

const better = (s: State, seat: Seat, space: number, terrain: number, level: number): number => {
  const item = RESOURCE_OF[terrain]
  if (item !== STONE || level < GOLD_LEVEL) return item
  return halfWorth(s, seat, space, GOLD, level) > halfWorth(s, seat, space, STONE, level) ? GOLD : STONE
}

export interface Laying {
  /** What to answer next: the tile itself, or a cube to stock first; -1 if nothing can be laid. */
  next: Answer
  gain: number
}

const NOTHING: Laying = { next: -1, gain: 0 }

/** The best place for a double tile in hand. */
export function bestDouble(s: State, seat: Seat): Laying {
  const { c, rules } = s
  const p = player(seat)
  let tiles = 0
  for (let kind = 0; kind < DOUBLE_COUNT; kind++) tiles += c[p + DOUBLE + kind]
  if (tiles === 0) return NOTHING
  look(s, seat)
  const room = freeSpaces(s, seat)
  const mayLevel = c[p + CART_USED] === 0 && c[p + CART] >= rules.cartographer.level
  const best: Laying = { next: -1, gain: Number.NEGATIVE_INFINITY }
  for (let edge = 0; edge < rules.land.edges.length; edge++) {
    const [a, b] = rules.land.edges[edge]
    if (freeing[a] < 0 || freeing[b] < 0) continue
    const [levelA, levelB] = [c[p + LEVEL + a], c[p + LEVEL + b]]
    if (levelA !== levelB && (Math.abs(levelA - levelB) > 1 || !mayLevel)) continue
    if (levelA + levelB === 0 && !isReached(s, seat, a) && !isReached(s, seat, b)) continue
    const cubes = (isCube(c[p + ON + a]) ? 1 : 0) + (isCube(c[p + ON + b]) ? 1 : 0)
    if (cubes > room) continue
    const level = 1 + Math.max(levelA, levelB)
    const steps = levelA === levelB ? 0 : stepWorth(s) * rules.cartographer.level
    const cost = freeing[a] + freeing[b] + steps - pairGain(s, level)
    for (let one = 0; one < TERRAIN_COUNT; one++) {
      if (levelA > 0 && !covers(one, c[p + TERRAIN + a])) continue
      const first = better(s, seat, a, one, level)
      const worthA = halfWorth(s, seat, a, first, level)
      for (let other = 0; other < TERRAIN_COUNT; other++) {
        if (other === one || c[p + DOUBLE + rules.doubleOf[one][other]] === 0) continue
        if (levelB > 0 && !covers(other, c[p + TERRAIN + b])) continue
        const second = better(s, seat, b, other, level)
        const gain = worthA + halfWorth(s, seat, b, second, level) - cost
        if (gain <= best.gain) continue
        best.gain = gain
        if (isCube(c[p + ON + a])) best.next = answer(OP.STOCK_LAND, a)
        else if (isCube(c[p + ON + b])) best.next = answer(OP.STOCK_LAND, b)
        else best.next = answer(OP.PLACE, edge, yields(first, second))
      }
    }
  }
  return best.next < 0 ? NOTHING : best
}

/** What each double tile in a list of answers gains, by its place in the list; other answers are left as they are. */
export function doubleGains(s: State, seat: Seat, list: AnswerList, gains: Float64Array): void {
  const { c, rules } = s
  const p = player(seat)
  look(s, seat)
  for (let i = 0; i < list.count; i++) {
    if (opOf(list.at(i)) !== OP.PLACE) continue
    const [a, b] = rules.land.edges[argOf(list.at(i))]
    const given = secondArgOf(list.at(i))
    const [levelA, levelB] = [c[p + LEVEL + a], c[p + LEVEL + b]]
    const level = 1 + Math.max(levelA, levelB)
    const steps = levelA === levelB ? 0 : stepWorth(s) * rules.cartographer.level
    gains[i] =
      halfWorth(s, seat, a, firstYield(given), level) +
      halfWorth(s, seat, b, secondYield(given), level) +
      pairGain(s, level) -
      steps
  }
}

/** The best use of the cartographer's single tiles. */
export function bestSingle(s: State, seat: Seat): Laying {
  const { c, rules } = s
  const p = player(seat)
  const { explore, cultivateLow, cultivateHigh, lowUpTo } = rules.cartographer
  const steps = c[p + CART]
  if (c[p + CART_USED] > 0 || steps < explore) return NOTHING
  look(s, seat)
  const room = freeSpaces(s, seat)
  const best: Laying = { next: -1, gain: Number.NEGATIVE_INFINITY }
  const consider = (space: number, item: number, level: number, cost: number, next: Answer): void => {
    const gain = halfWorth(s, seat, space, item, level) - cost * stepWorth(s) - freeing[space]
    if (gain <= best.gain) return
    best.gain = gain
    best.next = isCube(c[p + ON + space]) ? answer(OP.STOCK_LAND, space) : next
  }
  for (let space = 0; space < rules.land.count; space++) {
    if (freeing[space] < 0 || (isCube(c[p + ON + space]) && room === 0)) continue
    const level = c[p + LEVEL + space]
    if (level === 0) {
      if (!isReached(s, seat, space)) continue
      for (let terrain = 0; terrain < TERRAIN_COUNT; terrain++) {
        consider(space, RESOURCE_OF[terrain], 1, explore, answer(OP.EXPLORE, space, terrain))
      }
      continue
    }
    const cost = level <= lowUpTo ? cultivateLow : cultivateHigh
    if (steps < cost) continue
    const below = c[p + TERRAIN + space]
    const item = better(s, seat, space, below, level + 1)
    consider(space, item, level + 1, cost, answer(OP.CULTIVATE, space, item))
    if (below === SETTLEMENT) continue
    const cloth = RESOURCE_OF[SETTLEMENT]
    consider(space, cloth, level + 1, cost, answer(OP.CULTIVATE, space, cloth))
  }
  return best.next < 0 ? NOTHING : best
}
