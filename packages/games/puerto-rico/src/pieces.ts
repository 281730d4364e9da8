import type { Seat } from '@quayside/kernel'
import { BUILDINGS } from './data/catalogue.ts'
import { A_NOBLE, A_WORKER } from './ids.ts'
import {
  BUILDINGS_OWNED,
  CITY,
  FIELDS,
  FIELDS_USED,
  isAutoma,
  player,
  SPARE,
  STAFF,
  type State,
  TILES_WORKED,
  WITH_NOBLE,
  WORKER_SHIP,
  WORKER_SUPPLY,
} from './state.ts'

/**
 * Workers and nobles. A noble is a worker wherever the base game looks (`SPARE`, `STAFF` and `TILES_WORKED` count both); these cells say how
 * many of them are nobles. Without the nobles in play `Rules.noblesAt` is -1 and there are none.
 */

/* The table's cells, then a block for each player: spare nobles and nobles in each building. Nobles on tiles are marked on the field. */
const IN_SUPPLY = 0
const ABOARD = 1
const TABLE_CELLS = 2
const SPARE_NOBLES = 0
const IN_BUILDING = 1
const PLAYER_CELLS = 1 + BUILDINGS.length

export const nobleCells = (players: number): number => TABLE_CELLS + players * PLAYER_CELLS

/** Nobles in the box. Source: classic, Os Nobres; 2020, I Nobili; 1897, Cidadãos. */
export const NOBLES = 20

const block = (s: State, seat: Seat): number => s.rules.noblesAt + TABLE_CELLS + seat * PLAYER_CELLS

export const noblesInSupply = (s: State): number => (s.rules.noblesAt < 0 ? 0 : s.c[s.rules.noblesAt + IN_SUPPLY])
export const noblesAboard = (s: State): number => (s.rules.noblesAt < 0 ? 0 : s.c[s.rules.noblesAt + ABOARD])
export const spareNobles = (s: State, seat: Seat): number =>
  s.rules.noblesAt < 0 ? 0 : s.c[block(s, seat) + SPARE_NOBLES]
export const noblesIn = (s: State, seat: Seat, building: number): number =>
  s.rules.noblesAt < 0 ? 0 : s.c[block(s, seat) + IN_BUILDING + building]

/** Spare pieces of a kind. */
export const spareOf = (s: State, seat: Seat, piece: number): number =>
  piece === A_NOBLE ? spareNobles(s, seat) : s.c[player(seat) + SPARE] - spareNobles(s, seat)

/** Changes the number of nobles in the supply or aboard the ship; only where nobles are in play. */
export function addNobles(s: State, where: 'supply' | 'aboard', count: number): void {
  s.c[s.rules.noblesAt + (where === 'supply' ? IN_SUPPLY : ABOARD)] += count
}

/** Pieces come to a seat's spare ones (a negative count takes them away). */
export function addSpare(s: State, seat: Seat, piece: number, count: number): void {
  s.c[player(seat) + SPARE] += count
  if (piece === A_NOBLE) s.c[block(s, seat) + SPARE_NOBLES] += count
}

/** One piece more in a building, or one less. */
export function addStaff(s: State, seat: Seat, building: number, piece: number, count: number): void {
  s.c[player(seat) + STAFF + building] += count
  if (piece === A_NOBLE) s.c[block(s, seat) + IN_BUILDING + building] += count
}

/** All nobles of a seat become spare, for its workers are lifted. */
export function liftNobles(s: State, seat: Seat): void {
  if (s.rules.noblesAt < 0) return
  const { c } = s
  const at = block(s, seat)
  for (let space = 0; space < c[player(seat) + FIELDS_USED]; space++) {
    if (c[player(seat) + FIELDS + space] & WITH_NOBLE) {
      c[player(seat) + FIELDS + space] &= ~WITH_NOBLE
      c[at + SPARE_NOBLES]++
    }
  }
  for (let i = 0; i < c[player(seat) + BUILDINGS_OWNED]; i++) {
    const cell = at + IN_BUILDING + c[player(seat) + CITY + i] - 1
    c[at + SPARE_NOBLES] += c[cell]
    c[cell] = 0
  }
}

/** All nobles of a seat, wherever they stand. */
export function noblesOf(s: State, seat: Seat): number {
  if (s.rules.noblesAt < 0) return 0
  if (isAutoma(s, seat)) return s.rules.automa?.nobles(s, seat) ?? 0
  const { c } = s
  const at = block(s, seat)
  let nobles = c[at + SPARE_NOBLES]
  for (let space = 0; space < c[player(seat) + FIELDS_USED]; space++) {
    if (c[player(seat) + FIELDS + space] & WITH_NOBLE) nobles++
  }
  for (let i = 0; i < c[player(seat) + BUILDINGS_OWNED]; i++) {
    nobles += c[at + IN_BUILDING + c[player(seat) + CITY + i] - 1]
  }
  return nobles
}

/** Pieces of a kind on tiles of a kind. */
export function piecesOnTiles(s: State, seat: Seat, tile: number, piece: number): number {
  const { c } = s
  const p = player(seat)
  let nobles = 0
  for (let space = 0; space < c[p + FIELDS_USED]; space++) {
    if ((c[p + FIELDS + space] & 15) === tile + 1 && c[p + FIELDS + space] & WITH_NOBLE) nobles++
  }
  return piece === A_NOBLE ? nobles : c[p + TILES_WORKED + tile] - nobles
}

/** Pieces of a kind in a building that the seat owns. */
export function piecesIn(s: State, seat: Seat, building: number, piece: number): number {
  const nobles = noblesIn(s, seat, building)
  return piece === A_NOBLE ? nobles : s.c[player(seat) + STAFF + building] - 1 - nobles
}

/** Whether a piece of a kind can be had from the ship. */
export const aboard = (s: State, piece: number): number => (piece === A_NOBLE ? noblesAboard(s) : s.c[WORKER_SHIP])

/** A piece leaves the supply. */
export function takeFromSupply(s: State, piece: number, count = 1): void {
  if (piece === A_WORKER) s.c[WORKER_SUPPLY] -= count
  else addNobles(s, 'supply', -count)
}

/** A piece leaves the ship. */
export function takeFromShip(s: State, piece: number, count = 1): void {
  if (piece === A_WORKER) s.c[WORKER_SHIP] -= count
  else addNobles(s, 'aboard', -count)
}

/** One noble boards the ship as long as there are any. */
export const nobleBoards = (s: State): number => (noblesInSupply(s) > 0 ? 1 : 0)

/** Workers that board when the ship wants so many pieces: the noble stands in for one, and by the edition's rule only after all were taken. */
export function workersBoarding(s: State, wanted: number): number {
  const supply = s.c[WORKER_SUPPLY]
  if (nobleBoards(s) === 0) return Math.min(wanted, supply)
  return s.rules.nobleBoardsFirst ? Math.min(wanted - 1, supply) : Math.max(0, Math.min(wanted, supply) - 1)
}

export function board(s: State, workers: number, nobles: number): void {
  s.c[WORKER_SUPPLY] -= workers
  s.c[WORKER_SHIP] += workers
  if (nobles === 0) return
  addNobles(s, 'supply', -nobles)
  addNobles(s, 'aboard', nobles)
}
