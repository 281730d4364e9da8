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

/** A list of tasks, or of whatever else goes by a number, from a table by number. */
export function byNumber<T>(table: { readonly [number: number]: T }): T[] {
  const list: T[] = []
  for (const number in table) list[number] = table[number]
  return list
}

/**
 * A stack of plain tasks inside a game's cells: what the referee still has to do, the next thing on top. Because waiting is data, a
 * game can be saved, copied and undone at any moment.
 *
 * Layout from `at`: the depth, then `TASK_CELLS` cells per task (kind and three numbers of the task's own).
 */
export const TASK_CELLS = 4

export class TaskStack {
  readonly at: number
  readonly capacity: number

  constructor(at: number, capacity: number) {
    this.at = at
    this.capacity = capacity
  }

  /** Cells a stack of this capacity needs. */
  static cells(capacity: number): number {
    return 1 + capacity * TASK_CELLS
  }

  depth(cells: Int16Array): number {
    return cells[this.at]
  }

  push(cells: Int16Array, kind: number, a = 0, b = 0, c = 0): void {
    const depth = cells[this.at]
    if (depth === this.capacity) throw new Error(`task stack is full (${this.capacity})`)
    const top = this.at + 1 + depth * TASK_CELLS
    cells[top] = kind
    cells[top + 1] = a
    cells[top + 2] = b
    cells[top + 3] = c
    cells[this.at] = depth + 1
  }

  /** Cells of a task that is gone are zeroed, so that equal situations have equal hashes. */
  pop(cells: Int16Array): void {
    const depth = cells[this.at] - 1
    const top = this.at + 1 + depth * TASK_CELLS
    cells[top] = 0
    cells[top + 1] = 0
    cells[top + 2] = 0
    cells[top + 3] = 0
    cells[this.at] = depth
  }

  /** Index of the topmost task's first cell (its kind); its numbers follow. */
  top(cells: Int16Array): number {
    return this.at + 1 + (cells[this.at] - 1) * TASK_CELLS
  }
}
