/** The vocabulary of the game. An index into one of these lists stands for the thing inside the engine. */

export const COMPANIES = ['mombasa', 'cape-town', 'saint-louis', 'cairo'] as const
export type CompanyId = (typeof COMPANIES)[number]
export const COMPANY_COUNT = COMPANIES.length

export const GOODS = ['banana', 'cotton', 'coffee'] as const
export type GoodId = (typeof GOODS)[number]
export const GOOD_COUNT = GOODS.length
export const [BANANA, COTTON, COFFEE] = [0, 1, 2]

/** What a card is good for. The first three share the goods' numbers. */
export const KINDS = ['banana', 'cotton', 'coffee', 'expansion', 'bookkeeper', 'merchant', 'share'] as const
export type KindId = (typeof KINDS)[number]
export const [EXPANSION, BOOKKEEPER, MERCHANT, SHARE] = [3, 4, 5, 6]

/** What a majority counts, and what a book may ask for: goods and expansion points. */
export const COUNTED = ['banana', 'cotton', 'coffee', 'expansion'] as const
export type CountedId = (typeof COUNTED)[number]

export const TRACKS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2'] as const
export type TrackId = (typeof TRACKS)[number]

export const LETTERS = ['A', 'B', 'C'] as const
export type LetterId = (typeof LETTERS)[number]
export const LETTER_COUNT = LETTERS.length

/** The bonus tiles, in the order of their spaces on the board. */
export const TILES = ['plus-one', 'bookkeeper-tile', 'merchant-tile', 'expansion-tile'] as const
export type TileId = (typeof TILES)[number]
export const [PLUS_ONE, BOOKKEEPER_TILE, MERCHANT_TILE, EXPANSION_TILE] = [0, 1, 2, 3]

/** Columns of the card display, from the dearest to the cheapest. */
export const DISPLAY_COLUMNS = ['left', 'middle', 'right'] as const
export type DisplayColumnId = (typeof DISPLAY_COLUMNS)[number]

export const SETUPS = ['first', 'later'] as const
export type SetupId = (typeof SETUPS)[number]
