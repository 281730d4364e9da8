/** The vocabulary of the game. An index into one of these lists stands for the thing inside the engine. */

export const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee'] as const
export type GoodId = (typeof GOODS)[number]
export const CORN = 0
export const GOOD_COUNT = GOODS.length

/** What a field tile can be. The first five are plantations and share the goods' numbers. */
export const TILES = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee', 'quarry'] as const
export type TileId = (typeof TILES)[number]
export const QUARRY = 5
export const TILE_COUNT = TILES.length

export const ROLES = [
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'prospector',
  'prospector2',
] as const
export type RoleId = (typeof ROLES)[number]
export const [SETTLER, MAYOR, BUILDER, CRAFTSMAN, TRADER, CAPTAIN, PROSPECTOR, PROSPECTOR2] = [0, 1, 2, 3, 4, 5, 6, 7]
export const ROLE_COUNT = ROLES.length

export const EDITIONS = ['classic', '2020', '1897'] as const
export type EditionId = (typeof EDITIONS)[number]
