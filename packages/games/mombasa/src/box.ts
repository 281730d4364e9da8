/** Sizes of the board and of what lies on it that every copy of the game shares. */

export const ROUNDS = 7
export const SLOTS = 5
/** Slots by number from 0: the first opens by diamonds, the last by books. */
export const [DIAMOND_SLOT, BOOK_SLOT] = [0, 4]
export const BASE_COLUMNS = 3
export const BASE_SPACES = 5
export const DISPLAY_ROWS = 4
export const BOOK_ROWS = 2
export const BOOK_COLUMNS = 6
export const MARKERS_PER_COLOUR = 5
