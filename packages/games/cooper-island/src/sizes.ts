/** Sizes of the board and of what lies on it that every copy of the game shares, and the most that component data may bring. */

export const MAX_PLAYERS = 4
export const FIRST_ROUND = 1
export const ROUNDS = 5
/** Most spaces a peninsula has, and with them pairs of neighbours and places for islands. */
export const MAX_SPACES = 19
export const MAX_EDGES = 3 * MAX_SPACES
export const MAX_SITES = 96
/** Sandbanks beside a peninsula. */
export const BANKS = 8
/** Water spaces of one peninsula: its harbour, its sandbanks and a bay. */
export const WATER_PER_SEAT = 10
export const BAY_OFFSET = 5
export const MAX_DOCKS = 5
export const CRATES = 5
export const MERCHANTS = 5
export const ORDERS = 8
/** Statue spaces on the player board; the one a small building card brings comes behind them. */
export const BOARD_STATUE_SPACES = 6
export const DECK_SIZE = 15
export const CARDS_DRAWN = 4
export const MAX_DIARIES = 16
export const EXCHANGES = 3
/** Most value that one item may cost in an exchange. */
export const MOST_RATE = 9
export const SMALL_BUILDINGS = 2
export const LARGE_BUILDINGS = 2
/** Cards of the solo opponent that are shown, the latest ones if there are more. */
export const COOPER_CARDS_SHOWN = 16
/** From this level on a mountain may give gold. */
export const GOLD_LEVEL = 3
/** Spaces of this level and more count for a royal order. */
export const HIGH_LEVEL = 5
