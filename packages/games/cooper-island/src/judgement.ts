import { type Care, careFor, type FeatureModel, foresightOf, type Judgement } from '@quayside/kernel'
import type { State } from './box.ts'
import { causes } from './judgement/causes.ts'
import { clock } from './judgement/clock.ts'
import { FEATURES, measure } from './judgement/features.ts'
import { manners } from './judgement/manners.ts'
import { quick } from './judgement/quick.ts'
import { rate } from './judgement/rate.ts'
import { senses } from './judgement/senses.ts'
import tuned from './judgement/tuned.json' with { type: 'json' }
import { QUESTIONS, type QuestionKind } from './questions.ts'

/** What bots that search know of Cooper Island beyond its rules. */

/**
 * Where a worker goes decides most, then what is done there. Masters think about income too, answer by answer. A card or a royal order is chosen
 * once in a while and for good.
 */
const CARE: { readonly [kind in QuestionKind]?: Care } = {
  turn: { share: 0.9, trust: 4, branches: true },
  area: { share: 0.3, trust: 8, branches: false },
  income: { share: 0.3, forMasters: true, trust: 8, branches: false },
  'choose-card': { share: 0.4, trust: 10, branches: false },
  'royal-order': { share: 0.4, trust: 10, branches: false },
}

const model: FeatureModel<State> = { features: FEATURES, measure, tuned }

export const judgement: Judgement<State> = {
  care: careFor(QUESTIONS, CARE),
  budget: { strong: 30, master: 1920, grandmaster: 7680 },
  margin: 10,
  rate,
  quick,
  clock,
  horizon: 1,
  foresee: foresightOf(model, clock),
  model,
  senses,
  causes,
  manners,
}
