import type { Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from '../../box.ts'
import { event } from '../../events.ts'
import { BUCCANEER, type Good, plantationOf, type Ship } from '../../ids.ts'
import { shipsOf } from '../../state.ts'
import { plunder, plunderable, poach, poachable, raid, raidable } from '../buccaneer/acts.ts'
import { SPOILS } from '../buccaneer/ransom.ts'
import { moveMarker } from './marker.ts'
import { freeCircles } from './mayor.ts'
import { because } from './telling.ts'

const { table, seats: player } = box

/**
 * Buccaneer: does what gains it most workers, points or crates; of equals it poaches before it plunders and plunders before it raids. It raids a
 * ship with goods that it does not make, then the fullest, then that with the best goods. It never kidnaps.
 * Source: 1897, Puertoma, Expansão III.
 */

const CANNOT_ACT = event('cannot-act')

/** Workers it can put into circles at once. */
const poached = (s: State, seat: Seat): number => Math.min(SPOILS, poachable(s), freeCircles(s, seat))

/** What a ship that is not empty carries. */
const cargoOf = (s: State, ship: Ship): Good => table.ships.good(s, ship) as Good

const makes = (s: State, seat: Seat, ship: Ship): boolean => player.worked(s, seat, plantationOf(cargoOf(s, ship))) > 0

/** The ship it would raid. */
function shipToRaid(s: State, seat: Seat): Maybe<Ship> {
  let best: Maybe<Ship> = NONE
  for (const ship of shipsOf(s)) {
    if (table.ships.barrels(s, ship) === 0) continue
    if (best === NONE || isBetter(s, seat, ship, best)) best = ship
  }
  return best
}

function isBetter(s: State, seat: Seat, ship: Ship, other: Ship): boolean {
  if (makes(s, seat, ship) !== makes(s, seat, other)) return makes(s, seat, other)
  const fuller = table.ships.barrels(s, ship) - table.ships.barrels(s, other)
  return fuller !== 0 ? fuller > 0 : cargoOf(s, ship) > cargoOf(s, other)
}

const crates = (s: State, ship: Maybe<Ship>): number => (ship === NONE ? 0 : raidable(s, ship))

export const raidPays = (s: State, seat: Seat): boolean =>
  Math.max(poached(s, seat), plunderable(s), crates(s, shipToRaid(s, seat))) > 0

export function automaRaids(s: State, seat: Seat, out: Story): void {
  const workers = poached(s, seat)
  const points = plunderable(s)
  const ship = shipToRaid(s, seat)
  const most = Math.max(workers, points, crates(s, ship))
  if (most === 0) {
    out.tell(CANNOT_ACT, seat, BUCCANEER)
    return
  }
  because(seat, 'most-gain', out)
  if (workers === most) poach(s, seat, out, workers)
  else if (points === most) plunder(s, seat, out)
  else if (ship !== NONE) {
    if (!makes(s, seat, ship)) because(seat, 'not-made', out)
    raid(s, seat, ship, most, out)
  }
  moveMarker(s, BUCCANEER, out)
}
