import type { Seat } from '@quayside/kernel'
import type { Review } from './review.ts'

/** How well somebody answered over a game, as far as their answers were weighed. */
export interface Accuracy {
  readonly seat: Seat
  /** Answers that were weighed. */
  readonly weighed: number
  /** Those that nothing was clearly better than. */
  readonly faultless: number
  /** What an answer gave away of the chance to win, on average. */
  readonly lost: number
  readonly level: Level
}

/** From what a master answers to what costs games. */
export const LEVELS = ['masterly', 'strong', 'solid', 'slips', 'costly'] as const
export type Level = (typeof LEVELS)[number]

/** Up to what average loss a level goes; the last has no bound. */
const BOUNDS = [0.004, 0.01, 0.02, 0.04]
/** Fewer answers say nothing of somebody. */
const FEWEST = 5

/** By seat; seats of which too little is known are left out. */
export function accuracyOf(reviews: Iterable<Review>): Accuracy[] {
  const bySeat = new Map<Seat, Review[]>()
  for (const review of reviews) bySeat.set(review.seat, [...(bySeat.get(review.seat) ?? []), review])
  return [...bySeat]
    .filter(([, own]) => own.length >= FEWEST)
    .map(([seat, own]) => {
      const lost = own.reduce((sum, review) => sum + review.lost, 0) / own.length
      const faultless = own.filter(({ quality }) => quality === 'best' || quality === 'equal').length
      const level = BOUNDS.findIndex((bound) => lost < bound)
      return { seat, weighed: own.length, faultless, lost, level: LEVELS[level < 0 ? LEVELS.length - 1 : level] }
    })
    .sort((a, b) => a.seat - b.seat)
}
