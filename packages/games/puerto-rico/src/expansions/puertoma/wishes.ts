import type { Seat } from '@quayside/kernel'
import type { FestivalGoal } from '../../data/festival.ts'
import { player, type State, TILES_OWNED, TILES_WORKED } from '../../state.ts'
import { isOpen, MOST_GOALS, taskOf, tokensIn } from '../festival/goals.ts'

/**
 * What the open goals of a festival make a Puertoma wish for: as long as it lacks something for one of them.
 * Source: 1897, Puertoma, Expansão IV e V.
 */

function someGoal(s: State, asks: (goal: number, wanted: FestivalGoal) => boolean): boolean {
  if (s.rules.cellsOf.festival === undefined) return false
  for (let goal = 0; goal < MOST_GOALS; goal++) if (isOpen(s, goal) && asks(goal, taskOf(s, goal).goal)) return true
  return false
}

/** Estates of a kind it shows that a goal asks for. */
function estatesFor(wanted: FestivalGoal): number {
  if (wanted.on === 'own') return wanted.each
  return wanted.on === 'own-and-produce' ? 1 : 0
}

/** An estate of a kind, even as a third one. */
export const wantsEstate = (s: State, seat: Seat, good: number): boolean =>
  someGoal(
    s,
    (goal, wanted) =>
      s.c[player(seat) + TILES_OWNED + good] < estatesFor(wanted) && tokensIn(s, goal, 'estate').includes(good),
  )

/** Whether a crate of a kind lies on any open goal. */
export const showsGood = (s: State, good: number): boolean =>
  someGoal(s, (goal) => tokensIn(s, goal, 'good').includes(good))

/** Active estates of a kind: as many as the goal asks for crates in one phase, equal ones added up; one where crates are sold or loaded. */
export const wantsToMake = (s: State, seat: Seat, good: number): boolean =>
  someGoal(s, (goal, wanted) => {
    const shown = tokensIn(s, goal, 'good').filter((crate) => crate === good).length
    const needed = wanted.on === 'produce' ? shown * wanted.each : shown
    return s.c[player(seat) + TILES_WORKED + good] < needed
  })

/** A building. */
export const wantsToBuild = (s: State, building: number): boolean =>
  someGoal(
    s,
    (goal, wanted) =>
      wanted.on === 'build' &&
      (tokensIn(s, goal, 'small-building').includes(building) ||
        tokensIn(s, goal, 'large-building').includes(building)),
  )

/** A kind as the last crate of the trading house. */
export const wantsToClose = (s: State, good: number): boolean =>
  someGoal(s, (goal, wanted) => wanted.on === 'close-house' && tokensIn(s, goal, 'good').includes(good))

/** A kind as the last crate on a ship, by its place in the row. */
export const wantsToDispatch = (s: State, good: number, ship: number): boolean =>
  someGoal(s, (goal, wanted) => {
    if (wanted.on !== 'dispatch' || !tokensIn(s, goal, 'good').includes(good)) return false
    const { ships } = s.rules
    return ships[ship] === (wanted.ship === 'largest' ? Math.max(...ships) : Math.min(...ships))
  })
