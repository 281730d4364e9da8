import { type Asking, bitOf, NOBODY, type Story, type Task as TaskOf } from '@quayside/kernel'
import { ASKED, type State, TASKS, TURN_SEAT } from './state.ts'

export type Ask = Asking<State>
export type Task = TaskOf<State>

/** Tasks by their number in the stack. */
export const TASK = {
  KEEP_TILE: 0,
  REST_CARDS: 1,
  ROUND: 2,
  PLAN: 3,
  TURNS: 4,
  TURN: 5,
  TURN_END: 6,
  GOODS: 7,
  EXPAND: 8,
  REGION_REWARDS: 9,
  RETURN_POSTS: 10,
  MOVE: 11,
  INK: 12,
  SPEND: 13,
  REMOVE_POSTS: 14,
  PLACE_BOOKS: 15,
  TIER: 16,
  BUY: 17,
  DISCARD: 18,
  OPTION: 19,
  PARTS: 20,
  AND_OR: 21,
  OTHER_TRACKS: 22,
  TAKE_PILE: 23,
} as const

/** Goes on until somebody is asked or nothing is left to do. */
export function advance(s: State, out: Story): void {
  const { c, rules } = s
  while (TASKS.depth(c) > 0) if (rules.tasks[c[TASKS.top(c)]].run(s, out)) return
  c[ASKED] = NOBODY
}

/** The question that stands; only while somebody is asked. */
export const currentAsk = (s: State): Ask => s.rules.tasks[s.c[TASKS.top(s.c)]].ask as Ask

/** The numbers of the task on top. */
export const taskArg = (s: State): number => s.c[TASKS.top(s.c) + 1]
export const taskSecondArg = (s: State): number => s.c[TASKS.top(s.c) + 2]
export const taskThirdArg = (s: State): number => s.c[TASKS.top(s.c) + 3]

/** Waits for the seat whose turn it is: the usual end of a `run`. */
export function askTurnSeat(s: State): true {
  s.c[ASKED] = bitOf(s.c[TURN_SEAT])
  return true
}

/** Takes the task on top away: the usual way for a `run` to say that it is finished. */
export function finished(s: State): false {
  TASKS.pop(s.c)
  return false
}
