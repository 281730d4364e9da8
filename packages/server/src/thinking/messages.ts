import type { InPart } from '@quayside/bots/parts'
import type { AdviceJob, BotJob } from '@quayside/bots/think'
import type { GameRecord } from '@quayside/kernel'

/** What the server and a process that thinks send each other, as JSON. */

/** Whether a finished game comes to the same end under newer rules. */
export interface MoveUpJob {
  readonly record: GameRecord
}

/** What can be thought about by several processes, each of which then has a part of it. */
export type Thought = BotJob | AdviceJob

/** What a process is asked to do. */
export type Job = Thought | InPart<BotJob> | MoveUpJob

/** The first message says that the process is ready; after that each answers a job. */
export type Reply = { readonly ready: true } | { readonly value: unknown } | { readonly problem: string }
