import type { AnswerList, Operation } from '@quayside/kernel'
import { type Maybe, NONE, type Seat } from '@quayside/kernel/box'
import { box, type State } from './box.ts'
import { CIRCLES } from './data/catalogue.ts'
import { type Building, CIRCLE_TILES, GOOD, type Piece, type Space, type Tile } from './ids.ts'
import type { Effect } from './rules/index.ts'

const { seats: player } = box

/**
 * What random play asks most, written on bare cells: everywhere else the box's own names are used. `test/hot.test.ts` has each function in
 * those names and compares the two.
 */

const { seatCells } = box
const GOODS_AT = player.goods.at
const STAFF = player.staff.at
const CITY = player.city.at
const TILES_AT = player.tiles.at
const WORKED = player.worked.at
const TILE_ON = player.fields.tile.at
const PIECE_ON = player.fields.piece.at
const FIELDS_USED = player.fieldsUsed.at

/** How many goods and circle tiles there are: their cells lie side by side. */
const GOOD_CELLS = GOOD.size
const CIRCLE_CELLS = CIRCLE_TILES.length
const CIRCLES_IN = CIRCLES

export function totalGoods({ c }: State, seat: Seat): number {
  const at = GOODS_AT + seat * seatCells
  let total = 0
  for (let good = 0; good < GOOD_CELLS; good++) total += c[at + good]
  return total
}

/** Whether any building with an effect is occupied; the tables are in the rules. */
export function anyOccupied({ c }: State, seat: Seat, effects: readonly Effect<unknown>[]): boolean {
  const at = STAFF + seat * seatCells
  for (let i = 0; i < effects.length; i++) if (c[at + effects[i].building] > 0) return true
  return false
}

/** The sum of a numeric effect over a seat's occupied buildings. */
export function sumOccupied({ c }: State, seat: Seat, effects: readonly Effect<number>[]): number {
  const at = STAFF + seat * seatCells
  let sum = 0
  for (let i = 0; i < effects.length; i++) if (c[at + effects[i].building] > 0) sum += effects[i].value
  return sum
}

export function hasFreeCircle({ c }: State, seat: Seat): boolean {
  const block = seat * seatCells
  for (let tile = 0; tile < CIRCLE_CELLS; tile++) {
    if (c[WORKED + block + tile] < c[TILES_AT + block + tile]) return true
  }
  const city = CITY + block
  for (let i = c[city]; i > 0; i--) {
    const building = c[city + i] - 1
    if (c[STAFF + block + building] < CIRCLES_IN[building]) return true
  }
  return false
}

/** Adds an answer for every kind of tile and every building with a free circle. */
export function listCircles(
  { c }: State,
  seat: Seat,
  onTile: Operation<Tile>,
  inBuilding: Operation<Building>,
  list: AnswerList,
): void {
  const block = seat * seatCells
  for (let tile = 0; tile < CIRCLE_CELLS; tile++) {
    if (c[WORKED + block + tile] < c[TILES_AT + block + tile]) list.add(onTile.of(tile as Tile))
  }
  const city = CITY + block
  const buildings = c[city]
  for (let i = 1; i <= buildings; i++) {
    const building = c[city + i] - 1
    if (c[STAFF + block + building] < CIRCLES_IN[building]) list.add(inBuilding.of(building as Building))
  }
}

/** The first tile of a kind on which such a piece stands, or nobody. */
export function spaceWith({ c }: State, seat: Seat, tile: Tile, piece: Maybe<Piece>): Maybe<Space> {
  const block = seat * seatCells
  const used = c[FIELDS_USED + block]
  for (let i = 0; i < used; i++) {
    if (c[TILE_ON + block + i] === tile + 1 && c[PIECE_ON + block + i] === piece + 1) return i as Space
  }
  return NONE
}

/** Takes all workers and nobles from tiles and buildings; returns how many. */
export function liftAll({ c }: State, seat: Seat): number {
  const block = seat * seatCells
  let lifted = 0
  for (let tile = 0; tile < CIRCLE_CELLS; tile++) {
    lifted += c[WORKED + block + tile]
    c[WORKED + block + tile] = 0
  }
  const used = c[FIELDS_USED + block]
  for (let i = 0; i < used; i++) c[PIECE_ON + block + i] = 0
  const city = CITY + block
  for (let i = c[city]; i > 0; i--) {
    const staff = STAFF + block + c[city + i] - 1
    lifted += c[staff]
    c[staff] = 0
  }
  return lifted
}
