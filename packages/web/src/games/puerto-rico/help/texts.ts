import { ACHIEVEMENTS, type Achievement, type AchievementId } from '@quayside/puerto-rico/data/achievements'
import { BASE_BUILDINGS } from '@quayside/puerto-rico/data/buildings'
import type { BuildingId } from '@quayside/puerto-rico/data/catalogue'
import { FESTIVAL_TASKS, type FestivalGoalId, type FestivalTask, type Slot } from '@quayside/puerto-rico/data/festival'
import { ABILITIES, type AbilityId } from '@quayside/puerto-rico/data/puertoma'
import {
  type EditionId,
  type ExpansionId,
  GOODS,
  type GoodId,
  type PieceId,
  type RoleId,
  type TileId,
  type VariantId,
} from '@quayside/puerto-rico/ids'
import type { Numbers } from '@quayside/puerto-rico/numbers/index'
import type { Names } from '@quayside/puerto-rico/words/catalogue'
import type { SourceWords } from './sources.ts'

// What a language must write for the help. What is missing in one does not compile.

export interface CardText {
  readonly summary: string
  readonly details: readonly string[]
}
export interface RoleText extends CardText {
  /** What the chooser has over the others, in a few words. */
  readonly privilege: string
}
/** A card of a thing that has no name among the edition's names. */
export interface TitledText extends CardText {
  readonly title: string
}
export interface Chapter {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** Both prospectors share a phase; the buccaneer's is told in the chapter of his expansion. */
export type PhaseId = Exclude<RoleId, 'prospector2' | 'buccaneer'>
export type BaseChapterId =
  | 'quick'
  | 'aim'
  | 'setup'
  | 'round'
  | 'buildings'
  | 'end'
  | 'scoring'
  | 'tie-break'
  | 'editions'
/** Chapters that are there only with what they are about. */
export type AddedChapterId = ExpansionId | 'puertoma' | 'variants'
export type ChapterId = BaseChapterId | AddedChapterId

export type BuildingClass = 'production' | 'commercial' | 'large'

export type Label =
  | 'class'
  | 'phase'
  | 'cost'
  | 'lowest-price'
  | 'points'
  | 'circles'
  | 'spaces'
  | 'quarries'
  | 'copies'
  | 'makes'
  | 'tiles'
  | 'needs'
  | 'price'
  | 'barrels'
  | 'grows-on'
  | 'privilege'
  | 'buildings'
  | 'ships'
  | 'house'
  | 'gives'
  | 'shows'
  | 'level'

/** Short texts for facts and tables. */
export interface Phrases {
  readonly labels: Record<Label, string>
  readonly classes: Record<BuildingClass, string>
  readonly editions: Record<EditionId, string>
  readonly endOfGame: string
  readonly anyPhase: string
  readonly none: string
  readonly noBuilding: string
  /** The last word on a small commercial building. */
  readonly onlyOccupied: string
  readonly coins: (count: number) => string
  readonly points: (count: number) => string
  readonly list: (items: readonly string[]) => string
  readonly kindsMade: (kinds: number, all: boolean) => string
  readonly fieldsFilled: (count: number, orFewer: boolean) => string
  readonly sizes: Record<'small' | 'large', string>
  /** Buildings worth so many points. */
  readonly worth: (points: number) => string
  readonly upTo: (coins: number) => string
  /** Sets of equal tiles. */
  readonly sets: (count: number) => string
  readonly workers: (count: number) => string
  /** What lies on a goal of the festival. */
  readonly slots: (slot: Slot, count: number) => string
  readonly sources: SourceWords
}

export interface HelpTexts {
  readonly phrases: Phrases
  readonly roles: Record<RoleId, RoleText>
  readonly tiles: Record<TileId, CardText>
  readonly goods: Record<GoodId, CardText>
  readonly buildings: Record<BuildingId, CardText>
  readonly pieces: Record<PieceId, CardText>
  readonly goals: Record<FestivalGoalId, TitledText>
  readonly achievements: Record<AchievementId, TitledText>
  readonly abilities: Record<AbilityId, TitledText>
  readonly phases: Record<PhaseId, readonly string[]>
  readonly chapters: Record<ChapterId, Chapter>
}

export type TextsOf<G = unknown> = (names: Names<G>, numbers: Numbers) => HelpTexts

export type Producer = Extract<(typeof BASE_BUILDINGS)[number], { kind: 'production' }>

/** One card for each production building, written once. */
export const productionCards = (card: (producer: Producer) => CardText): Record<Producer['id'], CardText> => {
  const producers = BASE_BUILDINGS.filter((it) => it.kind === 'production')
  return Object.fromEntries(producers.map((it) => [it.id, card(it)])) as Record<Producer['id'], CardText>
}

/** One card for each good or its field, written once. */
export const goodsCards = (card: (good: GoodId) => CardText): Record<GoodId, CardText> =>
  Object.fromEntries(GOODS.map((good) => [good, card(good)])) as Record<GoodId, CardText>

/** One card for each goal of the festival, written once for each kind of goal. */
export const goalCards = (
  card: (task: FestivalTask, id: FestivalGoalId) => TitledText,
): Record<FestivalGoalId, TitledText> =>
  Object.fromEntries(FESTIVAL_TASKS.map((task) => [task.id, card(task, task.id as FestivalGoalId)])) as Record<
    FestivalGoalId,
    TitledText
  >

/** One card for each achievement, written once for each kind of goal. */
export const achievementCards = (
  card: (achievement: Achievement, id: AchievementId) => TitledText,
): Record<AchievementId, TitledText> =>
  Object.fromEntries(ACHIEVEMENTS.map((it) => [it.id, card(it, it.id)])) as Record<AchievementId, TitledText>

/** One card for each ability of a Puertoma, written once. */
export const abilityCards = (
  card: (ability: (typeof ABILITIES)[number], id: AbilityId) => TitledText,
): Record<AbilityId, TitledText> =>
  Object.fromEntries(ABILITIES.map((it) => [it.id, card(it, it.id)])) as Record<AbilityId, TitledText>

/** The paragraphs of the variants that are played. */
export const playedVariants = (told: Record<VariantId, string>, played: readonly VariantId[]): string[] =>
  played.map((variant) => told[variant])

/** A text from elsewhere as a whole sentence. */
export const asSentence = (text: string): string => `${text[0].toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`
