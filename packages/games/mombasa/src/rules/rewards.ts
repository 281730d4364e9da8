import { type Maybe, NONE } from '@quayside/kernel/box'
import type { Reward as RewardData } from '../data/pack.ts'
import { type Company, GOOD, type Good, REWARD, type Reward, SOURCE, type Source } from '../ids.ts'

/** What is printed as a reward, every part as a number. */
export interface RewardParts {
  readonly pounds: number
  readonly diamond: number
  readonly bookkeeping: number
  readonly track: number
  readonly removePosts: number
  /** The good whose face-up units pay a pound each, and how many of them do not. */
  readonly unitsOf: Maybe<Good>
  readonly unitsLess: number
}

/** A reward that a waiting task can name. */
export interface NamedReward extends RewardParts {
  /** What it is printed on, for saves and fingerprints. */
  readonly id: string
  readonly source: Source
  /** Whose track its steps are on. */
  readonly company: Maybe<Company>
}

export const partsOf = (data: RewardData): RewardParts => ({
  pounds: data.pounds ?? 0,
  diamond: data.diamond ?? 0,
  bookkeeping: data.bookkeeping ?? 0,
  track: data.track ?? 0,
  removePosts: data.removePosts ?? 0,
  unitsOf: data.poundsPerUnit ? GOOD.of(data.poundsPerUnit.good) : NONE,
  unitsLess: data.poundsPerUnit?.minus ?? 0,
})

const [BOOK, MAJORITY, SPACE] = [SOURCE.of('book'), SOURCE.of('majority'), SOURCE.of('bonus-space')]

/** The rewards that have a number. */
export class RewardList {
  readonly all: NamedReward[] = []

  ofBook(id: string, data: RewardData): Reward {
    return this.add({ id: `book ${id}`, source: BOOK, company: NONE, ...partsOf(data) })
  }

  ofMajority(id: string, company: Company, data: RewardData): Reward {
    return this.add({ id: `majority ${id}`, source: MAJORITY, company, ...partsOf(data) })
  }

  ofSpace(id: string, data: RewardData): Reward {
    return this.add({ id: `space ${id}`, source: SPACE, company: NONE, ...partsOf(data) })
  }

  private add(reward: NamedReward): Reward {
    return REWARD.all[this.all.push(reward) - 1]
  }
}
