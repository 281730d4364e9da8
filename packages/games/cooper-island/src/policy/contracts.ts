import type { Answer, Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { TAKE_CONTRACT, TAKE_ORDER } from '../answers.ts'
import { box, type State } from '../box.ts'
import { whyContract } from '../free/contracts.ts'
import { CONTRACT, type Contract, ORDINARY, type Order, SPECIAL, type Worker, workerOf } from '../ids.ts'
import { gained } from '../phases/feeding.ts'
import { roundsLeft } from './clock.ts'
import { bestOrder, orderHope } from './orders.ts'
import { weights } from './weights.ts'

const { seats: player } = box
const WEIGHT = weights

/** Milestones: which contract, and which royal order. */

/** A worker eats and brings helm points each round from now on. */
function upkeep(s: State, seat: Seat, worker: Worker): number {
  const slot = s.rules.feeding[worker][gained(s, seat, worker)]
  return slot ? slot.helm - WEIGHT.LARDER * slot.food : 0
}

export function contractWorth(s: State, seat: Seat, contract: Contract): number {
  const rounds = roundsLeft(s) + 1
  const worker = workerOf(contract)
  if (worker === NONE) return s.rules.contractHelm
  const board = rounds * upkeep(s, seat, worker)
  if (worker === ORDINARY) return board + rounds * WEIGHT.TURN
  const order = bestOrder(s, seat)
  // The new worker comes and another goes to the order: turns stay as many, one of them with symbols.
  return board + rounds * WEIGHT.SYMBOL + (order === NONE ? 0 : orderHope(s, seat, order))
}

/** The best contract that can be had now. */
export function contract(s: State, seat: Seat): Maybe<Answer> {
  let found = NONE as Maybe<Contract>
  let most = 0
  for (let other = CONTRACT.first; other < CONTRACT.size; other++) {
    if (whyContract(s, seat, other) !== 0) continue
    const its = contractWorth(s, seat, other)
    if (found !== NONE && its <= most) continue
    found = other
    most = its
  }
  return found === NONE ? NONE : TAKE_CONTRACT.of(found)
}

/** The order one can hope most from, with an ordinary worker if one is there. */
export function takeOrder(s: State, seat: Seat): Answer {
  const worker = player.workers(s, seat, ORDINARY) > 0 ? ORDINARY : SPECIAL
  return TAKE_ORDER.of(bestOrder(s, seat) as Order, worker)
}
