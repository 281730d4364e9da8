/** The vocabulary of the game. An index into one of these lists stands for the thing inside the engine. */

/** What lies in storage, market and on land; coins never lie on land. */
export const ITEMS = ['coin', 'wood', 'stone', 'food', 'gold', 'cloth'] as const
export type ItemId = (typeof ITEMS)[number]
export const ITEM_COUNT = ITEMS.length
export const [COIN, WOOD, STONE, FOOD, GOLD, CLOTH] = [0, 1, 2, 3, 4, 5]
export type ResourceId = Exclude<ItemId, 'coin'>

export const TERRAINS = ['forest', 'meadow', 'mountain', 'settlement'] as const
export type TerrainId = (typeof TERRAINS)[number]
export const TERRAIN_COUNT = TERRAINS.length
export const [FOREST, MEADOW, MOUNTAIN, SETTLEMENT] = [0, 1, 2, 3]

/** Double tiles by the two terrains of their front; the other two are on the back. */
export const DOUBLES = ['forest-meadow', 'forest-mountain', 'forest-settlement'] as const
export type DoubleId = (typeof DOUBLES)[number]
export const DOUBLE_COUNT = DOUBLES.length

export const ISLANDS = [
  'isl-coin',
  'isl-gold-cloth',
  'isl-draw',
  'isl-cartographer',
  'isl-supplies',
  'isl-ruin',
] as const
export type IslandId = (typeof ISLANDS)[number]
export const ISLAND_COUNT = ISLANDS.length

export const BOATS = [
  'boat-coin',
  'boat-gold-cloth',
  'boat-draw',
  'boat-cartographer',
  'boat-basic',
  'boat-copy',
] as const
export type BoatId = (typeof BOATS)[number]
export const BOAT_COUNT = BOATS.length

export const AREAS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type AreaId = (typeof AREAS)[number]
export const AREA_COUNT = AREAS.length

/** Workers and work spaces: ordinary workers are round, special ones square. */
export const SHAPES = ['round', 'square'] as const
export type ShapeId = (typeof SHAPES)[number]
export const WORKERS = ['ordinary', 'special'] as const
export type WorkerId = (typeof WORKERS)[number]
export const [ORDINARY, SPECIAL] = [0, 1]

export const BUILDINGS = ['small', 'large', 'fort'] as const
export type BuildingId = (typeof BUILDINGS)[number]
export const [SMALL, LARGE, FORT] = [0, 1, 2]

/** The one-sail ship goes clockwise, the two-sail ship the other way. */
export const SHIPS = ['one-sail', 'two-sail'] as const
export type ShipId = (typeof SHIPS)[number]

export const CONTRACTS = ['ordinary', 'special', 'helm'] as const
export type ContractId = (typeof CONTRACTS)[number]

export const MILESTONES = ['boats', 'buildings', 'statues', 'lids'] as const
export type MilestoneId = (typeof MILESTONES)[number]
export const MILESTONE = { BOATS: 0, BUILDINGS: 1, STATUES: 2, LIDS: 3 } as const

/** What a royal order looks at. The first four are what milestones look at too. */
export const METRICS = [
  'boats',
  'buildings',
  'statues',
  'lids',
  'high-spaces',
  'unexplored',
  'largest-area',
  'copy',
] as const
export type MetricId = (typeof METRICS)[number]

export const STARTS = ['meadow', 'random', 'choice'] as const
export type StartId = (typeof STARTS)[number]

/** What the solo opponent is after. */
export const STRATEGIES = ['shipwright', 'master-builder', 'idol-seeker', 'merchant'] as const
export type StrategyId = (typeof STRATEGIES)[number]
