import { fromData, type IdOf, kind, type Maybe, NONE, numbered } from '@quayside/kernel/box'
import { STRATEGIES } from './options.ts'
import {
  BOARD_STATUE_SPACES,
  CRATES,
  DECK_SIZE,
  EXCHANGES,
  MAX_DIARIES,
  MAX_DOCKS,
  MAX_EDGES,
  MAX_PLAYERS,
  MAX_SITES,
  MAX_SPACES,
  MERCHANTS,
  ORDERS,
  WATER_PER_SEAT,
} from './sizes.ts'

/**
 * The vocabulary of the game. Every thing and place is of a kind of its own; inside it is a number, outside it goes by the id in these lists or
 * in the component data.
 */

/* Coins and resources */

/** What lies in storage, market and on land; coins never lie on land. */
export const ITEMS = ['coin', 'wood', 'stone', 'food', 'gold', 'cloth'] as const
export type ItemId = (typeof ITEMS)[number]
export type ResourceId = Exclude<ItemId, 'coin'>
export const ITEM = kind('item', ITEMS)
export type Item = IdOf<typeof ITEM>
export const [COIN, WOOD, STONE, FOOD, GOLD, CLOTH] = ITEM.all
export const RESOURCES: readonly Item[] = [WOOD, STONE, FOOD, GOLD, CLOTH]

/** The free ways of turning items into others. */
export const EXCHANGE = fromData('exchange', EXCHANGES)
export type Exchange = IdOf<typeof EXCHANGE>

/* Land */

export const TERRAINS = ['forest', 'meadow', 'mountain', 'settlement'] as const
export type TerrainId = (typeof TERRAINS)[number]
export const TERRAIN = kind('terrain', TERRAINS)
export type Terrain = IdOf<typeof TERRAIN>
export const [FOREST, MEADOW, MOUNTAIN, SETTLEMENT] = TERRAIN.all

/** What each terrain gives. Mountains may give gold instead of stone. */
const RESOURCE_OF: readonly Item[] = [WOOD, FOOD, STONE, CLOTH]
export const resourceOf = (terrain: Terrain): Item => RESOURCE_OF[terrain]
/** The terrain that gives a resource; none gives coins. */
const TERRAIN_OF: readonly Terrain[] = [SETTLEMENT, FOREST, MOUNTAIN, MEADOW, MOUNTAIN, SETTLEMENT]
export const terrainOf = (resource: Item): Terrain => TERRAIN_OF[resource]

/** Spaces of a peninsula, and pairs of them that touch: where a double tile can lie. */
export const SPACE = fromData('space', MAX_SPACES)
export type Space = IdOf<typeof SPACE>
export const EDGE = fromData('edge', MAX_EDGES)
export type Edge = IdOf<typeof EDGE>

/** Double tiles by the two terrains of their front; the other two are on the back. */
export const DOUBLES = ['forest-meadow', 'forest-mountain', 'forest-settlement'] as const
export type DoubleId = (typeof DOUBLES)[number]
export const DOUBLE = kind('double', DOUBLES)
export type Double = IdOf<typeof DOUBLE>

/** What the two halves of a double tile give as it is laid, so that a mountain says whether it is mined for stone or gold. */
const YIELD_PAIRS = RESOURCES.flatMap((first) =>
  RESOURCES.filter((second) => terrainOf(first) !== terrainOf(second)).map((second) => [first, second] as const),
)
export const YIELDS = kind(
  'yields',
  YIELD_PAIRS.map(([first, second]) => `${ITEMS[first]} ${ITEMS[second]}`),
)
export type Yields = IdOf<typeof YIELDS>
const YIELDS_OF: readonly (readonly Yields[])[] = ITEM.all.map((one) =>
  ITEM.all.map((other) => YIELDS.all[YIELD_PAIRS.findIndex(([first, second]) => first === one && second === other)]),
)
export const yieldsOf = (first: Item, second: Item): Yields => YIELDS_OF[first][second]
export const firstYield = (yields: Yields): Item => YIELD_PAIRS[yields][0]
export const secondYield = (yields: Yields): Item => YIELD_PAIRS[yields][1]

