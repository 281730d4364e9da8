import type { Reward as RewardData } from '../data/pack.ts'
import { GOODS } from '../ids.ts'

/** A reward with every part as a number. */
export interface Reward {
  readonly pounds: number
  readonly diamond: number
  readonly bookkeeping: number
  readonly track: number
  readonly removePosts: number
  /** The good whose face-up units pay a pound each, -1 for none, and how many of them do not. */
  readonly unitsOf: number
  readonly unitsLess: number
}

export const rewardOf = (data: RewardData): Reward => ({
  pounds: data.pounds ?? 0,
  diamond: data.diamond ?? 0,
  bookkeeping: data.bookkeeping ?? 0,
  track: data.track ?? 0,
  removePosts: data.removePosts ?? 0,
  unitsOf: data.poundsPerUnit ? GOODS.indexOf(data.poundsPerUnit.good) : -1,
  unitsLess: data.poundsPerUnit?.minus ?? 0,
})

/** Rewards by number, so that a waiting task can name one. */
export class RewardList {
  readonly all: Reward[] = []

  add(data: RewardData): number {
    return this.all.push(rewardOf(data)) - 1
  }
}
