/** Sizes of the board and of what lies on it that every copy of the game shares. */

export const FIRST_ROUND = 1
export const ROUNDS = 7
export const SLOTS = 5
export const BASE_COLUMNS = 3
export const BASE_SPACES = 5
export const DISPLAY_ROWS = 4
export const BOOK_ROWS = 2
export const BOOK_COLUMNS = 6
export const MARKERS_PER_COLOUR = 5

/* What any pack of data has; its check sees to it. */

export const REGIONS = 24
/** Cards that every colour begins with, the "1" expansions among them by seat, and those of the stack by letter. */
export const STARTING_CARDS = 9
export const EXPANSION_ONES = 4
export const ACTION_CARDS = { A: 9, B: 16, C: 11, D: 4, E: 4 } as const
export const STACK_SIZE = 44
/** Every card may look like no other. */
export const MOST_FACES = STARTING_CARDS + EXPANSION_ONES + STACK_SIZE
export const BOOKS_PER_LETTER = 24
export const STARTING_TILES = 10
/** Books of three letters, and one on each starting tile. */
export const MOST_BOOKS = 3 * BOOKS_PER_LETTER + STARTING_TILES
export const MOST_BOOK_SPACES = 19
/** Steps of the book track: 0 is the inkwell's icon, 1 the starting book, then the spaces. */
export const BOOK_STEPS = MOST_BOOK_SPACES + 2
export const STARTING_STEP = 1
export const MOST_TIERS = 3
export const OPTIONS_OF_A_CHOICE = 2
/** Of books, of tiers of the four majorities, and of bonus spaces with a choice: two on each side of four tracks. */
export const MOST_REWARDS = MOST_BOOKS + 4 * MOST_TIERS + 8 * 2 * OPTIONS_OF_A_CHOICE

/* What can be waiting within one turn. */

export const MOST_OUSTED = 15
export const MOST_HELD = 12
