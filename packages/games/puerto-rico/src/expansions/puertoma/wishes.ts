import type { Seat } from '@quayside/kernel'
import { box, type State } from '../../box.ts'
import type { FestivalGoal } from '../../data/festival.ts'
import { type Building, type Good, plantationOf, type Ship } from '../../ids.ts'
import { GOAL_PLACES, isOpen, taskOf } from '../festival/goals.ts'

const { table, seats: player } = box

/**
 * What the open goals of a festival make a Puertoma wish for: as long as it lacks something for one of them.
 * Source: 1897, Puertoma, Expansão IV e V.
 */

const someGoal = (s: State, asks: (place: number, wanted: FestivalGoal) => boolean): boolean =>
  GOAL_PLACES.some((place) => isOpen(s, place) && asks(place, taskOf(s, place).goal))

/** Whether a crate of a kind lies on a goal. */
const showsCrate = (s: State, place: number, good: Good): boolean => table.goals.crates.indexOf(s, place, good) >= 0

/** Estates of a kind it shows that a goal asks for. */
function estatesFor(wanted: FestivalGoal): number {
  if (wanted.on === 'own') return wanted.each
  return wanted.on === 'own-and-produce' ? 1 : 0
}

/** An estate of a kind, even as a third one. */
export const wantsEstate = (s: State, seat: Seat, good: Good): boolean =>
  someGoal(
    s,
    (place, wanted) =>
      player.tiles(s, seat, plantationOf(good)) < estatesFor(wanted) &&
      table.goals.estates.indexOf(s, place, good) >= 0,
  )

/** Whether a crate of a kind lies on any open goal. */
export const showsGood = (s: State, good: Good): boolean => someGoal(s, (place) => showsCrate(s, place, good))

/** Active estates of a kind: as many as the goal asks for crates in one phase, equal ones added up; one where crates are sold or loaded. */
export const wantsToMake = (s: State, seat: Seat, good: Good): boolean =>
  someGoal(s, (place, wanted) => {
    const shown = table.goals.crates.all(s, place).filter((crate) => crate === good).length
    const needed = wanted.on === 'produce' ? shown * wanted.each : shown
    return player.worked(s, seat, plantationOf(good)) < needed
  })

/** A building. */
export const wantsToBuild = (s: State, building: Building): boolean =>
  someGoal(s, (place, wanted) => wanted.on === 'build' && table.goals.building(s, place) === building)

/** A kind as the last crate of the trading house. */
export const wantsToClose = (s: State, good: Good): boolean =>
  someGoal(s, (place, wanted) => wanted.on === 'close-house' && showsCrate(s, place, good))

/** A kind as the last crate on a ship. */
export const wantsToDispatch = (s: State, good: Good, ship: Ship): boolean =>
  someGoal(s, (place, wanted) => {
    if (wanted.on !== 'dispatch' || !showsCrate(s, place, good)) return false
    const { ships } = s.rules
    return ships[ship] === (wanted.ship === 'largest' ? Math.max(...ships) : Math.min(...ships))
  })
