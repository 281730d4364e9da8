import type { Answer, AnswerList, Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { DONE, FINISH, REACTIVATE_CARD, REACTIVATE_LID } from '../answers.ts'
import { box, type State } from '../box.ts'
import { addMarketStock } from '../free/stock.ts'
import { addLandStock } from '../hot.ts'
import { FOOD, STAGE } from '../ids.ts'
import { worthOf } from '../payment.ts'
import { feedingCost } from '../phases/feeding.ts'
import { freeSpaces } from '../storage.ts'
import { bestOf, closeList, NEVER, openList } from './ahead.ts'
import { mapLand, useTools } from './free.ts'
import { feed, worthAfter } from './small.ts'
import { weights } from './weights.ts'
import { worth } from './worth.ts'

const { tasks } = box
const WEIGHT = weights

/** Clean-up: feeding, reactivating, what else the windows allow, and the last things before scoring. */

export function feedWorkers(s: State, seat: Seat, list: AnswerList): Answer {
  const tool = useTools(s, seat)
  if (tool !== NONE) return tool
  if (worthOf(s, seat, FOOD) < feedingCost(s, seat)) {
    const single = mapLand(s, seat, WEIGHT.LEAST)
    if (single !== NONE) return single
  }
  return feed(s, seat, list)
}

const isReactivation = (given: Answer): boolean => REACTIVATE_CARD.is(given) || REACTIVATE_LID.is(given)

const bestReactivation = (s: State, seat: Seat, list: AnswerList): Maybe<Answer> =>
  bestOf(list, (given) => (isReactivation(given) ? worthAfter(s, seat, given) : NEVER), worth(s, seat))

const REACTIVATION = STAGE.of('reactivate')

/** What helps now, and then an end to all windows of this clean-up. */
export function cleanUp(s: State, seat: Seat, list: AnswerList): Answer {
  const again = bestReactivation(s, seat, list)
  if (again !== NONE) return again
  const tool = useTools(s, seat)
  if (tool !== NONE) return tool
  const single = mapLand(s, seat, WEIGHT.LEAST)
  if (single !== NONE) return single
  return tasks.window.step(s) >= REACTIVATION && list.has(FINISH) ? FINISH : DONE
}

/** Before scoring: whatever can be stocked is one more leftover. */
export function lastThings(s: State, seat: Seat): Answer {
  const tool = useTools(s, seat)
  if (tool !== NONE) return tool
  const list = openList()
  addMarketStock(s, seat, list)
  addLandStock(s, seat, list, freeSpaces(s, seat))
  closeList()
  return list.count > 0 ? list.at(0) : DONE
}
