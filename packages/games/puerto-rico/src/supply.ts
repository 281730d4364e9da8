import type { Story } from '@quayside/kernel'
import { NONE, type Seat } from '@quayside/kernel/box'
import { box, type State } from './box.ts'
import { BY_POINTS, event } from './events.ts'
import { spaceWith } from './hot.ts'
import {
  A_NOBLE,
  A_WORKER,
  type Building,
  CAPTAIN,
  FOREST,
  GOOD,
  type Good,
  goodOf,
  PILE,
  type Piece,
  type Pile,
  plantationOf,
  SPACE,
  type Space,
  type Tile,
} from './ids.ts'
import { aboard, addSpare, takeFromShip, takeFromSupply } from './pieces.ts'
import { FIELD_SPACES, PRIVILEGE } from './sizes.ts'
import { isAutoma } from './state.ts'

const { table, seats: player, chance } = box

/** Moves of pieces between supply and players that more than one phase makes. */

const END = event('end-triggered')
const POINTS = event('points')
const SHUFFLED = event('tiles-shuffled')
const REVEALED = event('tile-revealed')
const DISCARDED = event('tile-discarded')

/** An end, once triggered, stays; the game goes on to the end of the round. */
export function triggerEnd(s: State, cause: number, out: Story): void {
  if (table.endTriggered(s)) return
  table.endTriggered.set(s, true)
  out.tell(END, cause)
}

/** Points beyond the last chip are kept on paper. The last chip of a captain phase brings the end; by the errata of 1897 that of any phase. */
export function gainPoints(s: State, seat: Seat, points: number, source: number, out: Story): void {
  const chips = Math.min(points, table.vpSupply(s))
  table.vpSupply.add(s, -chips)
  table.paperVp.add(s, points - chips)
  player.vp.add(s, seat, points)
  out.tell(POINTS, seat, points, source)
  const { pointsGained } = s.rules.hooks
  for (let i = 0; i < pointsGained.length; i++) pointsGained[i](s, seat, points)
  if (table.vpSupply(s) > 0) return
  if (table.role(s) === CAPTAIN || s.rules.lastChipEndsAnyPhase) triggerEnd(s, BY_POINTS, out)
}

export const gainCoins = (s: State, seat: Seat, coins: number): void => player.coins.add(s, seat, coins)

/** Barrels go from the supply to a seat, or back. */
export function gainGoods(s: State, seat: Seat, good: Good, count: number): void {
  table.goodsSupply.add(s, good, -count)
  player.goods.add(s, seat, good, count)
}
export const returnGoods = (s: State, seat: Seat, good: Good, count: number): void => gainGoods(s, seat, good, -count)

/** How often the chooser's privilege counts for a seat: 0 for all others. */
export const privilegeOf = (s: State, seat: Seat): number => (seat === table.chooser(s) ? privilegeAs(s, seat) : 0)

/** The same for a seat as if it were the chooser. */
export function privilegeAs(s: State, seat: Seat): number {
  let times = PRIVILEGE
  const { privileges } = s.rules.hooks
  for (let i = 0; i < privileges.length; i++) times += privileges[i](s, seat)
  return times
}

/** Pieces come to a seat: a player keeps them spare until they are placed, an automa places them itself. */
export function receive(s: State, seat: Seat, piece: Piece, count: number, out: Story): void {
  if (isAutoma(s, seat)) s.rules.automa?.receive(s, seat, piece, count, out)
  else addSpare(s, seat, piece, count)
}

/** Whether a piece can come with a tile or building: workers from the supply; once that is empty, and `orShip`, either kind from the ship. */
export function pieceAvailable(s: State, piece: Piece, orShip: boolean): boolean {
  if (table.workerSupply(s) > 0) return piece === A_WORKER
  return orShip && aboard(s, piece) > 0
}

export const workerAvailable = (s: State, orShip: boolean): boolean =>
  pieceAvailable(s, A_WORKER, orShip) || pieceAvailable(s, A_NOBLE, orShip)

/** Takes such a piece; returns where it came from, 0 for the supply and 1 for the ship. */
export function takePiece(s: State, piece: Piece): number {
  if (table.workerSupply(s) > 0) {
    takeFromSupply(s, piece)
    return 0
  }
  takeFromShip(s, piece)
  return 1
}

/** A building stands in a city; its spaces, and what it costs, are the builder's affair. */
export function putUpBuilding(s: State, seat: Seat, building: Building): void {
  player.city.push(s, seat, building)
  player.owned.add(s, seat, building)
}

/* Tiles on an island */

/** Lays a tile on the next field space and returns the space. */
export function layTile(s: State, seat: Seat, tile: Tile): Space {
  const space = SPACE.all[player.fieldsUsed(s, seat)]
  player.fieldsUsed.add(s, seat, 1)
  player.fields.tile.set(s, seat, space, tile)
  player.tiles.add(s, seat, tile, 1)
  return space
}

/** Turns a plantation without a worker face down. */
export function turnToForest(s: State, seat: Seat, space: Space, unseen: boolean): void {
  const tile = tileAt(s, seat, space)
  player.fields.tile.set(s, seat, space, FOREST)
  player.fields.under.set(s, seat, space, goodOf(tile))
  player.fields.unseen.set(s, seat, space, unseen)
  player.tiles.add(s, seat, tile, -1)
  player.tiles.add(s, seat, FOREST, 1)
}

