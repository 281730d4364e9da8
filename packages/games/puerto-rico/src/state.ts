import type { Maybe, Seat } from '@quayside/kernel/box'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from './box.ts'
import { type Building, SHIP, type Ship } from './ids.ts'
import type { Effect } from './rules/index.ts'

const { table, seats: player } = box

export { anyOccupied, sumOccupied, totalGoods } from './hot.ts'

/** Questions about a state that many rules ask. */

export const owns = (s: State, seat: Seat, building: Building): boolean => player.owned(s, seat, building)

/** With at least one worker: only then does a building do anything. */
export const occupied = (s: State, seat: Seat, building: Building): boolean => player.staff(s, seat, building) > 0

/** The first occupied building of a seat with an effect. */
export function occupiedOf(s: State, seat: Seat, effects: readonly Effect<unknown>[]): Maybe<Building> {
  for (let i = 0; i < effects.length; i++) if (occupied(s, seat, effects[i].building)) return effects[i].building
  return NONE
}

/** Workers and nobles without a circle. */
export const sparePieces = (s: State, seat: Seat): number => player.spare(s, seat) + player.spareNobles(s, seat)

/** The `offset`-th seat clockwise from the one that chose the role. */
export const seatFromChooser = (s: State, offset: number): Seat => (table.chooser(s) + offset) % s.rules.players

/** A seat that the game plays itself; these come after the players. */
export const isAutoma = (s: State, seat: Seat): boolean => seat >= s.rules.humans

export const seatsOf = (s: State): readonly Seat[] => s.rules.seats

/** The cargo ships in play; their capacities are in `rules.ships`. */
export const shipsOf = (s: State): readonly Ship[] => s.rules.shipRow

/** The cargo ship of a capacity, by which answers name it. */
export const shipOf = (s: State, capacity: number): Maybe<Ship> => SHIP.all[s.rules.ships.indexOf(capacity)] ?? NONE
