import type { Seat } from '@quayside/kernel'
import { ROUNDS } from '../box.ts'
import { PHASE } from '../flow.ts'
import { ORDINARY, SPECIAL } from '../ids.ts'
import { gained } from '../phases/feeding.ts'
import { STAGE } from '../phases/round.ts'
import { AVAILABLE, ORDER_ON, PHASE_NOW, player, ROUND, type State, TASKS } from '../state.ts'

/** What is still to come in the game. */

/** Rounds after this one. */
export const roundsLeft = (s: State): number => ROUNDS - s.c[ROUND]

/** The round's own task lies at the bottom of the stack; its first number is the stage. */
const stageOf = (s: State): number => s.c[TASKS.at + 2]

const STATUE_STAGE = STAGE.CLEAN_UP + 2

/** Whether workers have still to be fed in this round. */
export const isFeedingAhead = (s: State): boolean =>
  s.c[PHASE_NOW] < PHASE.CLEAN_UP || (s.c[PHASE_NOW] === PHASE.CLEAN_UP && stageOf(s) === STAGE.CLEAN_UP)

/** Clean-ups whose bonuses are still to come. */
export const bonusesLeft = (s: State): number => {
  const now = s.c[PHASE_NOW] < PHASE.CLEAN_UP || (s.c[PHASE_NOW] === PHASE.CLEAN_UP && stageOf(s) <= STATUE_STAGE)
  return roundsLeft(s) + (now ? 1 : 0)
}

/** Turns of work left in this round. */
export const turnsNow = (s: State, seat: Seat): number =>
  s.c[PHASE_NOW] > PHASE.WORK ? 0 : s.c[player(seat) + AVAILABLE + ORDINARY] + s.c[player(seat) + AVAILABLE + SPECIAL]

/** Workers a seat can place in a whole round. */
export function workersOf(s: State, seat: Seat): number {
  let workers = s.rules.workers.available + gained(s, seat, ORDINARY) + gained(s, seat, SPECIAL)
  for (let order = 0; order < s.rules.orders.length; order++) {
    if (s.c[ORDER_ON + order] > 0 && (s.c[ORDER_ON + order] - 1) >> 1 === seat) workers--
  }
  return workers
}
