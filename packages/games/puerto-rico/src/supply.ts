import { type Seat, type Story, shuffle } from '@quayside/kernel'
import { FIELD_SPACES, PRIVILEGE } from './data/box.ts'
import { BY_POINTS, event } from './events.ts'
import { A_NOBLE, A_WORKER, CAPTAIN, FOREST, GOOD_COUNT } from './ids.ts'
import { aboard, addSpare, noblesAboard, takeFromShip, takeFromSupply } from './pieces.ts'
import {
  CHOOSER,
  COINS,
  DISCARDS,
  END_TRIGGERED,
  FIELDS,
  FIELDS_USED,
  isAutoma,
  OCCUPIED,
  OPEN,
  PAPER_VP,
  PILE_LEFT,
  player,
  RNG,
  ROLE,
  STACK,
  type State,
  TILES_OWNED,
  TILES_WORKED,
  UNDER,
  UNSEEN,
  VP,
  VP_SUPPLY,
  WITH_NOBLE,
  WORKER_SUPPLY,
} from './state.ts'

/** Moves of pieces between supply and players that more than one role makes. */

const END = event('end-triggered')
const POINTS = event('points')
const SHUFFLED = event('tiles-shuffled')
const REVEALED = event('tile-revealed')
const DISCARDED = event('tile-discarded')

/** An end, once triggered, stays; the game goes on to the end of the round. */
export function triggerEnd(s: State, cause: number, out: Story): void {
  if (s.c[END_TRIGGERED]) return
  s.c[END_TRIGGERED] = 1
  out.tell(END, cause)
}

/** Points beyond the last chip are kept on paper. The last chip of a captain phase brings the end; by the errata of 1897 that of any phase. */
export function gainPoints(s: State, seat: Seat, points: number, source: number, out: Story): void {
  const { c } = s
  const chips = Math.min(points, c[VP_SUPPLY])
  c[VP_SUPPLY] -= chips
  c[PAPER_VP] += points - chips
  c[player(seat) + VP] += points
  out.tell(POINTS, seat, points, source)
  const { pointsGained } = s.rules.hooks
  for (let i = 0; i < pointsGained.length; i++) pointsGained[i](s, seat, points)
  if (c[VP_SUPPLY] === 0 && (c[ROLE] === CAPTAIN + 1 || s.rules.lastChipEndsAnyPhase)) triggerEnd(s, BY_POINTS, out)
}

export function gainCoins(s: State, seat: Seat, coins: number): void {
  s.c[player(seat) + COINS] += coins
}

/** How often the chooser's privilege counts for a seat: 0 for all others. */
export function privilegeOf(s: State, seat: Seat): number {
  if (seat !== s.c[CHOOSER]) return 0
  let times = PRIVILEGE
  const { privileges } = s.rules.hooks
  for (let i = 0; i < privileges.length; i++) times += privileges[i](s, seat)
  return times
}

/** Pieces come to a seat: a player keeps them spare until they are placed, an automa places them itself. */
export function receive(s: State, seat: Seat, piece: number, count: number, out: Story): void {
  if (isAutoma(s, seat)) s.rules.automa?.receive(s, seat, piece, count, out)
  else addSpare(s, seat, piece, count)
}

/** Whether a piece can come with a tile or building: workers from the supply; once that is empty, and `orShip`, either kind from the ship. */
export function pieceAvailable(s: State, piece: number, orShip: boolean): boolean {
  if (s.c[WORKER_SUPPLY] > 0) return piece === A_WORKER
  return orShip && aboard(s, piece) > 0
}

export const workerAvailable = (s: State, orShip: boolean): boolean =>
  pieceAvailable(s, A_WORKER, orShip) || (noblesAboard(s) > 0 && pieceAvailable(s, A_NOBLE, orShip))

/** Takes such a piece; returns where it came from, 0 for the supply and 1 for the ship. */
export function takePiece(s: State, piece: number): number {
  if (s.c[WORKER_SUPPLY] > 0) {
    takeFromSupply(s, piece)
    return 0
  }
  takeFromShip(s, piece)
  return 1
}

/** Lays a tile on the next field space and returns the space. */
export function layTile(s: State, seat: Seat, tile: number): number {
  const { c } = s
  const p = player(seat)
  const space = c[p + FIELDS_USED]++
  c[p + FIELDS + space] = tile + 1
  c[p + TILES_OWNED + tile]++
  return space
}

