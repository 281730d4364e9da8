import { BASE_BUILDINGS, type BaseBuildingId } from '../data/buildings.ts'
import { type EditionId, GOODS, type GoodId, type RoleId, type TileId } from '../ids.ts'
import type { Names } from '../words/catalogue.ts'
import type { Numbers } from './numbers.ts'

// What a language must write for the guide. What is missing in one does not compile.

export interface CardText {
  readonly summary: string
  readonly details: readonly string[]
}
export interface RoleText extends CardText {
  /** What the chooser has over the others, in a few words. */
  readonly privilege: string
}
export interface Chapter {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** Both prospectors share a phase. */
export type PhaseId = Exclude<RoleId, 'prospector2'>
export type ChapterId = 'quick' | 'aim' | 'setup' | 'round' | 'buildings' | 'end' | 'scoring' | 'tie-break' | 'editions'

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

/** Short texts for facts and tables. */
export interface Phrases {
  readonly labels: Record<Label, string>
  readonly classes: Record<BuildingClass, string>
  readonly editions: Record<EditionId, string>
  readonly endOfGame: string
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
}

export interface GuideTexts {
  readonly phrases: Phrases
  readonly roles: Record<RoleId, RoleText>
  readonly tiles: Record<TileId, CardText>
  readonly goods: Record<GoodId, CardText>
  readonly buildings: Record<BaseBuildingId, CardText>
  readonly phases: Record<PhaseId, readonly string[]>
  readonly chapters: Record<ChapterId, Chapter>
}

export type TextsOf<G = unknown> = (names: Names<G>, numbers: Numbers) => GuideTexts

export const SECTION_ORDER: readonly (PhaseId | ChapterId)[] = [
  'quick',
  'aim',
  'setup',
  'round',
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'prospector',
  'buildings',
  'end',
  'scoring',
  'tie-break',
  'editions',
]

/** "4, 5 and 6" */
export const joined = (items: readonly (string | number)[], and: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`

export type Producer = Extract<(typeof BASE_BUILDINGS)[number], { kind: 'production' }>

/** One card for each production building, written once. */
export const productionCards = (card: (producer: Producer) => CardText): Record<Producer['id'], CardText> => {
  const producers = BASE_BUILDINGS.filter((it) => it.kind === 'production')
  return Object.fromEntries(producers.map((it) => [it.id, card(it)])) as Record<Producer['id'], CardText>
}

/** One card for each good or its field, written once. */
export const goodsCards = (card: (good: GoodId) => CardText): Record<GoodId, CardText> =>
  Object.fromEntries(GOODS.map((good) => [good, card(good)])) as Record<GoodId, CardText>
