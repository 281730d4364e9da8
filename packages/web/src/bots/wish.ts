import type { Advice } from '@quayside/bots/advice'
import type { AnalysisTask, News } from '@quayside/bots/analysis'
import type { AdviceTask, Task } from '@quayside/bots/think'

/** What is asked of the worker in which bots think, and what it says, as JSON text. It is asked one thing at a time. */
export type Wish =
  | { readonly kind: 'answer'; readonly task: Task }
  | { readonly kind: 'advice'; readonly task: AdviceTask }
  /** The next step of an analysis. */
  | { readonly kind: 'analysis'; readonly task: AnalysisTask }

export type Said =
  /** The game is loaded: from now on it thinks. */
  | { readonly t: 'begun' }
  | { readonly t: 'answer'; readonly line: readonly string[] }
  | { readonly t: 'advice'; readonly advice: Advice }
  /** Null when there is nothing more to find. */
  | { readonly t: 'analysis'; readonly news: News | null }
  | { readonly t: 'failed'; readonly message: string }
