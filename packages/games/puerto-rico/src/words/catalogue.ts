import type { EventFactsOf, FactsNamed, Name, Noun, RuleKeyOf, RulingsOn, SentencesOn } from '@quayside/kernel'
import type { CharacterId } from '../characters.ts'
import type { AchievementId } from '../data/achievements.ts'
import type { BuildingId } from '../data/catalogue.ts'
import type { FestivalGoalId } from '../data/festival.ts'
import type { AbilityId } from '../data/puertoma.ts'
import type { EndCause, EVENTS, Ground, PointSource, WorkerSource } from '../events.ts'
import type {
  EditionId,
  ExpansionId,
  GoodId,
  MarketId,
  PieceId,
  PuertomaLevel,
  RoleId,
  TileId,
  VariantId,
} from '../ids.ts'
import type { QuestionKind } from '../questions.ts'
import type { ReasonId, RuleId } from '../reasons.ts'
import type { Occasion, WatchedId } from '../watched.ts'
import type { added } from './en/expansions.ts'

// What a language must fill. What is missing in one does not compile.

/** The names of one edition. Roles and buildings have capitals; goods, tiles and terms do not. */
export interface Names<G = unknown> {
  readonly title: string
  readonly goods: Record<GoodId, Noun & G>
  readonly tiles: Record<TileId, Noun & G>
  readonly roles: Record<RoleId, Name & G>
  readonly buildings: Record<BuildingId, Name & G>
  readonly terms: Record<Term, Noun & G>
  readonly places: Record<Place, Name & G>
  readonly pieces: Record<PieceId, Noun & G>
  /** The expansions as this edition calls them. */
  readonly expansions: Record<ExpansionId, Name & G>
  /** What the chooser of a role has over the others. */
  readonly privilege: Name & G
  /** What bots may like, as one says it of them: "likes to ship". */
  readonly characters: Record<CharacterId, string>
}

/** Words that an edition has its own names for. `field` is a tile that grows a good: plantation or estate. */
export type Term = 'field' | 'barrel' | 'coin' | 'building'
export type Place = 'supply' | 'worker-ship' | 'trading-house'

/** Lines that are not a building's; a bonus is called like its building. */
export type ScoreLineId =
  | 'chips'
  | 'buildings'
  | 'nobles'
  | 'achievements'
  | 'large-buildings'
  | 'spare-workers'
  | 'quarries'
  | 'active-pairs'
  | 'goods-and-coins'
  | 'unfinished'
export type OptionKey = 'edition' | 'players' | 'expansions' | 'variants' | 'market' | 'puertomas' | 'puertomaLevel'
/** Opponents the game plays itself: alone, or the first and second of two. */
export type AutomaId = 'puertoma' | 'puertoma-1' | 'puertoma-2'
export type RuleKey = RuleKeyOf<RuleId>

/** What is said of the options, before anybody plays. */
export interface Heading {
  readonly options: Record<OptionKey, string>
  readonly editions: Record<EditionId, string>
  readonly variants: Record<VariantId, string>
  readonly markets: Record<MarketId, string>
  readonly puertomaLevels: Record<PuertomaLevel, string>
  readonly automas: Record<AutomaId, string>
}

/** Why something is refused, and the rules behind it. */
export type Rulings = RulingsOn<Pick<ReasonFacts, ReasonId>, RuleId>

/** Everything that is said, in one language with the names of one edition. */
export interface Sentences
  extends SentencesOn<Pick<QuestionFacts, QuestionKind>, AnswerFacts, EventFacts>,
    Rulings,
    Heading {
  readonly scoreLines: Record<ScoreLineId, string>
  /** What standing orders can hang on; `#` stands for a thing. */
  readonly watched: Record<WatchedId, string>
  readonly occasions: Record<Occasion, string>
  /** What decides between equal totals. */
  readonly tiebreak: string
  readonly sources: Record<PointSource, string>
  readonly causes: Record<EndCause, string>
  readonly origins: Record<WorkerSource, string>
  /** What an ability of a Puertoma does, in a few words. */
  readonly abilities: Record<AbilityId, string>
  /** The festival's goals and cards by their titles; `goalTexts` say what is to be done with what lies there. */
  readonly goals: Record<FestivalGoalId, string>
  readonly goalTexts: Record<FestivalGoalId, string>
  readonly achievements: Record<AchievementId, string>
  readonly achievementTexts: Record<AchievementId, string>
}

export type SentencesOf<G = unknown> = (names: Names<G>) => Sentences

/** What expansions, variants and Puertomas add to what is said, English first: a browser does without it at a table that plays none. */
export type Added = ReturnType<typeof added>

