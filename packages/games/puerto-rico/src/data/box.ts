import type { GoodId, TileId } from '../ids.ts'

/** What lies in the box as a field tile; a forest is one of the plantations turned over. */
type BoxTile = Exclude<TileId, 'forest'>

/**
 * What the box holds and what each player count uses of it.
 * Source: the chapters on contents, set-up and two players of each rulebook; they agree.
 */

export const BARRELS: Record<GoodId, number> = { corn: 10, indigo: 11, sugar: 11, tobacco: 9, coffee: 9 }
export const FIELD_TILES: Record<BoxTile, number> = {
  corn: 10,
  indigo: 12,
  sugar: 11,
  tobacco: 9,
  coffee: 8,
  quarry: 8,
}
export const PRICES: Record<GoodId, number> = { corn: 0, indigo: 1, sugar: 2, tobacco: 3, coffee: 4 }

export const WORKERS = 100

export const FIELD_SPACES = 12
export const CITY_SPACES = 12
export const HOUSE_SPACES = 4
export const MAX_PLAYERS = 5

export interface PlayerCount {
  readonly coins: number
  /** Workers in play, those on the first ship included. */
  readonly workers: number
  readonly ships: readonly number[]
  readonly prospectors: 0 | 1 | 2
  readonly startTiles: readonly GoodId[]
  /** Roles each player picks in a round. */
  readonly picks: number
  /** Taken out before the game, of each kind. */
  readonly removed: { readonly tiles: number; readonly barrels: number }
  /** Copies of each building in play, where fewer than in the box. */
  readonly copies: { readonly commercial: number; readonly production: number }
}

const ALL = { removed: { tiles: 0, barrels: 0 }, copies: { commercial: 2, production: 4 } }

// biome-ignore format: a table
export const PLAYER_COUNTS: Record<number, PlayerCount> = {
  2: { coins: 3, workers: 42, ships: [4, 6], prospectors: 1, startTiles: ['indigo', 'corn'], picks: 3,
       removed: { tiles: 3, barrels: 2 }, copies: { commercial: 1, production: 2 } },
  3: { coins: 2, workers: 58, ships: [4, 5, 6], prospectors: 0, startTiles: ['indigo', 'indigo', 'corn'], picks: 1, ...ALL },
  4: { coins: 3, workers: 79, ships: [5, 6, 7], prospectors: 1, startTiles: ['indigo', 'indigo', 'corn', 'corn'], picks: 1, ...ALL },
  5: { coins: 4, workers: 100, ships: [6, 7, 8], prospectors: 2, startTiles: ['indigo', 'indigo', 'indigo', 'corn', 'corn'], picks: 1, ...ALL },
}

/** What the chooser of a role has more than the others: one worker, coin, barrel or point. */
export const PRIVILEGE = 1
