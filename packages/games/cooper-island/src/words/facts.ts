import type { EventFactsOf, FactsNamed } from '@quayside/kernel'
import type { EVENTS } from '../events.ts'
import type {
  AreaId,
  BoatId,
  BuildingId,
  CLEAN_UP_STEPS,
  ContractId,
  DoubleId,
  IslandId,
  ItemId,
  MilestoneId,
  PIECES,
  ResourceId,
  ShipId,
  SPOTS,
  TerrainId,
  WorkerId,
} from '../ids.ts'
import type { StrategyId } from '../options.ts'
import type { ReasonId } from '../reasons.ts'

// The facts that every question, answer, event and refusal brings along.

export type PieceId = (typeof PIECES)[number]
export type SpotId = (typeof SPOTS)[number]
export type CleanUpStepId = (typeof CLEAN_UP_STEPS)[number]
export type PhaseId = 'set-up' | 'income' | 'work' | 'clean-up' | 'scoring' | 'over'
export type ExchangeId = 'cloth' | 'gold' | 'any'
/** Where the built-in pack has statues paid: by stone or by gold. */
export type StatueStoneId = 'stone' | 'gold'

/** What a fact's value is, by its name; all others are numbers. */
interface FactIds {
  readonly item: ItemId
  /** What the halves of a double tile give. */
  readonly first: ResourceId
  readonly second: ResourceId
  readonly terrain: TerrainId
  readonly double: DoubleId
  readonly island: IslandId
  readonly boat: BoatId
  readonly area: AreaId
  readonly worker: WorkerId
  readonly building: BuildingId
  readonly ship: ShipId
  readonly contract: ContractId
  readonly milestone: MilestoneId
  readonly strategy: StrategyId
  readonly piece: PieceId
  readonly water: SpotId
  readonly exchange: ExchangeId
  readonly step: CleanUpStepId
  readonly space: string
  readonly onto: string
  readonly edge: string
  readonly site: string
  readonly half: string
  readonly dock: string
  readonly statue: string
  readonly crate: string
  readonly card: string
  readonly merchant: string
  readonly order: string
  readonly diary: string
}
type FactsOf<FactName extends string> = FactsNamed<FactIds, FactName>

export interface QuestionFacts {
  readonly 'start-terrain': FactsOf<'seat'>
  readonly income: FactsOf<'seat'>
  readonly turn: FactsOf<'seat'>
  readonly area: FactsOf<'seat' | 'area'>
  /** `owner`: a seat, or `NEUTRAL_OWNER`; `harbour` 0: a worker below. */
  readonly fee: FactsOf<'seat' | 'owner' | 'harbour'>
  readonly compensation: FactsOf<'seat'>
  readonly anchor: FactsOf<'seat' | 'count'>
  readonly 'choose-ship': FactsOf<'seat' | 'points'>
  /** `action`: an island, a boat or a diary. */
  readonly 'optional-action': FactsOf<'seat'> & { readonly action: string }
  readonly 'two-islands': FactsOf<'seat'> & { readonly first: IslandId; readonly second: IslandId }
  readonly 'storage-full': FactsOf<'seat'>
  /** `market` 0: they come to storage. */
  readonly 'choose-items': FactsOf<'seat' | 'count' | 'market'>
  readonly 'place-double': FactsOf<'seat' | 'count'>
  readonly 'remove-ruin': FactsOf<'seat'>
  readonly 'ruin-or-statue': FactsOf<'seat'>
  readonly 'load-merchant': FactsOf<'seat'>
  readonly 'build-boat': FactsOf<'seat'>
  readonly discount: FactsOf<'seat' | 'amount'>
  readonly pay: FactsOf<'seat' | 'item' | 'due'>
  readonly 'put-piece': FactsOf<'seat' | 'piece'>
  readonly 'choose-card': FactsOf<'seat' | 'building'>
  /** `given`: the value given up to now. */
  readonly exchange: FactsOf<'seat' | 'exchange' | 'given'>
  readonly 'exchange-take': FactsOf<'seat' | 'exchange' | 'count'>
  readonly 'royal-order': FactsOf<'seat'>
  readonly feeding: FactsOf<'seat' | 'food' | 'has'>
  readonly 'clean-up': FactsOf<'seat' | 'step'>
  readonly 'before-scoring': FactsOf<'seat' | 'step'>
  readonly 'island-actions': FactsOf<'seat' | 'count'>
  readonly 'boat-actions': FactsOf<'seat' | 'count'>
  readonly 'scrap-boat': FactsOf<'seat'>
  readonly 'move-piece': FactsOf<'seat'>
  readonly 'crate-price': FactsOf<'seat'>
}

