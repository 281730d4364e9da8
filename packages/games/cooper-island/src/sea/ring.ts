import type { Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import {
  BANK,
  BAY,
  type Bank,
  CLOCKWISE,
  COUNTER_CLOCKWISE,
  HARBOUR,
  type Half,
  type Island,
  ONE_SAIL,
  type Ship,
  SPOT,
  type Spot,
  WATER,
  type Water,
} from '../ids.ts'
import { WATER_PER_SEAT } from '../sizes.ts'

const { seats: player } = box

/**
 * The water spaces as one ring: for each peninsula its harbour, four sandbanks, a bay, and the four sandbanks of the next one.
 * Source: Ganhando pontos de timão (page 16); the spacing follows from "every five points a diary" (page 24).
 */

/** The one-sail ship goes up, the two-sail ship down. */
export const isClockwise = (ship: Ship): boolean => ship === ONE_SAIL

/** The water space so many steps clockwise from a seat's harbour. */
export function waterAfter({ rules: { ring } }: State, seat: Seat, steps: number): Water {
  const index = (seat * WATER_PER_SEAT + steps) % ring
  return WATER.all[index < 0 ? index + ring : index]
}

/** Where a ship is after so many steps from its harbour. */
export const shipAfter = (s: State, seat: Seat, ship: Ship, steps: number): Water =>
  waterAfter(s, seat, isClockwise(ship) ? steps : -steps)

export const waterOf = (s: State, seat: Seat, ship: Ship): Water =>
  shipAfter(s, seat, ship, player.ship.steps(s, seat, ship))

export const spotOf = (water: Water): Spot => SPOT.all[water % WATER_PER_SEAT]

export const isHarbour = (water: Water): boolean => spotOf(water) === HARBOUR
export const isBay = (water: Water): boolean => spotOf(water) === BAY

/** The peninsula whose harbour or sandbank lies there. */
export function seatAt(s: State, water: Water): Seat {
  const seat = Math.floor(water / WATER_PER_SEAT)
  return spotOf(water) > BAY ? (seat + 1) % s.rules.players : seat
}

/** Sandbanks have their names in common with spots; harbours and bays are none. */
const BANK_AT: readonly Maybe<Bank>[] = SPOT.ids.map((id) => BANK.find(id))

/** The island on a half of a sandbank. */
export function islandOn(s: State, water: Water, half: Half): Maybe<Island> {
  const bank = BANK_AT[spotOf(water)]
  if (bank === NONE) return NONE
  const owner = seatAt(s, water)
  return player.bank.half(s, owner, bank) === half ? player.bank.island(s, owner, bank) : NONE
}

/**
 * The islands that a ship passes with a step: a clockwise ship leaves a sandbank by its clockwise half and comes to the next by the other.
 */
export function islandsPassed(s: State, ship: Ship, from: Water, to: Water): readonly [Maybe<Island>, Maybe<Island>] {
  const [left, met] = isClockwise(ship) ? [CLOCKWISE, COUNTER_CLOCKWISE] : [COUNTER_CLOCKWISE, CLOCKWISE]
  return [islandOn(s, from, left), islandOn(s, to, met)]
}
