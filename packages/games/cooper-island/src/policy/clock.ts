import type { Seat } from '@quayside/kernel'
import { box, type State } from '../box.ts'
import { CLEAN_UP, ORDER, ORDINARY, SPECIAL, STAGE, type Stage, WORK } from '../ids.ts'
import { gained } from '../phases/feeding.ts'
import { ROUNDS } from '../sizes.ts'
import { holderOf } from '../state.ts'

const { table, seats: player, tasks } = box

/** What is still to come in the game. */

/** Rounds after this one. */
export const roundsLeft = (s: State): number => ROUNDS - table.round(s)

const [FEED_STAGE, STATUE_STAGE] = [STAGE.of('feed'), STAGE.of('statues')]

/** Whether a stage of the clean-up is still to come in this round, or is under way: the task of the round lies below all others. */
const isAhead = (s: State, stage: Stage): boolean =>
  table.phase(s) < CLEAN_UP || (table.phase(s) === CLEAN_UP && tasks.round.stage.atBottom(s) <= stage)

/** Whether workers have still to be fed in this round. */
export const isFeedingAhead = (s: State): boolean => isAhead(s, FEED_STAGE)

/** Clean-ups whose bonuses are still to come. */
export const bonusesLeft = (s: State): number => roundsLeft(s) + (isAhead(s, STATUE_STAGE) ? 1 : 0)

/** Turns of work left in this round. */
export const turnsNow = (s: State, seat: Seat): number =>
  table.phase(s) > WORK ? 0 : player.workers(s, seat, ORDINARY) + player.workers(s, seat, SPECIAL)

/** Workers a seat can place in a whole round. */
export function workersOf(s: State, seat: Seat): number {
  let workers = s.rules.workers.available + gained(s, seat, ORDINARY) + gained(s, seat, SPECIAL)
  for (let order = ORDER.first; order < ORDER.size; order++) if (holderOf(s, order) === seat) workers--
  return workers
}