/* What stands on land */

export const BUILDINGS = ['small', 'large', 'fort'] as const
export type BuildingId = (typeof BUILDINGS)[number]
export const BUILDING = kind('building', BUILDINGS)
export type Building = IdOf<typeof BUILDING>
export const [SMALL, LARGE, FORT] = BUILDING.all

/** What is put on land by its owner: buildings, a statue, a lid. */
export const PIECES = [...BUILDINGS, 'statue', 'lid'] as const
export const PIECE = kind('piece', PIECES)
export type Piece = IdOf<typeof PIECE>
export const [, , , STATUE, LID] = PIECE.all

/** What stands on a space: the cube of a resource, a piece, or a ruin. */
export const STANDING = kind('standing', [...ITEMS, ...PIECES, 'ruin'])
export type Standing = IdOf<typeof STANDING>
export const RUIN = STANDING.of('ruin')
const [LAST_CUBE, FIRST_PIECE] = [STANDING.of('cloth'), STANDING.of('small')]

export const isCube = (on: Maybe<Standing>): on is Standing => on !== NONE && on <= LAST_CUBE
/** A space without anything, or where only a cube is in the way. */
export const isFreeOrCube = (on: Maybe<Standing>): boolean => on <= LAST_CUBE
export const isBuilding = (on: Maybe<Standing>): boolean => on >= FIRST_PIECE && on < FIRST_PIECE + BUILDING.size
export const cubeOf = (item: Item): Standing => item as number as Standing
/** The resource of a cube. */
export const itemOf = (cube: Standing): Item => cube as number as Item
export const standingOf = (piece: Piece): Standing => (FIRST_PIECE + piece) as Standing
/** The piece that stands there, none if it is a cube or a ruin. */
export const pieceOn = (on: Maybe<Standing>): Maybe<Piece> =>
  on >= FIRST_PIECE && on !== RUIN ? ((on - FIRST_PIECE) as Piece) : NONE
export const pieceOf = (building: Building): Piece => building as number as Piece
/** The building that a piece is, none for statues and lids. */
export const buildingOf = (piece: Piece): Maybe<Building> =>
  piece < BUILDING.size ? (piece as number as Building) : NONE
export const STATUE_STANDS = standingOf(STATUE)
export const LID_STANDS = standingOf(LID)

/* Water */

export const ISLANDS = [
  'isl-coin',
  'isl-gold-cloth',
  'isl-draw',
  'isl-cartographer',
  'isl-supplies',
  'isl-ruin',
] as const
export type IslandId = (typeof ISLANDS)[number]
export const ISLAND = kind('island', ISLANDS)
export type Island = IdOf<typeof ISLAND>

/** Sandbanks beside a peninsula, in the order a clockwise ship passes them from the harbour on, and their halves. */
export const BANK = kind('bank', ['L1', 'L2', 'L3', 'L4', 'R4', 'R3', 'R2', 'R1'])
export type Bank = IdOf<typeof BANK>
export const HALF = kind('half', ['ccw', 'cw'])
export type Half = IdOf<typeof HALF>
export const [COUNTER_CLOCKWISE, CLOCKWISE] = HALF.all
/** Where an island can lie: a half of a sandbank and a space of land. */
export const SITE = fromData('site', MAX_SITES)
export type Site = IdOf<typeof SITE>

/** What there is along the way from a harbour to the next. */
export const SPOTS = ['harbour', 'L1', 'L2', 'L3', 'L4', 'bay', 'R4', 'R3', 'R2', 'R1'] as const
export const SPOT = kind('spot', SPOTS)
export type Spot = IdOf<typeof SPOT>
export const [HARBOUR, BAY] = [SPOT.of('harbour'), SPOT.of('bay')]
/** The water spaces of all peninsulas as one ring. */
export const WATER = numbered('water', MAX_PLAYERS * WATER_PER_SEAT)
export type Water = IdOf<typeof WATER>

