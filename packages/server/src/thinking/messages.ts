import type { AdviceTask, Task } from '@quayside/bots/think'

/** What the server and a process that thinks send each other, as JSON. */

/** A bot's decision, or what somebody wants advice on. */
export type Question = Task | AdviceTask

/** The first message says that the process is ready; after that each answers a question. */
export type Reply = { readonly ready: true } | { readonly value: unknown } | { readonly problem: string }
