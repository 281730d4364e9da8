/**
 * What the plain opponent believes, in victory points at the end of the game. Found by trying: each was moved up and down in games against
 * the others' values until nothing gained any more. None of it is a rule.
 */
export const WEIGHT = {
  /* How fast the game goes, per player and round */
  /** Workers leaving the supply. */
  WORKERS_A_ROUND: 1.3,
  /** Points shipped. */
  POINTS_A_ROUND: 2.2,
  /** City spaces the busiest builder fills. */
  SPACES_A_ROUND: 0.85,

  /* Coins and goods */
  /** A coin while there is something left to buy. */
  COIN: 0.6,
  /** A coin that breaks a tie. */
  IDLE_COIN: 0.02,
  /** A barrel in hand, for the points it will be shipped for. */
  SHIPPING_HOPE: 0.45,
  /** How much of its price the first barrel of a kind in hand is worth. */
  SALE_HOPE: 0.35,
  /** A barrel made in a later craftsman phase; less than one in hand. */
  FUTURE_BARREL: 0.6,
  /** How much of its price the first barrel of a kind made later is worth. */
  FUTURE_SALE: 0.35,
  /** What each further barrel of the same kind loses: it finds a ship less often. */
  CROWDING: 0.04,

  /* Fields */
  /** How sure a plantation is to be worked once its building stands. */
  MATCHED_FIELD: 0.75,
  /** The same while its building is still to be bought. */
  LONELY_FIELD: 0.3,
  /** Coins a quarry saves in a builder phase. */
  QUARRY_SAVING: 0.75,
  /** What each further quarry saves less: few buildings take them all. */
  QUARRY_DECLINE: 0.18,
  /** Any tile at all: it fills a space for the residence. */
  ANY_TILE: 0.1,

  /* Workers */
  /** How much of its worth a building has before somebody works in it. */
  UNMANNED: 0.75,
  /** The first half of a production pair when a second worker is at hand for the other half. */
  HALF_PAIR: 0.6,
  /** A worker wherever, for later. */
  SPARE_WORKER: 0.15,
  /** A large building's bonus while another mayor phase will come before the end. */
  EARLY_BONUS: 0.25,

  /* What an occupied building brings in one phase of its role */
  DRAWN_TILE: 0.7,
  HUT_QUARRY: 0.5,
  FREE_WORKER: 0.6,
  /** How often a market's owner sells. */
  SALE_CHANCE: 0.6,
  /** Coins the office adds. */
  OFFICE_COINS: 0.7,
  /** Points a kind kept whole saves from spoiling. */
  KIND_KEPT: 0.5,
  /** Loads a harbor sees: for each kind produced. */
  HARBOR_LOADS: 0.75,
  /** Points of an own ship, and more for each barrel produced. */
  WHARF_POINTS: 0.8,
  WHARF_PER_BARREL: 0.15,
  /** How often a field that a production building lacks will still come. */
  FIELD_TO_COME: 0.25,

  /* Choosing a role */
  /** What the others gain counts against a role by so much of their average. */
  OTHERS: 0.7,
  SETTLER: 0.6,
  MAYOR: 0.5,
  BUILDER: 0.9,
  CRAFTSMAN: 1,
  TRADER: 1.1,
  CAPTAIN: 1,
}
