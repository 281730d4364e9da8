import { RNG_CELLS, TaskStack } from '@quayside/kernel'
import { COMPANY_COUNT, LETTER_COUNT, TILES } from './ids.ts'
import { SPACE_COUNT } from './spaces.ts'

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
/** Who holds the first-player marker, and who began this round. */
export const MARKER_HOLDER = cells(1)
export const ROUND_FIRST = cells(1)
/** Seats that are asked, one bit each; 0 when the game is over. */
export const ASKED = cells(1)
/** Whose turn it is in the action phase and in set-up. */
export const TURN_SEAT = cells(1)
/** The track at each company's edge. */
export const TRACK_AT = cells(COMPANY_COUNT)
const MAX_REGIONS = 24
/** The company whose post stands in each region, plus 1. */
export const REGION = cells(MAX_REGIONS)
/** Posts in each column of each base, plus `LAST_GONE` once the column has been empty: its last space stays open. */
export const BASE = cells(COMPANY_COUNT * 3)
export const LAST_GONE = 8
/** Posts that have left the game, by company. */
export const POSTS_OUT = cells(COMPANY_COUNT)
/** The card display, column by column from the left, face plus 1. */
export const DISPLAY = cells(12)
export const STACK_SIZE = 44
/** The card stack from the bottom, face plus 1. */
export const STACK = cells(STACK_SIZE)
export const STACK_LEFT = cells(1)
/** The book display, row by row, book plus 1, and the coins lying with each space. */
export const BOOK_DISPLAY = cells(12)
export const BOOK_COINS = cells(12)
export const BOOKS_PER_LETTER = 24
/** The book supply from the bottom, letter by letter, book plus 1. */
export const BOOK_STACK = cells(LETTER_COUNT * BOOKS_PER_LETTER)
export const BOOK_LEFT = cells(LETTER_COUNT)
/** Books covered on somebody's track or discarded, by letter. */
export const BOOKS_OUT = cells(LETTER_COUNT)
/** Coins of the round track that players have taken with books. */
export const COINS_TAKEN = cells(1)
/** Whose bonus marker lies on each space: seat plus 1. */
export const SPACE = cells(SPACE_COUNT)
/** Who has each bonus tile: seat plus 1; and whether it has been used. */
export const TILE_OWNER = cells(TILES.length)
export const TILE_USED = cells(TILES.length)
/** The slot the "+1" tile lies on, plus 1. */
export const PLUS_ONE_ON = cells(1)
export const RNG = cells(RNG_CELLS)

/* Notes for the turn under way; zero outside it */
/** Goods: units left, the first card's good plus 1, slots in use, and whether goods are mixed, a card was bought, a step made. */
export const UNITS = cells(1)
export const GOOD = cells(1)
export const IN_USE = cells(1)
export const MIXED = cells(1)
export const BOUGHT = cells(1)
export const STEPPED = cells(1)
/** Expansion: points left, the company plus 1, regions whose reward is due (two cells of bits), bookkeeping points due. */
export const POINTS = cells(1)
export const EXPANDING = cells(1)
export const REWARDS_DUE = cells(2)
export const POOL = cells(1)
const MAX_OUSTED = 15
/** Posts to give back, company plus 1, in the order they were ousted. */
export const OUSTED = cells(MAX_OUSTED)
export const OUSTED_COUNT = cells(1)
const MAX_HELD = 12
/** Books taken in this turn and not placed yet, book plus 1, in the order of their numbers. */
export const HELD = cells(MAX_HELD)
export const HELD_COUNT = cells(1)
/** Bookkeeper: a book was turned over, and steps the inkwell has made. */
export const FLIPPED = cells(1)
export const INK_STEPS = cells(1)

export const TASKS = new TaskStack(next, 10)
cells(TaskStack.cells(10))

/* The players, one block each */
export const PLAYERS_AT = next
next = 0
export const POUNDS = cells(1)
export const DIAMOND = cells(1)
/** The inkwell's step: 0 on its icon, 1 on the starting book. */
export const INK = cells(1)
/** The marker's space on each company's track. */
export const TRACK_POS = cells(COMPANY_COUNT)
/** Track bonuses in force, 0 to 2 by company: as of the start of the player's turn. */
export const BONUS = cells(COMPANY_COUNT)
/** The entry of the permanent bonuses that follows from them; kept because every total asks for it. */
export const PERMANENT = cells(1)
export const MARKERS_OUT = cells(1)
/** Cards in the five slots, face plus 1; bits of those that are turned over. */
export const SLOT = cells(5)
export const USED = cells(1)
/** Planning and choice of tiles: the secret decision is made. */
export const SEALED = cells(1)
export const ENDED = cells(1)
/** Turns finished in this round. */
export const TURNS = cells(1)
/** The bonus on a good's total has been used in this round. */
export const TOTAL_SPENT = cells(1)
/** The starting tile plus 1; before that, the two it is chosen from. */
export const START_TILE = cells(1)
export const DEALT = cells(2)
export const MAX_BOOK_STEPS = 21
/** The top book on each step, book plus 1, plus `TURNED` when its blank side is up. */
export const BOOK_ON = cells(MAX_BOOK_STEPS)
export const TURNED = 256
/** Cards in hand by face; the five resting piles follow, as many cells each. */
export const HAND = cells(0)
const PLAYER_FIXED = next

/** Sizes that depend on how many faces the cards have. */
export function layout(players: number, faceCount: number) {
  const playerCells = PLAYER_FIXED + 6 * faceCount
  const discardsAt = PLAYERS_AT + players * playerCells
  return { faceCount, playerCells, discardsAt, cells: discardsAt + faceCount }
}
