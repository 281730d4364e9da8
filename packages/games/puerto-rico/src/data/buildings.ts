import type { GoodId } from '../ids.ts'

/** What a bonus at the end of the game is called; its sum is in `scoring.ts`. */
export type EndBonus =
  | 'guild-hall'
  | 'residence'
  | 'fortress'
  | 'customs-house'
  | 'city-hall'
  | 'cloister'
  | 'royal-garden'

/**
 * What an occupied building does, as data. A role's file asks for the effect, never for the building, so a new building with a known
 * effect is one line here. What data cannot say is a hook (see `expansion.ts`).
 */
export interface BuildingEffects {
  /** Trader: more coins for a sale to the trading house. */
  readonly saleBonus?: number
  /** Trader: may sell a kind that the trading house has already. */
  readonly sellsDuplicates?: true
  /** Settler: before the action, may take a face-down tile. */
  readonly drawsTile?: true
  /** Settler: may take a quarry instead of a plantation. */
  readonly quarryInstead?: true
  /** Settler: may take a worker with the tile gained. */
  readonly workerWithTile?: true
  /** Builder: may take a worker with the building bought. */
  readonly workerWithBuilding?: true
  /** Craftsman: coins by the number of kinds produced. */
  readonly coinsByKinds?: readonly number[]
  /** Captain: more points for every load. */
  readonly pointsPerLoad?: number
  /** Captain: once in a phase, loads all barrels of a kind on a ship of one's own. */
  readonly privateShip?: true
  /** Storing: kinds kept whole. */
  readonly keepsKinds?: number
  /** Final scoring. */
  readonly endBonus?: EndBonus
  /** Craftsman: one more barrel of each kind that a large plant of these goods made. */
  readonly extraFromLargePlants?: readonly GoodId[]
  /** Settler: a plantation may become a forest. Builder: a coin off for every two forests. */
  readonly forests?: true
  /** Builder: what coins lack may be paid with a worker, a barrel and a point. */
  readonly paysInKind?: true
  /** Storing: more single barrels. */
  readonly keepsSingles?: number
  /** Its workers may move to another circle at any moment. */
  readonly guests?: true
  /** Trader: may sell any kind to a post of one's own. */
  readonly ownPost?: true
  /** Builder: points for a building, by its column (`quarryLimit`). */
  readonly pointsByColumn?: readonly number[]
  /** Captain: once in a phase, loads any barrels on a small ship of one's own, for a point for every two. */
  readonly smallShip?: true
  /** Captain: coins for every load, and as many for the captain when the phase begins. */
  readonly coinsPerLoad?: number
  /** Craftsman: a coin less than the barrels of the kind made most, corn left aside. */
  readonly coinsForBestKind?: true
  /** The privilege counts once more. */
  readonly doublesPrivilege?: true
  /** Captain: when the phase begins, a point for every two equal barrels. */
  readonly pointsForPairs?: true
  /** Trader: with a worker buys a face-down tile, with a noble sells a plantation. */
  readonly landOffice?: true
  /** Craftsman: when the phase begins, a coin with a worker, a point with a noble. */
  readonly chapel?: true
  /** Settler: when the phase ends, with a worker gives up a tile; with a noble scores for the emptiest island. */
  readonly huntingLodge?: true
  /** Builder: coins off; with a worker for a small building, with a noble for a large one. */
  readonly zoning?: { readonly worker: number; readonly noble: number }
  /** Captain: when the phase begins, swaps a barrel for a point for each noble, every one of another kind. */
  readonly royalSupplier?: true
  /** Mayor: when the phase begins, a noble from the supply, else a worker. */
  readonly givesNoble?: true
  /** Craftsman: coins for each noble. */
  readonly coinsPerNoble?: number
}

/** The effects there are; the type check keeps this complete. */
export const EFFECT_NAMES: Record<keyof BuildingEffects, true> = {
  saleBonus: true,
  sellsDuplicates: true,
  drawsTile: true,
  quarryInstead: true,
  workerWithTile: true,
  workerWithBuilding: true,
  coinsByKinds: true,
  pointsPerLoad: true,
  privateShip: true,
  keepsKinds: true,
  endBonus: true,
  extraFromLargePlants: true,
  forests: true,
  paysInKind: true,
  keepsSingles: true,
  guests: true,
  ownPost: true,
  pointsByColumn: true,
  smallShip: true,
  coinsPerLoad: true,
  coinsForBestKind: true,
  doublesPrivilege: true,
  pointsForPairs: true,
  landOffice: true,
  chapel: true,
  huntingLodge: true,
  zoning: true,
  royalSupplier: true,
  givesNoble: true,
  coinsPerNoble: true,
}

export interface BuildingData {
  readonly id: string
  /** The base game or the expansion it comes with. */
  readonly set: 'base' | 'new-buildings' | 'nobles'
  readonly kind: 'production' | 'commercial'
  readonly good?: GoodId
  readonly size?: 'small' | 'large'
  readonly vp: number
  /** Circles for workers. */
  readonly circles: number
  readonly copies: number
  /** City spaces it covers. */
  readonly spaces: 1 | 2
  /** Most quarries that lower its cost (the column, row or points printed with it, by edition). */
  readonly quarryLimit: number
  readonly effects?: BuildingEffects
}

