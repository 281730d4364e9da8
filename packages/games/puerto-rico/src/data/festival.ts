/** What a card has room for: an estate, a crate, or the sign of a building. */
export type Slot = 'estate' | 'good' | 'small-building' | 'large-building'

/** What the first player to reach a goal gains. */
export interface Reward {
  readonly workers?: number
  readonly coins?: number
  readonly points?: number
}

/** What must be done with what lies in the slots. Equal crates add up where several are to be made. */
export type FestivalGoal =
  /** Owns so many of each estate shown. */
  | { readonly on: 'own'; readonly each: number }
  /** Makes so many of each crate shown in one phase. */
  | { readonly on: 'produce'; readonly each: number }
  /** Owns one of each estate and makes one of each crate in one phase. */
  | { readonly on: 'own-and-produce' }
  /** Sells the crate shown as the one that fills the trading house. */
  | { readonly on: 'close-house' }
  /** Loads so many of the first and of the second crate in one captain phase. */
  | { readonly on: 'load'; readonly counts: readonly [number, number] }
  /** Puts the last crate on the largest or smallest cargo ship, with the crate shown. */
  | { readonly on: 'dispatch'; readonly ship: 'largest' | 'smallest' }
  | { readonly on: 'build' }

export interface FestivalTask {
  readonly id: string
  readonly slots: readonly Slot[]
  readonly goal: FestivalGoal
  readonly reward: Reward
  /** A Puertoma cannot do it, so it is left out where one plays. */
  readonly humansOnly?: true
}

/**
 * The three goals of the festival board.
 * Source: 2020, Espansione 4; 1897, Expansão IV.
 */
export const FESTIVAL_BOARD = [
  { id: 'estates', slots: ['estate'], goal: { on: 'own', each: 3 }, reward: { workers: 3 } },
  { id: 'goods', slots: ['good', 'good', 'good'], goal: { on: 'produce', each: 1 }, reward: { coins: 3 } },
  { id: 'building', slots: ['small-building'], goal: { on: 'build' }, reward: { points: 3 } },
] as const satisfies readonly FestivalTask[]

/**
 * The twelve cards of Festival Cards, of which three are drawn.
 * Source: 1897, Expansão V.
 */
// biome-ignore format: one card, one line
export const FESTIVAL_CARDS = [
  { id: 'crop-weight-off', slots: ['good'], goal: { on: 'produce', each: 3 }, reward: { workers: 1, coins: 1, points: 1 } },
  { id: 'carnival-cocktail', slots: ['good', 'good', 'good'], goal: { on: 'produce', each: 1 }, reward: { coins: 3 } },
  { id: 'closing-time', slots: ['good'], goal: { on: 'close-house' }, reward: { workers: 2 } },
  { id: 'connoisseur-prize', slots: ['estate'], goal: { on: 'own', each: 3 }, reward: { workers: 3 } },
  { id: 'farming-festival', slots: ['estate', 'estate', 'good', 'good'], goal: { on: 'own-and-produce' }, reward: { coins: 3 } },
  { id: 'festival-delivery', slots: ['good', 'good'], goal: { on: 'load', counts: [1, 2] }, reward: { workers: 2, points: 2 }, humansOnly: true },
  { id: 'twin-farmers', slots: ['estate', 'estate'], goal: { on: 'own', each: 2 }, reward: { points: 3 } },
  { id: 'two-baskets', slots: ['good', 'good'], goal: { on: 'produce', each: 2 }, reward: { coins: 3 } },
  { id: 'grand-send-off', slots: ['good'], goal: { on: 'dispatch', ship: 'largest' }, reward: { workers: 3 } },
  { id: 'pioneers-tribute', slots: ['small-building'], goal: { on: 'build' }, reward: { points: 3 } },
  { id: 'town-patron', slots: ['large-building'], goal: { on: 'build' }, reward: { points: 3 } },
  { id: 'traditional-send-off', slots: ['good'], goal: { on: 'dispatch', ship: 'smallest' }, reward: { coins: 2 } },
] as const satisfies readonly FestivalTask[]

/** All goals by number: the board's three, then the cards. */
export const FESTIVAL_TASKS: readonly FestivalTask[] = [...FESTIVAL_BOARD, ...FESTIVAL_CARDS]

export type FestivalGoalId = (typeof FESTIVAL_BOARD)[number]['id'] | (typeof FESTIVAL_CARDS)[number]['id']
