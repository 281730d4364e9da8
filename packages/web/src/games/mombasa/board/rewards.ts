import type { GameWords } from '@quayside/kernel'
import type { BonusSpaceGives } from '@quayside/mombasa/data/pack'
import type { Reward } from './things.ts'
import type { Words } from './words.ts'

/** A reward in few words; `company` is whose track its steps are on. Empty where it gives nothing. */
export function rewardWords(reward: Reward, w: Words, words: GameWords, company?: string): string {
  const { pounds = 0, diamond = 0, bookkeeping = 0, track = 0, removePosts = 0, poundsPerUnit } = reward
  const parts = [
    pounds > 0 && w.pounds(pounds),
    poundsPerUnit && w.perUnit(words.thing('good', poundsPerUnit.good), poundsPerUnit.minus),
    diamond > 0 && w.diamonds(diamond),
    bookkeeping > 0 && w.bookkeeping(bookkeeping),
    track > 0 && (company ? w.track(words.thing('company', company), track) : w.steps(track)),
    removePosts > 0 && w.removes(removePosts),
  ]
  return parts.filter(Boolean).join(', ')
}

/** Rewards of several regions as one. */
export function sumOf(rewards: readonly Reward[]): Reward {
  const all = (part: 'pounds' | 'diamond' | 'bookkeeping' | 'track') =>
    rewards.reduce((sum, reward) => sum + (reward[part] ?? 0), 0)
  return { pounds: all('pounds'), diamond: all('diamond'), bookkeeping: all('bookkeeping'), track: all('track') }
}

/** What a bonus space of a track gives, in words. */
export function giftWords(gives: BonusSpaceGives, w: Words, words: GameWords): string {
  switch (gives.kind) {
    // Two rewards of the same kinds, the other way round.
    case 'choose': {
      const [{ diamond = 0, bookkeeping = 0 }] = gives.options
      return w.either(diamond, bookkeeping)
    }
    case 'buyAndOrDiamond':
      return w.buyOrSteps(gives.discount, w.diamonds(gives.diamond))
    case 'discard':
      return gives.card === 'any' ? w.discards(gives.plus) : w.discardsGood(words.thing('good', gives.card), gives.plus)
    case 'otherTracks':
      return w.otherTracks(gives.tracks, gives.spaces)
  }
}
