import type { Seat } from '@quayside/kernel'
import { BANKS, BAY_OFFSET, WATER_PER_SEAT } from '../box.ts'
import { BANK, player, STEPS, type State } from '../state.ts'

/**
 * The water spaces as one ring: for each peninsula its harbour, four sandbanks, a bay, and the four sandbanks of the next one.
 * Source: Ganhando pontos de timão (page 16); the spacing follows from "every five points a diary" (page 24).
 */

const mod = (n: number, ring: number): number => ((n % ring) + ring) % ring

/** The one-sail ship goes up, the two-sail ship down. */
export const headingOf = (ship: number): number => (ship === 0 ? 1 : -1)

/** The ring index of a ship after so many steps from a seat's harbour. */
export const indexAfter = (s: State, seat: Seat, ship: number, steps: number): number =>
  mod(seat * WATER_PER_SEAT + headingOf(ship) * steps, s.rules.ring)

export const indexOf = (s: State, seat: Seat, ship: number): number =>
  indexAfter(s, seat, ship, s.c[player(seat) + STEPS + ship])

/** What there is along the way from a harbour to the next. */
export const SPOTS = ['harbour', 'L1', 'L2', 'L3', 'L4', 'bay', 'R4', 'R3', 'R2', 'R1'] as const
export const spotOf = (index: number): number => index % WATER_PER_SEAT

export const isHarbour = (index: number): boolean => spotOf(index) === 0
export const isBay = (index: number): boolean => spotOf(index) === BAY_OFFSET

/** The peninsula whose harbour or sandbank lies there. */
export function seatAt(s: State, index: number): Seat {
  const seat = Math.floor(index / WATER_PER_SEAT)
  return spotOf(index) > BAY_OFFSET ? (seat + 1) % s.rules.players : seat
}

/** The sandbank by its place beside its peninsula, -1 for harbours and bays. */
function bankAt(index: number): number {
  const offset = spotOf(index)
  if (offset === 0 || offset === BAY_OFFSET) return -1
  return offset < BAY_OFFSET ? offset - 1 : BANKS - (WATER_PER_SEAT - offset)
}

/** The island on a half of a sandbank, -1 if there is none. */
export function islandOn(s: State, index: number, half: number): number {
  const bank = bankAt(index)
  if (bank < 0) return -1
  const cell = s.c[player(seatAt(s, index)) + BANK + bank] - 1
  return cell >= 0 && (cell & 1) === half ? cell >> 1 : -1
}
