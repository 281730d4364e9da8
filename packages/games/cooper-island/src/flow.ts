import type { Asking, Task as TaskOf } from '@quayside/kernel'
import { flowOf } from '@quayside/kernel/box'
import { box, type State } from './box.ts'

const { table } = box

/** `free`: free actions may be taken before it is answered. */
export interface Ask extends Asking<State> {
  readonly free?: boolean
}
export interface Task extends TaskOf<State> {
  readonly ask?: Ask
}

/** A part of the game as the rulebook tells it: what the referee does for each of its tasks. */
export interface Phase {
  readonly name: string
  readonly tasks: { readonly [name in keyof typeof box.spec.tasks]?: Task }
}

export const { advance, currentAsk, askSeat, finished, isOver } = flowOf<State, Ask>(box)

/** Waits for whoever has the income, the turn or the window. */
export const askTurnSeat = (s: State): true => askSeat(s, table.turnSeat(s))
