import type { AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { spendCartographer, whyCartographer } from '../actions/cartography.ts'
import { CULTIVATE, EXPLORE } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import {
  GOLD,
  type Item,
  MOUNTAIN,
  RUIN,
  resourceOf,
  SETTLEMENT,
  SPACE,
  type Space,
  TERRAIN,
  type Terrain,
  terrainOf,
} from '../ids.ts'
import { isExplored, isReached, layLandscape, mayCover } from '../land.ts'
import { reason } from '../reasons.ts'
import { GOLD_LEVEL } from '../sizes.ts'

const { seats: player } = box
const { land } = player

/**
 * The cartographer's single tiles: once per income, turn and clean-up. His first option, levelling, belongs to placing a double tile.
 * Source: Ação livre: Cartógrafo (page 21).
 */

const EXPLORED = event('explored')
const CULTIVATED = event('cultivated')
const RUIN_THERE = reason('ruin-there')
const ALREADY_EXPLORED = reason('already-explored')
const UNEXPLORED = reason('unexplored')
const NOT_REACHED = reason('not-adjacent')
const OCCUPIED = reason('space-occupied')
const OTHER_TERRAIN = reason('other-terrain')
const NO_GOLD = reason('gold-too-low')

/** Steps it takes to cultivate a space of this level. */
export function cultivationSteps(s: State, level: number): number {
  const { lowUpTo, cultivateLow, cultivateHigh } = s.rules.cartographer
  return level <= lowUpTo ? cultivateLow : cultivateHigh
}

export function whyExplore(s: State, seat: Seat, space: Space): ReasonCode {
  if (isExplored(s, seat, space)) return ALREADY_EXPLORED
  if (land.on(s, seat, space) === RUIN) return RUIN_THERE
  if (!isReached(s, seat, space)) return NOT_REACHED
  return whyCartographer(s, seat, s.rules.cartographer.explore)
}

function whyCultivateHere(s: State, seat: Seat, space: Space): ReasonCode {
  if (!isExplored(s, seat, space)) return UNEXPLORED
  if (land.on(s, seat, space) !== NONE) return OCCUPIED
  return whyCartographer(s, seat, cultivationSteps(s, land.level(s, seat, space)))
}

/** `item`: what the new top gives, so that a mountain says whether it is mined for stone or gold. */
export function whyCultivate(s: State, seat: Seat, space: Space, item: Item): ReasonCode {
  const here = whyCultivateHere(s, seat, space)
  if (here !== 0) return here
  if (!mayCover(s, seat, space, terrainOf(item))) return OTHER_TERRAIN
  return item === GOLD && land.level(s, seat, space) + 1 < GOLD_LEVEL ? NO_GOLD : 0
}

export function addSingles(s: State, seat: Seat, list: AnswerList): void {
  const { explore, cultivateLow, cultivateHigh } = s.rules.cartographer
  if (whyCartographer(s, seat, Math.min(explore, cultivateLow, cultivateHigh)) !== 0) return
  for (let space = SPACE.first; space < s.rules.land.size; space++) {
    if (!isExplored(s, seat, space)) addExploring(s, seat, space, list)
    else if (whyCultivateHere(s, seat, space) === 0) addCultivating(s, seat, space, list)
  }
}

function addExploring(s: State, seat: Seat, space: Space, list: AnswerList): void {
  if (whyExplore(s, seat, space) !== 0) return
  for (let terrain = TERRAIN.first; terrain < TERRAIN.size; terrain++) list.add(EXPLORE.of(space, terrain))
}

function addCultivating(s: State, seat: Seat, space: Space, list: AnswerList): void {
  const below = land.terrain(s, seat, space) as Terrain
  list.add(CULTIVATE.of(space, resourceOf(below)))
  if (below === MOUNTAIN && land.level(s, seat, space) + 1 >= GOLD_LEVEL) list.add(CULTIVATE.of(space, GOLD))
  if (below !== SETTLEMENT) list.add(CULTIVATE.of(space, resourceOf(SETTLEMENT)))
}

export function explore(s: State, seat: Seat, space: Space, terrain: Terrain, out: Story): void {
  player.singles.add(s, seat, 1)
  spendCartographer(s, seat, s.rules.cartographer.explore)
  layLandscape(s, seat, space, 1, resourceOf(terrain))
  out.tell(EXPLORED, seat, space, terrain)
}

export function cultivate(s: State, seat: Seat, space: Space, item: Item, out: Story): void {
  const level = land.level(s, seat, space)
  player.singles.add(s, seat, 1)
  spendCartographer(s, seat, cultivationSteps(s, level))
  layLandscape(s, seat, space, level + 1, item)
  out.tell(CULTIVATED, seat, space, item, level + 1)
}
