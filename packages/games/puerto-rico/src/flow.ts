import { type Asking, bitOf, type Seat, type Story, type Task as TaskOf } from '@quayside/kernel'
import { ASKED, type State, TASKS } from './state.ts'

export type Ask = Asking<State>
export type Task = TaskOf<State>

/** Tasks by their number in the stack: those of the base game, then those that expansions bring. */
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

  PROSPECT: 17,
  /** A tile that was just gained is laid for good. */
  TILE_GAIN: 18,
  /** A building is paid and put up. */
  BUILD: 19,
  MARKET_DRAFT: 20,
  GUESTS: 21,
  BLACK_MARKET_RETURN: 22,
  BLACK_MARKET_LIFT: 23,
  SMALL_WHARF: 24,
  LIGHTHOUSE: 25,
  UNION_HALLS: 26,
  HUNTING_LODGES: 27,
  CHAPELS: 28,
  VILLAS: 29,
  ROYAL_SUPPLIERS: 30,
  BUCCANEER_ACT: 31,
  POACH_PLACE: 32,
  FESTIVAL_SETUP: 33,
  FESTIVAL_PLACE: 34,
  ACHIEVEMENT_HOLD: 35,
  PUERTOMA_PACKAGES: 36,
} as const

/** Goes on until somebody is asked or nothing is left to do. */
export function advance(s: State, out: Story): void {
  const { c, rules } = s
  while (TASKS.depth(c) > 0) if (rules.tasks[c[TASKS.top(c)]].run(s, out)) return
  c[ASKED] = 0
}

/** The question that stands; only while somebody is asked. */
export const currentAsk = (s: State): Ask => s.rules.tasks[s.c[TASKS.top(s.c)]].ask as Ask

/** The first number of the task on top. */
export const taskArg = (s: State): number => s.c[TASKS.top(s.c) + 1]
export const taskSecondArg = (s: State): number => s.c[TASKS.top(s.c) + 2]

/** Waits for a seat: the usual end of a `run`. */
export function askSeat(s: State, seat: Seat): true {
  s.c[ASKED] = bitOf(seat)
  return true
}

/** Takes the task on top away: the usual way for a `run` to say that it is finished. */
export function finished(s: State): false {
  TASKS.pop(s.c)
  return false
}
