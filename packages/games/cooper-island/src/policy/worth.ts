import type { Seat } from '@quayside/kernel'
import { PHASE } from '../flow.ts'
import { DOUBLE_COUNT, FORT, LARGE, MILESTONE, MILESTONES, SMALL } from '../ids.ts'
import { CUBE_LAST } from '../land.ts'
import {
  ANCHORS,
  BUILDINGS_LEFT,
  CART,
  DOCK,
  DOUBLE,
  FACE_DOWN,
  LARGE_CARD,
  LEVEL,
  LIDS,
  MARKER,
  ON,
  PHASE_NOW,
  player,
  STATUE_ON,
  STEPS,
  type State,
} from '../state.ts'
import { bonusesLeft, roundsLeft, turnsNow } from './clock.ts'
import { countAll, counts, openNow } from './counts.ts'
import { endWorth, itemsWorth, storageWorth } from './items.ts'
import { heldOrders } from './orders.ts'
import { pairsWorth } from './pairs.ts'
import {
  boatWorth,
  fortWorth,
  largeWorth,
  lidWorth,
  listCounted,
  milestoneWorth,
  smallWorth,
  statueGain,
} from './wants.ts'
import { WEIGHT } from './weights.ts'

/** What a seat's situation is worth, in points at the end of the game, from open information only. */

/** What a landscape of a level brings in the rounds that follow. */
export const levelWorth = (s: State, level: number): number =>
  level === 0 ? 0 : roundsLeft(s) * (level * (WEIGHT.LEVEL + level * WEIGHT.HEIGHT) + WEIGHT.EXPLORED)

export function landWorth(s: State, seat: Seat): number {
  const { c, rules } = s
  const p = player(seat)
  let worth = 0
  for (let space = 0; space < rules.land.count; space++) {
    const on = c[p + ON + space]
    const level = c[p + LEVEL + space]
    if (on <= CUBE_LAST) worth += levelWorth(s, level)
    else if (level > 0) worth += roundsLeft(s) * WEIGHT.EXPLORED
  }
  let open = 0
  for (const space of rules.land.passage) if (c[p + LEVEL + space] === 0) open++
  const bonus = rules.passageHelm * bonusesLeft(s)
  worth += pairsWorth(s, seat)
  return worth + (open === 0 ? bonus : bonus * WEIGHT.PASSAGE_WAY * (rules.land.passage.length - open))
}

export const tilesInHand = (s: State, seat: Seat): number => {
  let tiles = 0
  for (let kind = 0; kind < DOUBLE_COUNT; kind++) tiles += s.c[player(seat) + DOUBLE + kind]
  return tiles
}

export const stepWorth = (s: State): number => (roundsLeft(s) > 0 ? WEIGHT.STEP : WEIGHT.STEP_LAST)

/** A tile in hand, if it is not one of too many. */
export const tileWorth = (s: State): number => (roundsLeft(s) > 0 ? WEIGHT.TILE : WEIGHT.TILE_LAST)

function toolsWorth(s: State, seat: Seat): number {
  const { c } = s
  const tiles = tilesInHand(s, seat)
  const good = roundsLeft(s) > 0 ? Math.min(tiles, WEIGHT.TILES) : 0
  return good * WEIGHT.TILE + (tiles - good) * WEIGHT.TILE_LAST + c[player(seat) + CART] * stepWorth(s)
}

/** Boats, cards, lids, statues and what they still bring. */
function worksWorth(s: State, seat: Seat): number {
  const { c, rules } = s
  const p = player(seat)
  const left = roundsLeft(s)
  let worth = 0
  for (let dock = 0; dock < rules.docks.length; dock++) {
    const boat = c[p + DOCK + dock]
    if (boat > 0 && boat < FACE_DOWN) worth += boatWorth(s, boat - 1, left)
  }
  worth += (rules.buildings[SMALL].count - c[p + BUILDINGS_LEFT + SMALL]) * smallWorth(s)
  worth += (rules.buildings[LARGE].count - c[p + BUILDINGS_LEFT + LARGE]) * largeWorth(s)
  for (let place = 0; place < rules.buildings[LARGE].count; place++) {
    if (c[p + LARGE_CARD + place] > FACE_DOWN) worth -= WEIGHT.LARGE_CARD
  }
  if (c[p + BUILDINGS_LEFT + FORT] === 0) worth += fortWorth(s)
  worth += c[p + LIDS] * lidWorth(s)
  worth += counts[MILESTONE.STATUES] * rules.statueCleanUp * bonusesLeft(s)
  for (let on = c[p + STATUE_ON]; on > 0; on &= on - 1)
    worth += WEIGHT.MARKER * statueGain(s) * Math.min(1, left / WEIGHT.MARKER_ROUNDS)
  return worth
}

function milestonesWorth(s: State, seat: Seat): number {
  let parts = openNow(s, seat)
  for (let kind = 0; kind < MILESTONES.length; kind++) {
    if (counts[kind] + 1 === s.rules.milestoneAt[kind]) parts += WEIGHT.HALF_WAY
  }
  return parts * milestoneWorth(s)
}

/** No worker can be placed any more: nothing can be paid for. */
const isLast = (s: State, seat: Seat): boolean => roundsLeft(s) === 0 && turnsNow(s, seat) === 0

/** The part of the worth that coins, cubes and storage make, after `listWants`. */
export const goodsWorth = (s: State, seat: Seat): number =>
  isLast(s, seat) ? endWorth(s, seat) : storageWorth(s, seat) + itemsWorth(s, seat)

export function worth(s: State, seat: Seat): number {
  const { c } = s
  const p = player(seat)
  countAll(s, seat)
  let sum = c[p + STEPS] + c[p + STEPS + 1] - c[p + ANCHORS] - c[p + ANCHORS + 1]
  sum += landWorth(s, seat) + worksWorth(s, seat) + heldOrders(s, seat)
  if (c[PHASE_NOW] <= PHASE.WORK || roundsLeft(s) > 0) sum += milestonesWorth(s, seat)
  if (isLast(s, seat)) return sum + endWorth(s, seat)
  listCounted(s, seat)
  sum += storageWorth(s, seat) + itemsWorth(s, seat) + toolsWorth(s, seat)
  if (c[MARKER] === seat) sum += WEIGHT.COOPER
  return sum
}
