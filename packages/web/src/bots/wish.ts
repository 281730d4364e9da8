import type { AnalysisJob, AnalysisStep } from '@quayside/bots/analysis'
import type { Found } from '@quayside/bots/parallel'
import type { InPart } from '@quayside/bots/parts'
import type { AdviceJob, BotJob } from '@quayside/bots/think'
import type { AdviceShown } from '@quayside/table'

/** What is asked of a worker in which bots think, and what it says, as JSON text. It is asked one thing at a time. */
export type Wish = {
  /** An owner's data that the game is played with. */
  readonly pack?: unknown
} & Question

type Question =
  /** A part of what a bot thinks, all of it perhaps. */
  | { readonly kind: 'answer'; readonly task: InPart<BotJob> }
  /** Advice from what a master's parts have found, or all of it. */
  | { readonly kind: 'advice'; readonly task: AdviceJob }
  /** The next step of an analysis. */
  | { readonly kind: 'analysis'; readonly task: AnalysisJob }
  /** To know a game, before anything is asked about it. */
  | { readonly kind: 'ready'; readonly task: Pick<BotJob, 'rules' | 'options' | 'milliseconds'> }

/** What a wish comes to. */
export type Fulfilled =
  | { readonly t: 'answer'; readonly found: Found<string> }
  | { readonly t: 'advice'; readonly advice: AdviceShown }
  /** Null when there is nothing more to find. */
  | { readonly t: 'analysis'; readonly news: AnalysisStep | null }
  | { readonly t: 'ready' }

export type Said =
  /** The game is loaded: from now on it thinks. */
  { readonly t: 'begun' } | Fulfilled | { readonly t: 'failed'; readonly message: string }