/**
 * The buildings of the base game, the same in all editions.
 * Source: the chapters on buildings (classic, As construções; 2020, Gli edifici; 1897, Os edifícios).
 */
// biome-ignore format: one building, one line
export const BASE_BUILDINGS = [
  { set: 'base', id: 'small-indigo-plant', kind: 'production', good: 'indigo', size: 'small', vp: 1, circles: 1, copies: 4, spaces: 1, quarryLimit: 1 },
  { set: 'base', id: 'small-sugar-mill', kind: 'production', good: 'sugar', size: 'small', vp: 1, circles: 1, copies: 4, spaces: 1, quarryLimit: 1 },
  { set: 'base', id: 'indigo-plant', kind: 'production', good: 'indigo', size: 'large', vp: 2, circles: 3, copies: 3, spaces: 1, quarryLimit: 2 },
  { set: 'base', id: 'sugar-mill', kind: 'production', good: 'sugar', size: 'large', vp: 2, circles: 3, copies: 3, spaces: 1, quarryLimit: 2 },
  { set: 'base', id: 'tobacco-storage', kind: 'production', good: 'tobacco', size: 'large', vp: 3, circles: 3, copies: 3, spaces: 1, quarryLimit: 3 },
  { set: 'base', id: 'coffee-roaster', kind: 'production', good: 'coffee', size: 'large', vp: 3, circles: 2, copies: 3, spaces: 1, quarryLimit: 3 },
  { set: 'base', id: 'small-market', kind: 'commercial', vp: 1, circles: 1, copies: 2, spaces: 1, quarryLimit: 1, effects: { saleBonus: 1 } },
  { set: 'base', id: 'hacienda', kind: 'commercial', vp: 1, circles: 1, copies: 2, spaces: 1, quarryLimit: 1, effects: { drawsTile: true } },
  { set: 'base', id: 'construction-hut', kind: 'commercial', vp: 1, circles: 1, copies: 2, spaces: 1, quarryLimit: 1, effects: { quarryInstead: true } },
  { set: 'base', id: 'small-warehouse', kind: 'commercial', vp: 1, circles: 1, copies: 2, spaces: 1, quarryLimit: 1, effects: { keepsKinds: 1 } },
  { set: 'base', id: 'hospice', kind: 'commercial', vp: 2, circles: 1, copies: 2, spaces: 1, quarryLimit: 2, effects: { workerWithTile: true } },
  { set: 'base', id: 'office', kind: 'commercial', vp: 2, circles: 1, copies: 2, spaces: 1, quarryLimit: 2, effects: { sellsDuplicates: true } },
  { set: 'base', id: 'large-market', kind: 'commercial', vp: 2, circles: 1, copies: 2, spaces: 1, quarryLimit: 2, effects: { saleBonus: 2 } },
  { set: 'base', id: 'large-warehouse', kind: 'commercial', vp: 2, circles: 1, copies: 2, spaces: 1, quarryLimit: 2, effects: { keepsKinds: 2 } },
  { set: 'base', id: 'factory', kind: 'commercial', vp: 3, circles: 1, copies: 2, spaces: 1, quarryLimit: 3, effects: { coinsByKinds: [0, 0, 1, 2, 3, 5] } },
  { set: 'base', id: 'university', kind: 'commercial', vp: 3, circles: 1, copies: 2, spaces: 1, quarryLimit: 3, effects: { workerWithBuilding: true } },
  { set: 'base', id: 'harbor', kind: 'commercial', vp: 3, circles: 1, copies: 2, spaces: 1, quarryLimit: 3, effects: { pointsPerLoad: 1 } },
  { set: 'base', id: 'wharf', kind: 'commercial', vp: 3, circles: 1, copies: 2, spaces: 1, quarryLimit: 3, effects: { privateShip: true } },
  { set: 'base', id: 'guild-hall', kind: 'commercial', vp: 4, circles: 1, copies: 1, spaces: 2, quarryLimit: 4, effects: { endBonus: 'guild-hall' } },
  { set: 'base', id: 'residence', kind: 'commercial', vp: 4, circles: 1, copies: 1, spaces: 2, quarryLimit: 4, effects: { endBonus: 'residence' } },
  { set: 'base', id: 'fortress', kind: 'commercial', vp: 4, circles: 1, copies: 1, spaces: 2, quarryLimit: 4, effects: { endBonus: 'fortress' } },
  { set: 'base', id: 'customs-house', kind: 'commercial', vp: 4, circles: 1, copies: 1, spaces: 2, quarryLimit: 4, effects: { endBonus: 'customs-house' } },
  { set: 'base', id: 'city-hall', kind: 'commercial', vp: 4, circles: 1, copies: 1, spaces: 2, quarryLimit: 4, effects: { endBonus: 'city-hall' } },
] as const satisfies readonly BuildingData[]

export type BaseBuildingId = (typeof BASE_BUILDINGS)[number]['id']
