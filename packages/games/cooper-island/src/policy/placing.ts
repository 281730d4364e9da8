import type { Answer, AnswerList, Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { whyCartographer } from '../actions/cartography.ts'
import { CULTIVATE, EXPLORE, PLACE, STOCK_LAND } from '../answers.ts'
import { box, type State } from '../box.ts'
import { cultivationSteps } from '../free/cartographer.ts'
import {
  CLOTH,
  EDGE,
  firstYield,
  GOLD,
  ITEM,
  type Item,
  isCube,
  itemOf,
  resourceOf,
  SETTLEMENT,
  SPACE,
  type Space,
  STONE,
  secondYield,
  TERRAIN,
  type Terrain,
  terrainOf,
  yieldsOf,
} from '../ids.ts'
import { isReached, mayCover } from '../land.ts'
import { GOLD_LEVEL, MAX_SPACES } from '../sizes.ts'
import { freeSpaces } from '../storage.ts'
import { roundsLeft } from './clock.ts'
import { itemsWorth, stockWorth } from './items.ts'
import { pairGain, pairsWorth } from './pairs.ts'
import { listWants } from './wants.ts'
import { weights } from './weights.ts'
import { levelWorth, stepWorth, tilesInHand } from './worth.ts'

const { seats: player } = box
const { land } = player
const WEIGHT = weights

/** Where to lay tiles: what the new cubes and levels bring, less what must be stocked to free the spaces. */

/** Cubes on higher levels are valued as if they lay on this one. */
const LEVELS = 10
/** What so much more of an item is worth now, worked out when first asked for; below nothing while unknown. */
const more = new Float64Array(ITEM.size * (LEVELS + 1))
const UNKNOWN = -1
/** What the items are worth as they are. */
let now = 0
/** What taking the cube off a space loses when it is stocked, and -1 where something stays. */
const freeing = new Float64Array(MAX_SPACES)

function look(s: State, seat: Seat): void {
  listWants(s, seat)
  now = itemsWorth(s, seat)
  more.fill(UNKNOWN)
  pairsWorth(s, seat)
  for (let space = SPACE.first; space < s.rules.land.size; space++) {
    const on = land.on(s, seat, space)
    const level = land.level(s, seat, space)
    if (on === NONE) freeing[space] = 0
    else if (!isCube(on)) freeing[space] = -1
    else freeing[space] = WEIGHT.SLOT + (level > 1 ? now - stockWorth(itemOf(on), 1 - level) : 0)
  }
}

function cubeWorth(item: Item, level: number): number {
  const at = item * (LEVELS + 1) + Math.min(level, LEVELS)
  if (more[at] < 0) more[at] = Math.max(0, stockWorth(item, Math.min(level, LEVELS)) - now)
  return more[at]
}

/** What a half of a tile brings on a space: its cube and the height. */
function halfWorth(s: State, seat: Seat, space: Space, item: Item, level: number): number {
  const from = land.level(s, seat, space)
  const settles = from > 0 && terrainOf(item) === SETTLEMENT && land.terrain(s, seat, space) !== SETTLEMENT
  const rise = levelWorth(s, level) - levelWorth(s, from)
  return cubeWorth(item, level) + rise - (settles ? WEIGHT.SETTLED * roundsLeft(s) : 0)
}

/** What a mountain is mined for, where there is a choice. */
const better = (s: State, seat: Seat, space: Space, terrain: Terrain, level: number): Item => {
  const item = resourceOf(terrain)
  if (item !== STONE || level < GOLD_LEVEL) return item
  return halfWorth(s, seat, space, GOLD, level) > halfWorth(s, seat, space, STONE, level) ? GOLD : STONE
}

export interface Laying {
  /** What to answer next: the tile itself, or a cube to stock first; none if nothing can be laid. */
  next: Maybe<Answer>
  gain: number
}

const NOTHING: Laying = { next: NONE, gain: 0 }

/** The best place for a double tile in hand. */
export function bestDouble(s: State, seat: Seat): Laying {
  const { rules } = s
  if (tilesInHand(s, seat) === 0) return NOTHING
  look(s, seat)
  const room = freeSpaces(s, seat)
  const mayLevel = whyCartographer(s, seat, rules.cartographer.level) === 0
  const best: Laying = { next: NONE, gain: Number.NEGATIVE_INFINITY }
  for (let edge = EDGE.first; edge < rules.land.ends.length; edge++) {
    const ends = rules.land.ends[edge]
    const a = ends[0]
    const b = ends[1]
    if (freeing[a] < 0 || freeing[b] < 0) continue
    const levelA = land.level(s, seat, a)
    const levelB = land.level(s, seat, b)
    if (levelA !== levelB && (Math.abs(levelA - levelB) > 1 || !mayLevel)) continue
    if (levelA + levelB === 0 && !isReached(s, seat, a) && !isReached(s, seat, b)) continue
    const cubeA = isCube(land.on(s, seat, a))
    const cubeB = isCube(land.on(s, seat, b))
    const cubes = (cubeA ? 1 : 0) + (cubeB ? 1 : 0)
    if (cubes > room) continue
    const level = 1 + Math.max(levelA, levelB)
    const steps = levelA === levelB ? 0 : stepWorth(s) * rules.cartographer.level
    const cost = freeing[a] + freeing[b] + steps - pairGain(s, level)
    for (let one = TERRAIN.first; one < TERRAIN.size; one++) {
      if (!mayCover(s, seat, a, one)) continue
      const first = better(s, seat, a, one, level)
      const worthA = halfWorth(s, seat, a, first, level)
      for (let other = TERRAIN.first; other < TERRAIN.size; other++) {
        if (other === one || player.doubles(s, seat, rules.doubleOf[one][other]) === 0) continue
        if (!mayCover(s, seat, b, other)) continue
        const second = better(s, seat, b, other, level)
        const gain = worthA + halfWorth(s, seat, b, second, level) - cost
        if (gain <= best.gain) continue
        best.gain = gain
        if (cubeA) best.next = STOCK_LAND.of(a)
        else if (cubeB) best.next = STOCK_LAND.of(b)
        else best.next = PLACE.of(edge, yieldsOf(first, second))
      }
    }
  }
  return best.next === NONE ? NOTHING : best
}

/** What each double tile in a list of answers gains, by its place in the list; other answers are left as they are. */
export function doubleGains(s: State, seat: Seat, list: AnswerList, gains: Float64Array): void {
  const { rules } = s
  look(s, seat)
  for (let i = 0; i < list.count; i++) {
    if (!PLACE.is(list.at(i))) continue
    const ends = rules.land.ends[PLACE.first(list.at(i))]
    const a = ends[0]
    const b = ends[1]
    const given = PLACE.second(list.at(i))
    const levelA = land.level(s, seat, a)
    const levelB = land.level(s, seat, b)
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
  const { rules } = s
  const { explore } = rules.cartographer
  if (whyCartographer(s, seat, explore) !== 0) return NOTHING
  look(s, seat)
  const room = freeSpaces(s, seat)
  const best: Laying = { next: NONE, gain: Number.NEGATIVE_INFINITY }
  const consider = (space: Space, item: Item, level: number, cost: number, next: Answer): void => {
    const gain = halfWorth(s, seat, space, item, level) - cost * stepWorth(s) - freeing[space]
    if (gain <= best.gain) return
    best.gain = gain
    best.next = isCube(land.on(s, seat, space)) ? STOCK_LAND.of(space) : next
  }
  for (let space = SPACE.first; space < rules.land.size; space++) {
    if (freeing[space] < 0 || (isCube(land.on(s, seat, space)) && room === 0)) continue
    const level = land.level(s, seat, space)
    if (level === 0) {
      if (!isReached(s, seat, space)) continue
      for (let terrain = TERRAIN.first; terrain < TERRAIN.size; terrain++) {
        consider(space, resourceOf(terrain), 1, explore, EXPLORE.of(space, terrain))
      }
      continue
    }
    const cost = cultivationSteps(s, level)
    if (player.cartographer(s, seat) < cost) continue
    const below = land.terrain(s, seat, space) as Terrain
    const item = better(s, seat, space, below, level + 1)
    consider(space, item, level + 1, cost, CULTIVATE.of(space, item))
    if (below === SETTLEMENT) continue
    consider(space, CLOTH, level + 1, cost, CULTIVATE.of(space, CLOTH))
  }
  return best.next === NONE ? NOTHING : best
}
