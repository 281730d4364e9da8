import type { Seat } from '@quayside/kernel/box'
import { box, type State } from './box.ts'
import { A_NOBLE, A_WORKER, type Building, type Piece, SPACE, type Tile } from './ids.ts'
import { isAutoma } from './state.ts'

const { table, seats: player } = box

/**
 * Workers and nobles. A noble is a worker wherever the base game looks: `staff` and `worked` count both, `noblesIn` and the fields say which
 * of them are nobles. Without the nobles in play there are none.
 */

/** Spare pieces of a kind. */
export const spareOf = (s: State, seat: Seat, piece: Piece): number =>
  piece === A_NOBLE ? player.spareNobles(s, seat) : player.spare(s, seat)

/** Pieces come to a seat's spare ones (a negative count takes them away). */
export function addSpare(s: State, seat: Seat, piece: Piece, count: number): void {
  if (piece === A_NOBLE) player.spareNobles.add(s, seat, count)
  else player.spare.add(s, seat, count)
}

/** Pieces more in a building, or fewer. */
export function addStaff(s: State, seat: Seat, building: Building, piece: Piece, count: number): void {
  player.staff.add(s, seat, building, count)
  if (piece === A_NOBLE) player.noblesIn.add(s, seat, building, count)
}

/** Nobles on tiles and in buildings become spare, for all pieces are about to be lifted there; returns how many. */
export function liftNobles(s: State, seat: Seat): number {
  if (!s.rules.nobles) return 0
  const lifted = noblesPlaced(s, seat)
  for (let i = 0; i < player.city.size(s, seat); i++) player.noblesIn.set(s, seat, player.city(s, seat, i), 0)
  player.spareNobles.add(s, seat, lifted)
  return lifted
}

/** Nobles on tiles and in buildings of an island. */
function noblesPlaced(s: State, seat: Seat): number {
  let nobles = 0
  for (let i = 0; i < player.fieldsUsed(s, seat); i++)
    if (player.fields.piece(s, seat, SPACE.all[i]) === A_NOBLE) nobles++
  for (let i = 0; i < player.city.size(s, seat); i++) nobles += player.noblesIn(s, seat, player.city(s, seat, i))
  return nobles
}

/** All nobles of a seat, wherever they stand. */
export function noblesOf(s: State, seat: Seat): number {
  if (!s.rules.nobles) return 0
  if (isAutoma(s, seat)) return s.rules.automa?.nobles(s, seat) ?? 0
  return player.spareNobles(s, seat) + noblesPlaced(s, seat)
}

/** Pieces of a kind on tiles of a kind. */
export function piecesOnTiles(s: State, seat: Seat, tile: Tile, piece: Piece): number {
  let found = 0
  for (let i = 0; i < player.fieldsUsed(s, seat); i++) {
    const space = SPACE.all[i]
    if (player.fields.tile(s, seat, space) === tile && player.fields.piece(s, seat, space) === piece) found++
  }
  return found
}

/** Pieces of a kind in a building. */
export function piecesIn(s: State, seat: Seat, building: Building, piece: Piece): number {
  const nobles = player.noblesIn(s, seat, building)
  return piece === A_NOBLE ? nobles : player.staff(s, seat, building) - nobles
}

/** Pieces of a kind aboard the workers' ship. */
export const aboard = (s: State, piece: Piece): number => (piece === A_NOBLE ? table.nobleShip(s) : table.workerShip(s))

/** Pieces come to the supply (a negative count takes them away). */
export function addToSupply(s: State, piece: Piece, count: number): void {
  if (piece === A_WORKER) table.workerSupply.add(s, count)
  else table.nobleSupply.add(s, count)
}

/** A piece leaves the supply. */
export const takeFromSupply = (s: State, piece: Piece, count = 1): void => addToSupply(s, piece, -count)

/** A piece leaves the ship. */
export function takeFromShip(s: State, piece: Piece, count = 1): void {
  if (piece === A_WORKER) table.workerShip.add(s, -count)
  else table.nobleShip.add(s, -count)
}

/** One noble boards the ship as long as there are any. */
export const nobleBoards = (s: State): number => (table.nobleSupply(s) > 0 ? 1 : 0)

/** Workers that board when the ship wants so many pieces: the noble stands in for one, and by the edition's rule only after all were taken. */
export function workersBoarding(s: State, wanted: number): number {
  const supply = table.workerSupply(s)
  if (nobleBoards(s) === 0) return Math.min(wanted, supply)
  return s.rules.nobleBoardsFirst ? Math.min(wanted - 1, supply) : Math.max(0, Math.min(wanted, supply) - 1)
}

export function board(s: State, workers: number, nobles: number): void {
  table.workerSupply.add(s, -workers)
  table.workerShip.add(s, workers)
  table.nobleSupply.add(s, -nobles)
  table.nobleShip.add(s, nobles)
}