/** The kind of the tile on a field space that is used. */
export const tileAt = (s: State, seat: Seat, space: Space): Tile => player.fields.tile(s, seat, space) as Tile

export const fieldsFull = (s: State, seat: Seat): boolean => player.fieldsUsed(s, seat) === FIELD_SPACES

/** Puts a worker or noble on a tile that has none. */
export function manTile(s: State, seat: Seat, space: Space, piece: Piece = A_WORKER): void {
  player.fields.piece.set(s, seat, space, piece)
  player.worked.add(s, seat, tileAt(s, seat, space), 1)
}

/** Takes a piece from a tile of a kind; there is such a one. */
export function liftFromTile(s: State, seat: Seat, tile: Tile, piece: Piece): void {
  player.fields.piece.set(s, seat, spaceWith(s, seat, tile, piece) as Space, NONE)
  player.worked.add(s, seat, tile, -1)
}

/* The face-down tiles: they are dealt round the piles, so that no tile moves when they are. */

/** Where the tile of a pile lies that is so high from its bottom, the lowest at 0. */
export const placeInStack = (s: State, pile: Pile, height: number): number => pile + height * s.rules.piles

/** The pile that is the only one where tiles lie in one stack. */
export const [ONE_STACK] = PILE.all

export function faceDownTiles(s: State): number {
  let left = 0
  for (let pile = PILE.first; pile < s.rules.piles; pile++) left += table.pileHeight(s, pile)
  return left
}

function discardedTiles(s: State): number {
  let count = 0
  for (let good = GOOD.first; good < GOOD.size; good++) count += table.discards(s, good)
  return count
}

/** Tiles that can still be drawn, the discards that would be shuffled in included. */
export const tilesInReserve = (s: State): number => faceDownTiles(s) + discardedTiles(s)

/** Whether a pile can be drawn from: a tile lies there, or none lies anywhere and the discards, dealt round the piles, would reach it. */
export const canDrawFrom = (s: State, pile: Pile): boolean =>
  table.pileHeight(s, pile) > 0 || (faceDownTiles(s) === 0 && discardedTiles(s) > pile)

/** Shuffles tiles and deals them round the piles, of which nothing is left. */
export function dealPiles(s: State, tiles: readonly Good[]): void {
  const dealt = tiles.slice()
  chance.shuffle(s, dealt)
  for (let place = 0; place < dealt.length; place++) table.stack.set(s, place, dealt[place])
  for (let pile = PILE.first; pile < s.rules.piles; pile++)
    table.pileHeight.set(s, pile, Math.ceil((dealt.length - pile) / s.rules.piles))
}

/** So many tiles of each kind, in the kinds' order. */
export function tilesOf(counts: (good: Good) => number): Good[] {
  const tiles: Good[] = []
  for (let good = GOOD.first; good < GOOD.size; good++) for (let left = counts(good); left > 0; left--) tiles.push(good)
  return tiles
}

/** Once all face-down tiles are gone and one is to be drawn, the discards are shuffled and laid out anew (2020: into new piles). */
function renewTiles(s: State, out: Story): void {
  if (faceDownTiles(s) > 0) return
  const tiles = tilesOf((good) => table.discards(s, good))
  if (tiles.length === 0) return
  for (let good = GOOD.first; good < GOOD.size; good++) table.discards.set(s, good, 0)
  dealPiles(s, tiles)
  out.tell(SHUFFLED, tiles.length)
}

/** Turns up the top tile of a pile that can be drawn from. Only now, when a tile is really drawn, do the discards come back. */
export function drawTile(s: State, pile: Pile, out: Story): Good {
  renewTiles(s, out)
  table.pileHeight.add(s, pile, -1)
  const place = placeInStack(s, pile, table.pileHeight(s, pile))
  const tile = table.stack(s, place) as Good
  table.stack.set(s, place, NONE)
  out.drew()
  return tile
}

/** The end of a settler phase: what was left open is discarded and the row is laid out again. */
export function renewRow(s: State, out: Story): void {
  for (let good = GOOD.first; good < GOOD.size; good++) {
    let count = 0
    for (let pile = PILE.first; pile < s.rules.openTiles; pile++) {
      if (table.openRow(s, pile) !== good) continue
      table.openRow.set(s, pile, NONE)
      count++
    }
    if (count === 0) continue
    table.discards.add(s, good, count)
    out.tell(DISCARDED, good, count)
  }
  layRow(s, out)
}

/** With piles the discards come back only when all were empty before the row is laid, and an empty pile shows nothing. */
export function layRow(s: State, out: Story): void {
  const onePile = s.rules.piles === 1
  if (!onePile) renewTiles(s, out)
  for (let place = PILE.first; place < s.rules.openTiles; place++) {
    const pile = onePile ? ONE_STACK : place
    if (onePile ? !canDrawFrom(s, pile) : table.pileHeight(s, pile) === 0) continue
    const tile = drawTile(s, pile, out)
    table.openRow.set(s, place, tile)
    out.tell(REVEALED, plantationOf(tile), onePile ? 0 : pileName(pile))
  }
}

/** The number that answers and events name a pile by. */
export const pileName = (pile: Pile): number => pile + 1
