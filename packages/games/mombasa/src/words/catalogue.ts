import type { Name, RuleKeyOf, RulingsOn, SentencesOn } from '@quayside/kernel'
import type { CharacterId } from '../characters.ts'
import type { DataPack } from '../data/pack.ts'
import type {
  CompanyId,
  CountedId,
  DisplayColumnId,
  KindId,
  LetterId,
  PartId,
  PoundSource,
  SpaceId,
  TileId,
  TrackId,
} from '../ids.ts'
import type { QuestionKind } from '../questions.ts'
import type { ReasonId, RuleId } from '../reasons.ts'
import type { Face, RewardParts, Rules } from '../rules/index.ts'
import type { Occasion, WatchedId } from '../watched.ts'
import type { AnswerFacts, EventFacts, QuestionFacts, ReasonFacts } from './facts.ts'
import type { Heading } from './heading.ts'

// What a language must fill. What is missing in one does not compile.

/** The regions of the built-in map. Others go by the name their pack gives them. */
export const REGIONS = [
  'abyssinia',
  'angola',
  'bornu',
  'congo-basin',
  'cyrenaica',
  'fezzan',
  'guinea-coast',
  'kalahari',
  'karoo',
  'katanga',
  'kenya',
  'kordofan',
  'lake-chad',
  'lunda',
  'mauretania',
  'mozambique',
  'namaqualand',
  'natal',
  'red-sea-coast',
  'senegambia',
  'somaliland',
  'songhai',
  'tanganyika',
  'upper-egypt',
] as const
export type RegionId = (typeof REGIONS)[number]

/** With its article, where it takes one: "o Cairo", "Mombasa". */
export interface Definite extends Name {
  readonly the: string
}
/** `of`: "do Cairo", "di Mombasa". */
export interface Company extends Definite {
  readonly of: string
}
/** `into`: "na Abissínia", "nel Fezzan". */
export interface Region extends Definite {
  readonly into: string
}
/** `a`: "a bookkeeper (2)", "a banana card (2)"; by itself a card of goods or points is just "2 bananas". */
export interface Card extends Definite {
  readonly a: string
}
/** By itself "book A: needs …; gives …", in a sentence "book A (needs …, gives …)", and only what it needs. */
export interface Book extends Definite {
  readonly needs: string
}
/** By itself "starting tile 1", and with all that is on it. */
export interface Start extends Name {
  readonly about: string
}
/** `on`: "on the coffee majority". */
export interface Space extends Name {
  readonly on: string
}
/** `of`: what a card or a majority is of, "carta de café"; `count`: "2 bananas", "2 coffee". */
export interface Counted extends Name {
  readonly of: string
  count(n: number): string
}
/** `by`: how pounds came, "for a region". */
export interface Source extends Name {
  readonly by: string
}

export interface Names {
  readonly companies: Record<CompanyId, Company>
  readonly regions: Record<RegionId, Region>
  readonly counted: Record<CountedId, Counted>
  readonly tiles: Record<TileId, Definite>
  readonly spaces: Record<SpaceId, Space>
  readonly kinds: Record<KindId, string>
  readonly parts: Record<PartId, string>
  readonly columns: Record<DisplayColumnId, string>
  readonly sources: Record<PoundSource, Source>
  /** What bots may like, as one says it of them: "likes to ship". */
  readonly characters: Record<CharacterId, string>
}

/** How much must be said of a card to tell it from all others: the price where looks agree, then what a merchant does. */
export const DETAIL = { PLAIN: 0, PRICE: 1, EFFECT: 2 } as const
export type Detail = (typeof DETAIL)[keyof typeof DETAIL]

/** What a book asks for and gives. */
export interface BookLook {
  readonly letter: LetterId
  readonly needs: readonly (readonly [CountedId, number])[]
  readonly anyGood: readonly number[]
  readonly helpers: number
  readonly reward: RewardParts
  readonly starting: boolean
}

export interface StartLook {
  /** Place among the tiles, from 1. */
  readonly number: number
  /** Names of the cards it rests; null for the player's own "1" expansion. */
  readonly rests: readonly (Card | null)[]
  readonly book: BookLook
  readonly bonus: readonly { readonly company: CompanyId | null; readonly spaces: number }[]
}

/** Everything a pack may change, by id. What there is not is called by its id. */
export interface Lexicon {
  card(id: string): Card
  book(id: string): Book
  region(id: string): Region
  start(id: string): Start
  /** Where the numbers come from that sentences name. */
  readonly rules: Rules
  readonly pack: DataPack
}

/** A language: its names, how it describes what is printed in a pack, and what it says. */
export interface Speech {
  readonly heading: Heading
  readonly names: Names
  card(face: Face, detail: Detail): Card
  book(look: BookLook): Book
  start(look: StartLook): Start
  region(name: string): Region
  /** For the facts of an empty slot or space. */
  readonly noCard: Card
  readonly noBook: Book
  track(id: TrackId): string
  /** Where each rule stands, by section and page of the rulebook. */
  readonly sources: Record<RuleKey, string>
  /** What standing orders can hang on; `#` stands for a thing. */
  readonly watched: Record<WatchedId, string>
  readonly occasions: Record<Occasion, string>
  sentences(lexicon: Lexicon): Sentences
}

export type ScoreLineId = CompanyId | 'pounds' | 'diamonds' | 'books'
export type RuleKey = RuleKeyOf<RuleId>

/** Why something is refused, and the rules behind it. */
export type Rulings = RulingsOn<Pick<ReasonFacts, ReasonId>, RuleId>
/** Everything that is said, in one language. */
export interface Sentences extends SentencesOn<Pick<QuestionFacts, QuestionKind>, AnswerFacts, EventFacts>, Rulings {
  readonly scoreLines: Record<ScoreLineId, string>
}
