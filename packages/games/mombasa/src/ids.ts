import { fromData, type Id, type IdOf, kind, type Maybe, NONE, places } from '@quayside/kernel/box'
import {
  BASE_COLUMNS,
  BOOK_COLUMNS,
  BOOK_ROWS,
  DISPLAY_ROWS,
  MOST_BOOKS,
  MOST_FACES,
  MOST_REWARDS,
  REGIONS,
  SLOTS,
  STARTING_TILES,
} from './sizes.ts'

/**
 * The vocabulary of the game: its kinds of things. A list names the things of a kind for whoever is outside, the kind itself and its type are
 * what rules speak of.
 */

export const COMPANIES = ['mombasa', 'cape-town', 'saint-louis', 'cairo'] as const
export type CompanyId = (typeof COMPANIES)[number]
export const COMPANY = kind('company', COMPANIES)
export type Company = IdOf<typeof COMPANY>
/** What a company that may be missing is called. */
export const companyId = (company: Maybe<Company>): CompanyId | null => (company === NONE ? null : COMPANY.id(company))

export const GOODS = ['banana', 'cotton', 'coffee'] as const
export type GoodId = (typeof GOODS)[number]
export const GOOD = kind('good', GOODS)
export type Good = IdOf<typeof GOOD>
export const [BANANA, COTTON, COFFEE] = GOOD.all

/** What a card is good for: a good, or one of four other things. */
export const KINDS = [...GOODS, 'expansion', 'bookkeeper', 'merchant', 'share'] as const
export type KindId = (typeof KINDS)[number]
export const CARD_KIND = kind('card kind', KINDS)
export type CardKind = IdOf<typeof CARD_KIND>
export const [, , , EXPANSION, BOOKKEEPER, MERCHANT, SHARE] = CARD_KIND.all

/** What a majority counts, and what a book may ask for: goods and expansion points. */
export const COUNTED_IDS = [...GOODS, 'expansion'] as const
export type CountedId = (typeof COUNTED_IDS)[number]
export const COUNTED = kind('counted', COUNTED_IDS)
export type Counted = IdOf<typeof COUNTED>
export const [, , , EXPANSION_POINTS] = COUNTED.all

/* Goods, kinds of cards and what is counted begin with the same three. */

/** Whether cards of a kind are goods. */
export const isGoods = (kind: CardKind): boolean => kind < GOOD.size
/** The good of a goods card, none of another. */
export const goodOf = (kind: CardKind): Maybe<Good> => (kind < GOOD.size ? (kind as number as Good) : NONE)
export const cardsOfGood = (good: Good): CardKind => good as number as CardKind
export const countedGood = (good: Good): Counted => good as number as Counted
/** The cards that count for a majority. */
export const cardsCounted = (counted: Counted): CardKind => counted as number as CardKind
/** What cards of a kind count for; nothing where no majority counts them. */
export const countedOf = (kind: CardKind): Maybe<Counted> => (kind < COUNTED.size ? (kind as number as Counted) : NONE)
/** The good that is counted; none where expansion points are. */
export const goodCounted = (counted: Counted): Maybe<Good> =>
  counted === EXPANSION_POINTS ? NONE : (counted as number as Good)

/** The sides of the four track boards. */
export const TRACKS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'D1', 'D2'] as const
export type TrackId = (typeof TRACKS)[number]
export const TRACK = kind('track', TRACKS)
export type Track = IdOf<typeof TRACK>

export const BOARD = kind('track board', ['A', 'B', 'C', 'D'])
export type Board = IdOf<typeof BOARD>
export const [BOARD_A, BOARD_B, BOARD_C, BOARD_D] = BOARD.all
/** The board that a track is a side of. */
export const boardOf = (track: Track): Board => (track >> 1) as Board
/** The tracks on the first and the second side of a board. */
export const sidesOf = (board: Board): readonly [Track, Track] => [TRACK.all[2 * board], TRACK.all[2 * board + 1]]
/** 0 for the first side of its board, 1 for the second. */
export const sideOf = (track: Track): number => track & 1

/** Special spaces of a track that can be reached, none of them included. */
export const LEVELS = 3

/** What the levels on the A and the B track in play come to; the rules hold an entry for each. */
export const PERMANENT = kind(
  'permanent bonuses',
  sidesOf(BOARD_A).flatMap((a) =>
    sidesOf(BOARD_B).flatMap((b) =>
      Array.from({ length: LEVELS * LEVELS }, (_, i) => {
        const [levelA, levelB] = [Math.floor(i / LEVELS), i % LEVELS]
        return `${TRACK.id(a)}-${levelA} ${TRACK.id(b)}-${levelB}`
      }),
    ),
  ),
)
export type Permanent = IdOf<typeof PERMANENT>
/** The entry for two tracks and the levels that were reached on them. */
export const permanentWith = (a: Track, b: Track, levelA: number, levelB: number): Permanent =>
  PERMANENT.all[((sideOf(a) * 2 + sideOf(b)) * LEVELS + levelA) * LEVELS + levelB]

