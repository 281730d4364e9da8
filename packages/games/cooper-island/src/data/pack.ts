import type {
  AreaId,
  BoatId,
  BuildingId,
  DoubleId,
  IslandId,
  ItemId,
  MetricId,
  MilestoneId,
  TerrainId,
} from '../ids.ts'
import type { StrategyId } from '../options.ts'

/**
 * The shape of everything that is printed on the components. A pack is plain JSON: what comes with the game stands beside this file, an
 * owner of the box can bring a corrected one (see `docs/cooper-island/data.md`). Every entry says where it comes from.
 */
export interface DataPack {
  readonly game: 'cooper-island'
  readonly name: string
  readonly peninsula: PeninsulaData
  readonly tiles: TilesData
  readonly boats: readonly BoatData[]
  readonly playerBoard: PlayerBoardData
  readonly workBoard: WorkBoardData
  readonly areas: readonly AreaData[]
  readonly merchants: readonly MerchantData[]
  readonly orders: readonly OrderData[]
  readonly smallCards: readonly SmallCardData[]
  readonly largeCards: readonly LargeCardData[]
  readonly diaries: readonly DiaryData[]
  readonly solo: SoloData
}

/**
 * `rulebook`, `public:<where>`, `owner` (measured from the box) or `reconstructed`: consistent with all we know, but not the printed
 * original.
 */
export interface Sourced {
  readonly source: string
  readonly confidence?: 'high' | 'medium' | 'low'
  readonly note?: string
}

/** Numbers of coins and resources: a cost, or what is gained. */
export type Items = { readonly [I in ItemId]?: number }

/** One thing that an action does. Its parts are done in their order. */
export type Effect =
  /** Fixed items, into storage or into the market. */
  | { readonly op: 'gain'; readonly items: Items; readonly to: 'storage' | 'market' }
  /** Items of the player's choice, each one of these. */
  | {
      readonly op: 'choose'
      readonly from: readonly ItemId[]
      readonly count: number
      readonly to: 'storage' | 'market'
    }
  | { readonly op: 'draw'; readonly count: number }
  | { readonly op: 'place'; readonly count: number }
  | { readonly op: 'cartographer'; readonly steps: number }
  | { readonly op: 'helm'; readonly points: number }
  | { readonly op: 'remove-ruin' }
  /** Another face-up boat's action. */
  | { readonly op: 'copy-boat' }
  /** Of large building cards. */
  | { readonly op: 'ruin-or-statue' }
  | { readonly op: 'load-merchant' }
  | { readonly op: 'build-boat' }
  | { readonly op: 'coins-per-building' }
  | { readonly op: 'feed' }
  | { readonly op: 'island-actions'; readonly count: number }
  | { readonly op: 'boat-actions'; readonly count: number }
  | { readonly op: 'lid-on-land' }
  | { readonly op: 'scrap-boat' }
  | { readonly op: 'move-piece' }

/* The peninsula and the water round it */

export interface SpaceData extends Sourced {
  /** Axial coordinates: `h0,2` has q 0 and r 2. */
  readonly id: string
  readonly q: number
  readonly r: number
  readonly kind: 'plain' | 'ruin' | 'start'
  /** One of the spaces at the top that the passage bonus asks for. */
  readonly passage: boolean
}

/** Half of a sandbank: a water hex, and the land it touches. Land is adjacent where the hexes are. */
export interface HalfData {
  readonly q: number
  readonly r: number
}

/** A sandbank beside the peninsula; the clockwise half is the one a clockwise ship leaves by. */
export interface SandbankData extends Sourced {
  readonly id: 'L1' | 'L2' | 'L3' | 'L4' | 'R4' | 'R3' | 'R2' | 'R1'
  readonly ccw: HalfData
  readonly cw: HalfData
}

export interface PeninsulaData {
  readonly spaces: readonly SpaceData[]
  /** In the order a clockwise ship passes them from the own harbour: L1 to L4, and after the bay R4 to R1 of the next peninsula. */
  readonly sandbanks: readonly SandbankData[]
}

/* Tiles */

export interface IslandData extends Sourced {
  readonly id: IslandId
  readonly terrain: TerrainId
  readonly effects: readonly Effect[]
  readonly effectsSource?: string
}

