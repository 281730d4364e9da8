import type { Asking, Seat, Story, Task as TaskOf } from '@quayside/kernel'
import { ASKED, type State, TASKS } from './state.ts'

export type Ask = Asking<State>
export type Task = TaskOf<State>

/** Tasks of the base game by their number in the stack. Expansions number theirs from `FIRST_EXPANSION_TASK`. */
export const TASK = {
  ROUND: 0,
  CHOOSE_ROLE: 1,
  PHASE_END: 2,
  SETTLER_TURN: 3,
  SETTLER_DRAW: 4,
  SETTLER_TAKE: 5,
  SETTLER_WORKER: 6,
  MAYOR_PRIVILEGE: 7,
  MAYOR_SHIP: 8,
  MAYOR_TURN: 9,
  BUILDER_TURN: 10,
  BUILDER_WORKER: 11,
  CRAFTSMAN_PRODUCE: 12,
  CRAFTSMAN_EXTRA: 13,
  TRADER_TURN: 14,
  CAPTAIN_TURN: 15,
  CAPTAIN_STORE: 16,
} as const

export const FIRST_EXPANSION_TASK = 32

/** Goes on until somebody is asked or nothing is left to do. */
export function advance(s: State, out: Story): void {
  const { c, rules } = s
  while (TASKS.depth(c) > 0) if (rules.tasks[c[TASKS.top(c)]].run(s, out)) return
  c[ASKED] = -1
}

/** The question that stands; only while somebody is asked. */
export const currentAsk = (s: State): Ask => s.rules.tasks[s.c[TASKS.top(s.c)]].ask as Ask

/** The first number of the task on top. */
export const taskArg = (s: State): number => s.c[TASKS.top(s.c) + 1]
export const taskSecondArg = (s: State): number => s.c[TASKS.top(s.c) + 2]

/** Waits for a seat: the usual end of a `run`. */
export function askSeat(s: State, seat: Seat): true {
  s.c[ASKED] = seat
  return true
}

/** Takes the task on top away: the usual way for a `run` to say that it is finished. */
export function finished(s: State): false {
  TASKS.pop(s.c)
  return false
}
