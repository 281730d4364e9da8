import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf } from './answers.ts'
import { CIRCLES } from './data/catalogue.ts'
import { event } from './events.ts'
import { A_NOBLE, A_WORKER, CIRCLE_TILES } from './ids.ts'
import { addStaff } from './pieces.ts'
import { OTHER_QUESTION, reason } from './reasons.ts'
import { BUILDINGS_OWNED, CITY, FIELDS, player, STAFF, type State, TILES_OWNED, TILES_WORKED } from './state.ts'
import { manTile } from './supply.ts'

/** Pieces into free circles, one at a time: what the mayor, a festival, the buccaneer and the guesthouse have in common. */

const ON_TILE = event('worker-on-tile')
const IN_BUILDING = event('worker-in-building')
const NOBLE_ON_TILE = event('noble-on-tile')
const NOBLE_IN_BUILDING = event('noble-in-building')

const NO_CIRCLE = reason('no-free-circle')

export const tileHasRoom = (s: State, seat: Seat, tile: number): boolean =>
  tile < CIRCLE_TILES && s.c[player(seat) + TILES_WORKED + tile] < s.c[player(seat) + TILES_OWNED + tile]

export function buildingHasRoom(s: State, seat: Seat, building: number): boolean {
  const staff = s.c[player(seat) + STAFF + building]
  return staff > 0 && staff <= CIRCLES[building]
}

export function freeCityCircles(s: State, seat: Seat): number {
  const { c } = s
  const p = player(seat)
  let free = 0
  for (let i = 0; i < c[p + BUILDINGS_OWNED]; i++) {
    const building = c[p + CITY + i] - 1
    free += CIRCLES[building] + 1 - c[p + STAFF + building]
  }
  return free
}

export function hasFreeCircle(s: State, seat: Seat): boolean {
  const { c } = s
  const p = player(seat)
  for (let tile = 0; tile < CIRCLE_TILES; tile++) {
    if (c[p + TILES_WORKED + tile] < c[p + TILES_OWNED + tile]) return true
  }
  for (let i = 0; i < c[p + BUILDINGS_OWNED]; i++) {
    const building = c[p + CITY + i] - 1
    if (c[p + STAFF + building] <= CIRCLES[building]) return true
  }
  return false
}

/** Adds an answer for every kind of tile and every building with a free circle. */
export function listPlaces(s: State, seat: Seat, piece: number, list: AnswerList): void {
  const { c } = s
  const p = player(seat)
  const buildings = c[p + BUILDINGS_OWNED]
  const onTile = piece === A_NOBLE ? OP.PLACE_NOBLE_ON_TILE : OP.PLACE_ON_TILE
  const inBuilding = piece === A_NOBLE ? OP.PLACE_NOBLE_IN_BUILDING : OP.PLACE_IN_BUILDING
  for (let tile = 0; tile < CIRCLE_TILES; tile++) {
    if (c[p + TILES_WORKED + tile] < c[p + TILES_OWNED + tile]) list.add(answer(onTile, tile))
  }
  for (let i = 0; i < buildings; i++) {
    const building = c[p + CITY + i] - 1
    if (c[p + STAFF + building] <= CIRCLES[building]) list.add(answer(inBuilding, building))
  }
}

/** The piece that a placing answer moves, -1 if it is no such answer. */
export function pieceOf(given: Answer): number {
  switch (opOf(given)) {
    case OP.PLACE_ON_TILE:
    case OP.PLACE_IN_BUILDING:
      return A_WORKER
    case OP.PLACE_NOBLE_ON_TILE:
    case OP.PLACE_NOBLE_IN_BUILDING:
      return A_NOBLE
    default:
      return -1
  }
}

const isOnTile = (given: Answer): boolean => opOf(given) === OP.PLACE_ON_TILE || opOf(given) === OP.PLACE_NOBLE_ON_TILE

/** Why a piece cannot go there; whether the seat has such a piece is the question's affair. */
export function whyPlace(s: State, seat: Seat, given: Answer): ReasonCode {
  if (pieceOf(given) < 0) return OTHER_QUESTION
  const target = argOf(given)
  const room = isOnTile(given) ? tileHasRoom(s, seat, target) : buildingHasRoom(s, seat, target)
  return room ? 0 : NO_CIRCLE
}

/** Puts a piece where the answer says; it must have been taken from somewhere. */
export function place(s: State, seat: Seat, given: Answer, out: Story): void {
  const target = argOf(given)
  switch (opOf(given)) {
    case OP.PLACE_ON_TILE:
      putOnTile(s, seat, target, A_WORKER)
      out.tell(ON_TILE, seat, target)
      break
    case OP.PLACE_IN_BUILDING:
      addStaff(s, seat, target, A_WORKER, 1)
      out.tell(IN_BUILDING, seat, target)
      break
    case OP.PLACE_NOBLE_ON_TILE:
      putOnTile(s, seat, target, A_NOBLE)
      out.tell(NOBLE_ON_TILE, seat, target)
      break
    case OP.PLACE_NOBLE_IN_BUILDING:
      addStaff(s, seat, target, A_NOBLE, 1)
      out.tell(NOBLE_IN_BUILDING, seat, target)
      break
  }
}

/** On the first tile of the kind that has a free circle. */
export function putOnTile(s: State, seat: Seat, tile: number, piece: number): void {
  const at = player(seat) + FIELDS
  let space = 0
  while (s.c[at + space] !== tile + 1) space++
  manTile(s, seat, space, piece)
}
