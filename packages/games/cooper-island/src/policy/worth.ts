import type { Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { boatFaceUp } from '../actions/docks.ts'
import { box, type State } from '../box.ts'
import {
  DOCK,
  DOUBLE,
  FORT,
  isFreeOrCube,
  LARGE,
  MILESTONE,
  ONE_SAIL,
  type Ship,
  SMALL,
  SPACE,
  STATUES_BUILT,
  TWO_SAIL,
  WORK,
} from '../ids.ts'
import { erectedOf, isExplored } from '../land.ts'
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
import { weights } from './weights.ts'

const { table, seats: player } = box
const { land } = player
const WEIGHT = weights

/** What a seat's situation is worth, in points at the end of the game, from open information only. */

/** What a landscape of a level brings in the rounds that follow. */
export const levelWorth = (s: State, level: number): number =>
  level === 0 ? 0 : roundsLeft(s) * (level * (WEIGHT.LEVEL + level * WEIGHT.HEIGHT) + WEIGHT.EXPLORED)

export function landWorth(s: State, seat: Seat): number {
  const { rules } = s
  let worth = 0
  for (let space = SPACE.first; space < rules.land.size; space++) {
    const level = land.level(s, seat, space)
    if (isFreeOrCube(land.on(s, seat, space))) worth += levelWorth(s, level)
    else if (level > 0) worth += roundsLeft(s) * WEIGHT.EXPLORED
  }
  let open = 0
  for (const space of rules.land.passage) if (!isExplored(s, seat, space)) open++
  const bonus = rules.passageHelm * bonusesLeft(s)
  worth += pairsWorth(s, seat)
  return worth + (open === 0 ? bonus : bonus * WEIGHT.PASSAGE_WAY * (rules.land.passage.length - open))
}

export const tilesInHand = (s: State, seat: Seat): number => {
  let tiles = 0
  for (let double = DOUBLE.first; double < DOUBLE.size; double++) tiles += player.doubles(s, seat, double)
  return tiles
}

export const stepWorth = (s: State): number => (roundsLeft(s) > 0 ? WEIGHT.STEP : WEIGHT.STEP_LAST)

/** A tile in hand, if it is not one of too many. */
export const tileWorth = (s: State): number => (roundsLeft(s) > 0 ? WEIGHT.TILE : WEIGHT.TILE_LAST)

function toolsWorth(s: State, seat: Seat): number {
  const tiles = tilesInHand(s, seat)
  const good = roundsLeft(s) > 0 ? Math.min(tiles, WEIGHT.TILES) : 0
  return good * WEIGHT.TILE + (tiles - good) * WEIGHT.TILE_LAST + player.cartographer(s, seat) * stepWorth(s)
}

/** Boats, cards, lids, statues and what they still bring. */
function worksWorth(s: State, seat: Seat): number {
  const left = roundsLeft(s)
  let worth = 0
  for (let dock = DOCK.first; dock < DOCK.size; dock++) {
    const boat = boatFaceUp(s, seat, dock)
    if (boat !== NONE) worth += boatWorth(s, boat, left)
  }
  worth += erectedOf(s, seat, SMALL) * smallWorth(s)
  worth += erectedOf(s, seat, LARGE) * largeWorth(s)
  for (let used = player.usedCards.size(s, seat); used > 0; used--) worth -= WEIGHT.LARGE_CARD
  if (player.buildingsLeft(s, seat, FORT) === 0) worth += fortWorth(s)
  worth += player.lids(s, seat) * lidWorth(s)
  worth += counts[STATUES_BUILT] * s.rules.statueCleanUp * bonusesLeft(s)
  for (let markers = player.statueSpaces.size(s, seat); markers > 0; markers--)
    worth += WEIGHT.MARKER * statueGain(s) * Math.min(1, left / WEIGHT.MARKER_ROUNDS)
  return worth
}

function milestonesWorth(s: State, seat: Seat): number {
  let parts = openNow(s, seat)
  for (let milestone = MILESTONE.first; milestone < MILESTONE.size; milestone++) {
    if (counts[milestone] + 1 === s.rules.milestoneAt[milestone]) parts += WEIGHT.HALF_WAY
  }
  return parts * milestoneWorth(s)
}

/** No worker can be placed any more: nothing can be paid for. */
const isLast = (s: State, seat: Seat): boolean => roundsLeft(s) === 0 && turnsNow(s, seat) === 0

/** The part of the worth that coins, cubes and storage make, after `listWants`. */
export const goodsWorth = (s: State, seat: Seat): number =>
  isLast(s, seat) ? endWorth(s, seat) : storageWorth(s, seat) + itemsWorth(s, seat)

const pointsOf = (s: State, seat: Seat, ship: Ship): number =>
  player.ship.steps(s, seat, ship) - player.ship.anchors(s, seat, ship)

export function worth(s: State, seat: Seat): number {
  countAll(s, seat)
  let sum = pointsOf(s, seat, ONE_SAIL) + pointsOf(s, seat, TWO_SAIL)
  sum += landWorth(s, seat) + worksWorth(s, seat) + heldOrders(s, seat)
  if (table.phase(s) <= WORK || roundsLeft(s) > 0) sum += milestonesWorth(s, seat)
  if (isLast(s, seat)) return sum + endWorth(s, seat)
  listCounted(s, seat)
  sum += storageWorth(s, seat) + itemsWorth(s, seat) + toolsWorth(s, seat)
  if (table.cooper(s) === seat) sum += WEIGHT.COOPER
  return sum
}
