import type { Seat } from '@quayside/kernel'
import { MAX_PLAYERS } from '../data/box.ts'
import { smallWharf } from '../expansions/new-buildings/small-wharf.ts'
import { GOOD_COUNT } from '../ids.ts'
import { anyOccupied, GOODS_AT, player, SHIP_COUNT, SHIP_GOOD, type State, sumOccupied, WHARF_USED } from '../state.ts'

/**
 * A captain phase on paper: everybody loads in turn what brings most barrels. Shows who gets what and what is left over, without touching
 * the state. There is one sheet, filled anew for every look.
 */
const SHIPS = 3
const goods = new Int16Array(MAX_PLAYERS * GOOD_COUNT)
const shipGood = new Int16Array(SHIPS)
const shipLeft = new Int16Array(SHIPS)
const ownShip = new Uint8Array(MAX_PLAYERS)
const smallShip = new Uint8Array(MAX_PLAYERS)
const harbor = new Int16Array(MAX_PLAYERS)
const points = new Int16Array(MAX_PLAYERS)
const loads = new Int16Array(MAX_PLAYERS)

export const pointsOnPaper = (seat: Seat): number => points[seat]
export const loadsOnPaper = (seat: Seat): number => loads[seat]
export const leftOnPaper = (seat: Seat, good: number): number => goods[seat * GOOD_COUNT + good]

export function layOnPaper(s: State): void {
  const { c, rules } = s
  for (let ship = 0; ship < rules.ships.length; ship++) {
    shipGood[ship] = c[SHIP_GOOD + ship]
    shipLeft[ship] = rules.ships[ship] - c[SHIP_COUNT + ship]
  }
  for (let seat = 0; seat < rules.players; seat++) {
    const p = player(seat)
    for (let good = 0; good < GOOD_COUNT; good++) goods[seat * GOOD_COUNT + good] = c[p + GOODS_AT + good]
    ownShip[seat] = c[p + WHARF_USED] === 0 && anyOccupied(s, seat, rules.effects.privateShip) ? 1 : 0
    smallShip[seat] = rules.effects.smallShip.length > 0 && smallWharf.possible(s, seat) ? 1 : 0
    harbor[seat] = sumOccupied(s, seat, rules.effects.pointsPerLoad)
    points[seat] = 0
    loads[seat] = 0
  }
}

/** Own ship of a wharf in a load on paper. */
export const WHARF = -1

export function loadOnPaper(seat: Seat, good: number, ship: number): void {
  const at = seat * GOOD_COUNT + good
  let count = goods[at]
  if (ship === WHARF) ownShip[seat] = 0
  else {
    if (count > shipLeft[ship]) count = shipLeft[ship]
    shipGood[ship] = good + 1
    shipLeft[ship] -= count
  }
  goods[at] -= count
  points[seat] += count + harbor[seat]
  loads[seat]++
}

/** A barrel is given away for a point before the ships are loaded. */
export function swapOnPaper(seat: Seat, good: number): void {
  goods[seat * GOOD_COUNT + good]--
  points[seat]++
}

/** All that is left goes on the ship of a small wharf. */
export function loadSmallOnPaper(seat: Seat): void {
  let count = 0
  for (let at = seat * GOOD_COUNT; at < (seat + 1) * GOOD_COUNT; at++) {
    count += goods[at]
    goods[at] = 0
  }
  smallShip[seat] = 0
  points[seat] += (count >> 1) + harbor[seat]
  loads[seat]++
}

/** Who passes does not mean to use ships of its own later. */
export function passOnPaper(seat: Seat): void {
  ownShip[seat] = 0
  smallShip[seat] = 0
}

/** So many barrels of a good are taken away; what they bring is the caller's affair. */
export function takeOnPaper(seat: Seat, good: number, count: number): void {
  goods[seat * GOOD_COUNT + good] -= count
}

/** Goes on from a seat until nobody can load. */
export function playOutOnPaper(s: State, from: Seat): void {
  const { players, ships } = s.rules
  let idle = 0
  for (let seat = from; idle < players; seat = (seat + 1) % players) idle = loadMost(seat, ships.length) ? 0 : idle + 1
}

/** Loads what counts most barrels; the own ship only where it takes more than any other, the small one when nothing else is left to do. */
function loadMost(seat: Seat, ships: number): boolean {
  let most = 0
  let total = 0
  let bestGood = 0
  let bestShip = 0
  for (let good = 0; good < GOOD_COUNT; good++) {
    const has = goods[seat * GOOD_COUNT + good]
    if (has === 0) continue
    total += has
    const ship = shipFor(good, ships)
    const fits = ship < 0 ? 0 : Math.min(has, shipLeft[ship])
    if (fits > most) {
      most = fits
      bestGood = good
      bestShip = ship
    }
    if (ownShip[seat] && has > most) {
      most = has
      bestGood = good
      bestShip = WHARF
    }
  }
  if (most > 0) loadOnPaper(seat, bestGood, bestShip)
  else if (total > 1 && smallShip[seat]) loadSmallOnPaper(seat)
  else return false
  return true
}

/** The ship that carries a good, else the roomiest empty one, else -1. */
function shipFor(good: number, ships: number): number {
  let found = -1
  for (let ship = 0; ship < ships; ship++) {
    if (shipGood[ship] === good + 1) return ship
    if (shipGood[ship] === 0 && (found < 0 || shipLeft[ship] > shipLeft[found])) found = ship
  }
  return found
}