/** The one-sail ship goes clockwise, the two-sail ship the other way. */
export const SHIPS = ['one-sail', 'two-sail'] as const
export type ShipId = (typeof SHIPS)[number]
export const SHIP = kind('ship', SHIPS)
export type Ship = IdOf<typeof SHIP>
export const [ONE_SAIL, TWO_SAIL] = SHIP.all

/* Before a player */

export const BOATS = [
  'boat-coin',
  'boat-gold-cloth',
  'boat-draw',
  'boat-cartographer',
  'boat-basic',
  'boat-copy',
] as const
export type BoatId = (typeof BOATS)[number]
export const BOAT = kind('boat', BOATS)
export type Boat = IdOf<typeof BOAT>
export const DOCK = fromData('dock', MAX_DOCKS)
export type Dock = IdOf<typeof DOCK>

/** Statue spaces of the board, and behind them the one that a small building card brings. */
export const STATUE_SPACE = fromData('statue', BOARD_STATUE_SPACES + 1)
export type StatueSpace = IdOf<typeof STATUE_SPACE>
export const CARD_SPACE = STATUE_SPACE.all[BOARD_STATUE_SPACES]

/** Crate spaces of the board, and behind them the one that a small building card brings. */
export const CRATE = fromData('crate', CRATES + 1)
export type Crate = IdOf<typeof CRATE>
export const CARD_CRATE = CRATE.all[CRATES]

/** Building cards: those of small buildings, then those of large ones; each kind has a deck. */
export const CARD = fromData('card', 2 * DECK_SIZE)
export type Card = IdOf<typeof CARD>
export const DECK = kind('deck', ['small', 'large'])
export type Deck = IdOf<typeof DECK>
export const [SMALL_DECK, LARGE_DECK] = DECK.all
export const deckFor = (building: Building): Deck => building as number as Deck
export const buildingFor = (deck: Deck): Building => deck as number as Building

/** What the pictures of hands offer in the income phase: an island, a double tile, and the action of each boat. */
export const HAND = kind('hand', ['island', 'double', ...BOATS])
export type Hand = IdOf<typeof HAND>
export const [ISLAND_HAND, DOUBLE_HAND] = HAND.all
export const boatHand = (boat: Boat): Hand => HAND.all[boat + 2]

/* The table */

export const AREAS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type AreaId = (typeof AREAS)[number]
export const AREA = kind('area', AREAS)
export type Area = IdOf<typeof AREA>

/** Workers and work spaces: ordinary workers are round, special ones square. */
export const SHAPES = ['round', 'square'] as const
export type ShapeId = (typeof SHAPES)[number]
export const WORKERS = ['ordinary', 'special'] as const
export type WorkerId = (typeof WORKERS)[number]
export const WORKER = kind('worker', WORKERS)
export type Worker = IdOf<typeof WORKER>
export const [ORDINARY, SPECIAL] = WORKER.all

/** What an area offers. */
export const AREA_ACTION = kind('area-action', [
  'draw',
  'place',
  'cartographer',
  'take',
  'boat',
  'building',
  'ruin',
  'statue',
  'merchant',
  'island-action',
  'boat-action',
  'cooper',
])
export type AreaAction = IdOf<typeof AREA_ACTION>

export const MERCHANT = fromData('merchant', MERCHANTS)
export type Merchant = IdOf<typeof MERCHANT>
export const ORDER = fromData('order', ORDERS)
export type Order = IdOf<typeof ORDER>
export const DIARY = fromData('diary', MAX_DIARIES)
export type Diary = IdOf<typeof DIARY>

