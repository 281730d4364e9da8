import type { Answer, Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import {
  LIFT_FROM_BUILDING,
  LIFT_FROM_TILE,
  PLACE_IN_BUILDING,
  PLACE_NOBLE_IN_BUILDING,
  PLACE_NOBLE_ON_TILE,
  PLACE_ON_TILE,
} from '../answers.ts'
import { box, type State } from '../box.ts'
import { BUILDINGS, CIRCLES } from '../data/catalogue.ts'
import {
  A_NOBLE,
  type Building,
  CIRCLE_TILES,
  CORN,
  type Good,
  goodOf,
  plantationOf,
  QUARRY,
  type Tile,
} from '../ids.ts'
import { capacityOf } from '../phases/craftsman.ts'
import { pieceOf } from '../placing.ts'
import { anyOccupied, isAutoma, owns, sparePieces } from '../state.ts'
import { caresForNobles, effectWorth } from './effects.ts'
import { circlesFor, quarryWorth } from './fields.ts'
import { productionWorth } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { madeIn } from './rows.ts'
import { weights } from './weights.ts'

const { seats: player, tasks } = box
const WEIGHT = weights

/** Mayor: where the next worker does most: first what completes a field and its building, then buildings and quarries. */

export function placeWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  return placedWorth(s, o, seat, answer, sparePieces(s, seat))
}

/** Buccaneer: the same with those who are poached; a noble among them is new to the seat. */
export function poachWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  const worth = placedWorth(s, o, seat, answer, tasks.poachPlace.left(s))
  return pieceOf(answer) === A_NOBLE ? worth + nobleWorth(s, o, seat) : worth
}

/** A piece in a circle when so many are at hand; to place none is worth less than any place. */
function placedWorth(s: State, o: Outlook, seat: Seat, answer: Answer, hands: number): number {
  if (PLACE_ON_TILE.is(answer)) return onTile(s, o, seat, PLACE_ON_TILE.first(answer), hands)
  if (PLACE_IN_BUILDING.is(answer)) return inBuilding(s, o, seat, PLACE_IN_BUILDING.first(answer), hands, false)
  if (PLACE_NOBLE_ON_TILE.is(answer)) {
    return onTile(s, o, seat, PLACE_NOBLE_ON_TILE.first(answer), hands) - WEIGHT.WRONG_PIECE
  }
  if (!PLACE_NOBLE_IN_BUILDING.is(answer)) return -1
  const building = PLACE_NOBLE_IN_BUILDING.first(answer)
  return inBuilding(s, o, seat, building, hands, true) - (caresForNobles(building) ? 0 : WEIGHT.WRONG_PIECE)
}

function onTile(s: State, o: Outlook, seat: Seat, tile: Tile, hands: number): number {
  const worked = player.worked(s, seat, tile)
  if (tile === QUARRY) return quarryWorth(o, worked)
  const good = goodOf(tile)
  const made = productionWorth(s, o, good, worked)
  if (good === CORN) return made
  const manned = mannedCircles(s, seat, good)
  if (manned > worked) return made
  return hands > 1 && circlesFor(s, seat, good) > manned ? WEIGHT.HALF_PAIR * made : WEIGHT.SPARE_WORKER
}

function inBuilding(s: State, o: Outlook, seat: Seat, building: Building, hands: number, noble: boolean): number {
  const good = madeIn(building)
  if (good === NONE) {
    const worth = effectWorth(s, o, seat, building, noble)
    return BUILDINGS[building].effects?.endBonus && o.mayors > 1 ? WEIGHT.EARLY_BONUS * worth : worth
  }
  const manned = mannedCircles(s, seat, good)
  const made = productionWorth(s, o, good, manned)
  const worked = player.worked(s, seat, plantationOf(good))
  if (worked > manned) return made
  return hands > 1 && player.tiles(s, seat, plantationOf(good)) > worked ? WEIGHT.HALF_PAIR * made : WEIGHT.SPARE_WORKER
}

/** What a noble is worth to a seat beyond a worker: its point, and what counts nobles. */
export function nobleWorth(s: State, o: Outlook, seat: Seat): number {
  const { coinsPerNoble, endBonus } = s.rules.effects
  let worth = 1
  if (anyOccupied(s, seat, coinsPerNoble)) worth += o.craftsmen * o.coin
  for (let i = 0; i < endBonus.length; i++) {
    if (endBonus[i].value === 'royal-garden' && owns(s, seat, endBonus[i].building)) worth++
  }
  return worth
}

/** Black market: what is missed when a piece is lifted there, until the next mayor phase. */
export function liftWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  if (LIFT_FROM_TILE.is(answer)) return -onTileMissed(s, o, seat, LIFT_FROM_TILE.first(answer))
  if (LIFT_FROM_BUILDING.is(answer)) return -inBuildingMissed(s, o, seat, LIFT_FROM_BUILDING.first(answer))
  return 0
}

function onTileMissed(s: State, o: Outlook, seat: Seat, tile: Tile): number {
  const worked = player.worked(s, seat, tile)
  if (tile === QUARRY) return quarryWorth(o, worked - 1)
  return pairMissed(s, o, seat, goodOf(tile), worked)
}

function inBuildingMissed(s: State, o: Outlook, seat: Seat, building: Building): number {
  const good = madeIn(building)
  if (good === NONE) return effectWorth(s, o, seat, building)
  return pairMissed(s, o, seat, good, mannedCircles(s, seat, good))
}

/** One of so many workers on the fields or in the plants of a good: a barrel less, unless the other half of a pair was lacking anyway. */
const pairMissed = (s: State, o: Outlook, seat: Seat, good: Good, workers: number): number =>
  capacityOf(s, seat, good) === workers ? productionWorth(s, o, good, workers - 1) : WEIGHT.SPARE_WORKER

function mannedCircles(s: State, seat: Seat, good: Good): number {
  const producers = s.rules.producers[good]
  let manned = 0
  for (let i = 0; i < producers.length; i++) manned += player.staff(s, seat, producers[i])
  return manned
}

/** What `count` more workers would bring a seat, without moving those who stand: the free circles, dearest first. */
export function workersWorth(s: State, o: Outlook, seat: Seat, count: number): number {
  if (isAutoma(s, seat)) return count * WEIGHT.AUTOMA_WORKER
  free.fill(0)
  for (const tile of CIRCLE_TILES) {
    const left = player.tiles(s, seat, tile) - player.worked(s, seat, tile)
    if (left > 0) note(onTile(s, o, seat, tile, count), left)
  }
  const buildings = player.city.size(s, seat)
  for (let i = 0; i < buildings; i++) {
    const building = player.city(s, seat, i)
    const left = CIRCLES[building] - player.staff(s, seat, building)
    if (left > 0) note(inBuilding(s, o, seat, building, count, false), left)
  }
  let worth = 0
  for (let i = 0; i < count; i++) worth += i < SEEN ? Math.max(free[i], WEIGHT.SPARE_WORKER) : WEIGHT.SPARE_WORKER
  return worth
}

/** The dearest free circles, falling; more workers than this hardly ever come at once. */
const SEEN = 8
const free = new Float64Array(SEEN)

function note(worth: number, times: number): void {
  for (let n = 0; n < times; n++) {
    let at = SEEN - 1
    if (free[at] >= worth) break
    while (at > 0 && free[at - 1] < worth) {
      free[at] = free[at - 1]
      at--
    }
    free[at] = worth
  }
}
