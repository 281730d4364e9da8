/**
 * What the plain opponent believes, in victory points at the end of the game. Found by trying: values were moved in games against the old
 * ones and kept where they won. None of it is a rule.
 */
export const WEIGHT = {
  /* How fast the game goes, per player and round; faster than it really does, for what comes late is worth less than what comes soon */
  /** Workers leaving the supply. */
  WORKERS_A_ROUND: 3,
  /** Points shipped. */
  POINTS_A_ROUND: 2.1,
  /** City spaces the busiest builder fills. */
  SPACES_A_ROUND: 2.2,

  /* Coins and goods */
  /** A coin while there is something left to buy. */
  COIN: 0.83,
  /** A coin that breaks a tie. */
  IDLE_COIN: 0.02,
  /** A barrel in hand, for the points it will be shipped for. */
  SHIPPING_HOPE: 0.37,
  /** How much of its price the first barrel of a kind in hand is worth. */
  SALE_HOPE: 0.15,
  /** What a kind that lies in the trading house already keeps of that: the house may be emptied first. */
  KIND_IN_HOUSE: 0.5,
  /** A barrel made in every craftsman phase to come, each time. */
  FUTURE_BARREL: 0.38,
  /** How much of its price the first barrel of a kind made later is worth. */
  FUTURE_SALE: 0.21,
  /** What each further barrel of the same kind loses: it finds a ship less often. */
  CROWDING: 0.031,
  /** And what it never falls below. */
  CROWDED_BARREL: 0.2,

  /* Fields */
  /** How sure a plantation is to be worked once its building stands. */
  MATCHED_FIELD: 0.76,
  /** The same while its building is still to be bought. */
  LONELY_FIELD: 0.23,
  /** Coins a quarry saves in a builder phase. */
  QUARRY_SAVING: 1,
  /** What each further quarry saves less: few buildings take them all. */
  QUARRY_DECLINE: 0.11,
  /** Any tile at all: it fills a space for the residence. */
  ANY_TILE: 0.14,

  /* Workers */
  /** The first half of a production pair when a second worker is at hand for the other half. */
  HALF_PAIR: 0.98,
  /** A worker wherever, for later. */
  SPARE_WORKER: 0.15,
  /** A large building's bonus while another mayor phase will come before the end. */
  EARLY_BONUS: 0.39,

  /* What an occupied building brings in one phase of its role */
  DRAWN_TILE: 0.54,
  HUT_QUARRY: 0.27,
  FREE_WORKER: 0.27,
  /** How often a market's owner sells. */
  SALE_CHANCE: 0.43,
  /** Coins the office adds. */
  OFFICE_COINS: 0.7,
  /** Points a kind kept whole saves from spoiling. */
  KIND_KEPT: 0.5,
  /** Loads a harbor sees: for each kind produced. */
  HARBOR_LOADS: 0.82,
  /** Points of an own ship, and more for each barrel produced. */
  WHARF_POINTS: 0.65,
  WHARF_PER_BARREL: 0.18,
  /** How often a field that a production building lacks will still come. */
  FIELD_TO_COME: 0.21,

  /* Choosing a role */
  /** How much of what the others gain on average counts against a role or a load. */
  OTHERS: 1,
  /** How much a gain by each role counts; some of it would come anyway, by another's choice. */
  SETTLER: 0.6,
  MAYOR: 0.63,
  BUILDER: 0.62,
  CRAFTSMAN: 0.71,
  TRADER: 1.4,
  CAPTAIN: 1,
}
