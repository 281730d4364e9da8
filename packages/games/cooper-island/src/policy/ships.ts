import type { Seat } from '@quayside/kernel'
import { BAY_OFFSET } from '../box.ts'
import { headingOf, indexAfter, isBay, isHarbour, islandOn } from '../sea/ring.ts'
import { ANCHORS, player, STEPS, type State } from '../state.ts'
import { WEIGHT } from './weights.ts'

/** Ships: what lies on the way of each. */

const DIARY_EVERY = BAY_OFFSET

/** What helm points bring a ship beyond its steps: islands passed, diaries, fees. Anchors take their part first; they count as points too. */
export function voyage(s: State, seat: Seat, ship: number, points: number): number {
  const p = player(seat)
  const from = s.c[p + STEPS + ship]
  const steps = points - s.c[p + ANCHORS + ship]
  const half = headingOf(ship) > 0 ? 1 : 0
  let worth = 0
  for (let step = 1; step <= steps; step++) {
    const [here, to] = [indexAfter(s, seat, ship, from + step - 1), indexAfter(s, seat, ship, from + step)]
    if (islandOn(s, here, half) >= 0) worth += WEIGHT.ISLAND
    if (islandOn(s, to, 1 - half) >= 0) worth += WEIGHT.ISLAND
    if (isBay(to)) worth += WEIGHT.DIARY
    if (isHarbour(to)) worth += WEIGHT.DIARY - WEIGHT.HARBOUR
  }
  return worth
}

/** The ship for so many points: the better voyage; where both are alike, the one that is nearer to its next diary. */
export function bestShip(s: State, seat: Seat, points: number): number {
  const [one, two] = [voyage(s, seat, 0, points), voyage(s, seat, 1, points)]
  if (one !== two) return one > two ? 0 : 1
  const p = player(seat)
  return s.c[p + STEPS] % DIARY_EVERY >= s.c[p + STEPS + 1] % DIARY_EVERY ? 0 : 1
}
