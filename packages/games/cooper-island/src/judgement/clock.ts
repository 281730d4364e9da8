import { box, type State } from '../box.ts'
import { AREA, CLEAN_UP, INCOME, SCORING, WORKER } from '../ids.ts'

const { table, tasks } = box

/** Rounds that have passed: income is at the beginning of one, work goes by the workers placed, clean-up is the last fifth. */

const [WORK_BEGINS, WORK_LASTS] = [0.2, 0.6]
/** So many workers of each seat fill the time of work; contracts make them more, and the clock must not go back then. */
const WORKERS_EACH = 5

/** Whether somebody is still to place a worker: the task of the turn lies right above that of the round. */
const isBeforeTurn = (s: State): boolean => tasks.waiting(s, 1) === tasks.turn.kind

export function clock(s: State): number {
  const past = table.round(s) - 1
  const phase = table.phase(s)
  if (phase <= INCOME) return Math.max(0, past)
  if (phase === CLEAN_UP) return past + WORK_BEGINS + WORK_LASTS
  if (phase === SCORING) return past + 1
  let placed = 0
  for (let area = AREA.first; area < AREA.size; area++)
    for (let worker = WORKER.first; worker < WORKER.size; worker++) placed += table.work.size(s, area, worker)
  // A turn counts when it is over: a worker placed is worth nothing before the area has been used.
  if (tasks.depth(s) > 1 && !isBeforeTurn(s)) placed--
  return past + WORK_BEGINS + WORK_LASTS * Math.min(1, placed / (WORKERS_EACH * s.rules.seats))
}
