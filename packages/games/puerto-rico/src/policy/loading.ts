import type { Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { BARRELS_PER_POINT, smallWharf } from '../expansions/new-buildings/small-wharf.ts'
import { CORN, GOOD, type Good, SHIP, type Ship } from '../ids.ts'
import { roomOn } from '../phases/captain.ts'
import { MAX_PLAYERS } from '../sizes.ts'
import { anyOccupied, sumOccupied } from '../state.ts'

const { table, seats: player } = box
const GOODS = GOOD.size

/**
 * A captain phase on paper: everybody loads in turn what brings most barrels. Shows who gets what and what is left over, without touching
 * the state. There is one sheet, filled anew for every look.
 */
const goods = new Int16Array(MAX_PLAYERS * GOODS)
/** The good on each ship, or none. */
const shipGood = new Int16Array(SHIP.size)
const shipLeft = new Int16Array(SHIP.size)
const ownShip = new Uint8Array(MAX_PLAYERS)
const smallShip = new Uint8Array(MAX_PLAYERS)
const harbor = new Int16Array(MAX_PLAYERS)
const points = new Int16Array(MAX_PLAYERS)
const loads = new Int16Array(MAX_PLAYERS)

export const pointsOnPaper = (seat: Seat): number => points[seat]
export const loadsOnPaper = (seat: Seat): number => loads[seat]
export const leftOnPaper = (seat: Seat, good: Good): number => goods[cell(seat, good)]

/** Where the barrels of a seat are written. */
const cell = (seat: Seat, good: Good): number => seat * GOODS + good

export function layOnPaper(s: State): void {
  const { effects, players, shipRow } = s.rules
  for (let i = 0; i < shipRow.length; i++) {
    shipGood[i] = table.ships.good(s, shipRow[i])
    shipLeft[i] = roomOn(s, shipRow[i])
  }
  for (let seat = 0; seat < players; seat++) {
    for (let good = GOOD.first; good < GOODS; good++) goods[cell(seat, good)] = player.goods(s, seat, good)
    ownShip[seat] = !player.ownShipUsed(s, seat) && anyOccupied(s, seat, effects.privateShip) ? 1 : 0
    smallShip[seat] = effects.smallShip.length > 0 && smallWharf.possible(s, seat) ? 1 : 0
    harbor[seat] = sumOccupied(s, seat, effects.pointsPerLoad)
    points[seat] = 0
    loads[seat] = 0
  }
}

/** Loads all barrels of a good on a ship, or on the own ship of a wharf. */
export function loadOnPaper(seat: Seat, good: Good, ship: Maybe<Ship>): void {
  const at = cell(seat, good)
  let count = goods[at]
  if (ship === NONE) ownShip[seat] = 0
  else {
    if (count > shipLeft[ship]) count = shipLeft[ship]
    shipGood[ship] = good
    shipLeft[ship] -= count
  }
  goods[at] -= count
  points[seat] += count + harbor[seat]
  loads[seat]++
}

/** A barrel is given away for a point before the ships are loaded. */
export function swapOnPaper(seat: Seat, good: Good): void {
  goods[cell(seat, good)]--
  points[seat]++
}

/** All that is left goes on the ship of a small wharf. */
export function loadSmallOnPaper(seat: Seat): void {
  let count = 0
  for (let good = GOOD.first; good < GOODS; good++) {
    count += goods[cell(seat, good)]
    goods[cell(seat, good)] = 0
  }
  smallShip[seat] = 0
  points[seat] += Math.floor(count / BARRELS_PER_POINT) + harbor[seat]
  loads[seat]++
}

/** Who passes does not mean to use ships of its own later. */
export function passOnPaper(seat: Seat): void {
  ownShip[seat] = 0
  smallShip[seat] = 0
}

/** So many barrels of a good are taken away; what they bring is the caller's affair. */
export function takeOnPaper(seat: Seat, good: Good, count: number): void {
  goods[cell(seat, good)] -= count
}

/** Goes on from a seat until nobody can load. */
export function playOutOnPaper(s: State, from: Seat): void {
  const { players, shipRow } = s.rules
  let idle = 0
  for (let seat = from; idle < players; seat = (seat + 1) % players) idle = loadMost(seat, shipRow) ? 0 : idle + 1
}

/** Loads what counts most barrels; the own ship only where it takes more than any other, the small one when nothing else is left to do. */
function loadMost(seat: Seat, ships: readonly Ship[]): boolean {
  let most = 0
  let total = 0
  let bestGood = CORN
  let bestShip: Maybe<Ship> = NONE
  for (let good = GOOD.first; good < GOODS; good++) {
    const has = goods[cell(seat, good)]
    if (has === 0) continue
    total += has
    const ship = shipFor(good, ships)
    const fits = ship === NONE ? 0 : Math.min(has, shipLeft[ship])
    if (fits > most) {
      most = fits
      bestGood = good
      bestShip = ship
    }
    if (ownShip[seat] && has > most) {
      most = has
      bestGood = good
      bestShip = NONE
    }
  }
  if (most > 0) loadOnPaper(seat, bestGood, bestShip)
  else if (total > 1 && smallShip[seat]) loadSmallOnPaper(seat)
  else return false
  return true
}

/** The ship that carries a good, else the roomiest empty one. */
function shipFor(good: Good, ships: readonly Ship[]): Maybe<Ship> {
  let found: Maybe<Ship> = NONE
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]
    if (shipGood[ship] === good) return ship
    if (shipGood[ship] === NONE && (found === NONE || shipLeft[ship] > shipLeft[found])) found = ship
  }
  return found
}
