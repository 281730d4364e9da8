import type { GoodId } from '../ids.ts'

/**
 * What a card wants. To dispatch is to put the last crate on a cargo ship; ships of one's own are never dispatched.
 * Conditions on what is loaded, produced, sold or built are met by one action or phase; the others by what a player has.
 */
export type AchievementGoal =
  | { readonly on: 'dispatch'; readonly good: GoodId }
  /** An empty cargo ship is filled in one load. */
  | { readonly on: 'fill-from-empty' }
  /** Crates of one good in one load. */
  | { readonly on: 'load'; readonly barrels: number }
  /** Goods loaded in one captain phase. */
  | { readonly on: 'load-kinds'; readonly kinds: number }
  /** Points gained in one captain phase. */
  | { readonly on: 'captain-points'; readonly points: number }
  | { readonly on: 'store-kinds'; readonly kinds: number }
  /** As the trader, sells the crate that fills the trading house. */
  | { readonly on: 'close-house' }
  | { readonly on: 'sale'; readonly coins: number }
  /** Crates made in one craftsman phase. */
  | { readonly on: 'produce'; readonly barrels: number }
  /** Crates of one good. */
  | { readonly on: 'hold'; readonly barrels: number }
  /** Crates of two goods together, at least one of each. */
  | { readonly on: 'hold-two'; readonly goods: readonly [GoodId, GoodId]; readonly barrels: number }
  | { readonly on: 'build-large-with-all-coins' }
  | { readonly on: 'build-large'; readonly atMost: number }
  | { readonly on: 'own-large'; readonly count: number }
  | { readonly on: 'own-small-commercial'; readonly count: number }
  | { readonly on: 'own-producers-of-each'; readonly goods: readonly GoodId[] }
  | { readonly on: 'own-producers'; readonly goods: readonly GoodId[]; readonly count: number }
  | { readonly on: 'own-tiles'; readonly count: number }
  | { readonly on: 'empty-spaces'; readonly fields: number; readonly city: number }
  | { readonly on: 'workers-on-tiles'; readonly count: number }
  | { readonly on: 'workers-in-buildings'; readonly count: number }

export interface Achievement {
  readonly id: string
  readonly vp: number
  readonly goal: AchievementGoal
  /** From the rulebook, or reconstructed from what an owner of the box wrote down. */
  readonly source: 'rulebook' | 'transcription'
}

/**
 * The 30 cards of Achievements. The rulebook shows three of them; the others are reconstructed.
 * Source: 1897, Expansão VI; public transcriptions of the cards.
 */
// biome-ignore format: one card, one line
export const ACHIEVEMENTS = [
  { id: 'corn-dispatcher', vp: 3, goal: { on: 'dispatch', good: 'corn' }, source: 'rulebook' },
  { id: 'fruit-dispatcher', vp: 3, goal: { on: 'dispatch', good: 'indigo' }, source: 'rulebook' },
  { id: 'sugar-dispatcher', vp: 4, goal: { on: 'dispatch', good: 'sugar' }, source: 'transcription' },
  { id: 'tobacco-dispatcher', vp: 5, goal: { on: 'dispatch', good: 'tobacco' }, source: 'transcription' },
  { id: 'coffee-dispatcher', vp: 5, goal: { on: 'dispatch', good: 'coffee' }, source: 'transcription' },
  { id: 'independent-shipper', vp: 4, goal: { on: 'fill-from-empty' }, source: 'transcription' },
  { id: 'specialised-shipper', vp: 5, goal: { on: 'load', barrels: 5 }, source: 'transcription' },
  { id: 'dock-tycoon', vp: 5, goal: { on: 'load-kinds', kinds: 3 }, source: 'transcription' },
  { id: 'trade-strategist', vp: 7, goal: { on: 'captain-points', points: 7 }, source: 'transcription' },
  { id: 'prudent-merchant', vp: 4, goal: { on: 'store-kinds', kinds: 2 }, source: 'transcription' },
  { id: 'deal-closer', vp: 4, goal: { on: 'close-house' }, source: 'transcription' },
  { id: 'trade-tycoon', vp: 4, goal: { on: 'sale', coins: 6 }, source: 'transcription' },
  { id: 'leading-producer', vp: 6, goal: { on: 'produce', barrels: 7 }, source: 'transcription' },
  { id: 'master-collector', vp: 7, goal: { on: 'hold', barrels: 7 }, source: 'transcription' },
  { id: 'caramel-popcorn-inventor', vp: 4, goal: { on: 'hold-two', goods: ['corn', 'sugar'], barrels: 8 }, source: 'transcription' },
  { id: 'pastry-maker', vp: 4, goal: { on: 'hold-two', goods: ['corn', 'indigo'], barrels: 9 }, source: 'transcription' },
  { id: 'confectionery-supplier', vp: 4, goal: { on: 'hold-two', goods: ['indigo', 'sugar'], barrels: 7 }, source: 'transcription' },
  { id: 'tobacco-and-fruit-broker', vp: 4, goal: { on: 'hold-two', goods: ['indigo', 'tobacco'], barrels: 6 }, source: 'transcription' },
  { id: 'tavern-supplier', vp: 4, goal: { on: 'hold-two', goods: ['coffee', 'sugar'], barrels: 6 }, source: 'transcription' },
  { id: 'luxury-crop-trader', vp: 4, goal: { on: 'hold-two', goods: ['coffee', 'tobacco'], barrels: 5 }, source: 'transcription' },
  { id: 'big-spender', vp: 5, goal: { on: 'build-large-with-all-coins' }, source: 'transcription' },
  { id: 'master-architect', vp: 3, goal: { on: 'build-large', atMost: 6 }, source: 'rulebook' },
  { id: 'major-investor', vp: 7, goal: { on: 'own-large', count: 2 }, source: 'transcription' },
  { id: 'senior-bureaucrat', vp: 7, goal: { on: 'own-small-commercial', count: 7 }, source: 'transcription' },
  { id: 'luxury-goods-provider', vp: 5, goal: { on: 'own-producers-of-each', goods: ['sugar', 'tobacco', 'coffee'] }, source: 'transcription' },
  { id: 'tropical-produce-magnate', vp: 4, goal: { on: 'own-producers', goods: ['indigo', 'sugar'], count: 3 }, source: 'transcription' },
  { id: 'master-agronomist', vp: 5, goal: { on: 'own-tiles', count: 12 }, source: 'transcription' },
  { id: 'major-landowner', vp: 7, goal: { on: 'empty-spaces', fields: 2, city: 2 }, source: 'transcription' },
  { id: 'leading-employer', vp: 6, goal: { on: 'workers-on-tiles', count: 9 }, source: 'transcription' },
  { id: 'head-administrator', vp: 6, goal: { on: 'workers-in-buildings', count: 12 }, source: 'transcription' },
] as const satisfies readonly Achievement[]

export type AchievementId = (typeof ACHIEVEMENTS)[number]['id']
