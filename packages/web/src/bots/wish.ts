import type { AdviceFound } from '@quayside/bots/advice'
import type { AnalysisJob, AnalysisStep } from '@quayside/bots/analysis'
import type { Found } from '@quayside/bots/parallel'
import type { InPart } from '@quayside/bots/parts'
import type { AdviceJob, BotJob } from '@quayside/bots/think'

/** What is asked of a worker in which bots think, and what it says, as JSON text. It is asked one thing at a time. */
export type Wish =
  /** A part of what a bot thinks, all of it perhaps; and the same for advice. */
  | { readonly kind: 'answer'; readonly task: InPart<BotJob> }
  | { readonly kind: 'advice'; readonly task: InPart<AdviceJob> }
  /** The next step of an analysis. */
  | { readonly kind: 'analysis'; readonly task: AnalysisJob }

/** What a wish comes to. */
export type Fulfilled =
  | { readonly t: 'answer'; readonly found: Found<string> }
  | { readonly t: 'advice'; readonly found: AdviceFound }
  /** Null when there is nothing more to find. */
  | { readonly t: 'analysis'; readonly news: AnalysisStep | null }

export type Said =
  /** The game is loaded: from now on it thinks. */
  { readonly t: 'begun' } | Fulfilled | { readonly t: 'failed'; readonly message: string }
