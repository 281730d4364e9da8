import { RNG_CELLS, type Seat, type SeatMask, TaskStack } from '@quayside/kernel'
import { CITY_SPACES, FIELD_SPACES, HOUSE_SPACES, MAX_PLAYERS } from './data/box.ts'
import { BUILDINGS } from './data/catalogue.ts'
import { GOOD_COUNT, ROLE_COUNT, TILE_COUNT } from './ids.ts'
import type { Effect, Rules } from './rules.ts'

/**
 * The whole state is one row of 16-bit cells, so that a copy is one memory copy. This file is the map of that row; the roles use its
 * names and small functions and never count cells themselves. `rules` is fixed for the game and shared by all copies.
 */
export interface State {
  readonly rules: Rules
  readonly c: Int16Array
}

let next = 0
const cells = (count: number): number => {
  const at = next
  next += count
  return at
}

/* The table */
export const ROUND = cells(1)
export const GOVERNOR = cells(1)
/** Roles picked so far in this round. */
export const PICKS = cells(1)
/** The role being played, plus 1; 0 while a role is chosen. */
export const ROLE = cells(1)
/** Who chose the role being played. */
export const CHOOSER = cells(1)
/** The seats that are asked, one bit each; 0 when the game is over. */
export const ASKED = cells(1)
export const END_TRIGGERED = cells(1)
export const VP_SUPPLY = cells(1)
/** Points gained after the last chip, kept on paper; they are part of the players' points. */
export const PAPER_VP = cells(1)
/** Nobles are counted apart here (`pieces.ts`); on the islands they are part of every number of workers. */
export const WORKER_SUPPLY = cells(1)
export const WORKER_SHIP = cells(1)
export const QUARRIES = cells(1)
export const GOODS_SUPPLY = cells(GOOD_COUNT)
/** Goods in the trading house, plus 1, packed to the front. */
export const HOUSE = cells(HOUSE_SPACES)
export const HOUSE_COUNT = cells(1)
const MAX_SHIPS = 3
/** Good on each cargo ship, plus 1. Capacities are in the rules. */
export const SHIP_GOOD = cells(MAX_SHIPS)
export const SHIP_COUNT = cells(MAX_SHIPS)
export const ROLE_COINS = cells(ROLE_COUNT)
/** Who has each role this round: seat plus 1. */
export const ROLE_TAKEN = cells(ROLE_COUNT)
export const MAX_OPEN = MAX_PLAYERS + 1
/** Open plantations, tile plus 1. */
export const OPEN = cells(MAX_OPEN)
/** Face-down tiles left in each pile. */
export const PILE_LEFT = cells(MAX_OPEN)
export const DISCARDS = cells(GOOD_COUNT)
export const MAX_PLANTATIONS = 50
/** Face-down tiles, tile plus 1, dealt round the piles: pile p's k-th tile from the bottom lies at p + k × piles. */
export const STACK = cells(MAX_PLANTATIONS)
export const MARKET = cells(BUILDINGS.length)
export const RNG = cells(RNG_CELLS)

/* Notes for the phase under way; zero outside it */
/** Captain: turns in a row without a load. */
export const IDLE_TURNS = cells(1)
/** Captain: the chooser's extra point has been given. */
export const BONUS_GIVEN = cells(1)
/** Storing: barrels of each kind that the seat keeps. */
export const KEPT = cells(GOOD_COUNT)
/** Storing: kinds kept whole so far. */
export const KINDS_KEPT = cells(1)
/** Storing: single barrels kept so far. */
export const SINGLES_KEPT = cells(1)

const TASKS_AT_ONCE = 14
export const TASKS = new TaskStack(next, TASKS_AT_ONCE)
cells(TaskStack.cells(TASKS_AT_ONCE))

