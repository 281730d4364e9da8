import type { Target } from '@quayside/kernel'
import { COMPANIES } from '../ids.ts'

const REPORTS = 'what people report of their games'
const EXCEPTION = 'the rulebook treats the last space of a track as a special case'
const ALIKE = 'companies are there to choose from'

/** How games should come out. */
export const TARGETS: readonly Target[] = [
  { figure: 'score', from: 130, to: 200, slack: 20, note: REPORTS },
  { figure: 'track-ends', to: 0.1, slack: 0.2, note: EXCEPTION },
  ...COMPANIES.map((company) => ({ figure: `companies.${company}`, from: 0.12, to: 0.38, slack: 0.08, note: ALIKE })),
]
