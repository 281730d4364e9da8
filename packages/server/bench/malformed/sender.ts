import type { Findings } from './findings.ts'
import type { Mutator } from './mutator.ts'

/** Sends malformed messages of one kind, each when the ones before it have been answered. */
export interface Sender {
  /** Sends so many, and looks at what comes back. */
  send(count: number): Promise<void>
  end(): Promise<void>
}

export interface Means {
  readonly url: string
  readonly cookie: string
  readonly mutator: Mutator
  readonly findings: Findings
}

/** Milliseconds after which an answer counts as missing. */
export const PATIENCE = 60_000

/** A promise, or a rejection that says what was waited for in vain. */
export async function inTime<T>(promise: Promise<T>, what: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`${what}: no answer`)), PATIENCE)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
