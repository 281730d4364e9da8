import type { Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { CLOCKWISE, COUNTER_CLOCKWISE, ONE_SAIL, type Ship, TWO_SAIL } from '../ids.ts'
import { isBay, isClockwise, isHarbour, islandOn, shipAfter } from '../sea/ring.ts'
import { BAY_OFFSET } from '../sizes.ts'
import { weights } from './weights.ts'

const { seats: player } = box
const WEIGHT = weights

/** Ships: what lies on the way of each. */

const DIARY_EVERY = BAY_OFFSET

/** What helm points bring a ship beyond its steps: islands passed, diaries, fees. Anchors take their part first; they count as points too. */
export function voyage(s: State, seat: Seat, ship: Ship, points: number): number {
  const from = player.ship.steps(s, seat, ship)
  const steps = points - player.ship.anchors(s, seat, ship)
  const [leaving, coming] = isClockwise(ship) ? [CLOCKWISE, COUNTER_CLOCKWISE] : [COUNTER_CLOCKWISE, CLOCKWISE]
  let worth = 0
  for (let step = 1; step <= steps; step++) {
    const here = shipAfter(s, seat, ship, from + step - 1)
    const to = shipAfter(s, seat, ship, from + step)
    if (islandOn(s, here, leaving) !== NONE) worth += WEIGHT.ISLAND
    if (islandOn(s, to, coming) !== NONE) worth += WEIGHT.ISLAND
    if (isBay(to)) worth += WEIGHT.DIARY
    if (isHarbour(to)) worth += WEIGHT.DIARY - WEIGHT.HARBOUR
  }
  return worth
}

const sinceDiary = (s: State, seat: Seat, ship: Ship): number => player.ship.steps(s, seat, ship) % DIARY_EVERY

/** The ship for so many points: the better voyage; where both are alike, the one that is nearer to its next diary. */
export function bestShip(s: State, seat: Seat, points: number): Ship {
  const one = voyage(s, seat, ONE_SAIL, points)
  const two = voyage(s, seat, TWO_SAIL, points)
  if (one !== two) return one > two ? ONE_SAIL : TWO_SAIL
  return sinceDiary(s, seat, ONE_SAIL) >= sinceDiary(s, seat, TWO_SAIL) ? ONE_SAIL : TWO_SAIL
}
