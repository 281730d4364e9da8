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
