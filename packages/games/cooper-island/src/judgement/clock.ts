import { TASK_CELLS } from '@quayside/kernel'
import { PHASE, TASK } from '../flow.ts'
import { AREA_COUNT, WORKERS } from '../ids.ts'
import { PHASE_NOW, ROUND, type State, TASKS, WORK_SPACE } from '../state.ts'

/** Rounds that have passed: income is at the beginning of one, work goes by the workers placed, clean-up is the last fifth. */

const [WORK_BEGINS, WORK_LASTS] = [0.2, 0.6]
/** So many workers of each seat fill the time of work; contracts make them more, and the clock must not go back then. */
const WORKERS_EACH = 5

/** The task above the round's own: whose turn it is, or what has come of it. */
const SECOND_TASK = TASKS.at + 1 + TASK_CELLS

export function clock(s: State): number {
  const { c } = s
  const past = c[ROUND] - 1
  if (c[PHASE_NOW] <= PHASE.INCOME) return Math.max(0, past)
  if (c[PHASE_NOW] === PHASE.CLEAN_UP) return past + WORK_BEGINS + WORK_LASTS
  if (c[PHASE_NOW] === PHASE.SCORING) return past + 1
  let placed = 0
  for (let space = 0; space < AREA_COUNT * WORKERS.length; space++) {
    for (let stack = c[WORK_SPACE + space]; stack > 0; stack >>= 3) placed++
  }
  // A turn counts when it is over: a worker placed is worth nothing before the area has been used.
  if (TASKS.depth(c) > 1 && c[SECOND_TASK] !== TASK.TURN) placed--
  const seats = s.rules.players + (s.rules.solo ? 1 : 0)
  return past + WORK_BEGINS + WORK_LASTS * Math.min(1, placed / (WORKERS_EACH * seats))
}