export interface DoubleData extends Sourced {
  readonly id: DoubleId
  readonly front: readonly [TerrainId, TerrainId]
  readonly back: readonly [TerrainId, TerrainId]
  readonly count: number
}

export interface TilesData {
  readonly islands: readonly IslandData[]
  readonly doubles: readonly DoubleData[]
  /** How many singles lie in the box; in play they are unlimited. */
  readonly singles: readonly (Sourced & { readonly sides: readonly [TerrainId, TerrainId]; readonly count: number })[]
}

/* Boats and boards */

export interface BoatData extends Sourced {
  readonly id: BoatId
  readonly effects: readonly Effect[]
  /** Storage spaces it brings for the rest of the game. */
  readonly storage?: number
}

export interface DockData extends Sourced {
  readonly id: string
  readonly cost: Items
  readonly helm: number
}

export interface StatueSpaceData extends Sourced {
  readonly id: string
  readonly helm: number
  /** Free from the start, or under the first or second large building. */
  readonly revealedBy: 0 | 1 | 2
}

export interface CrateData extends Sourced {
  readonly id: string
  readonly effects: readonly Effect[]
}

export interface PlayerBoardData {
  readonly storage: Sourced & { readonly spaces: number; readonly perSmallBuilding: number }
  readonly startItems: Sourced & { readonly items: Items }
  readonly startDoubles: Sourced & { readonly count: number }
  readonly docks: readonly DockData[]
  readonly statueSpaces: readonly StatueSpaceData[]
  readonly crates: readonly CrateData[]
  readonly cartographer: Sourced & {
    readonly max: number
    /** Where the marker begins, by place in the first round's order. */
    readonly start: readonly number[]
    readonly level: number
    readonly explore: number
    readonly cultivateLow: number
    readonly cultivateHigh: number
    /** The highest level covered by `cultivateLow`. */
    readonly lowUpTo: number
  }
  /** How much value of what makes one of what, into the market. */
  readonly exchanges: readonly (Sourced & {
    readonly id: 'cloth' | 'gold' | 'any'
    readonly give: readonly ItemId[]
    readonly rate: number
    readonly get: readonly ItemId[]
  })[]
  readonly buildings: readonly (Sourced & {
    readonly id: BuildingId
    readonly count: number
    readonly cost: Items
    readonly helm: number
  })[]
  readonly settlementBonus: Sourced & { readonly helm: number }
  readonly statue: Sourced & {
    readonly costs: { readonly stone: Items; readonly gold: Items }
    readonly helm: number
    readonly cleanUpHelm: number
  }
  /** Coins for turning up a card and for taking a lid back. */
  readonly reactivation: Sourced & { readonly card: number; readonly lid: number }
  readonly passage: Sourced & { readonly helm: number }
  /** So many items left at the end are a point. */
  readonly leftovers: Sourced & { readonly perPoint: number }
}

export interface WorkBoardData {
  readonly workers: Sourced & {
    readonly available: number
    readonly lockedOrdinary: number
    readonly lockedSpecial: number
  }
  readonly feeding: Sourced & { readonly base: number }
  /** What each locked worker adds once it is gained, in the order they are gained. */
  readonly feedingSlots: readonly (Sourced & {
    readonly worker: 'ordinary' | 'special'
    readonly food: number
    readonly helm: number
  })[]
  readonly milestones: readonly (Sourced & { readonly id: MilestoneId; readonly min: number })[]
  readonly workerContracts: Sourced & { readonly count: number }
  readonly helmContracts: Sourced & { readonly count: number; readonly helm: number }
}

/* Work spaces */

/** What an area offers: each of these once, or so often as its number says, in any order. */
export interface AreaActions {
  readonly draw?: number
  readonly place?: number
  readonly cartographer?: number
  /** One coin or resource of the player's choice. */
  readonly take?: number
  readonly boat?: number
  readonly building?: number
  readonly ruin?: number
  readonly statue?: number
  readonly merchant?: number
  readonly islandAction?: number
  readonly boatAction?: number
  readonly cooper?: number
  /** Either draws or places, and either a ruin or a statue. */
  readonly either?: boolean
  /** What its cost is less by. */
  readonly discount?: number
}

