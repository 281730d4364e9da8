import type { Answer } from '@quayside/kernel'
import type { Asked } from './search/simulation.ts'
import type { Found, Part } from './search/tally.ts'

/** A player made of code. */
export interface Bot {
  readonly id: string
  /** Whether it answers at once; otherwise it should run in another process or a worker, so that nothing waits for it. */
  isQuick(asked: Asked): boolean
  /**
   * How it answers the question that stands, at least one answer: those after the first are for the questions that follow, as long as
   * nothing else comes between. It leaves the state as it is, and the same seed is the same answer unless its time is cut short.
   */
  choose(asked: Asked, seed: string, milliseconds?: number): readonly Answer[]
  /** One part of what it thinks before it answers, where that can be cut into parts. */
  weigh?(asked: Asked, seed: string, part: Part, milliseconds?: number): Found
}
