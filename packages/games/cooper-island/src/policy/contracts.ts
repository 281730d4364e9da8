import type { Answer, Seat } from '@quayside/kernel'
import { answer, OP } from '../answers.ts'
import { whyContract } from '../free/contracts.ts'
import { CONTRACTS, ORDINARY, SPECIAL } from '../ids.ts'
import { gained } from '../phases/feeding.ts'
import { AVAILABLE, player, type State } from '../state.ts'
import { roundsLeft } from './clock.ts'
import { bestOrder, orderHope } from './orders.ts'
import { WEIGHT } from './weights.ts'

/** Milestones: which contract, and which royal order. */

const HELM = CONTRACTS.indexOf('helm')

/** A worker eats and brings helm points each round from now on. */
function upkeep(s: State, seat: Seat, kind: number): number {
  const slot = s.rules.feeding[kind][gained(s, seat, kind)]
  return slot ? slot.helm - WEIGHT.LARDER * slot.food : 0
}

export function contractWorth(s: State, seat: Seat, contract: number): number {
  const rounds = roundsLeft(s) + 1
  if (contract === HELM) return s.rules.contractHelm
  const board = rounds * upkeep(s, seat, contract)
  if (contract === ORDINARY) return board + rounds * WEIGHT.TURN
  const order = bestOrder(s, seat)
  // The new worker comes and another goes to the order: turns stay as many, one of them with symbols.
  return board + rounds * WEIGHT.SYMBOL + (order < 0 ? 0 : orderHope(s, seat, order))
}

/** The best contract that can be had now, -1 if none can. */
export function contract(s: State, seat: Seat): Answer {
  let [found, most] = [-1, 0]
  for (let kind = 0; kind < CONTRACTS.length; kind++) {
    if (whyContract(s, seat, kind) !== 0) continue
    const its = contractWorth(s, seat, kind)
    if (found >= 0 && its <= most) continue
    found = kind
    most = its
  }
  return found < 0 ? -1 : answer(OP.CONTRACT, found)
}

/** The order one can hope most from, with an ordinary worker if one is there. */
export function takeOrder(s: State, seat: Seat): Answer {
  const worker = s.c[player(seat) + AVAILABLE + ORDINARY] > 0 ? ORDINARY : SPECIAL
  return answer(OP.ORDER, bestOrder(s, seat), worker)
}
