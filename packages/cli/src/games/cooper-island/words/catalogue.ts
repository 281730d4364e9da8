import type { Effect } from '@quayside/cooper-island/data/pack'
import type { ItemId, MetricId, MilestoneId, TerrainId } from '@quayside/cooper-island/ids'

/** Parts of the table, by which a person can call them up. */
export const COOPER_PARTS = ['players', 'land', 'sea', 'merchants', 'work', 'orders', 'cooper', 'signs'] as const
export type CooperPart = (typeof COOPER_PARTS)[number]

/** What stands on land and is no cube. */
export type StandingId = 'small' | 'large' | 'fort' | 'statue' | 'lid' | 'ruin'

/** Effects that signs cannot say: they go by a word. */
export type WordedOp = Exclude<Effect['op'], 'gain' | 'choose' | 'helm' | 'draw' | 'place' | 'cartographer'>

/** Cooper Island as text. Short words: they stand in narrow columns. */
export interface CooperIslandWords {
  /** One word each, in small letters: it is typed. */
  readonly parts: Record<CooperPart, string>
  readonly phases: Record<'set-up' | 'income' | 'work' | 'clean-up' | 'scoring' | 'over', string>
  round(round: number, of: number): string
  /** Parts of the table that are not shown, or not all of them. */
  more(parts: readonly string[]): string

  /** Two letters each. */
  readonly terrains: Record<TerrainId, string>
  readonly items: Record<ItemId, string>
  /** What stands on land, in a word and in a letter; cubes have small letters. */
  readonly standing: Record<StandingId, string>
  readonly letters: Record<Exclude<ItemId, 'coin'> | StandingId, string>

  /** Before a number. */
  readonly draw: string
  readonly place: string
  readonly cartographer: string
  readonly effects: Record<WordedOp, string>
  readonly resource: string
  readonly anything: string
  readonly toMarket: string
  readonly or: string
  less(amount: number): string
  readonly cooperMarker: string

  /** Rows of a player. */
  readonly store: string
  readonly free: string
  readonly market: string
  readonly used: string
  readonly workers: string
  readonly locked: string
  readonly diaries: string
  readonly tiles: string
  readonly islands: string
  readonly boats: string
  readonly docks: string
  readonly buildings: string
  readonly cards: string
  readonly crates: string
  readonly lids: string
  readonly statues: string
  readonly milestones: string
  readonly contracts: string
  readonly ready: string

  /** The middle of the table. */
  readonly merchants: string
  readonly master: Record<'stands' | 'lies', string>
  readonly work: string
  readonly orders: string
  readonly bag: string
  readonly decks: string
  readonly metrics: Record<MetricId, string>
  readonly counted: Record<MilestoneId, string>

  /** Cooper alone against one player. */
  readonly stock: string
  readonly deck: string
  owes(workers: number): string

  /** What is under way. */
  readonly hands: string
  readonly handNames: Record<'island' | 'double', string>
  choosing(name: string, building: string): string
  readonly lidsComing: string

  /** Answers in signs. */
  readonly answers: Record<'place' | 'island' | 'explore' | 'cultivate' | 'stock' | 'pay' | 'give' | 'move', string> &
    Record<'work' | 'build' | 'order', string>

  /** What each sign of the board stands for. */
  readonly signs: readonly (readonly [sign: string, meaning: string])[]
}
