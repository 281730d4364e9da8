import type { Answer, Seat } from '@quayside/kernel'
import { argOf, OP, opOf } from '../answers.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import { CORN, GOODS, QUARRY, TILE_COUNT } from '../ids.ts'
import { BUILDINGS_OWNED, CITY, player, SPARE, STAFF, type State, TILES_OWNED, TILES_WORKED } from '../state.ts'
import { effectWorth } from './buildings.ts'
import { circlesFor, quarryWorth } from './fields.ts'
import { productionWorth } from './goods.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHT } from './weights.ts'

/** Mayor: where the next worker does most: first what completes a field and its building, then buildings and quarries. */

export function placeWorth(s: State, o: Outlook, seat: Seat, answer: Answer): number {
  const spare = s.c[player(seat) + SPARE]
  switch (opOf(answer)) {
    case OP.PLACE_ON_TILE:
      return onTile(s, o, seat, argOf(answer), spare)
    case OP.PLACE_IN_BUILDING:
      return inBuilding(s, o, seat, argOf(answer), spare)
    default:
      return 0
  }
}

function onTile(s: State, o: Outlook, seat: Seat, tile: number, spare: number): number {
  const worked = s.c[player(seat) + TILES_WORKED + tile]
  if (tile === QUARRY) return quarryWorth(o, worked)
  const made = productionWorth(s, o, tile, worked)
  if (tile === CORN) return made
  const manned = mannedCircles(s, seat, tile)
  if (manned > worked) return made
  return spare > 1 && circlesFor(s, seat, tile) > manned ? WEIGHT.HALF_PAIR * made : WEIGHT.SPARE_WORKER
}

function inBuilding(s: State, o: Outlook, seat: Seat, building: number, spare: number): number {
  const { kind, good: id, effects } = BUILDINGS[building]
  if (kind === 'commercial') {
    const worth = effectWorth(s, o, seat, building)
    return effects?.endBonus && o.mayors > 1 ? WEIGHT.EARLY_BONUS * worth : worth
  }
  const p = player(seat)
  const good = GOODS.indexOf(id ?? 'corn')
  const manned = mannedCircles(s, seat, good)
  const made = productionWorth(s, o, good, manned)
  const worked = s.c[p + TILES_WORKED + good]
  if (worked > manned) return made
  return spare > 1 && s.c[p + TILES_OWNED + good] > worked ? WEIGHT.HALF_PAIR * made : WEIGHT.SPARE_WORKER
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
  const { c } = s
  const p = player(seat)
  free.fill(0)
  for (let tile = 0; tile < TILE_COUNT; tile++) {
    const left = c[p + TILES_OWNED + tile] - c[p + TILES_WORKED + tile]
    if (left > 0) note(onTile(s, o, seat, tile, count), left)
  }
  for (let i = 0; i < c[p + BUILDINGS_OWNED]; i++) {
    const building = c[p + CITY + i] - 1
    const left = BUILDINGS[building].circles + 1 - c[p + STAFF + building]
    if (left > 0) note(inBuilding(s, o, seat, building, count), left)
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
