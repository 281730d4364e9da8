import type { Name, Noun, RuleKeyOf, RulingsOn, SentencesOn } from '@quayside/kernel'
import type { CharacterId } from '../characters.ts'
import type {
  AreaActions,
  DataPack,
  DoubleData,
  Effect,
  Items,
  LargeScoring,
  OrderData,
  SmallAbility,
} from '../data/pack.ts'
import type {
  BoatId,
  ContractId,
  IslandId,
  ItemId,
  MetricId,
  MilestoneId,
  ResourceId,
  ShapeId,
  ShipId,
  TerrainId,
  WorkerId,
} from '../ids.ts'
import type { StrategyId } from '../options.ts'
import type { QuestionKind } from '../questions.ts'
import type { ReasonId, RuleId } from '../reasons.ts'
import type { Rules } from '../rules/index.ts'
import type { Occasion, WatchedId } from '../watched.ts'
import type { AnswerFacts, CleanUpStepId, EventFacts, PhaseId, PieceId, QuestionFacts, ReasonFacts } from './facts.ts'
import type { Heading } from './heading.ts'

// What a language must fill. What is missing in one does not compile.

type Fifteen = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15
/** The building cards of the built-in pack. Others go by the name their pack gives them. */
export type CardId = `small-${Fifteen}` | `large-${Fifteen}`

/** `count`: "2 coins", "2 wood"; `many`: "coins", "wood". */
export interface Counted extends Name {
  readonly many: string
  count(n: number): string
}
/** `a`: "a small building"; `the`: "the small building". */
export interface Article extends Name {
  readonly a: string
  readonly the: string
}
/** By itself "coin island", and what it does: "gain 1 coin". */
export interface Doing extends Name {
  readonly does: string
}

export interface Names {
  readonly items: Record<ItemId, Counted>
  readonly terrains: Record<TerrainId, Article>
  /** What a half of a tile gives says what it is: a mountain for stone, one for gold. */
  readonly halves: Record<ResourceId, string>
  /** By what they do in the built-in pack; where another one has them do something else they go by a number. */
  readonly islands: Record<IslandId, string>
  readonly boats: Record<BoatId, string>
  readonly workers: Record<WorkerId, Article>
  readonly shapes: Record<ShapeId, string>
  readonly pieces: Record<PieceId, Article>
  readonly ships: Record<ShipId, Article>
  /** What milestones count. */
  readonly counted: Record<MilestoneId, Noun>
  readonly metrics: Record<MetricId, string>
  readonly strategies: Record<StrategyId, string>
  readonly phases: Record<PhaseId, string>
  readonly steps: Record<CleanUpStepId, string>
  readonly cards: Record<CardId, string>
  /** What bots may like, as one says it of them: "likes to ship". */
  readonly characters: Record<CharacterId, string>
}

/** Everything a pack may change, by id. What there is not is called by its id. */
export interface Lexicon {
  /** A column's letter and a row's number, counted from the harbour: "c1". */
  space(id: string): string
  /** Two adjacent spaces: "c1 and d2". */
  edge(id: string): string
  /** Where a double tile lies, space by space. */
  ends(id: string): readonly [string, string]
  /** Half of a sandbank: "sandbank R1 (harbour side)". */
  half(id: string): string
  site(id: string): string
  island(id: string): Doing
  boat(id: string): Doing
  /** What a boat does, and what it brings besides for the rest of the game. */
  boatEffect(id: string): string
  diary(id: string): Doing
  crate(id: string): Doing
  card(id: string): Doing
  /** What a card does when it is used, without what it scores. */
  use(card: string): string
  order(id: string): Doing
  area(id: string): Doing
  /** Whatever may be used or left: an island, a boat or a diary. */
  action(id: string): Doing
  merchant(id: string): string
  dock(id: string): string
  statue(id: string): string
  /** Helm points for a ruin put on a statue space. */
  statueHelm(id: string): number
  exchange(id: string): string
  /** What comes of an exchange: one of these. */
  exchanged(id: string): readonly ItemId[]
  double(id: string): string
  milestone(id: MilestoneId): string
  contract(id: ContractId): string
  /** What docks and merchants ask for, buildings, and statues by the stone in their cost. */
  cost(id: string): string
  /** Where the numbers come from that sentences name. */
  readonly rules: Rules
  readonly pack: DataPack
}

/** What things are called that have no name of their own. */
export interface Called {
  /** By their number: "island 3". */
  island(number: number): string
  boat(number: number): string
  dock(number: number): string
  statue(number: number): string
  /** By a Roman numeral. */
  merchant(numeral: string): string
  /** Those that go by what they do. */
  readonly diary: string
  readonly crate: string
  /** Spaces that a building card brings. */
  crateOf(card: string): string
  statueOf(card: string): string
  /** What such a crate space does once its price is paid. */
  priced(does: string): string
  order(metric: MetricId): string
  milestone(counted: Noun, min: number): string
  contract(contract: ContractId, helm: number): string
  bank(id: string): string
  /** What some boats bring besides. */
  storage(spaces: number): string
  readonly harbour: string
  readonly bay: string
  /** Half of a sandbank: that nearer to the own harbour, or the other. */
  half(bank: string, near: boolean): string
  /** Two spaces. */
  pair(one: string, other: string): string
}

/** A language: its names, how it describes what is printed in a pack, and what it says. */
export interface Speech {
  readonly heading: Heading
  readonly names: Names
  readonly called: Called
  /** "1 coin and 2 wood". */
  items(items: Items): string
  /** "gain 1 coin and draw 1 double tile". */
  effects(effects: readonly Effect[]): string
  ability(ability: SmallAbility): string
  scoring(scoring: LargeScoring): string
  area(actions: AreaActions): string
  order(order: OrderData): string
  double(double: DoubleData): string
  exchange(give: readonly ItemId[], rate: number, get: readonly ItemId[]): string
  /** Where each rule stands, by section and page of the rulebook. */
  readonly sources: Record<RuleKey, string>
  /** What standing orders can hang on; `#` stands for a thing. */
  readonly watched: Record<WatchedId, string>
  readonly occasions: Record<Occasion, string>
  sentences(lexicon: Lexicon): Sentences
}

export type ScoreLineId = 'helm' | 'orders' | 'cards' | 'leftovers' | 'anchors'
export type RuleKey = RuleKeyOf<RuleId>

/** Why something is refused, and the rules behind it. */
export type Rulings = RulingsOn<Pick<ReasonFacts, ReasonId>, RuleId>
/** Everything that is said, in one language. */
export interface Sentences extends SentencesOn<Pick<QuestionFacts, QuestionKind>, AnswerFacts, EventFacts>, Rulings {
  readonly scoreLines: Record<ScoreLineId, string>
  /** What decides between equal totals. */
  readonly tiebreak: string
}

/** Parts that begin with the same verb say it once: "gain 1 coin and 1 food". */
export const sharingVerb = (texts: readonly string[], verb: string): string[] =>
  texts.map((text, i) =>
    text.startsWith(verb) && texts[i - 1]?.startsWith(verb) ? text.slice(verb.length).trimStart() : text,
  )

/** Whether a choice is among all resources, or among all of them and coins. */
export const isAnyResource = (items: readonly ItemId[]): boolean => items.length === 5 && !items.includes('coin')
export const isAnything = (items: readonly ItemId[]): boolean => items.length === 6
