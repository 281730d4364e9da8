import type { Answer, AnswerList, Seat } from '@quayside/kernel'
import { DONE, FINISH, OP, opOf } from '../answers.ts'
import { taskArg } from '../flow.ts'
import { addLandStock, addMarketStock } from '../free/stock.ts'
import { FOOD } from '../ids.ts'
import { worthOf } from '../payment.ts'
import { STEP } from '../phases/clean-up.ts'
import { feedingCost } from '../phases/feeding.ts'
import type { State } from '../state.ts'
import { bestOf, closeList, NEVER, openList } from './ahead.ts'
import { mapLand, useTools } from './free.ts'
import { feed, worthAfter } from './small.ts'
import { WEIGHT } from './weights.ts'
import { worth } from './worth.ts'

/** Clean-up: feeding, reactivating, what else the windows allow, and the last things before scoring. */

export function feedWorkers(s: State, seat: Seat, list: AnswerList): Answer {
  const tool = useTools(s, seat)
  if (tool >= 0) return tool
  if (worthOf(s, seat, FOOD) < feedingCost(s, seat)) {
    const single = mapLand(s, seat, WEIGHT.LEAST)
    if (single >= 0) return single
  }
  return feed(s, seat, list)
}

const isReactivation = (given: Answer): boolean =>
  opOf(given) === OP.REACTIVATE_CARD || opOf(given) === OP.REACTIVATE_LID

const bestReactivation = (s: State, seat: Seat, list: AnswerList): Answer =>
  bestOf(list, (given) => (isReactivation(given) ? worthAfter(s, seat, given) : NEVER), worth(s, seat))

/** What helps now, and then an end to all windows of this clean-up. */
export function cleanUp(s: State, seat: Seat, list: AnswerList): Answer {
  const again = bestReactivation(s, seat, list)
  if (again >= 0) return again
  const tool = useTools(s, seat)
  if (tool >= 0) return tool
  const single = mapLand(s, seat, WEIGHT.LEAST)
  if (single >= 0) return single
  return taskArg(s) >= STEP.REACTIVATE && list.has(FINISH) ? FINISH : DONE
}

/** Before scoring: whatever can be stocked is one more leftover. */
export function lastThings(s: State, seat: Seat): Answer {
  const tool = useTools(s, seat)
  if (tool >= 0) return tool
  const list = openList()
  addMarketStock(s, seat, list)
  addLandStock(s, seat, list)
  closeList()
  return list.count > 0 ? list.at(0) : DONE
}
