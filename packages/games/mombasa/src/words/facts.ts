import type { EventFactsOf, FactsNamed } from '@quayside/kernel'
import type { EVENTS } from '../events.ts'
import type { Outcome } from '../gain-outcomes.ts'
import type {
  CompanyId,
  CountedId,
  DisplayColumnId,
  GoodId,
  LetterId,
  PartId,
  PoundSource,
  SpaceId,
  TileId,
  TrackId,
} from '../ids.ts'

// The facts that every question, answer, event and refusal brings along.

/** What a fact's value is, by its name; all others are numbers. */
interface FactIds {
  readonly company: CompanyId
  readonly track: TrackId
  readonly start: string
  readonly card: string
  readonly book: string
  readonly region: string
  readonly tile: TileId
  readonly bonus: SpaceId
  readonly counted: CountedId
  readonly display: DisplayColumnId
  readonly source: PoundSource
  readonly good: GoodId
  readonly letter: LetterId
  readonly part: PartId
  readonly currency: 'units' | 'pounds'
  readonly wanted: GoodId | 'any'
}
type FactsOf<FactName extends string> = FactsNamed<FactIds, FactName>

export interface QuestionFacts {
  readonly 'keep-tile': FactsOf<'seat'>
  readonly 'rest-card': FactsOf<'seat' | 'card'>
  /** `open`: slots still to fill. */
  readonly plan: FactsOf<'seat' | 'open'>
  readonly turn: FactsOf<'seat' | 'round' | 'markers'>
  /** `bought`: 1 after the purchase. */
  readonly goods: FactsOf<'seat' | 'units' | 'good' | 'bought'>
  readonly 'enter-region': FactsOf<'seat' | 'company' | 'points'>
  readonly 'region-rewards': FactsOf<'seat' | 'company' | 'points'>
  readonly 'return-post': FactsOf<'seat' | 'company'>
  readonly 'capital-call': FactsOf<'seat' | 'company' | 'pounds' | 'steps'>
  /** `step`: where the inkwell stands; `steps`: how far it has come in this action; `book`: whose reward comes if it stops. */
  readonly inkwell: FactsOf<'seat' | 'step' | 'steps' | 'points'> & Partial<FactsOf<'book'>>
  readonly 'spend-points': FactsOf<'seat' | 'points'>
  readonly 'remove-post': FactsOf<'seat' | 'count'>
  readonly 'place-book': FactsOf<'seat' | 'count'>
  readonly 'majority-tier': FactsOf<'seat' | 'counted' | 'total'>
  readonly 'buy-for-pounds': FactsOf<'seat' | 'pounds'>
  readonly discard: FactsOf<'seat' | 'plus' | 'wanted'>
  readonly 'choose-reward': FactsOf<'seat'>
  readonly 'reward-parts': FactsOf<'seat'>
  /** `steps` 0: they are taken; `bought`: 1 after the purchase. */
  readonly 'buy-and-or-diamond': FactsOf<'seat' | 'discount' | 'steps' | 'bought'>
  readonly 'other-tracks': FactsOf<'seat' | 'left' | 'steps'>
  readonly 'take-pile': FactsOf<'seat'>
}

/** `track`: steps on a company's track, where events name a track board. */
interface StepFacts {
  readonly track: number
}
type RewardFacts = FactsOf<'pounds' | 'diamond' | 'bookkeeping' | 'removePosts'> & StepFacts & Outcome

/** `pounds` 0: nothing is paid or gained. `left`: of what it is paid with. `share`: what a share of the company is worth then. */
export interface AnswerFacts {
  readonly keep: FactsOf<'start'>
  readonly rest: FactsOf<'card' | 'pile'>
  /** `total` that lies face up then, `tier` of the majority that it reaches; `reach` of the inkwell. */
  readonly lay: FactsOf<'card' | 'slot'> & Partial<FactsOf<'total' | 'tier' | 'reach'>>
  readonly seal: FactsOf<'count'>
  /** `units` of goods, and the `total` that lies face up if that is more; gains of a merchant. */
  readonly use: FactsOf<'card' | 'slot'> & Partial<FactsOf<'units' | 'total' | 'diamond' | 'pounds'>> & Outcome
  readonly 'use-tile': FactsOf<'tile'> & Partial<FactsOf<'diamond'>> & Outcome
  readonly attach: FactsOf<'card' | 'slot'>
  /** `units` in use then. */
  readonly add: FactsOf<'card' | 'slot' | 'units'>
  readonly buy: FactsOf<'card' | 'price' | 'currency' | 'display' | 'row'> & Partial<FactsOf<'left'>>
  readonly advance: FactsOf<'company' | 'pounds'> & Outcome
  readonly done: FactsOf<never>
  /** `regions` that can be entered first. */
  readonly expand: FactsOf<'company' | 'points' | 'posts' | 'regions'>
  readonly enter: FactsOf<'region' | 'column' | 'points' | 'left' | 'share'>
  readonly reward: FactsOf<'region' | 'company' | 'pounds' | 'diamond'> & StepFacts & Outcome
  readonly 'reward-points': FactsOf<'points'>
  readonly return: FactsOf<'column' | 'share'>
  readonly pay: FactsOf<'pounds' | 'left'> & Outcome
  /** `steps` on a company's track that are lost, or the `book` whose reward comes. */
  readonly stop: Partial<FactsOf<'steps' | 'book'>>
  readonly flip: FactsOf<'step' | 'book' | 'pounds'>
  /** `turned`: 1 if the book there asks and gives nothing. `reach`: how far the inkwell can go; `worth`: points of the step in the end. */
  readonly step: FactsOf<'step' | 'book' | 'turned' | 'reach'> & Partial<FactsOf<'worth' | 'opensSlot'>>
  readonly book: FactsOf<'book' | 'row' | 'column' | 'price' | 'pounds'>
  readonly pounds: FactsOf<'pounds'>
  readonly remove: FactsOf<'company' | 'column' | 'share'>
  readonly place: FactsOf<'book' | 'step'>
  readonly mark: FactsOf<'bonus' | 'pounds'> & Partial<FactsOf<'left'>>
  readonly tier: FactsOf<'counted' | 'min' | 'company'> & RewardFacts
  readonly discard: FactsOf<'card' | 'pounds'> & Outcome
  readonly option: RewardFacts
  readonly take: FactsOf<'part' | 'amount'> & Partial<FactsOf<'company'>> & Outcome
  readonly track: FactsOf<'company'> & Outcome
  readonly end: FactsOf<never>
  readonly pile: FactsOf<'pile' | 'count'>
}
export type AnswerKind = keyof AnswerFacts

