import type { SectionPlan } from '../../../sheets/from-words.ts'
import { rulesIn } from '../../../sheets/rule-places.ts'
import type { HelpWords } from './words.ts'

/** The sections of the rules: texts of their own, then rules by id. It stands apart so that a rule is found without its words. */
export const SECTIONS: SectionPlan<keyof HelpWords['sections'], keyof HelpWords['texts']> = {
  'set-up': { texts: ['goal'], rules: ['starting-tiles'] },
  round: { texts: ['round'], rules: ['turn-order'] },
  planning: { rules: ['planning', 'slots', 'share-cards'] },
  actions: { rules: ['actions', 'bonus-tiles', 'plus-one'] },
  goods: {
    rules: [
      'goods',
      'goods-one-kind',
      'goods-order',
      'goods-one-purchase',
      'goods-mixing',
      'card-price',
      'card-display',
    ],
  },
  expansion: { rules: ['expansion', 'expansion-entering', 'expansion-cost', 'expansion-rewards', 'bases'] },
  tracks: { rules: ['company-tracks', 'capital-calls', 'track-bonuses'] },
  books: { rules: ['inkwell', 'book-flipping', 'book-price', 'book-placing', 'book-display'] },
  merchants: { texts: ['merchants', 'diamonds'] },
  bonuses: {
    rules: [
      'bonus-markers',
      'first-player-space',
      'buy-card-space',
      'discard-space',
      'majorities',
      'track-bonuses',
      'buy-and-or-diamond',
      'other-tracks',
      'reward-order',
    ],
  },
  ending: { rules: ['end-of-phase'] },
  scoring: { texts: ['scoring', 'shareCard'] },
}

export const ruleAt = rulesIn(SECTIONS)
