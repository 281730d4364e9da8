import type { AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { openMilestones } from '../actions/milestones.ts'
import { TAKE_CONTRACT, TAKE_ORDER } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Phase, type Task } from '../flow.ts'
import { CONTRACT, type Contract, ORDER, type Order, SPECIAL, WORK, WORKER, type Worker, workerOf } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { pushHelm } from '../sea/helm.ts'
import { holderOf, sendToOrder } from '../state.ts'

const { table, seats: player, tasks } = box

/** Milestones moved to contracts: a new worker or helm points, and royal orders for special ones. Source: page 22. */

const CONTRACT_TAKEN = event('contract')
const ORDER_TAKEN = event('order-taken')
const ONLY_TURNS = reason('only-in-turns')
const NO_MILESTONE = reason('no-milestone')
const NO_CONTRACT = reason('no-contract-left')
const NO_WORKER = reason('no-worker-locked')
const ORDER_MISSING = reason('order-not-in-play')
const ORDER_HELD = reason('order-taken')
const NOT_AVAILABLE = reason('no-worker-available')

function whyAnyContract(s: State, seat: Seat): ReasonCode {
  if (table.phase(s) !== WORK) return ONLY_TURNS
  return openMilestones(s, seat) <= 0 ? NO_MILESTONE : 0
}

function whyThis(s: State, seat: Seat, contract: Contract): ReasonCode {
  const { helmContracts, workerContracts } = s.rules
  const worker = workerOf(contract)
  if (worker === NONE) return player.contracts.helm(s, seat) < helmContracts ? 0 : NO_CONTRACT
  if (player.contracts.worker(s, seat) === workerContracts) return NO_CONTRACT
  return player.locked(s, seat, worker) > 0 ? 0 : NO_WORKER
}

/** How many contracts of a kind a seat can still take, as far as there are milestones for them. */
export function contractsLeft(s: State, seat: Seat, contract: Contract): number {
  const { helmContracts, workerContracts } = s.rules
  const worker = workerOf(contract)
  if (worker === NONE) return helmContracts - player.contracts.helm(s, seat)
  return Math.min(player.locked(s, seat, worker), workerContracts - player.contracts.worker(s, seat))
}

export const whyContract = (s: State, seat: Seat, contract: Contract): ReasonCode =>
  whyAnyContract(s, seat) || whyThis(s, seat, contract)

export function addContracts(s: State, seat: Seat, list: AnswerList): void {
  if (whyAnyContract(s, seat) !== 0) return
  for (let contract = CONTRACT.first; contract < CONTRACT.size; contract++)
    if (whyThis(s, seat, contract) === 0) list.add(TAKE_CONTRACT.of(contract))
}

export function takeContract(s: State, seat: Seat, contract: Contract, out: Story): void {
  out.tell(CONTRACT_TAKEN, seat, contract)
  const worker = workerOf(contract)
  if (worker === NONE) {
    player.contracts.helm.add(s, seat, 1)
    pushHelm(s, s.rules.contractHelm)
    return
  }
  player.contracts.worker.add(s, seat, 1)
  player.locked.add(s, seat, worker, -1)
  player.workers.add(s, seat, worker, 1)
  if (worker === SPECIAL) tasks.order.push(s)
}

/* Royal orders */

function whyOrder(s: State, seat: Seat, order: Order, worker: Worker): ReasonCode {
  if (!table.ordersInPlay(s, order)) return ORDER_MISSING
  if (holderOf(s, order) !== NONE) return ORDER_HELD
  return player.workers(s, seat, worker) > 0 ? 0 : NOT_AVAILABLE
}

const askOrder: Ask = {
  question: question('royal-order'),
  free: true,
  legal(s, seat, list) {
    for (let order = ORDER.first; order < ORDER.size; order++) {
      for (let worker = WORKER.first; worker < WORKER.size; worker++) {
        if (whyOrder(s, seat, order, worker) === 0) list.add(TAKE_ORDER.of(order, worker))
      }
    }
  },
  why: (s, seat, given) =>
    TAKE_ORDER.is(given) ? whyOrder(s, seat, TAKE_ORDER.first(given), TAKE_ORDER.second(given)) : OTHER_QUESTION,
  apply(s, seat, given, out) {
    const [order, worker] = [TAKE_ORDER.first(given), TAKE_ORDER.second(given)]
    tasks.pop(s)
    player.workers.add(s, seat, worker, -1)
    sendToOrder(s, order, seat, worker)
    out.tell(ORDER_TAKEN, seat, order, worker)
  },
}

/** One available worker, perhaps the new one, goes to a free royal order for the rest of the game. */
const order: Task = { run: askTurnSeat, ask: askOrder }

export const contracts: Phase = { name: 'contracts', tasks: { order } }