export type EventFacts = EventFactsOf<typeof EVENTS, FactIds>

export interface ReasonFacts {
  readonly 'other-question': FactsOf<never>
  readonly 'tile-not-dealt': FactsOf<'start'>
  readonly 'other-card-rests': FactsOf<'card'>
  readonly 'pile-not-middle': FactsOf<'pile'>
  readonly 'pile-taken': FactsOf<'pile'>
  readonly 'not-in-hand': FactsOf<'card'>
  readonly 'share-card': FactsOf<'card'>
  readonly 'slot-closed': FactsOf<'slot'>
  readonly 'slot-filled': FactsOf<'slot'>
  readonly 'slot-empty': FactsOf<'slot'>
  readonly 'card-used': FactsOf<'slot'>
  readonly 'expansion-together': FactsOf<never>
  readonly 'no-such-tile': FactsOf<'tile'>
  readonly 'tile-used': FactsOf<'tile'>
  readonly 'tile-of-other-use': FactsOf<'tile'>
  readonly 'no-plus-one': FactsOf<never>
  readonly 'plus-one-needs-goods': FactsOf<never>
  readonly 'no-expansion': FactsOf<never>
  readonly 'base-empty': FactsOf<'company'>
  readonly 'not-goods': FactsOf<'slot'>
  readonly 'card-in-use': FactsOf<'slot'>
  readonly 'other-good': FactsOf<'good'>
  readonly 'mixing-buys': FactsOf<never>
  readonly 'cards-first': FactsOf<never>
  readonly 'already-bought': FactsOf<never>
  readonly 'buy-first': FactsOf<never>
  readonly 'no-card-there': FactsOf<never>
  readonly 'not-enough-units': FactsOf<'price' | 'short'>
  readonly 'not-enough-pounds': FactsOf<'price' | 'short'>
  readonly 'track-end': FactsOf<'company'>
  readonly 'call-unpaid': FactsOf<'company' | 'pounds'>
  readonly 'units-left': FactsOf<'units'>
  readonly 'column-empty': FactsOf<'company' | 'column'>
  readonly 'column-full': FactsOf<'company' | 'column'>
  readonly 'own-region': FactsOf<'company' | 'region'>
  readonly 'not-adjacent': FactsOf<'company' | 'region'>
  readonly 'not-enough-points': FactsOf<'region' | 'points' | 'short'>
  readonly 'reward-taken': FactsOf<never>
  readonly 'flip-no-book': FactsOf<'step'>
  readonly 'flip-starting-book': FactsOf<never>
  readonly 'flip-again': FactsOf<never>
  readonly 'flip-late': FactsOf<never>
  readonly 'flip-pounds': FactsOf<'pounds'>
  readonly 'no-book-ahead': FactsOf<'step'>
  readonly 'requirements-unmet': FactsOf<'book'>
  readonly 'book-track-end': FactsOf<never>
  readonly 'no-book-there': FactsOf<never>
  readonly 'book-price': FactsOf<'letter' | 'price' | 'points'>
  readonly 'book-not-held': FactsOf<'book'>
  readonly 'book-crossed-out': FactsOf<'book' | 'step'>
  readonly 'book-covers': FactsOf<'book' | 'step'>
  readonly 'no-marker-left': FactsOf<never>
  readonly 'space-taken': FactsOf<'bonus' | 'by'>
  readonly 'space-locked': FactsOf<'bonus'>
  readonly 'space-other-used': FactsOf<'bonus'>
  readonly 'first-player-waits': FactsOf<never>
  readonly 'space-pounds': FactsOf<'bonus' | 'pounds' | 'short'>
  readonly 'no-card-affordable': FactsOf<never>
  readonly 'nothing-to-discard': FactsOf<never>
  readonly 'no-majority': FactsOf<'counted' | 'total' | 'min'>
  readonly 'below-lowest-tier': FactsOf<'counted' | 'total' | 'min'>
  /** `min` 0: there is no such tier. */
  readonly 'tier-not-reached': FactsOf<'counted' | 'total' | 'min'>
  readonly 'discard-kind': FactsOf<'card' | 'wanted'>
  readonly 'no-such-part': FactsOf<never>
  readonly 'one-part-needed': FactsOf<never>
  readonly 'own-track': FactsOf<'company'>
  readonly 'track-moved': FactsOf<'company'>
  readonly 'pile-empty': FactsOf<'pile'>
}
