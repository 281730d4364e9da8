import { availableParallelism, constants } from 'node:os'

/** How bots that search and advisers think: in processes of their own, where nobody waits for them. */
export interface ThinkingSettings {
  /** The most processes at a time. */
  readonly processes: number
  /** How little the system favours them; 0 is as much as the server, 19 the least. */
  readonly priority: number
  /** The longest that one decision is thought about, whatever its grade may take. */
  readonly milliseconds: number
  /** Milliseconds beyond that until a process is taken for hung: on a busy machine it gets little of the processor. */
  readonly grace: number
  /** Milliseconds that a new process may take until it can think. */
  readonly start: number
  /** Milliseconds that a process without anything to think about is kept. */
  readonly idle: number
  /** What the processes run. */
  readonly program: URL
}

export const THINKING: ThinkingSettings = {
  // One core stays free for the server.
  processes: Math.max(1, availableParallelism() - 1),
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
  milliseconds: Infinity,
  grace: 7000,
  start: 30_000,
  idle: 180_000,
  program: new URL('./main.ts', import.meta.url),
}
