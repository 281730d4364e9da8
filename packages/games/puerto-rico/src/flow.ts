import type { Asking, Story, Task as TaskOf } from '@quayside/kernel'
import { flowOf } from '@quayside/kernel/box'
import { box, type State, type TaskName } from './box.ts'
import type { Role } from './ids.ts'

export type Ask = Asking<State>
export type Task = TaskOf<State>

/** A phase of the rulebook: the roles whose it is, how it begins and what is done for each of its tasks. */
export interface Phase {
  readonly name: string
  readonly roles?: readonly Role[]
  begin?(s: State, out: Story): void
  readonly tasks: { readonly [N in TaskName]?: Task }
}

export const { advance, currentAsk, askSeat, finished, isOver } = flowOf<State, Ask>(box)
