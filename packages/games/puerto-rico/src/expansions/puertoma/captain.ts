import type { Seat, Story } from '@quayside/kernel'
import { event } from '../../events.ts'
import { CAPTAIN, GOOD_COUNT } from '../../ids.ts'
import { canLoadCargo, fits, loadCargo, shipWith, whyCargo } from '../../roles/captain.ts'
import { goodsOf, SHIP_COUNT, type State, totalGoods } from '../../state.ts'
import { moveMarker } from './marker.ts'
import { because } from './telling.ts'
import { wantsToDispatch } from './wishes.ts'

/**
 * Captain: loads the kind of which it can load the most, the worst of those, on the ship with the least room that takes as many. A goal of the
 * festival comes before that: a ship that it can fill with the kind asked for, even if crates are left over.
 * Source: 1897, Puertoma, Capitão; Expansão IV e V.
 */

const CANNOT_ACT = event('cannot-act')

export const loadingPays = canLoadCargo

export function load(s: State, seat: Seat, out: Story): boolean {
  if (totalGoods(s, seat) === 0) return false
  if (!(dispatch(s, seat, out) || loadMost(s, seat, out))) {
    out.tell(CANNOT_ACT, seat, CAPTAIN)
    return false
  }
  moveMarker(s, CAPTAIN, out)
  return true
}

const roomOn = (s: State, ship: number): number => s.rules.ships[ship] - s.c[SHIP_COUNT + ship]

/** Sends off a ship that a goal asks for. The rule that as many crates as possible must be loaded stands back. */
function dispatch(s: State, seat: Seat, out: Story): boolean {
  const { ships } = s.rules
  for (let good = 0; good < GOOD_COUNT; good++) {
    for (let ship = 0; ship < ships.length; ship++) {
      if (!wantsToDispatch(s, good, ship)) continue
      const carries = shipWith(s, good)
      const free = carries === ship || (carries < 0 && s.c[SHIP_COUNT + ship] === 0)
      const room = roomOn(s, ship)
      if (!free || room === 0 || goodsOf(s, seat, good) < room) continue
      because(seat, 'dispatch', out)
      loadCargo(s, seat, good, ship, out)
      return true
    }
  }
  return false
}

function loadMost(s: State, seat: Seat, out: Story): boolean {
  const { ships } = s.rules
  let most = 0
  let kinds = 0
  let chosen = -1
  for (let good = 0; good < GOOD_COUNT; good++) {
    const count = mostOf(s, seat, good)
    if (count > 0 && count === most) kinds++
    if (count <= most) continue
    most = count
    chosen = good
    kinds = 1
  }
  if (chosen < 0) return false
  let onto = -1
  let fitting = 0
  for (let ship = 0; ship < ships.length; ship++) {
    if (whyCargo(s, seat, chosen, ship) !== 0 || fits(s, seat, chosen, ship) !== most) continue
    fitting++
    if (onto < 0 || roomOn(s, ship) < roomOn(s, onto)) onto = ship
  }
  because(seat, kinds > 1 ? 'worst-good' : fitting > 1 ? 'least-room' : 'most-barrels', out)
  loadCargo(s, seat, chosen, onto, out)
  return true
}

/** Crates of a kind that it can load at once. */
function mostOf(s: State, seat: Seat, good: number): number {
  let most = 0
  for (let ship = 0; ship < s.rules.ships.length; ship++) {
    if (whyCargo(s, seat, good, ship) === 0) most = Math.max(most, fits(s, seat, good, ship))
  }
  return most
}
