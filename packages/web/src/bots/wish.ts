import type { AnalysisJob, AnalysisStep } from '@quayside/bots/analysis'
import type { AdviceJob, BotJob } from '@quayside/bots/think'
import type { AdviceShown } from '@quayside/table'

/** What is asked of the worker in which bots think, and what it says, as JSON text. It is asked one thing at a time. */
export type Wish =
  | { readonly kind: 'answer'; readonly task: BotJob }
  | { readonly kind: 'advice'; readonly task: AdviceJob }
  /** The next step of an analysis. */
  | { readonly kind: 'analysis'; readonly task: AnalysisJob }

export type Said =
  /** The game is loaded: from now on it thinks. */
  | { readonly t: 'begun' }
  | { readonly t: 'answer'; readonly line: readonly string[] }
  | { readonly t: 'advice'; readonly advice: AdviceShown }
  /** Null when there is nothing more to find. */
  | { readonly t: 'analysis'; readonly news: AnalysisStep | null }
  | { readonly t: 'failed'; readonly message: string }