/** `symbol` is everything there is for whoever covers it, the plain actions included. */
export interface AreaData extends Sourced {
  readonly id: AreaId
  readonly plain: AreaActions
  readonly roundSymbol?: AreaActions
  readonly squareSymbol: AreaActions
}

/* Cards */

export interface MerchantData extends Sourced {
  readonly id: string
  readonly cost: Items
  readonly helm: number
}

export interface OrderData extends Sourced {
  readonly id: string
  readonly metric: MetricId
  /** From the lowest to the highest; for `unexplored` at most that many. None for the copying order. */
  readonly tiers: readonly { readonly count: number; readonly points: number }[]
  /** Of the copying order. */
  readonly less?: number
}

export type SmallAbility =
  | {
      readonly type: 'whenever'
      readonly event: 'boat' | 'diary' | 'ruin' | 'merchant' | 'building'
      readonly effects: readonly Effect[]
    }
  | {
      readonly type: 'discount'
      readonly on: readonly ('building' | 'boat' | 'statue' | 'merchant' | 'feeding')[]
      readonly items: readonly ItemId[]
      readonly amount: number
    }
  /** One more crate space; a lid on it costs one coin or resource. */
  | { readonly type: 'crate'; readonly effects: readonly Effect[] }
  | { readonly type: 'statue-space'; readonly effects: readonly Effect[] }
  | { readonly type: 'feed-more'; readonly food: number; readonly helm: number }
  | { readonly type: 'storage'; readonly accepts: readonly ItemId[]; readonly spaces: number; readonly points: number }

export interface SmallCardData extends Sourced {
  readonly id: string
  /** Shown where no translation is known: ours, or the rulebook's. */
  readonly name: string
  readonly nameSource: string
  readonly ability: SmallAbility
}

export type LargeScoring =
  | { readonly per: 'lids-on-land' | 'face-down-boats'; readonly points: number }
  | { readonly buildings: number; readonly statues: number; readonly points: number }

export interface LargeCardData extends Sourced {
  readonly id: string
  readonly name: string
  readonly nameSource: string
  readonly effects: readonly Effect[]
  /** Only while it lies face up. */
  readonly scoring?: LargeScoring
}

export interface DiaryData extends Sourced {
  readonly id: string
  readonly count: number
  readonly effects: readonly Effect[]
}

/* Solo against Cooper: our own automa */

export interface SoloData {
  readonly stock: Sourced & {
    readonly start: number
    /** Each income phase, and one more for every so many boats. */
    readonly income: number
    readonly boatsPerMore: number
    readonly perPoint: number
  }
  /** Neutral workers by round. */
  readonly neutral: Sourced & { readonly round: readonly number[]; readonly square: readonly number[] }
  /** What Cooper gains where he develops, and where he cannot pay. */
  readonly develop: Sourced & { readonly stock: number; readonly special: number; readonly failed: number }
  readonly specialDiscount: Sourced & { readonly stock: number }
  readonly scoring: readonly (Sourced & {
    readonly area: 'B' | 'D' | 'F' | 'H'
    readonly counts: MilestoneId
    readonly costs: readonly number[]
    readonly helm: readonly number[]
  })[]
  /** For the first, second … of his counters to reach the milestone's number. */
  readonly milestones: Sourced & { readonly at: number; readonly rewards: readonly ('ordinary' | 'special' | 'helm')[] }
  readonly milestoneHelm: Sourced & { readonly helm: number }
  /** In clean-up, for each statue and each special worker gained. */
  readonly cleanUp: Sourced & { readonly perStatue: number; readonly perSpecial: number }
  /** Where he goes when he has a worker there already. */
  readonly fallback: Sourced & { readonly [A in AreaId]: AreaId }
  /** Helm points by round. */
  readonly levels: readonly (Sourced & { readonly level: number; readonly bonus: readonly number[] })[]
  readonly strategies: readonly (Sourced & {
    readonly id: StrategyId
    /** The areas of his ten cards. */
    readonly deck: readonly AreaId[]
    /** Royal orders he wants, the dearest first. */
    readonly orders: readonly string[]
  })[]
}
