import type { Answer, Seat } from '@quayside/kernel'
import { argOf, OP, opOf } from '../answers.ts'
import { BUILDINGS, CIRCLES } from '../data/catalogue.ts'
import { taskSecondArg } from '../flow.ts'
import { A_NOBLE, CIRCLE_TILES, CORN, GOODS, QUARRY } from '../ids.ts'
import { pieceOf } from '../placing.ts'
import { capacityOf } from '../roles/craftsman.ts'
import {
  anyOccupied,
  BUILDINGS_OWNED,
  CITY,
  isAutoma,
  owns,
  player,
  SPARE,
  STAFF,
  type State,
  TILES_OWNED,
  TILES_WORKED,
} from '../state.ts'
import { caresForNobles, effectWorth } from './effects.ts'
import { circlesFor, quarryWorth } from './fields.ts'
import { productionWorth } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHT } from './weights.ts'

/** Mayor: where the next worker does most: first what completes a field and its building, then buildings and quarries. */

export function placeWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  return placedWorth(s, o, seat, answer, s.c[player(seat) + SPARE])
}

/** Buccaneer: the same with those who are poached; a noble among them is new to the seat. */
export function poachWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  const worth = placedWorth(s, o, seat, answer, taskSecondArg(s))
  return pieceOf(answer) === A_NOBLE ? worth + nobleWorth(s, o, seat) : worth
}

/** A piece in a circle when so many are at hand; to place none is worth less than any place. */
function placedWorth(s: State, o: Outlook, seat: Seat, answer: Answer, hands: number): number {
  const target = argOf(answer)
  switch (opOf(answer)) {
    case OP.PLACE_ON_TILE:
      return onTile(s, o, seat, target, hands)
    case OP.PLACE_NOBLE_ON_TILE:
      return onTile(s, o, seat, target, hands) - WEIGHT.WRONG_PIECE
    case OP.PLACE_IN_BUILDING:
      return inBuilding(s, o, seat, target, hands, false)
    case OP.PLACE_NOBLE_IN_BUILDING:
      return inBuilding(s, o, seat, target, hands, true) - (caresForNobles(target) ? 0 : WEIGHT.WRONG_PIECE)
    default:
      return -1
  }
}

function onTile(s: State, o: Outlook, seat: Seat, tile: number, hands: number): number {
  const worked = s.c[player(seat) + TILES_WORKED + tile]
  if (tile === QUARRY) return quarryWorth(o, worked)
  const made = productionWorth(s, o, tile, worked)
  if (tile === CORN) return made
  const manned = mannedCircles(s, seat, tile)
  if (manned > worked) return made
  return hands > 1 && circlesFor(s, seat, tile) > manned ? WEIGHT.HALF_PAIR * made : WEIGHT.SPARE_WORKER
}

function inBuilding(s: State, o: Outlook, seat: Seat, building: number, hands: number, noble: boolean): number {
  const { good: id, effects } = BUILDINGS[building]
  if (!id) {
    const worth = effectWorth(s, o, seat, building, noble)
    return effects?.endBonus && o.mayors > 1 ? WEIGHT.EARLY_BONUS * worth : worth
  }
  const p = player(seat)
  const good = GOODS.indexOf(id)
  const manned = mannedCircles(s, seat, good)
  const made = productionWorth(s, o, good, manned)
  const worked = s.c[p + TILES_WORKED + good]
  if (worked > manned) return made
  return hands > 1 && s.c[p + TILES_OWNED + good] > worked ? WEIGHT.HALF_PAIR * made : WEIGHT.SPARE_WORKER
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
  const p = player(seat)
  const target = argOf(answer)
  switch (opOf(answer)) {
    case OP.LIFT_FROM_TILE: {
      const worked = s.c[p + TILES_WORKED + target]
      if (target === QUARRY) return -quarryWorth(o, worked - 1)
      return capacityOf(s, seat, target) === worked ? -productionWorth(s, o, target, worked - 1) : -WEIGHT.SPARE_WORKER
    }
    case OP.LIFT_FROM_BUILDING: {
      const { good: id } = BUILDINGS[target]
      if (!id) return -effectWorth(s, o, seat, target)
      const good = GOODS.indexOf(id)
      const manned = mannedCircles(s, seat, good)
      return capacityOf(s, seat, good) === manned ? -productionWorth(s, o, good, manned - 1) : -WEIGHT.SPARE_WORKER
    }
    default:
      return 0
  }
}

function mannedCircles(s: State, seat: Seat, good: number): number {
  const p = player(seat)
  const producers = s.rules.producers[good]
  let manned = 0
  for (let i = 0; i < producers.length; i++) manned += Math.max(0, s.c[p + STAFF + producers[i]] - 1)
  return manned
}

/** What `count` more workers would bring a seat, without moving those who stand: the free circles, dearest first. */
export function workersWorth(s: State, o: Outlook, seat: Seat, count: number): number {
  if (isAutoma(s, seat)) return count * WEIGHT.AUTOMA_WORKER
  const { c } = s
  const p = player(seat)
  free.fill(0)
  for (let tile = 0; tile < CIRCLE_TILES; tile++) {
    const left = c[p + TILES_OWNED + tile] - c[p + TILES_WORKED + tile]
    if (left > 0) note(onTile(s, o, seat, tile, count), left)
  }
  for (let i = 0; i < c[p + BUILDINGS_OWNED]; i++) {
    const building = c[p + CITY + i] - 1
    const left = CIRCLES[building] + 1 - c[p + STAFF + building]
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
