import type { Answer, AnswerList } from './answers.ts'
import type { ReasonCode } from './game.ts'
import type { Seat } from './seats.ts'
import type { Story } from './story.ts'

/** A question and everything about it: who may answer what, why not, and what an answer does. */
export interface Asking<S> {
  /** Index into the game's `questions`. */
  readonly question: number
  /** What the question's words need beyond who is asked. */
  facts?(s: S, seat: Seat): { readonly [name: string]: string | number }
  legal(s: S, seat: Seat, list: AnswerList): void
  why(s: S, seat: Seat, answer: Answer): ReasonCode
  /** Makes the answer and leaves the stack of tasks as it must go on. */
  apply(s: S, seat: Seat, answer: Answer, out: Story): void
}

/**
 * One step of a game. `run` does what needs no decision; it returns true when it now waits for an answer, false when the task on top of the
 * stack is to be looked at again.
 */
export interface Task<S> {
  run(s: S, out: Story): boolean
  readonly ask?: Asking<S>
}
