import type { CompanyId, CountedId, DisplayColumnId, GoodId, KindId, LetterId, TileId, TrackId } from '../ids.ts'

/**
 * The shape of everything that is printed on the components. A pack is plain JSON: what comes with the game stands beside this file, an
 * owner of the box can bring a corrected one (see `docs/mombasa/data.md`). Every entry says where it comes from.
 */
export interface DataPack {
  readonly game: 'mombasa'
  readonly name: string
  readonly map: MapData
  readonly tracks: TracksData
  readonly cards: CardsData
  readonly books: BooksData
  readonly startingTiles: StartingTilesData
  readonly board: BoardData
  readonly playerBoard: PlayerBoardData
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

/** What a region, a book, a majority or a bonus space gives. */
export interface Reward {
  readonly pounds?: number
  /** Steps on the own diamond track. */
  readonly diamond?: number
  readonly bookkeeping?: number
  /** Steps on a company's track: the one being expanded, or the one the majority names. */
  readonly track?: number
  /** Posts taken from the front of any bases' columns, out of the game. */
  readonly removePosts?: number
  /** As many pounds as units of a good lie face up, less some. */
  readonly poundsPerUnit?: { readonly good: GoodId; readonly minus: number }
}

/* The map */

export type BorderKind = 'single' | 'double'

export interface RegionData extends Sourced {
  readonly id: string
  readonly name: string
  /** Only pounds, diamond, track and bookkeeping. */
  readonly reward: Reward
  readonly mines: number
  /** Where its name stands and its outline, for drawing: names of `vertices`. */
  readonly label: readonly [x: number, y: number]
  readonly polygon: readonly string[]
}

export interface BorderData extends Sourced {
  readonly regions: readonly [string, string]
  readonly kind: BorderKind
}

export interface BaseBordersData extends Sourced {
  readonly adjacent: { readonly [region: string]: BorderKind }
}

export interface MapData {
  /** Points for crossing a border, and what another company's post adds. */
  readonly cost: Sourced & { readonly single: number; readonly double: number; readonly occupied: number }
  readonly regions: readonly RegionData[]
  readonly borders: readonly BorderData[]
  readonly bases: { readonly [C in CompanyId]: BaseBordersData }
  readonly enclaves: readonly (Sourced & { readonly enclave: string; readonly surrounding: string })[]
  readonly vertices: { readonly [name: string]: readonly [x: number, y: number] }
}

/* The company tracks */

export type TrackBonus =
  | { readonly type: 'expansionTotal'; readonly amount: number }
  /** Once in a round, with at least one such card. */
  | { readonly type: 'goodTotal'; readonly good: GoodId; readonly amount: number }
  | { readonly type: 'goodPerCard'; readonly good: GoodId; readonly amount: number }
  /** Cheaper cards when paid with a good, or with any goods, which may then be mixed. */
  | { readonly type: 'cardDiscount'; readonly amount: number; readonly paidWith: GoodId | 'anyGoods' }
  | { readonly type: 'extraBonusMarkers'; readonly amount: number }
  | { readonly type: 'bonusSpace'; readonly cost: { readonly pounds: number }; readonly gives: BonusSpaceGives }

export type BonusSpaceGives =
  | { readonly kind: 'choose'; readonly options: readonly Reward[] }
  /** A card for pounds and/or diamond steps. */
  | { readonly kind: 'buyAndOrDiamond'; readonly discount: number; readonly diamond: number }
  | { readonly kind: 'discard'; readonly card: 'any' | GoodId; readonly plus: number }
  | { readonly kind: 'otherTracks'; readonly tracks: number; readonly spaces: number }

export interface TrackData extends Sourced {
  readonly id: TrackId
  readonly lastSpace: number
  /** Cumulative: the last one reached or passed counts. */
  readonly shares: readonly { readonly space: number; readonly shares: number }[]
  readonly capitalCalls: readonly { readonly beforeSpace: number; readonly pounds: number }[]
  readonly specialSpaces: readonly { readonly space: number; readonly pounds: number; readonly bonus: TrackBonus }[]
  readonly bonusSource: string
}

export interface TracksData {
  readonly firstGame: Sourced & { readonly [C in CompanyId]: TrackId }
  readonly tracks: readonly TrackData[]
}

/* Cards */

export interface CardData extends Sourced {
  readonly id: string
  readonly kind: KindId
  /** Units, points or bookkeeping points; merchants and shares have none. */
  readonly value?: number
  /** The red number. */
  readonly price: number
  readonly share?: CompanyId
  /** Merchants: steps, pounds, and one step more for every two mines of a company. */
  readonly merchant?: { readonly diamond: number; readonly pounds: number; readonly minesOf?: CompanyId }
  readonly priceSource?: string
}

export interface ActionCardData extends CardData {
  readonly letter: 'A' | 'B' | 'C' | 'D' | 'E'
}

export interface CardsData {
  /** The nine cards every colour begins with. */
  readonly starting: readonly CardData[]
  /** The "1" expansion cards, by seat. */
  readonly expansionOnes: readonly CardData[]
  readonly action: readonly ActionCardData[]
}

/* Books */

export type RequirementKind = CountedId | 'anyGood' | 'merchantOrBookkeeper'

export interface Requirement {
  readonly kind: RequirementKind
  readonly min: number
}

export interface BookData extends Sourced {
  readonly id: string
  readonly letter: LetterId
  readonly requirements: readonly Requirement[]
  readonly reward: Reward
}

export interface BooksData {
  /** Bookkeeping points by letter. */
  readonly price: Sourced & { readonly [L in LetterId]: number }
  readonly books: readonly BookData[]
}

/* Starting tiles */

export interface StartingTileData extends Sourced {
  readonly id: string
  /** Ids of starting cards, or `expansion-1` for the seat's own. */
  readonly restingCards: readonly [string, string, string]
  readonly book: { readonly requirements: readonly Requirement[]; readonly reward: Reward }
  readonly bonus: readonly { readonly track: CompanyId | 'diamond'; readonly spaces: number }[]
}

export interface StartingTilesData {
  readonly tiles: readonly StartingTileData[]
  /** Tiles of the first game by seat. */
  readonly firstGame: Sourced & { readonly tiles: readonly [string, string, string, string] }
}

/* The board */

export interface MajorityData extends Sourced {
  readonly counts: CountedId
  readonly company: CompanyId
  readonly tiers: readonly { readonly min: number; readonly reward: Reward }[]
}

export interface BoardData {
  /** Coins under the posts of each column, from the one nearest the map. */
  readonly bases: { readonly [C in CompanyId]: Sourced & { readonly columns: readonly (readonly number[])[] } }
  readonly firstPlayerSpace: Sourced & { readonly bookkeeping: number }
  readonly buyCardSpace: Sourced & { readonly pounds: number }
  readonly discardCardSpace: Sourced & { readonly plus: number }
  readonly majorities: readonly MajorityData[]
  /** What it costs to reserve a tile, and what it does: points or steps. */
  readonly bonusTiles: { readonly [T in TileId]: Sourced & { readonly pounds: number; readonly value: number } }
  readonly columnSurcharge: Sourced & { readonly [C in DisplayColumnId]: number }
  /** Columns of the book display: the round whose coins they get, and the letter of their books. */
  readonly bookColumns: readonly (Sourced & { readonly round: number; readonly letter: LetterId })[]
  /** Coins on the round track, rounds 2 to 7, by number of players. */
  readonly roundCoins: Sourced & { readonly [P in '2' | '3' | '4']: readonly number[] }
  readonly startingPounds: Sourced & { readonly pounds: number }
  readonly bonusMarkers: Sourced & { readonly [P in '2' | '3' | '4']: number }
}

/* The players' boards */

export interface PlayerBoardData {
  readonly diamondTrack: Sourced & {
    readonly last: number
    readonly points: readonly { readonly space: number; readonly points: number }[]
    readonly slotOpensAt: number
    readonly overflowPounds: number
  }
  /** Book spaces are counted from the one behind the starting book. */
  readonly bookTrack: Sourced & {
    readonly spaces: number
    readonly points: readonly { readonly space: number; readonly points: number }[]
    readonly slotOpensAt: number
    readonly overflowPounds: number
    /** Spaces with a crossed-out A. */
    readonly noA: readonly number[]
    readonly noASource: string
  }
  readonly flipBookPounds: Sourced & { readonly pounds: number }
}
