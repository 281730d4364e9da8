/**
 * What the plain opponent believes, in victory points at the end of the game. Found by trying: values were moved in games against the old
 * ones and kept where they won. None of it is a rule.
 * Files make it their own, `const WEIGHT = weights`, as they open the box themselves: see Speed in docs/architecture.md.
 */
export const weights = {
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

  /* The same of the buildings that expansions bring */
  /** How sure a large plant that stands empty is to work for the aqueduct. */
  EMPTY_PLANT: 0.2,
  /** How often a forest's half coin is saved. */
  FOREST: 0.7,
  /** Forests a forest house brings, in coins saved later. */
  FORESTS_TO_COME: 0.25,
  PAID_IN_KIND: 0.4,
  SINGLE_KEPT: 0.2,
  /** A guest who waits, until the end, and for each round of it. */
  GUEST: 0.2,
  GUEST_A_ROUND: 0.08,
  /** Coins of a sale that only an own post makes possible. */
  POST_COINS: 0.8,
  CHURCH_POINTS: 1.2,
  SMALL_WHARF_POINTS: 0.25,
  SMALL_WHARF_PER_BARREL: 0.12,
  /** Loads a lighthouse is paid for beside one for each kind. */
  LIGHTHOUSE_LOADS: 0.3,
  /** How many of the pairs that could be made a union hall sees. */
  PAIRS: 0.8,
  /** A privilege that counts once more, each time one picks. */
  PRIVILEGE: 0.75,
  LAND_BOUGHT: 0.2,
  LAND_SOLD: 0.05,
  TILE_GIVEN_UP: 0.05,
  /** How often an island stays the emptiest: if it is, if it is one of them, else. */
  EMPTIEST: 0.7,
  AMONG_EMPTIEST: 0.25,
  NOT_EMPTIEST: 0.05,
  /** How often a small and how often a large building is bought in a builder phase. */
  SMALL_BOUGHT: 0.75,
  LARGE_BOUGHT: 0.2,
  BARREL_TO_COURT: 0.5,
  NOBLE_GIVEN: 1.8,

  /* Nobles, payment in kind, guests */
  /** A piece that goes to a place where the other kind would do as well. */
  WRONG_PIECE: 0.01,
  /** A worker who goes back and must be missed until the next mayor phase. */
  WORKER_LOST: 0.5,
  /** What is given in kind for a coin. */
  IN_KIND: 0.75,
  /** What a guest must bring in the phase under way to leave. */
  GUEST_LEAVES: 0.3,
  /** A tile given up makes room on a full island. */
  ROOM: 0.3,

  /* Buccaneer */
  /** How much of a kidnapped role's phase counts, and what it costs that the phase comes late, or somebody else takes it. */
  CAPTIVE: 0.75,
  CAPTIVE_WAITS: 0.75,

  /* Goals and cards */
  /** A worker won in a festival. */
  WORKER_WON: 0.6,
  /** What a step towards a goal is worth of its reward, shared among the steps. */
  STEP: 0.3,

  /* Puertomas */
  /** A worker that comes to one of them. */
  AUTOMA_WORKER: 0.6,

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