/** What a fact's value is, by its name; all others are numbers. */
export interface FactIds {
  readonly good: GoodId
  readonly aboard: GoodId
  readonly tile: TileId
  readonly role: RoleId
  readonly building: BuildingId
  readonly other: BuildingId
  readonly piece: PieceId
  /** What goes back to the supply. */
  readonly thing: GoodId | PieceId | 'vp'
  readonly goal: FestivalGoalId
  readonly achievement: AchievementId
  readonly ground: Ground
  readonly ability: AbilityId
  readonly source: PointSource
  readonly cause: EndCause
  readonly from: WorkerSource
}
type FactsOf<FactName extends string> = FactsNamed<FactIds, FactName>

export interface QuestionFacts {
  readonly 'choose-role': FactsOf<'seat' | 'round'>
  readonly 'settler-draw': FactsOf<'seat'>
  /** `privilege`: 1 if a quarry may be taken. */
  readonly 'settler-take': FactsOf<'seat' | 'privilege'>
  readonly 'settler-worker': FactsOf<'seat' | 'tile'>
  readonly 'mayor-privilege': FactsOf<'seat'>
  /** `nobles`: how many of those left. */
  readonly 'mayor-place': FactsOf<'seat' | 'left' | 'nobles'>
  readonly 'builder-build': FactsOf<'seat' | 'coins'>
  readonly 'builder-worker': FactsOf<'seat' | 'building'>
  readonly 'craftsman-extra': FactsOf<'seat'>
  /** `sold`: 1 if only the land office is left to use. */
  readonly 'trader-sell': FactsOf<'seat' | 'sold'>
  /** `must`: 1 if passing is not allowed. */
  readonly 'captain-load': FactsOf<'seat' | 'must'>
  /** Room left: `kinds` kept whole and `singles`. */
  readonly 'captain-store': FactsOf<'seat' | 'kinds' | 'singles'>
  /** `left`: spaces of the market, cards to keep, workers to place, barrels to swap that are left. */
  readonly 'market-draft': FactsOf<'seat' | 'left'>
  readonly 'achievement-hold': FactsOf<'seat' | 'left'>
  readonly 'forest-or-keep': FactsOf<'seat' | 'tile'>
  readonly 'lodge-discard': FactsOf<'seat'>
  readonly 'mayor-villa': FactsOf<'seat' | 'piece'>
  readonly 'mayor-take': FactsOf<'seat'>
  readonly 'festival-place': FactsOf<'seat' | 'left'>
  /** `missing`: coins that are still lacking. */
  readonly 'black-market-return': FactsOf<'seat' | 'building' | 'missing'>
  readonly 'black-market-lift': FactsOf<'seat' | 'piece'>
  readonly 'royal-supplier': FactsOf<'seat' | 'left'>
  /** `count`: barrels aboard so far. */
  readonly 'small-wharf-load': FactsOf<'seat' | 'count'>
  readonly 'guest-move': FactsOf<'seat'>
  readonly 'buccaneer-act': FactsOf<'seat'>
  readonly 'poach-place': FactsOf<'seat' | 'left'>
}

/** `pile` 0: no pile is named. `ship` 0: the own ship of a wharf. */
export interface AnswerFacts {
  readonly role: FactsOf<'role' | 'coins'>
  readonly take: FactsOf<'tile' | 'pile'>
  /** `coins`: what the tile costs (land office). */
  readonly draw: FactsOf<'pile' | 'coins'>
  readonly 'skip-draw': FactsOf<never>
  readonly worker: FactsOf<never>
  readonly 'no-worker': FactsOf<never>
  readonly 'place-on-tile': FactsOf<'tile'>
  readonly 'place-in-building': FactsOf<'building'>
  /** `missing`: coins that must be paid in kind through the black market. */
  readonly build: FactsOf<'building' | 'price' | 'missing'>
  readonly extra: FactsOf<'good'>
  readonly sell: FactsOf<'good' | 'coins'>
  readonly load: FactsOf<'good' | 'ship' | 'count' | 'points'>
  readonly keep: FactsOf<'good' | 'count'>
  readonly 'keep-one': FactsOf<'good'>
  readonly done: FactsOf<'spoils'>
  readonly pass: FactsOf<never>
  readonly 'place-noble-on-tile': FactsOf<'tile'>
  readonly 'place-noble-in-building': FactsOf<'building'>
  readonly 'take-worker': FactsOf<never>
  readonly 'take-noble': FactsOf<never>
  /** `coins`: what the forest costs (land office). */
  readonly forest: FactsOf<'coins'>
  readonly 'keep-tile': FactsOf<never>
  /** `coins`: what the tile brings (land office). */
  readonly discard: FactsOf<'tile' | 'coins'>
  readonly 'sell-post': FactsOf<'good' | 'coins'>
  readonly 'load-small': FactsOf<'good' | 'count'>
  /** `count`: all barrels of the load. */
  readonly 'load-whole': FactsOf<'count'>
  readonly return: FactsOf<'thing'>
  readonly 'lift-from-tile': FactsOf<'tile'>
  readonly 'lift-from-building': FactsOf<'building'>
  readonly 'lift-spare': FactsOf<never>
  readonly 'guest-to-tile': FactsOf<'piece' | 'tile'>
  readonly 'guest-to-building': FactsOf<'piece' | 'building'>
  readonly stay: FactsOf<never>
  readonly 'stay-round': FactsOf<never>
  readonly offer: FactsOf<'building'>
  /** `count`: barrels kept of those aboard. */
  readonly raid: FactsOf<'ship' | 'count'>
  readonly plunder: FactsOf<'count'>
  readonly poach: FactsOf<'count'>
  readonly kidnap: FactsOf<'role' | 'coins'>
  readonly hold: FactsOf<'achievement'>
  readonly announce: FactsOf<'achievement'>
  /** `done` where nothing spoils: placing, loading and swapping end here. */
  readonly enough: FactsOf<never>
}
export type AnswerKind = keyof AnswerFacts

