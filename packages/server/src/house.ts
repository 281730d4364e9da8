import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Store } from './store/store.ts'

/** What every part of the server needs. */
export interface House {
  readonly store: Store
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
}
