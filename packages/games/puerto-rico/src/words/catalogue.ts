import type { BaseBuildingId } from '../data/buildings.ts'
import type { EndCause, EVENTS, PointSource, WorkerSource } from '../events.ts'
import type { EditionId, GoodId, RoleId, TileId } from '../ids.ts'
import type { QuestionKind } from '../questions.ts'
import type { ReasonId, RuleId } from '../reasons.ts'

// What a language must fill. What is missing in one does not compile.

/** What a thing is called. Languages add what their grammar needs (`G`). */
export interface Name {
  readonly one: string
}
/** A thing that is counted. */
export interface Noun extends Name {
  readonly other: string
}

/** The names of one edition. Roles and buildings have capitals; goods, tiles and terms do not. */
export interface Names<G = unknown> {
  readonly title: string
  readonly goods: Record<GoodId, Noun & G>
  readonly tiles: Record<TileId, Noun & G>
  readonly roles: Record<RoleId, Name & G>
  readonly buildings: Record<BaseBuildingId, Name & G>
  readonly terms: Record<Term, Noun & G>
  readonly places: Record<Place, Name & G>
  /** What the chooser of a role has over the others. */
  readonly privilege: Name & G
}

/** Words that an edition has its own names for. `field` is a tile that grows a good: plantation or estate. */
export type Term = 'field' | 'barrel' | 'coin' | 'building'
export type Place = 'supply' | 'worker-ship' | 'trading-house'

/** Lines that are not a building's; a bonus is called like its building. */
export type ScoreLineId = 'chips' | 'buildings'
export type OptionKey = 'edition' | 'players' | 'expansions' | 'variants'
export type RuleKey = RuleId | 'turn-order' | 'notation'

/** Everything that is said, in one language with the names of one edition. */
export interface Sentences extends Rulings {
  /** To the player: "you". */
  readonly questions: { readonly [K in QuestionKind]: (facts: QuestionFacts[K]) => string }
  /** On buttons: verb first. */
  readonly answers: { readonly [K in AnswerKind]: (facts: AnswerFacts[K]) => string }
  /** To everybody: `who` is the name of the seat it happens to. */
  readonly events: { readonly [K in keyof EventFacts]: (facts: EventFacts[K], who: string) => string }
  readonly scoreLines: Record<ScoreLineId, string>
  readonly options: Record<OptionKey, string>
  readonly editions: Record<EditionId, string>
  readonly sources: Record<PointSource, string>
  readonly causes: Record<EndCause, string>
  readonly origins: Record<WorkerSource, string>
}

/** Why something is refused, and the rules behind it. */
export interface Rulings {
  readonly reasons: { readonly [K in ReasonId]: (facts: ReasonFacts[K]) => string }
  /** In our own words; where a rule comes from is added from `SOURCES`. */
  readonly rules: Record<RuleKey, string>
}

export type SentencesOf<G = unknown> = (names: Names<G>) => Sentences

/** What a fact's value is, by its name; all others are numbers. */
interface FactIds {
  readonly good: GoodId
  readonly aboard: GoodId
  readonly tile: TileId
  readonly role: RoleId
  readonly building: BaseBuildingId
  readonly source: PointSource
  readonly cause: EndCause
  readonly from: WorkerSource
  readonly answer: string
}
type FactsOf<Name extends string> = { readonly [N in Name]: N extends keyof FactIds ? FactIds[N] : number }

export interface QuestionFacts {
  readonly 'choose-role': FactsOf<'seat' | 'round'>
  readonly 'settler-draw': FactsOf<'seat'>
  /** `privilege`: 1 if a quarry may be taken. */
  readonly 'settler-take': FactsOf<'seat' | 'privilege'>
  readonly 'settler-worker': FactsOf<'seat' | 'tile'>
  readonly 'mayor-privilege': FactsOf<'seat'>
  readonly 'mayor-place': FactsOf<'seat' | 'left'>
  readonly 'builder-build': FactsOf<'seat' | 'coins'>
  readonly 'builder-worker': FactsOf<'seat' | 'building'>
  readonly 'craftsman-extra': FactsOf<'seat'>
  readonly 'trader-sell': FactsOf<'seat'>
  /** `must`: 1 if passing is not allowed. */
  readonly 'captain-load': FactsOf<'seat' | 'must'>
  /** Room left: `kinds` kept whole and `singles`. */
  readonly 'captain-store': FactsOf<'seat' | 'kinds' | 'singles'>
}

/** `pile` 0: no pile is named. `ship` 0: the own ship of a wharf. */
export interface AnswerFacts {
  readonly role: FactsOf<'role' | 'coins'>
  readonly take: FactsOf<'tile' | 'pile'>
  readonly draw: FactsOf<'pile'>
  readonly 'skip-draw': FactsOf<never>
  readonly worker: FactsOf<never>
  readonly 'no-worker': FactsOf<never>
  readonly 'place-on-tile': FactsOf<'tile'>
  readonly 'place-in-building': FactsOf<'building'>
  readonly build: FactsOf<'building' | 'price'>
  readonly extra: FactsOf<'good'>
  readonly sell: FactsOf<'good' | 'coins'>
  readonly load: FactsOf<'good' | 'ship' | 'count' | 'points'>
  readonly keep: FactsOf<'good' | 'count'>
  readonly 'keep-one': FactsOf<'good'>
  readonly done: FactsOf<'spoils'>
  readonly pass: FactsOf<never>
}
export type AnswerKind = keyof AnswerFacts

type ToldFacts = {
  readonly [Spec in (typeof EVENTS)[number] as Spec['kind']]: FactsOf<Spec['args'][number]>
}
/** Everything the game tells, and what the kernel tells when it gives the only answer itself. */
export interface EventFacts extends ToldFacts {
  readonly 'only-answer': FactsOf<'seat' | 'answer'>
}

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
  readonly 'good-on-other-ship': FactsOf<'good' | 'ship' | 'other'>
  readonly 'larger-ship': FactsOf<'good' | 'ship' | 'larger'>
  readonly 'no-wharf': FactsOf<never>
  readonly 'wharf-used': FactsOf<never>
  readonly 'must-load': FactsOf<never>
  readonly 'no-warehouse': FactsOf<never>
  readonly 'warehouse-full': FactsOf<never>
  readonly 'warehouses-first': FactsOf<never>
  readonly 'all-kept': FactsOf<'good'>
  readonly 'singles-full': FactsOf<never>
}
