import { type Answer, type AnswerList, opOf, type ReasonCode, type Story } from '@quayside/kernel'
import { type Maybe, NONE, type Seat } from '@quayside/kernel/box'
import {
  OPERATIONS,
  PLACE_IN_BUILDING,
  PLACE_NOBLE_IN_BUILDING,
  PLACE_NOBLE_ON_TILE,
  PLACE_ON_TILE,
} from './answers.ts'
import { box, type State } from './box.ts'
import { CIRCLES } from './data/catalogue.ts'
import { event } from './events.ts'
import { listCircles, spaceWith } from './hot.ts'
import { A_NOBLE, A_WORKER, type Building, FOREST, type Piece, type Space, TILE, type Tile } from './ids.ts'
import { addStaff } from './pieces.ts'
import { OTHER_QUESTION, reason } from './reasons.ts'
import { owns, sparePieces } from './state.ts'
import { manTile } from './supply.ts'

const { seats: player } = box

export { hasFreeCircle } from './hot.ts'

/** Pieces into free circles, one at a time: what the mayor, a festival, the buccaneer and the guesthouse have in common. */

const ON_TILE = event('worker-on-tile')
const IN_BUILDING = event('worker-in-building')
const NOBLE_ON_TILE = event('noble-on-tile')
const NOBLE_IN_BUILDING = event('noble-in-building')

const NO_CIRCLE = reason('no-free-circle')

export const tileHasRoom = (s: State, seat: Seat, tile: Tile): boolean =>
  tile !== FOREST && player.worked(s, seat, tile) < player.tiles(s, seat, tile)

export const buildingHasRoom = (s: State, seat: Seat, building: Building): boolean =>
  owns(s, seat, building) && player.staff(s, seat, building) < CIRCLES[building]

export function freeCityCircles(s: State, seat: Seat): number {
  let free = 0
  for (let i = 0; i < player.city.size(s, seat); i++) {
    const building = player.city(s, seat, i)
    free += CIRCLES[building] - player.staff(s, seat, building)
  }
  return free
}

/** Pieces in hand that have a circle to go to. */
export function piecesToPlace(s: State, seat: Seat): number {
  let free = freeCityCircles(s, seat)
  for (const tile of TILE.all) {
    if (tileHasRoom(s, seat, tile)) free += player.tiles(s, seat, tile) - player.worked(s, seat, tile)
  }
  return Math.min(free, sparePieces(s, seat))
}

/** Adds an answer for every kind of tile and every building with a free circle. */
export function listPlaces(s: State, seat: Seat, piece: Piece, list: AnswerList): void {
  if (piece === A_NOBLE) listCircles(s, seat, PLACE_NOBLE_ON_TILE, PLACE_NOBLE_IN_BUILDING, list)
  else listCircles(s, seat, PLACE_ON_TILE, PLACE_IN_BUILDING, list)
}

/** The piece that a placing answer moves, none if it is no such answer. Asked after every answer of an expanded game, so it is looked up. */
export const pieceOf = (given: Answer): Maybe<Piece> => PIECE_OF[opOf(given)]

/** By operation. */
const PIECE_OF: Maybe<Piece>[] = new Array(OPERATIONS).fill(NONE)
for (const { number } of [PLACE_ON_TILE, PLACE_IN_BUILDING]) PIECE_OF[number] = A_WORKER
for (const { number } of [PLACE_NOBLE_ON_TILE, PLACE_NOBLE_IN_BUILDING]) PIECE_OF[number] = A_NOBLE

/** Why a piece cannot go there; whether the seat has such a piece is the question's affair. */
export function whyPlace(s: State, seat: Seat, given: Answer): ReasonCode {
  if (pieceOf(given) === NONE) return OTHER_QUESTION
  const room =
    PLACE_ON_TILE.is(given) || PLACE_NOBLE_ON_TILE.is(given)
      ? tileHasRoom(s, seat, PLACE_ON_TILE.first(given))
      : buildingHasRoom(s, seat, PLACE_IN_BUILDING.first(given))
  return room ? 0 : NO_CIRCLE
}

/** Puts a piece where the answer says; it must have been taken from somewhere. */
export function place(s: State, seat: Seat, given: Answer, out: Story): void {
  if (PLACE_ON_TILE.is(given)) {
    putOnTile(s, seat, PLACE_ON_TILE.first(given), A_WORKER)
    out.tell(ON_TILE, seat, PLACE_ON_TILE.first(given))
  } else if (PLACE_IN_BUILDING.is(given)) {
    addStaff(s, seat, PLACE_IN_BUILDING.first(given), A_WORKER, 1)
    out.tell(IN_BUILDING, seat, PLACE_IN_BUILDING.first(given))
  } else if (PLACE_NOBLE_ON_TILE.is(given)) {
    putOnTile(s, seat, PLACE_NOBLE_ON_TILE.first(given), A_NOBLE)
    out.tell(NOBLE_ON_TILE, seat, PLACE_NOBLE_ON_TILE.first(given))
  } else {
    addStaff(s, seat, PLACE_NOBLE_IN_BUILDING.first(given), A_NOBLE, 1)
    out.tell(NOBLE_IN_BUILDING, seat, PLACE_NOBLE_IN_BUILDING.first(given))
  }
}

/** On the first tile of the kind that has a free circle. */
export const putOnTile = (s: State, seat: Seat, tile: Tile, piece: Piece): void =>
  manTile(s, seat, spaceWith(s, seat, tile, NONE) as Space, piece)