/** A cube on land; where there is none its item is empty. */
type CubeFacts = FactsOf<'space' | 'level'> & { readonly item: ItemId | '' }

export interface AnswerFacts {
  readonly start: FactsOf<'terrain'>
  readonly island: FactsOf<'island' | 'half' | 'space' | 'terrain'>
  /** `level`: the new one; `steps`: of the cartographer, 0 where levels agree. */
  /** `bars`: 1 if this income's island would have no place any more. */
  readonly place: FactsOf<'first' | 'space' | 'second' | 'onto' | 'level' | 'steps' | 'bars'>
  readonly 'use-island': FactsOf<'island'>
  readonly 'use-boat': FactsOf<'boat'>
  readonly 'use-diary': FactsOf<'diary'>
  readonly 'use-crate': FactsOf<'crate'>
  readonly 'use-card': FactsOf<'card'>
  readonly work: FactsOf<'area' | 'worker'>
  readonly draw: FactsOf<never>
  readonly cartographer: FactsOf<never>
  readonly take: FactsOf<'item'>
  readonly build: FactsOf<'boat' | 'dock' | 'points'>
  readonly erect: FactsOf<'building' | 'points'>
  readonly ruin: FactsOf<'space' | 'statue'>
  readonly statue: FactsOf<'statue'> & { readonly item: StatueStoneId }
  readonly load: FactsOf<'merchant' | 'points'>
  readonly cooper: FactsOf<never>
  readonly done: FactsOf<never>
  readonly skip: FactsOf<never>
  readonly lose: FactsOf<never>
  readonly put: FactsOf<'space' | 'level'>
  readonly keep: FactsOf<'card'>
  readonly less: FactsOf<'item'>
  readonly pay: FactsOf<'item'>
  readonly 'pay-land': CubeFacts
  readonly refuse: FactsOf<never>
  readonly anchor: FactsOf<'ship'>
  readonly sail: FactsOf<'ship'>
  readonly 'stock-land': CubeFacts
  readonly stock: FactsOf<'item'>
  readonly exchange: FactsOf<'exchange'>
  readonly give: FactsOf<'item'>
  readonly 'give-land': CubeFacts
  readonly explore: FactsOf<'space' | 'terrain' | 'steps'>
  readonly cultivate: FactsOf<'space' | 'level' | 'steps'> & { readonly item: ResourceId }
  readonly contract: FactsOf<'contract'>
  readonly order: FactsOf<'order' | 'worker'>
  readonly feed: FactsOf<never>
  readonly 'feed-more': FactsOf<never>
  readonly 'reactivate-card': FactsOf<'card'>
  readonly 'reactivate-lid': FactsOf<'crate'>
  readonly finish: FactsOf<never>
  readonly scrap: FactsOf<'boat'>
  /** `piece` is empty where nothing stands. */
  readonly move: FactsOf<'space' | 'onto'> & { readonly piece: PieceId | '' }
}
export type AnswerKind = keyof AnswerFacts

/** Who `owner` is where nobody owns the worker below. */
export const NEUTRAL_OWNER = 6

type ToldFacts = EventFactsOf<typeof EVENTS, FactIds>
/** A cube of land is of a resource, and what is cultivated is one. */
interface NarrowFacts {
  readonly cultivated: FactsOf<'seat' | 'space' | 'level'> & { readonly item: ResourceId }
}
export interface EventFacts extends Omit<ToldFacts, keyof NarrowFacts>, NarrowFacts {}

type PlainReasons = { readonly [K in Exclude<ReasonId, 'cartographer-low'>]: FactsOf<never> }
/** `steps` it takes, and how many the cartographer `has`. */
export interface ReasonFacts extends PlainReasons {
  readonly 'cartographer-low': FactsOf<'steps' | 'has'>
}
