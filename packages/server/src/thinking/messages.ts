import type { AdviceJob, BotJob } from '@quayside/bots/think'
import type { GameRecord } from '@quayside/kernel'

/** What the server and a process that thinks send each other, as JSON. */

/** Whether a finished game comes to the same end under newer rules. */
export interface MoveUpJob {
  readonly record: GameRecord
}

/** What a process is asked to do. */
export type Job = BotJob | AdviceJob | MoveUpJob

/** The first message says that the process is ready; after that each answers a job. */
export type Reply = { readonly ready: true } | { readonly value: unknown } | { readonly problem: string }
