import { RNG_CELLS, TaskStack } from '@quayside/kernel'
import {
  BANKS,
  CARDS_DRAWN,
  DECK_SIZE,
  LARGE_BUILDINGS,
  MAX_DIARIES,
  MAX_DOCKS,
  MAX_SPACES,
  ORDERS,
  SMALL_BUILDINGS,
} from './box.ts'
import { AREA_COUNT, DOUBLE_COUNT, ITEM_COUNT, SHAPES } from './ids.ts'

/**
 * The whole state is one row of 16-bit cells, so that a copy is one memory copy. This file is the map of that row; the rules use its
 * names and never count cells themselves.
 */

let next = 0
const cells = (count: number): number => {
  const at = next
  next += count
  return at
}

/* The table */
export const ROUND = cells(1)
/** What is going on: see `PHASE` in `flow.ts`. */
export const PHASE_NOW = cells(1)
/** Who holds the Cooper marker; in solo games the seat after the last is Cooper himself. */
export const MARKER = cells(1)
/** Seats that are asked, one bit each; 0 when the game is over. */
export const ASKED = cells(1)
/** Whose income, turn or window it is. */
export const TURN_SEAT = cells(1)
/** The harbour master stands on the merchant of the round. */
export const MASTER_STANDS = cells(1)
/** Double tiles in the bag and on land, by kind. Their order in the bag is chance, decided when one is drawn. */
export const BAG = cells(DOUBLE_COUNT)
export const PLACED = cells(DOUBLE_COUNT)
/** Diaries in the supply, by kind. */
export const DIARY = cells(MAX_DIARIES)
/** The building decks from the top, card plus 1; small, then large. */
export const DECK = cells(2 * DECK_SIZE)
export const DECK_LEFT = cells(2)
/** Times that cards were put back under each deck. */
export const PUT_BACK = cells(2)
/** For each card and seat, two bits: in which of the seat's own choices it was put back, 0 if in none. */
export const KNOWN = cells(2 * DECK_SIZE)
/** The cards somebody is choosing from, card plus 1, in the order of their numbers. */
export const CHOICE = cells(CARDS_DRAWN)
/** Royal orders on the table, a bit each; and who holds them: seat times two plus the kind of worker, plus 1. */
export const ORDERS_OPEN = cells(1)
export const ORDER_ON = cells(ORDERS)
/** Workers on each work space from the bottom, three bits each: seat plus 1, or `NEUTRAL`. Area by area, round then square. */
export const WORK_SPACE = cells(AREA_COUNT * SHAPES.length)
export const NEUTRAL = 7
export const RNG = cells(RNG_CELLS)

/* Notes for what is under way; zero outside it */
/** Actions of the area that are left, by `ACTION`. */
export const LEFT = cells(12)
/** Of two exclusive actions of the area only one may be used; what its costs are less by. */
export const EITHER = cells(1)
export const AREA_DISCOUNT = cells(1)
/** Income: hands not used yet, a bit each: the island, the double, the boats. */
export const HANDS = cells(1)
/** A payment: what it costs by item, how much of the item under way has been paid and its smallest piece; the discount still to be allotted. */
export const COST = cells(ITEM_COUNT)
export const PAID = cells(1)
export const PAID_LEAST = cells(1)
/** An exchange: the value given so far and its smallest piece. */
export const GIVEN = cells(1)
export const GIVEN_LEAST = cells(1)

/* Solo: Cooper */
export const STOCK = cells(1)
/** His boats, buildings, statues and lids. */
export const COUNTERS = cells(4)
/** Workers he can place, ordinary and special; how many he has gained. */
export const COOPER_WORKERS = cells(2)
export const COOPER_GAINED = cells(2)
/** Milestones he has reached, and workers he owes to royal orders. */
export const COOPER_MILESTONES = cells(1)
export const COOPER_OWES = cells(1)
export const COOPER_STEPS = cells(1)
export const COOPER_DIARIES = cells(1)
/** Cards he has drawn in this round, area plus 1, the latest ones if they are more. */
export const COOPER_CARDS_SHOWN = 16
export const COOPER_CARDS = cells(COOPER_CARDS_SHOWN)
/** Cards left in his deck, by area; and the strategy in force. */
export const COOPER_DECK = cells(AREA_COUNT)
export const STRATEGY = cells(1)

export const TASKS = new TaskStack(next, 64)
cells(TaskStack.cells(64))

/* The players, one block each */
export const PLAYERS_AT = next
next = 0
export const STORE = cells(ITEM_COUNT)
export const MARKET = cells(ITEM_COUNT)
/** Steps on the cartographer's track, and whether the action was used in this income, turn or clean-up. */
export const CART = cells(1)
export const CART_USED = cells(1)
/** Workers by kind: ordinary, special. */
export const AVAILABLE = cells(2)
export const LOCKED = cells(2)
/** Milestones moved to contracts for a worker, and for helm points. */
export const WORKER_CONTRACTS = cells(1)
export const HELM_CONTRACTS = cells(1)
/** Lids still on the merchants, a bit each; lids not used; crate spaces with a lid, a bit each. */
export const LIDS_WAITING = cells(1)
/** Lids of merchants that are being loaded: they come after the helm points. */
export const LIDS_COMING = cells(1)
export const LIDS = cells(1)
export const CRATE = cells(1)
/** Steps and anchors of both ships. */
export const STEPS = cells(2)
export const ANCHORS = cells(2)
export const DIARIES_HELD = cells(1)
/** Islands not placed yet, a bit each; and those beside each sandbank: island times two plus the half, plus 1. */
export const ISLANDS_LEFT = cells(1)
export const BANK = cells(BANKS)
/** Boats at the docks, boat plus 1, plus `FACE_DOWN`; boats in the supply, a bit each. */
export const DOCK = cells(MAX_DOCKS)
export const BOATS_LEFT = cells(1)
/** Statue markers on statue spaces, a bit each. */
export const STATUE_ON = cells(1)
/** Buildings still on the board: small, large, fort. */
export const BUILDINGS_LEFT = cells(3)
/** Cards kept, card plus 1; large ones plus `FACE_DOWN` once used. */
export const SMALL_CARD = cells(SMALL_BUILDINGS)
export const LARGE_CARD = cells(LARGE_BUILDINGS)
export const FACE_DOWN = 64
/** Double tiles in the supply, by kind. */
export const DOUBLE = cells(DOUBLE_COUNT)
/** Singles that lie on the peninsula. */
export const SINGLES = cells(1)
/** Needs no more windows in this clean-up. */
export const FINISHED = cells(1)
/** Spaces of the peninsula: level (0 unexplored), terrain on top, and what stands there (see `land.ts`). */
export const LEVEL = cells(MAX_SPACES)
export const TERRAIN = cells(MAX_SPACES)
export const ON = cells(MAX_SPACES)
export const PLAYER_CELLS = next

export const cellsFor = (players: number): number => PLAYERS_AT + players * PLAYER_CELLS
