import type { Budget } from './budget.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Restrictions } from './restrictions.ts'
import type { Store } from './store/store.ts'
import type { Turns } from './turns.ts'

/** What the parts of the server share. */
export interface Services {
  readonly store: Store
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
  readonly restrictions: Restrictions
  readonly budget: Budget
  readonly turns: Turns
}