/** What a milestone becomes: one of the workers, or helm points. */
export const CONTRACTS = [...WORKERS, 'helm'] as const
export type ContractId = (typeof CONTRACTS)[number]
export const CONTRACT = kind('contract', CONTRACTS)
export type Contract = IdOf<typeof CONTRACT>
export const HELM_CONTRACT = CONTRACT.of('helm')
/** The worker that a contract brings, none for helm points. */
export const workerOf = (contract: Contract): Maybe<Worker> =>
  contract === HELM_CONTRACT ? NONE : (contract as number as Worker)

export const MILESTONES = ['boats', 'buildings', 'statues', 'lids'] as const
export type MilestoneId = (typeof MILESTONES)[number]
export const MILESTONE = kind('milestone', MILESTONES)
export type Milestone = IdOf<typeof MILESTONE>
export const [BOATS_BUILT, BUILDINGS_ERECTED, STATUES_BUILT, LIDS_TAKEN] = MILESTONE.all

/** What a royal order looks at. The first four are what milestones look at too. */
export const METRICS = [...MILESTONES, 'high-spaces', 'unexplored', 'largest-area', 'copy'] as const
export type MetricId = (typeof METRICS)[number]
export const METRIC = kind('metric', METRICS)
export type Metric = IdOf<typeof METRIC>
export const [, , , , HIGH_SPACES, UNEXPLORED, LARGEST_AREA, COPY] = METRIC.all
/** The milestone that looks at the same, none if there is none. */
export const milestoneOf = (metric: Metric): Maybe<Milestone> =>
  metric < MILESTONE.size ? (metric as number as Milestone) : NONE

/* What components do */

/** What an island, a boat, a diary, a crate space or a building card does, by the component that shows it. */
export const PROGRAM = fromData('program', ISLAND.size + BOAT.size + MAX_DIARIES + CRATES + 1 + 2 * DECK_SIZE)
export type Program = IdOf<typeof PROGRAM>

/** Moments at which small building cards do something. */
export const MOMENT = kind('moment', ['boat', 'diary', 'ruin', 'merchant', 'building'])
export type Moment = IdOf<typeof MOMENT>
export const [BOAT_COMES, DIARY_COMES, RUIN_GOES, MERCHANT_LOADED, BUILDING_COMES] = MOMENT.all

/** What costs can be lowered. */
export const EXPENSE = kind('expense', ['building', 'boat', 'statue', 'merchant', 'feeding'])
export type Expense = IdOf<typeof EXPENSE>
export const [FOR_BUILDING, FOR_BOAT, FOR_STATUE, FOR_MERCHANT, FOR_FEEDING] = EXPENSE.all

/** The two prices of a statue, by the stone that they ask for. */
export const STATUE_PRICE = kind('statue-price', ['stone', 'gold'])
export type StatuePrice = IdOf<typeof STATUE_PRICE>
export const stoneOf = (price: StatuePrice): Item => ITEM.of(STATUE_PRICE.id(price))

/* The course of the game */

export const PHASE = kind('phase', ['set-up', 'income', 'work', 'clean-up', 'scoring'])
export type Phase = IdOf<typeof PHASE>
export const [SET_UP, INCOME, WORK, CLEAN_UP, SCORING] = PHASE.all

/** Steps of the clean-up, and after the last round a window before scoring. */
export const CLEAN_UP_STEPS = [
  'feed',
  'reactivate',
  'statues',
  'passage',
  'home',
  'market',
  'master',
  'scoring',
] as const
/** Stages of a round: income, work, and the steps of the clean-up. */
export const STAGE = kind('stage', ['income', 'work', ...CLEAN_UP_STEPS])
export type Stage = IdOf<typeof STAGE>

/* Solo */

/** What the solo opponent is after. */
export const STRATEGY = kind('strategy', STRATEGIES)
export type Strategy = IdOf<typeof STRATEGY>

/** On work spaces: a worker of nobody at the table. */
export const NEUTRAL = 6
