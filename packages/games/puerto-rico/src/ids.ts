/** The vocabulary of the game. An index into one of these lists stands for the thing inside the engine. */

export const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const
export type GoodId = (typeof GOODS)[number]
export const CORN = 0
export const GOOD_COUNT = GOODS.length

/** What a field tile can be. The first five are plantations and share the goods' numbers; a forest is a plantation laid face down. */
export const TILES = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee', 'quarry', 'forest'] as const
export type TileId = (typeof TILES)[number]
export const QUARRY = 5
export const FOREST = 6
export const TILE_COUNT = TILES.length
/** The first so many kinds have a circle for a worker: all but forests. */
export const CIRCLE_TILES = 6

export const ROLES = [
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'prospector',
  'prospector2',
  'buccaneer',
] as const
export type RoleId = (typeof ROLES)[number]
export const [SETTLER, MAYOR, BUILDER, CRAFTSMAN, TRADER, CAPTAIN, PROSPECTOR, PROSPECTOR2, BUCCANEER] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
]
export const ROLE_COUNT = ROLES.length

export const EDITIONS = ['classic', '2020', '1897'] as const
export type EditionId = (typeof EDITIONS)[number]

export const EXPANSION_IDS = [
  'new-buildings',
  'nobles',
  'buccaneer',
  'festival',
  'festival-cards',
  'achievements',
] as const
export type ExpansionId = (typeof EXPANSION_IDS)[number]

export const VARIANTS = [
  'swap-factory-university',
  'corn-starts-poorer',
  'jeweler-cap-3',
  'no-villa-with-jeweler',
  'no-hacienda-with-forest-house',
  'achievement-draft',
  'errata-2026',
  'open-scores',
] as const
export type VariantId = (typeof VARIANTS)[number]

/** Where the commercial buildings on sale come from. */
export const MARKETS = ['draft', 'random', 'base'] as const
export type MarketId = (typeof MARKETS)[number]

export const PUERTOMA_LEVELS = ['easy', 'normal', 'hard'] as const
export type PuertomaLevel = (typeof PUERTOMA_LEVELS)[number]

/** What stands in a circle. */
export const PIECES = ['worker', 'noble'] as const
export type PieceId = (typeof PIECES)[number]
export const [A_WORKER, A_NOBLE] = [0, 1]
