import type { AdviceTask, Task } from '@quayside/bots/think'
import type { GameRecord } from '@quayside/kernel'

/** What the server and a process that thinks send each other, as JSON. */

/** A bot's decision, what somebody wants advice on, or a finished game that may move up to newer rules. */
export type Question = Task | AdviceTask | { readonly record: GameRecord }

/** The first message says that the process is ready; after that each answers a question. */
export type Reply = { readonly ready: true } | { readonly value: unknown } | { readonly problem: string }
