/**
 * What the plain opponent believes, in pounds at the end of the game. Found by trying: values were moved in games against the old ones and
 * kept where they won. None of it is a rule.
 * Files make it their own, `const WEIGHT = weights`, as they open the box themselves: see Speed in docs/architecture.md.
 */
export const weights = {
  /* Money and time */
  /** A pound beyond its point while there are rounds to spend it in. */
  POUND_EARLY: 0.6,
  /** How much of the way to the next mark on a track counts while more rounds follow, and in the last one. */
  SMOOTH: 0.85,
  SMOOTH_LAST: 0.15,
  /** How often a card is used that comes in this round with so many rounds after it: once, and again every so many rounds. */
  ROUNDS_A_USE: 1.7,

  /* Companies */
  /** Coins a base still uncovers in a round, and more where players own more shares than of other companies. */
  GROWTH: 0.85,
  GROWTH_SHARES: 0.14,
  /** How much of a round the one under way counts for that. */
  GROWTH_NOW: 0.46,
  /** Steps that one hopes to make in this round and in each that follows. */
  UNITS_NOW: 9.3,
  UNITS_A_ROUND: 9.4,
  /** How much of what the others gain on average counts against a coin. */
  OTHERS: 0.9,
  /** Shares one still expects, where one owns some already: a coin is worth these too. */
  SHARES_TO_COME: 0.15,
  /** How much more a column is liked for each post that has left it: its last space pays double and stays open. */
  COLUMN_END: 0.12,
  /** Coins that an ousted post covers again. */
  OUSTED: 0.8,

  /* Slots, bonuses and markers */
  /** A slot more, each round it is open. */
  SLOT: 4.2,
  /** How much of that the way to it counts. */
  SLOT_WAY: 0.5,
  /** How much of a track bonus the way to it counts. */
  BONUS_WAY: 0.71,
  /** A bonus marker's usual gain: what another use of it has to beat. */
  MARKER: 3,
  /** How often in a round a bonus on goods or expansion, and one on prices, is of use. */
  BONUS_USE: 0.91,
  DISCOUNT_USE: 0.69,
  /** How often a bonus space that several may use is free. */
  SPACE_FREE: 0.47,
  /** A card that can be bought for pounds on a bonus space. */
  CARD_FOR_POUNDS: 1,
  /** Going first in the next round. */
  FIRST_PLAYER: 0.5,
  /** How much of its unit the "+1" tile is worth: it comes a round later. */
  PLUS_ONE: 0.86,
  /** What a bookkeeper's tile brings for each book it may pass. */
  TILE_INK: 1.8,

  /* Cards */
  /** Units that the card a better one displaces would have brought. */
  DISPLACED: 1.3,
  /** A use of a bookkeeper beyond its points: the inkwell's way. */
  BOOKKEEPER: 3.5,
  /** How much of one use a card in hand is worth at least while rounds follow. */
  KEEP: 0.12,
  /** More for each unit that a card alone has above two: it wins majorities and buys by itself. */
  STRONG: 0.8,

  /** How much of its cards' uses a pile brings when it is taken a round sooner. */
  PILE: 0.3,

  /* Expansion */
  /** Posts an expansion point sends out, and what the regions they enter bring beside. */
  POSTS_A_POINT: 0.7,
  REGION: 2.2,

  /* Books */
  /** A bookkeeping point that buys a book, while there are rounds to move on. */
  POINT: 2.2,
  /** Rounds after which a book is worth all that. */
  POINT_ROUNDS: 1.2,
  /** Books that the inkwell passes in each round that follows. */
  BOOKS_A_ROUND: 1.3,
  /** Books that a bookkeeper still face up may pass in this round. */
  BOOKS_NOW: 2,
  /** Books in a row that are met together. */
  RUN: 3,
  /** A book is the less likely met the more of the slots, and this much room beside them, its cards take; never less than a little. */
  RUN_ROOM: 0.4,
  HARD_BOOK: 0.06,
  /** A step of the inkwell: something for itself, and how much of the marks it nears. */
  INK_STEP: 1,
  INK_MARK: 0.64,
  /** Units of a good that lie face up when a book pays by them. */
  UNITS_SHOWN: 4,
  /** What it must gain to cover a book, and how much a book loses for each step it lies beyond the first empty one. */
  COVERING: 1.2,
  GAP: 0.5,
  /** How much of its reward a book is worth before one stops there. */
  STOP_HOPE: 0.25,

  /* Planning */
  /** What a purchase with a second good brings of its gain: the best card is gone. */
  SECOND_PURCHASE: 0.5,
  /** Chance of a majority with as much as the strongest other could show, and how it rises by each unit more. */
  MAJORITY_EVEN: 0.5,
  MAJORITY_UNIT: 0.15,
  /** How much of their two strongest cards the others show. */
  OTHERS_SHOW: 0.6,
  /** How much of its worth a card costs that is played while rounds follow: it rests. */
  REST_COST: 0.1,
  /** What it may cost to lay a card elsewhere than above the pile it should rest on. */
  OTHER_SLOT: 1,

  /* Turns */
  /** How much a majority counts that others hold now and may give up. */
  LATER_MAJORITY: 0.4,
  /** How likely others spoil it before the next turn, as a part of its gain: the best card, regions, a space that a rival can take. */
  RISK_CARD: 0.08,
  RISK_REGIONS: 0.04,
  RISK_MAJORITY: 0.4,
  RISK_SPACE: 0.2,
  /** The same where nobody else can take the space now. */
  RISK_ALONE: 0.03,
  /** A bookkeeper has a little time: points that come first may buy books for its way. */
  RISK_KEEPER: 0.3,
  /** A marker is not laid for less than this. */
  LEAST_MARK: 0.3,

  /* Starting tiles */
  /** How much of one use of a card is lost when it rests first. */
  RESTING: 0.5,
}
