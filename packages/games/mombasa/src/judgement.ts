import { type Care, careFor, type FeatureModel, foresightOf, type Judgement } from '@quayside/kernel'
import { box, type State } from './box.ts'
import { causes } from './judgement/causes.ts'
import { FEATURES, measure } from './judgement/features.ts'
import { manners } from './judgement/manners.ts'
import { senses } from './judgement/senses.ts'
import tuned from './judgement/tuned.json' with { type: 'json' }
import { policy, rate } from './policy.ts'
import { QUESTIONS, type QuestionKind } from './questions.ts'

const { table } = box

/** What bots that search know of the game beyond its rules. */

/** What is answered in several steps: goods used up, points spent, an expansion. The policy knows the single step well. */
const IN_STEPS: Care = { share: 0.3, trust: 12, branches: false, whole: true }
const ONCE: Care = { share: 0.3, trust: 12, branches: false }

/** A plan decides a round, turns decide what becomes of it. In a usual turn one more question follows. */
const CARE: { readonly [kind in QuestionKind]?: Care } = {
  'keep-tile': { share: 1, trust: 4, branches: false },
  plan: { share: 1, trust: 4, branches: false, whole: true },
  turn: { share: 0.75, trust: 4, branches: true },
  goods: IN_STEPS,
  'enter-region': IN_STEPS,
  inkwell: IN_STEPS,
  'spend-points': IN_STEPS,
  'place-book': IN_STEPS,
  'other-tracks': IN_STEPS,
  'take-pile': ONCE,
  'majority-tier': ONCE,
  'buy-for-pounds': ONCE,
  'buy-and-or-diamond': ONCE,
  discard: ONCE,
  'choose-reward': ONCE,
  'remove-post': ONCE,
  'capital-call': ONCE,
}

/** Whole rounds: a search stops between them, where all cards are in hand and nothing is half done. */
const clock = (s: State): number => table.round(s)

const model: FeatureModel<State> = { features: FEATURES, measure, tuned }

export const judgement: Judgement<State> = {
  care: careFor(QUESTIONS, CARE),
  budget: { strong: 60, master: 2400, grandmaster: 9600 },
  margin: 60,
  rate,
  quick: policy,
  clock,
  horizon: 2,
  foresee: foresightOf(model, clock),
  model,
  senses,
  causes,
  manners,
}