/** Turns a plantation without a worker face down. */
export function turnToForest(s: State, seat: Seat, space: number, unseen: boolean): void {
  const { c } = s
  const p = player(seat)
  const tile = c[p + FIELDS + space] - 1
  c[p + FIELDS + space] = FOREST + 1 + UNDER * (tile + 1) + (unseen ? UNSEEN : 0)
  c[p + TILES_OWNED + tile]--
  c[p + TILES_OWNED + FOREST]++
}

export const fieldsFull = (s: State, seat: Seat): boolean => s.c[player(seat) + FIELDS_USED] === FIELD_SPACES

/** Puts a worker or noble on a tile that has none. */
export function manTile(s: State, seat: Seat, space: number, piece = A_WORKER): void {
  const p = player(seat)
  const tile = s.c[p + FIELDS + space] - 1
  s.c[p + FIELDS + space] |= piece === A_NOBLE ? OCCUPIED | WITH_NOBLE : OCCUPIED
  s.c[p + TILES_WORKED + tile]++
}

/** Takes a piece from a tile of a kind. */
export function liftFromTile(s: State, seat: Seat, tile: number, piece: number): void {
  const p = player(seat)
  const occupant = tile + 1 + (piece === A_NOBLE ? OCCUPIED | WITH_NOBLE : OCCUPIED)
  let space = 0
  while (s.c[p + FIELDS + space] !== occupant) space++
  s.c[p + FIELDS + space] = tile + 1
  s.c[p + TILES_WORKED + tile]--
}

export function faceDownTiles(s: State): number {
  let left = 0
  for (let pile = 0; pile < s.rules.piles; pile++) left += s.c[PILE_LEFT + pile]
  return left
}

/** Tiles that can still be drawn, the discards that would be shuffled in included. */
export function tilesInReserve(s: State): number {
  let left = faceDownTiles(s)
  for (let good = 0; good < GOOD_COUNT; good++) left += s.c[DISCARDS + good]
  return left
}

/** Deals `count` tiles that lie in the stack's first cells round the piles; no tile moves, see `STACK`. */
export function dealPiles(s: State, count: number): void {
  const { piles } = s.rules
  for (let pile = 0; pile < piles; pile++) s.c[PILE_LEFT + pile] = Math.ceil((count - pile) / piles)
}

/** Once all face-down tiles are gone, the discards are shuffled and laid out anew (2020: into new piles). */
export function renewTiles(s: State, out: Story): void {
  const { c } = s
  if (faceDownTiles(s) > 0) return
  let count = 0
  for (let good = 0; good < GOOD_COUNT; good++) {
    for (; c[DISCARDS + good] > 0; c[DISCARDS + good]--) c[STACK + count++] = good + 1
  }
  if (count === 0) return
  shuffle(c, RNG, STACK, count)
  dealPiles(s, count)
  out.tell(SHUFFLED, count)
}

/** Turns up the top tile of a pile that is not empty. */
export function drawTile(s: State, pile: number, out: Story): number {
  const { c, rules } = s
  const at = STACK + pile + --c[PILE_LEFT + pile] * rules.piles
  const tile = c[at] - 1
  c[at] = 0
  out.drew()
  return tile
}

/** The end of a settler phase: what was left open is discarded and the row is laid out again. */
export function renewRow(s: State, out: Story): void {
  const { c, rules } = s
  for (let good = 0; good < GOOD_COUNT; good++) {
    let count = 0
    for (let i = 0; i < rules.openTiles; i++) {
      if (c[OPEN + i] !== good + 1) continue
      c[OPEN + i] = 0
      count++
    }
    if (count === 0) continue
    c[DISCARDS + good] += count
    out.tell(DISCARDED, good, count)
  }
  layRow(s, out)
}

/** With one stack the discards come back when a tile is needed and none is left; with piles only when all are empty, and an empty pile shows nothing. */
export function layRow(s: State, out: Story): void {
  const { c, rules } = s
  const onePile = rules.piles === 1
  if (!onePile) renewTiles(s, out)
  for (let i = 0; i < rules.openTiles; i++) {
    if (onePile) renewTiles(s, out)
    const pile = onePile ? 0 : i
    if (c[PILE_LEFT + pile] === 0) continue
    const tile = drawTile(s, pile, out)
    c[OPEN + i] = tile + 1
    out.tell(REVEALED, tile, onePile ? 0 : pile + 1)
  }
}
