import type { Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../../box.ts'
import { event } from '../../events.ts'
import { CAPTAIN, GOOD, type Good, type Ship } from '../../ids.ts'
import { canLoadCargo, fits, loadCargo, roomOn, shipWith, whyCargo } from '../../phases/captain.ts'
import { shipsOf, totalGoods } from '../../state.ts'
import { moveMarker } from './marker.ts'
import { because } from './telling.ts'
import { wantsToDispatch } from './wishes.ts'

const { table, seats: player } = box

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

/** Sends off a ship that a goal asks for. The rule that as many crates as possible must be loaded stands back. */
function dispatch(s: State, seat: Seat, out: Story): boolean {
  for (let good = GOOD.first; good < GOOD.size; good++) {
    for (const ship of shipsOf(s)) {
      if (!wantsToDispatch(s, good, ship)) continue
      const carries = shipWith(s, good)
      const free = carries === ship || (carries === NONE && table.ships.barrels(s, ship) === 0)
      const room = roomOn(s, ship)
      if (!free || room === 0 || player.goods(s, seat, good) < room) continue
      because(seat, 'dispatch', out)
      loadCargo(s, seat, good, ship, out)
      return true
    }
  }
  return false
}

function loadMost(s: State, seat: Seat, out: Story): boolean {
  const most = Math.max(...GOOD.all.map((good) => mostOf(s, seat, good)))
  if (most === 0) return false
  const kinds = GOOD.all.filter((good) => mostOf(s, seat, good) === most)
  const [chosen] = kinds
  const fitting = shipsFor(s, seat, chosen).filter((ship) => fits(s, seat, chosen, ship) === most)
  const onto = fitting.reduce((best, ship) => (roomOn(s, ship) < roomOn(s, best) ? ship : best))
  because(seat, kinds.length > 1 ? 'worst-good' : fitting.length > 1 ? 'least-room' : 'most-barrels', out)
  loadCargo(s, seat, chosen, onto, out)
  return true
}

/** Ships that may be loaded with a kind. */
const shipsFor = (s: State, seat: Seat, good: Good): Ship[] =>
  shipsOf(s).filter((ship) => whyCargo(s, seat, good, ship) === 0)

/** Crates of a kind that it can load at once. */
const mostOf = (s: State, seat: Seat, good: Good): number =>
  Math.max(0, ...shipsFor(s, seat, good).map((ship) => fits(s, seat, good, ship)))
