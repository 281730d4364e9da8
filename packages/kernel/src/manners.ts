import type { Answer } from './answers.ts'
import type { Seat } from './seats.ts'

/** Points, by trait, that somebody adds to what an answer promises for each of the trait that it has. */
export type Leaning<Trait extends string = string> = { readonly [trait in Trait]?: number }

/** What people overlook, as what they believe of answers while they do. */
export interface Oversight<Trait extends string = string> {
  readonly believes: Leaning<Trait>
  /** How often it happens to a beginner, and to a player of some experience, in parts of 1. */
  readonly casual: number
  readonly steady: number
}

/**
 * How people play a game who do not play it like machines: what they like, and what they overlook. Both are leanings over the same traits of
 * answers. It lives beside the judgement; what a seat may not know is not in it.
 */
export interface Manners<S> {
  readonly traits: readonly string[]
  /** How much of each trait an answer has; all are nought before. */
  tell(s: S, seat: Seat, answer: Answer, found: Float64Array): void
  /** By the ids that the game names (`characters`). */
  readonly characters: { readonly [id: string]: Leaning }
  readonly oversights: { readonly [id: string]: Oversight }
}
