import type { BaseBuildingId } from '../data/buildings.ts'
import type { NewBuildingId } from '../data/new-buildings.ts'
import type { NoblesBuildingId } from '../data/nobles-buildings.ts'
import type { GoodId, TileId } from '../ids.ts'

/** What lies in the box as a field tile; a forest is one of the plantations turned over. */
type BoxTile = Exclude<TileId, 'forest'>

/** What a table of so many players uses of the box. */
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

/** Every number that an edition prints: what goods bring and buildings cost, and what the box holds. */
export interface EditionNumbers {
  /** Coins that the trading house pays for a barrel. */
  readonly prices: Record<GoodId, number>
  /** Coins that a building costs, by the set it comes with. */
  readonly costs: {
    readonly base: Record<BaseBuildingId, number>
    readonly 'new-buildings': Record<NewBuildingId, number>
    readonly nobles: Record<NoblesBuildingId, number>
  }
  readonly barrels: Record<GoodId, number>
  readonly fieldTiles: Record<BoxTile, number>
  readonly workers: number
  readonly counts: { readonly [players: number]: PlayerCount }
}

const ALL = { removed: { tiles: 0, barrels: 0 }, copies: { commercial: 2, production: 4 } }

/**
 * The numbers on which all editions agree; an edition's own file spreads them and may print others.
 * Source: the chapters on contents, set-up, two players and buildings of each rulebook.
 */
// biome-ignore format: tables
export const COMMON: EditionNumbers = {
  prices: { corn: 0, indigo: 1, sugar: 2, tobacco: 3, coffee: 4 },
  costs: {
    base: {
      'small-indigo-plant': 1, 'small-market': 1,
      'small-sugar-mill': 2, hacienda: 2, 'construction-hut': 2,
      'indigo-plant': 3, 'small-warehouse': 3,
      'sugar-mill': 4, hospice: 4,
      'tobacco-storage': 5, office: 5, 'large-market': 5,
      'coffee-roaster': 6, 'large-warehouse': 6,
      factory: 7,
      university: 8, harbor: 8,
      wharf: 9,
      'guild-hall': 10, residence: 10, fortress: 10, 'customs-house': 10, 'city-hall': 10,
    },
    'new-buildings': {
      aqueduct: 1,
      'forest-house': 2, 'black-market': 2,
      storehouse: 3,
      guesthouse: 4,
      'trading-post': 5, church: 5,
      'small-wharf': 6,
      lighthouse: 7,
      'specialty-factory': 8, library: 8,
      'union-hall': 9,
      statue: 10, cloister: 10,
    },
    nobles: {
      'land-office': 2,
      chapel: 3,
      'hunting-lodge': 4,
      'zoning-office': 5,
      'royal-supplier': 6,
      villa: 7,
      jeweler: 8,
      'royal-garden': 10,
    },
  },
  barrels: { corn: 10, indigo: 11, sugar: 11, tobacco: 9, coffee: 9 },
  fieldTiles: { corn: 10, indigo: 12, sugar: 11, tobacco: 9, coffee: 8, quarry: 8 },
  workers: 100,
  counts: {
    2: { coins: 3, workers: 42, ships: [4, 6], prospectors: 1, startTiles: ['indigo', 'corn'], picks: 3,
         removed: { tiles: 3, barrels: 2 }, copies: { commercial: 1, production: 2 } },
    3: { coins: 2, workers: 58, ships: [4, 5, 6], prospectors: 0, startTiles: ['indigo', 'indigo', 'corn'], picks: 1, ...ALL },
    4: { coins: 3, workers: 79, ships: [5, 6, 7], prospectors: 1, startTiles: ['indigo', 'indigo', 'corn', 'corn'], picks: 1, ...ALL },
    5: { coins: 4, workers: 100, ships: [6, 7, 8], prospectors: 2, startTiles: ['indigo', 'indigo', 'indigo', 'corn', 'corn'], picks: 1, ...ALL },
  },
}
