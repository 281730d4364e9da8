import type { Seat, Story } from '@quayside/kernel'
import { event } from '../../events.ts'
import { BUCCANEER } from '../../ids.ts'
import { player, SHIP_COUNT, SHIP_GOOD, type State, TILES_WORKED } from '../../state.ts'
import { plunder, plunderable, poach, poachable, raid, raidable } from '../buccaneer/acts.ts'
import { SPOILS } from '../buccaneer/ransom.ts'
import { moveMarker } from './marker.ts'
import { freeCircles } from './mayor.ts'
import { because } from './telling.ts'

/**
 * Buccaneer: does what gains it most workers, points or crates; of equals it poaches before it plunders and plunders before it raids. It raids a
 * ship with goods that it does not make, then the fullest, then that with the best goods. It never kidnaps.
 * Source: 1897, Puertoma, Expansão III.
 */

const CANNOT_ACT = event('cannot-act')

/** Workers it can put into circles at once. */
const poached = (s: State, seat: Seat): number => Math.min(SPOILS, poachable(s), freeCircles(s, seat))

const makes = (s: State, seat: Seat, ship: number): boolean =>
  s.c[player(seat) + TILES_WORKED + s.c[SHIP_GOOD + ship] - 1] > 0

/** The ship it would raid, by its place in the row; -1 if all are empty. */
function shipToRaid(s: State, seat: Seat): number {
  const { c, rules } = s
  let best = -1
  for (let ship = 0; ship < rules.ships.length; ship++) {
    if (c[SHIP_COUNT + ship] > 0 && (best < 0 || isBetter(s, seat, ship, best))) best = ship
  }
  return best
}

function isBetter(s: State, seat: Seat, ship: number, other: number): boolean {
  const { c } = s
  if (makes(s, seat, ship) !== makes(s, seat, other)) return makes(s, seat, other)
  const fuller = c[SHIP_COUNT + ship] - c[SHIP_COUNT + other]
  return fuller !== 0 ? fuller > 0 : c[SHIP_GOOD + ship] > c[SHIP_GOOD + other]
}

const crates = (s: State, ship: number): number => (ship < 0 ? 0 : raidable(s, ship))

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
  else {
    if (!makes(s, seat, ship)) because(seat, 'not-made', out)
    raid(s, seat, ship, most, out)
  }
  moveMarker(s, BUCCANEER, out)
}