export const LETTERS = ['A', 'B', 'C'] as const
export type LetterId = (typeof LETTERS)[number]
export const LETTER = kind('letter', LETTERS)
export type Letter = IdOf<typeof LETTER>
export const [LETTER_A, LETTER_B, LETTER_C] = LETTER.all

/** The bonus tiles, in the order of their spaces on the board. */
export const TILES = ['plus-one', 'bookkeeper-tile', 'merchant-tile', 'expansion-tile'] as const
export type TileId = (typeof TILES)[number]
export const TILE = kind('tile', TILES)
export type Tile = IdOf<typeof TILE>
export const [PLUS_ONE, BOOKKEEPER_TILE, MERCHANT_TILE, EXPANSION_TILE] = TILE.all

/** Every space a bonus marker can lie on. Tracks C and D bring two each, once a player has unlocked them. */
export const SPACES = [
  'first-player',
  'buy-card',
  'discard-card',
  ...TILES,
  ...COUNTED_IDS.map((counted) => `majority-${counted}` as const),
  'track-c-1',
  'track-c-2',
  'track-d-1',
  'track-d-2',
] as const
export type SpaceId = (typeof SPACES)[number]

/** Columns of the card display, from the dearest to the cheapest. */
export const DISPLAY_COLUMNS = ['left', 'middle', 'right'] as const
export type DisplayColumnId = (typeof DISPLAY_COLUMNS)[number]
export const DISPLAY_COLUMN = kind('display column', DISPLAY_COLUMNS)
export type DisplayColumn = IdOf<typeof DISPLAY_COLUMN>
export const [LEFT, MIDDLE, RIGHT] = DISPLAY_COLUMN.all

/** Where pounds come from. */
export const POUND_SOURCES = [
  'region',
  'book',
  'merchant',
  'majority',
  'bookkeeping',
  'diamond-end',
  'book-end',
  'bonus-space',
] as const
export type PoundSource = (typeof POUND_SOURCES)[number]
export const SOURCE = kind('source', POUND_SOURCES)
export type Source = IdOf<typeof SOURCE>

/** Parts of a reward that are taken one by one. */
export const PARTS = ['pounds', 'diamond', 'bookkeeping', 'track'] as const
export type PartId = (typeof PARTS)[number]
export const PART = kind('part', PARTS)
export type Part = IdOf<typeof PART>
export const [POUNDS_PART, DIAMOND_PART, BOOKKEEPING_PART, TRACK_PART] = PART.all

/** What a round does next. */
export const STAGE = kind('stage', ['plan', 'actions', 'prepare'])
export type Stage = IdOf<typeof STAGE>
export const [PLAN_STAGE, ACTIONS_STAGE, PREPARE_STAGE] = STAGE.all

/* What the data name. Things that look alike are one thing: a card is a face, a book what is printed on it. */

export const CARD = fromData('card', MOST_FACES)
export type Card = IdOf<typeof CARD>
export const BOOK = fromData('book', MOST_BOOKS)
export type Book = IdOf<typeof BOOK>
export const REGION = fromData('region', REGIONS)
export type Region = IdOf<typeof REGION>
export const START_TILE = fromData('start', STARTING_TILES)
export type StartTile = IdOf<typeof START_TILE>
/** A reward goes by what it is printed on, so that a task that waits can name it. */
export const REWARD = fromData('reward', MOST_REWARDS)
export type Reward = IdOf<typeof REWARD>

/* Places that go by a number from 1. */

export const SLOT = places('slot', SLOTS)
export type Slot = IdOf<typeof SLOT>
/** The outer slots: the first opens by diamonds, the last by books. */
export const [DIAMOND_SLOT, BOOK_SLOT] = [SLOT.all[0], SLOT.all[SLOTS - 1]]
/** A resting pile lies above each slot. */
export const PILE = places('pile', SLOTS)
export type Pile = IdOf<typeof PILE>
export const pileAbove = (slot: Slot): Pile => slot as number as Pile
export const BASE_COLUMN = places('base column', BASE_COLUMNS)
export type BaseColumn = IdOf<typeof BASE_COLUMN>
export const DISPLAY_ROW = places('display row', DISPLAY_ROWS)
export type DisplayRow = IdOf<typeof DISPLAY_ROW>
export const BOOK_ROW = places('book row', BOOK_ROWS)
export type BookRow = IdOf<typeof BOOK_ROW>
export const BOOK_COLUMN = places('book column', BOOK_COLUMNS)
export type BookColumn = IdOf<typeof BOOK_COLUMN>

/** The number that such a place has in events and answers. */
export const numberOf = (place: Id<`${string} place`>): number => place + 1