/* The players, one block each */
const PLAYERS_AT = next
next = 0
export const COINS = cells(1)
export const VP = cells(1)
/** Workers without a circle. */
export const SPARE = cells(1)
export const FIELDS_USED = cells(1)
export const CITY_USED = cells(1)
export const BUILDINGS_OWNED = cells(1)
/** Settler: what the hospice must know of this phase (see `roles/gaining.ts`). */
export const HOSPICE = cells(1)
/** Craftsman: barrels of each kind made in this phase. */
export const MADE = cells(GOOD_COUNT)
/** Captain: the own ship of this phase is used. */
export const WHARF_USED = cells(1)
/** Captain: what lies on the own ship until the phase ends, good plus 1, and how much of it. */
export const WHARF_GOOD = cells(1)
export const WHARF_COUNT = cells(1)
export const GOODS_AT = cells(GOOD_COUNT)
/**
 * Field spaces in the order they were filled: tile plus 1, plus `OCCUPIED` with a worker on it and `WITH_NOBLE` if that is a noble. A
 * forest adds `UNDER` times the kind that lies face down plus 1, and `UNSEEN` if nobody has looked at it.
 */
export const FIELDS = cells(FIELD_SPACES)
/** City spaces in the order they were built on: building plus 1. */
export const CITY = cells(CITY_SPACES)
/** Field tiles by kind, and how many of them have a worker. Follows from `FIELDS`; kept because production asks for it. */
export const TILES_OWNED = cells(TILE_COUNT)
export const TILES_WORKED = cells(TILE_COUNT)
/** By building: 0 not owned, else 1 plus its workers, nobles included. */
export const STAFF = cells(BUILDINGS.length)
const PLAYER_CELLS = next

export const OCCUPIED = 16
export const WITH_NOBLE = 32
export const UNDER = 64
export const UNSEEN = 512

/** Cells of a state; expansions have theirs behind the players (see `Rules.cells`). */
export const baseCells = (players: number): number => PLAYERS_AT + players * PLAYER_CELLS

/** Where a player's block begins: `s.c[player(seat) + COINS]`. */
export const player = (seat: Seat): number => PLAYERS_AT + seat * PLAYER_CELLS

export const owns = (s: State, seat: Seat, building: number): boolean => s.c[player(seat) + STAFF + building] > 0

/** Owned and with at least one worker: only then does a building do anything. */
export const occupied = (s: State, seat: Seat, building: number): boolean => s.c[player(seat) + STAFF + building] > 1

/** Whether any building with an effect is occupied; the tables are in the rules. */
export function anyOccupied(s: State, seat: Seat, effects: readonly Effect<unknown>[]): boolean {
  for (let i = 0; i < effects.length; i++) if (occupied(s, seat, effects[i].building)) return true
  return false
}

/** The first occupied building of a seat with an effect, -1 if there is none. */
export function occupiedOf(s: State, seat: Seat, effects: readonly Effect<unknown>[]): number {
  for (let i = 0; i < effects.length; i++) if (occupied(s, seat, effects[i].building)) return effects[i].building
  return -1
}

/** The sum of a numeric effect over a seat's occupied buildings. */
export function sumOccupied(s: State, seat: Seat, effects: readonly Effect<number>[]): number {
  let sum = 0
  for (let i = 0; i < effects.length; i++) if (occupied(s, seat, effects[i].building)) sum += effects[i].value
  return sum
}

/** The kind of the tile on a field space. */
export const tileAt = (s: State, seat: Seat, space: number): number =>
  (s.c[player(seat) + FIELDS + space] & (OCCUPIED - 1)) - 1

export const goodsOf = (s: State, seat: Seat, good: number): number => s.c[player(seat) + GOODS_AT + good]

export function totalGoods(s: State, seat: Seat): number {
  const at = player(seat) + GOODS_AT
  let total = 0
  for (let good = 0; good < GOOD_COUNT; good++) total += s.c[at + good]
  return total
}

/** The `offset`-th seat clockwise from the one that chose the role. */
export const seatFromChooser = (s: State, offset: number): Seat => (s.c[CHOOSER] + offset) % s.rules.players

/** A seat that the game plays itself; these come after the players. */
export const isAutoma = (s: State, seat: Seat): boolean => seat >= s.rules.humans

export const isOver = (s: State): boolean => s.c[ASKED] === 0
export const askedSeats = (s: State): SeatMask => s.c[ASKED]

/** The kind of tile that lies under a forest. */
export const kindUnder = (field: number): number => ((field >> 6) & 7) - 1

export const cloneState = (s: State): State => ({ rules: s.rules, c: s.c.slice() })
