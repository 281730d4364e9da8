import type { SectionPlan } from '../../../sheets/from-words.ts'
import { rulesIn } from '../../../sheets/rule-places.ts'
import type { HelpWords } from './words.ts'

/** The sections of the rules: texts of their own, then rules by id. It stands apart so that a rule is found without its words. */
export const SECTIONS: SectionPlan<keyof HelpWords['sections'], keyof HelpWords['texts']> = {
  'set-up': { texts: ['goal', 'round', 'free'], rules: ['choice'] },
  income: { rules: ['income', 'islands', 'first-island'] },
  land: {
    rules: [
      'double-tiles',
      'exploration',
      'cultivation',
      'terrain',
      'gold',
      'cartographer',
      'cartographer-track',
      'bag',
    ],
  },
  work: { rules: ['turn-order', 'workers', 'work-spaces', 'areas', 'copying'] },
  sea: { texts: ['sea', 'anchors'], rules: ['passing-islands'] },
  paying: { rules: ['storage', 'market', 'paying', 'paying-superfluous', 'discounts', 'exchange'] },
  erecting: {
    rules: ['boats', 'buildings', 'placing-pieces', 'building-cards', 'large-cards', 'scrapyard', 'peninsula-builder'],
  },
  ruins: { rules: ['ruins', 'statue-spaces', 'statues'] },
  merchants: { rules: ['merchants', 'lids', 'crate-card'] },
  milestones: { rules: ['milestones', 'contracts', 'royal-orders'] },
  'clean-up': { texts: ['cleanUp', 'feeding'], rules: ['feeding-more', 'reactivation'] },
  scoring: { texts: ['scoring'] },
  solo: { texts: ['solo'] },
}

export const ruleAt = rulesIn(SECTIONS)
