import type { TrackBonus } from '@quayside/mombasa/data/pack'
import type { ResourceId } from '../marks/resources.ts'
import { giftWords } from './rewards.ts'
import type { Scene } from './scene.svelte.ts'
import { MAP_WORDS } from './words-map.ts'

/** What the special spaces of the tracks bring, drawn and in words. */

/** A picture, and what stands beside it. */
export interface BonusArt {
  readonly art: ResourceId
  readonly text: string
}

export function bonusArt(bonus: TrackBonus): BonusArt {
  switch (bonus.type) {
    case 'expansionTotal':
      return { art: 'expansion', text: `+${bonus.amount}` }
    case 'goodTotal':
      return { art: bonus.good, text: `+${bonus.amount}` }
    case 'goodPerCard':
      return { art: bonus.good, text: `+${bonus.amount}×` }
    case 'cardDiscount':
      return { art: bonus.paidWith === 'anyGoods' ? 'anyGood' : bonus.paidWith, text: `−${bonus.amount}` }
    case 'extraBonusMarkers':
      return { art: 'marker', text: `+${bonus.amount}` }
    default:
      return { art: SPACE_ART[bonus.gives.kind], text: '' }
  }
}

const SPACE_ART = {
  choose: 'bookkeeping',
  buyAndOrDiamond: 'diamond',
  discard: 'hand',
  otherTracks: 'track',
} as const

export function bonusText(bonus: TrackBonus, scene: Scene): string {
  const w = MAP_WORDS[scene.host.language].bonus
  const good = (id: string) => scene.thing('good', id)
  switch (bonus.type) {
    case 'expansionTotal':
      return w.expansionTotal(bonus.amount)
    case 'goodTotal':
      return w.goodTotal(good(bonus.good), bonus.amount)
    case 'goodPerCard':
      return w.goodPerCard(good(bonus.good), bonus.amount)
    case 'cardDiscount':
      return bonus.paidWith === 'anyGoods'
        ? w.anyGoods(bonus.amount)
        : w.cardDiscount(good(bonus.paidWith), bonus.amount)
    case 'extraBonusMarkers':
      return w.extraBonusMarkers(bonus.amount)
    default:
      return w.bonusSpace(giftWords(bonus.gives, scene.w, scene.host.words))
  }
}
