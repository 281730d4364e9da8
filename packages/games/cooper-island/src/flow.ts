import { type Asking, bitOf, NOBODY, type Seat, type Story, type Task as TaskOf } from '@quayside/kernel'
import { ASKED, type State, TASKS, TURN_SEAT } from './state.ts'

/** `free`: free actions may be taken before it is answered. */
export interface Ask extends Asking<State> {
  readonly free?: boolean
}
export interface Task extends TaskOf<State> {
  readonly ask?: Ask
}

export const PHASE = { SET_UP: 0, INCOME: 1, WORK: 2, CLEAN_UP: 3, SCORING: 4 } as const

/** Tasks by their number in the stack. */
export const TASK = {
  START_TERRAIN: 0,
  ROUND: 1,
  INCOME: 2,
  TURN: 3,
  AREA: 4,
  FEE: 5,
  COMPENSATE: 6,
  ANCHOR: 7,
  HELM: 8,
  MOVE: 9,
  ARRIVE: 10,
  OPTIONAL: 11,
  TWO_ISLANDS: 12,
  PROGRAM: 13,
  GAIN: 14,
  CHOOSE: 15,
  PLACE: 16,
  RUIN: 17,
  RUIN_OR_STATUE: 18,
  LOAD: 19,
  BUILD_BOAT: 20,
  DISCOUNT: 21,
  PAY: 22,
  BOAT_BUILT: 23,
  PUT: 24,
  CHOOSE_CARD: 25,
  LOADED: 26,
  TAKE_LID: 27,
  EXCHANGE: 28,
  EXCHANGE_TAKE: 29,
  ORDER: 30,
  FEED: 31,
  FED: 32,
  WINDOW: 33,
  ISLAND_ACTIONS: 34,
  BOAT_ACTIONS: 35,
  SCRAP: 36,
  MOVE_PIECE: 37,
  CRATE_PRICE: 38,
  LAST_WINDOW: 39,
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
export const taskKind = (s: State): number => s.c[TASKS.top(s.c)]
export const taskArg = (s: State): number => s.c[TASKS.top(s.c) + 1]
export const taskSecondArg = (s: State): number => s.c[TASKS.top(s.c) + 2]
export const taskThirdArg = (s: State): number => s.c[TASKS.top(s.c) + 3]

export function push(s: State, kind: number, a = 0, b = 0, c = 0): void {
  TASKS.push(s.c, kind, a, b, c)
}

export function pop(s: State): void {
  TASKS.pop(s.c)
}

/** Waits for a seat: the usual end of a `run`. */
export function askSeat(s: State, seat: Seat): true {
  s.c[ASKED] = bitOf(seat)
  return true
}

export const askTurnSeat = (s: State): true => askSeat(s, s.c[TURN_SEAT])

/** Takes the task on top away: the usual way for a `run` to say that it is finished. */
export function finished(s: State): false {
  TASKS.pop(s.c)
  return false
}
