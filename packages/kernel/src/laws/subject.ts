import type { Kept } from '../box/kept.ts'
import type { AnyGame } from '../game.ts'
import type { Match } from '../match.ts'
import type { Rng } from '../rng.ts'
import type { Seat, Viewer } from '../seats.ts'

/** What a law looks at: a game at a moment when somebody is asked something. */
export interface Subject {
  readonly game: AnyGame
  readonly match: Match
  /** What the match began with. */
  readonly seed: string
  /** Decides what is sampled. It is not the game's own generator. */
  readonly rng: Rng
  /** What was shown of it so far, to all viewers. */
  readonly kept: Kept
}

export const viewersOf = (match: Match): Viewer[] => [...seatNumbers(match), 'spectator']

export const seatNumbers = (match: Match): Seat[] => Array.from({ length: match.players }, (_, seat) => seat)

/** A few members of a list, or all when it is short. */
export function sample<T>(rng: Rng, list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list]
  return Array.from({ length: most }, () => list[rng.below(list.length)])
}
