import type { Asking, Task as TaskOf } from '@quayside/kernel'
import { flowOf } from '@quayside/kernel/box'
import { box, type State } from './box.ts'

const { table } = box

export type Ask = Asking<State>
export type Task = TaskOf<State>

/** A part of the rulebook: the tasks of the box that it does. */
export interface Phase {
  readonly name: string
  readonly tasks: { readonly [N in keyof typeof box.spec.tasks]?: Task }
}

export const { advance, currentAsk, askSeat, finished, isOver } = flowOf<State, Ask>(box)

/** Waits for the seat whose turn it is: the usual end of a `run`. */
export const askTurnSeat = (s: State): true => askSeat(s, table.turnSeat(s))
