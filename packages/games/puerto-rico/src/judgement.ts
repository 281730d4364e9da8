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

/** What bots that search know of Puerto Rico beyond its rules. */

/**
 * The choice of a role decides most; what is built, taken and shipped comes next. Further down only roles are branched on: a
 * search that branches on nothing lost nine games in ten, and one that branches on more came out no better.
 */
const CARE: { readonly [kind in QuestionKind]?: Care } = {
  'choose-role': { share: 1, trust: 4, branches: true },
  'builder-build': { share: 0.5, trust: 40, branches: false },
  'settler-take': { share: 0.2, trust: 40, branches: false },
  'mayor-place': { share: 0.3, trust: 40, branches: false, whole: true },
  'craftsman-extra': { share: 0.1, trust: 40, branches: false },
  'trader-sell': { share: 0.2, trust: 40, branches: false },
  'captain-load': { share: 0.3, trust: 40, branches: false },
  'captain-store': { share: 0.1, trust: 40, branches: false, whole: true },
  'market-draft': { share: 0.1, trust: 40, branches: false },
  'achievement-hold': { share: 0.2, trust: 40, branches: false },
  'buccaneer-act': { share: 0.5, trust: 40, branches: false },
  'small-wharf-load': { share: 0.1, trust: 40, branches: false },
  'royal-supplier': { share: 0.1, trust: 40, branches: false },
  'lodge-discard': { share: 0.1, trust: 40, branches: false },
  'forest-or-keep': { share: 0.1, trust: 40, branches: false },
}

/** Picks that make a round of the clock. Numbers of players differ in how many a real round has, but hardly in how many a game has. */
const PICKS_A_ROUND = 6

const clock = (s: State): number => (table.round(s) * s.rules.picksPerRound + table.picks(s)) / PICKS_A_ROUND

const model: FeatureModel<State> = { features: FEATURES, measure, tuned }

export const judgement: Judgement<State> = {
  care: careFor(QUESTIONS, CARE),
  budget: { strong: 70, master: 4000, grandmaster: 16000 },
  margin: 18,
  temperature: model.tuned.temperature,
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
