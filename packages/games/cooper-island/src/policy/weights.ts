/**
 * What the plain opponent believes, in points at the end of the game. Found by trying: values were moved in games against itself and kept where
 * the scores rose. None of it is a rule.
 * Files make it their own, `const WEIGHT = weights`, as they open the box themselves: see Speed in docs/architecture.md.
 */
export const weights = {
  /* Things one can pay for */
  /** How much of its gain a purchase counts before it is made: when it can be paid, and when some of it is missing. */
  READY: 0.8,
  NEARLY: 0.65,
  /** How much of it falls evenly with what is missing, the rest faster; and what a missing coin counts beside a missing resource. */
  SHORT_LINEAR: 0.4,
  COIN_MISSING: 2.2,
  /** The second thing one saves for counts less than the first, and so on. */
  NEXT_WANT: 0.65,
  /** How many things one saves for at most. */
  WANTS: 4,
  /** What lies about beyond that, a unit of value. */
  SPARE: 0.16,
  /** How much of its worth an item has while it is still in the market. */
  MARKET: 0.433,

  /* Gains that come with purchases */
  /** What boats bring each income, in the order of their names. */
  BOAT: [0.8, 0.57, 0.65, 0.62, 0.58, 0.6],
  /** The storage space of a boat, or under a small building, each round. */
  STORAGE: 0.12,
  /** A settlement for a building or statue is likely to be found. */
  SETTLEMENT: 0.5,
  /** A small building card each round, a large one each round. */
  SMALL_CARD: 0.5,
  LARGE_CARD: 1.2,
  /** The fort's free reactivations, each round. */
  FORT: 2,
  /** A lid that can be used, and in the last round. */
  LID: 0.9,
  LID_LAST: 0.45,
  /** A statue marker waiting to be built, as a part of a statue's gain; all of that only with so many rounds to come. */
  MARKER: 0.251,
  MARKER_ROUNDS: 2,
  /** Going first in the next round. */
  COOPER: 0.25,

  /* Milestones and workers */
  /** A turn of work more. */
  TURN: 2,
  /** A milestone that can be cashed: helm points at least, and more for each round that follows. */
  MILESTONE: 7.075,
  MILESTONE_ROUND: 0.9,
  /** How much of that the first of the two things counts. */
  HALF_WAY: 0.394,
  /** What the symbols of the square spaces bring a special worker. */
  SYMBOL: 0.5,
  /** Points one hopes to raise an order by in each round that follows, and how much of a tier the way to it counts. */
  ORDER_ROUND: 1.1,
  ORDER_WAY: 0.5,
  ORDER_MOST: 7,

  /* Food */
  /** Food that is missing for this round, and food for the next. */
  HUNGER: 1.1,
  LARDER: 0.533,

  /* Tiles and land */
  /** A double tile in hand while rounds follow, and in the last one. */
  TILE: 1.29,
  TILE_LAST: 0.222,
  /** Tiles in hand beyond these count only as leftovers. */
  TILES: 4,
  /** A step of the cartographer while rounds follow, and in the last one. */
  STEP: 0.42,
  STEP_LAST: 0.284,
  /** The level of a landscape: what it brings in each round that follows, and how high ones count more. */
  LEVEL: 0.009,
  HEIGHT: 0.01,
  /** The highest pair that a double tile can go on, each level and round that follows; the next such pair; and a pair that is uneven. */
  PAIR: 0.1,
  SECOND_PAIR: 0.03,
  UNEVEN: 0.6,
  /** An explored space, each round that follows. */
  EXPLORED: 0.06,
  /** The top of the peninsula, each of its spaces as a part of the bonus. */
  PASSAGE_WAY: 0.099,
  /** Covering another landscape with a settlement: it gives cloth for good. */
  SETTLED: 0.1,
  /** A storage space that a cube takes up, the last space but one, and the last. */
  SLOT: 0.06,
  FEW_SLOTS: 0.2,
  NO_SLOT: 0.6,

  /* Sea */
  /** An island's action, and a diary, when a ship comes by. */
  ISLAND: 0.6,
  DIARY: 0.262,
  /** A fee in a harbour or to another worker that is refused: the owner takes what he likes. */
  REFUSED: 0.4,
  HARBOUR: 0.4,
  /** An island that an own ship has still to pass: how much of its action that counts. */
  AHEAD: 0.5,

  /* When to act */
  /** A free action must gain this much, the cartographer's at the beginning of a turn this much more. */
  LEAST: 0.15,
  EAGER: 1.2,
}