export type EventFacts = EventFactsOf<typeof EVENTS, FactIds>

export interface ReasonFacts {
  readonly 'other-question': FactsOf<never>
  readonly 'role-not-in-play': FactsOf<'role'>
  readonly 'role-taken': FactsOf<'role' | 'by'>
  readonly 'tile-not-open': FactsOf<'tile' | 'pile'>
  readonly 'no-quarry-left': FactsOf<never>
  readonly 'quarry-needs-privilege': FactsOf<never>
  readonly 'no-such-pile': FactsOf<'pile'>
  readonly 'no-free-circle': Partial<FactsOf<'tile' | 'building'>>
  readonly 'not-in-market': FactsOf<'building'>
  readonly 'sold-out': FactsOf<'building'>
  readonly 'already-owned': FactsOf<'building'>
  readonly 'no-city-space': FactsOf<'building' | 'spaces'>
  readonly 'not-enough-coins': FactsOf<'building' | 'price' | 'short'>
  readonly 'not-produced': FactsOf<'good'>
  readonly 'supply-empty': FactsOf<'good'>
  readonly 'no-such-good': FactsOf<'good'>
  readonly 'house-full': FactsOf<never>
  readonly 'good-in-house': FactsOf<'good'>
  readonly 'no-such-ship': FactsOf<'ship'>
  readonly 'ship-full': FactsOf<'ship' | 'good'>
  readonly 'other-good-aboard': FactsOf<'good' | 'ship' | 'aboard'>
  /** Here `other` is a ship. */
  readonly 'good-on-other-ship': FactsOf<'good' | 'ship'> & { readonly other: number }
  readonly 'larger-ship': FactsOf<'good' | 'ship' | 'larger'>
  readonly 'no-wharf': FactsOf<never>
  readonly 'wharf-used': FactsOf<never>
  readonly 'must-load': FactsOf<never>
  readonly 'no-warehouse': FactsOf<never>
  readonly 'warehouse-full': FactsOf<never>
  readonly 'warehouses-first': FactsOf<never>
  readonly 'all-kept': FactsOf<'good'>
  readonly 'singles-full': FactsOf<never>
  readonly 'no-draft-space': FactsOf<'building'>
  readonly 'already-offered': FactsOf<'building'>
  readonly 'forbidden-pair': FactsOf<'building' | 'other'>
  readonly 'no-forest-house': FactsOf<never>
  readonly 'no-such-tile': FactsOf<'tile'>
  readonly 'tile-not-estate': FactsOf<'tile'>
  readonly 'no-land-office': FactsOf<never>
  readonly 'office-used': FactsOf<never>
  readonly 'no-field-space': FactsOf<never>
  readonly 'no-coin': FactsOf<never>
  readonly 'no-tiles-left': FactsOf<never>
  readonly 'sold-already': FactsOf<never>
  readonly 'no-trading-post': FactsOf<never>
  readonly 'no-small-wharf': FactsOf<never>
  readonly 'small-wharf-used': FactsOf<never>
  readonly 'too-many-barrels': FactsOf<'good'>
  readonly 'nothing-to-return': FactsOf<'thing'>
  readonly 'returned-already': FactsOf<'thing'>
  readonly 'no-worker-there': Partial<FactsOf<'tile' | 'building'>>
  readonly 'not-for-return': FactsOf<'thing'>
  readonly 'no-guest': FactsOf<'piece'>
  readonly 'not-in-mayor-phase': FactsOf<never>
  readonly 'no-noble-spare': FactsOf<never>
  readonly 'no-worker-spare': FactsOf<never>
  readonly 'none-aboard': FactsOf<'piece'>
  readonly 'holds-marker': FactsOf<never>
  readonly 'own-captive': FactsOf<'role'>
  readonly 'no-ransom': FactsOf<'role' | 'coins'>
  readonly 'no-kidnapping': FactsOf<never>
  readonly 'nothing-to-raid': FactsOf<never>
  readonly 'nothing-to-plunder': FactsOf<never>
  readonly 'nobody-to-poach': FactsOf<never>
  readonly 'no-such-card': FactsOf<'achievement'>
  readonly 'not-fulfilled': FactsOf<'achievement'>
}
