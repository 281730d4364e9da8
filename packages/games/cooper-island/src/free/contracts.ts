import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { openMilestones } from '../actions/milestones.ts'
import { answer, argOf, OP, opOf, secondArgOf } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, PHASE, pop, push, TASK, type Task } from '../flow.ts'
import { CONTRACTS, ORDINARY, SPECIAL, WORKERS } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { pushHelm } from '../sea/helm.ts'
import {
  AVAILABLE,
  HELM_CONTRACTS,
  LOCKED,
  ORDER_ON,
  ORDERS_OPEN,
  PHASE_NOW,
  player,
  type State,
  WORKER_CONTRACTS,
} from '../state.ts'

/** Milestones moved to contracts: a new worker or helm points, and royal orders for special ones. Source: page 22. */

const CONTRACT = event('contract')
const ORDER_TAKEN = event('order-taken')
const ONLY_TURNS = reason('only-in-turns')
const NO_MILESTONE = reason('no-milestone')
const NO_CONTRACT = reason('no-contract-left')
const NO_WORKER = reason('no-worker-locked')
const ORDER_MISSING = reason('order-not-in-play')
const ORDER_HELD = reason('order-taken')
const NOT_AVAILABLE = reason('no-worker-available')

const HELM = 2

export function whyContract(s: State, seat: Seat, contract: number): ReasonCode {
  const { c, rules } = s
  const p = player(seat)
  if (c[PHASE_NOW] !== PHASE.WORK) return ONLY_TURNS
  if (openMilestones(s, seat) <= 0) return NO_MILESTONE
  if (contract === HELM) return c[p + HELM_CONTRACTS] < rules.helmContracts ? 0 : NO_CONTRACT
  if (c[p + WORKER_CONTRACTS] === rules.workerContracts) return NO_CONTRACT
  return c[p + LOCKED + contract] > 0 ? 0 : NO_WORKER
}

export function addContracts(s: State, seat: Seat, list: AnswerList): void {
  if (s.c[PHASE_NOW] !== PHASE.WORK || openMilestones(s, seat) <= 0) return
  for (let contract = 0; contract < CONTRACTS.length; contract++) {
    if (whyContract(s, seat, contract) === 0) list.add(answer(OP.CONTRACT, contract))
  }
}

export function takeContract(s: State, seat: Seat, contract: number, out: Story): void {
  const { c, rules } = s
  const p = player(seat)
  out.tell(CONTRACT, seat, contract)
  if (contract === HELM) {
    c[p + HELM_CONTRACTS]++
    pushHelm(s, rules.contractHelm)
    return
  }
  c[p + WORKER_CONTRACTS]++
  c[p + LOCKED + contract]--
  c[p + AVAILABLE + contract]++
  if (contract === SPECIAL) push(s, TASK.ORDER)
}

/* Royal orders */

function whyOrder(s: State, seat: Seat, order: number, worker: number): ReasonCode {
  if ((s.c[ORDERS_OPEN] & (1 << order)) === 0) return ORDER_MISSING
  if (s.c[ORDER_ON + order] > 0) return ORDER_HELD
  return s.c[player(seat) + AVAILABLE + worker] > 0 ? 0 : NOT_AVAILABLE
}

const askOrder: Ask = {
  question: question('royal-order'),
  free: true,
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let order = 0; order < s.rules.orders.length; order++) {
      for (let worker = ORDINARY; worker < WORKERS.length; worker++) {
        if (whyOrder(s, seat, order, worker) === 0) list.add(answer(OP.ORDER, order, worker))
      }
    }
  },
  why: (s: State, seat: Seat, given: Answer): ReasonCode =>
    opOf(given) === OP.ORDER ? whyOrder(s, seat, argOf(given), secondArgOf(given)) : OTHER_QUESTION,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const [order, worker] = [argOf(given), secondArgOf(given)]
    pop(s)
    s.c[player(seat) + AVAILABLE + worker]--
    s.c[ORDER_ON + order] = seat * 2 + worker + 1
    out.tell(ORDER_TAKEN, seat, order, worker)
  },
}

/** One available worker, perhaps the new one, goes to a free royal order for the rest of the game. */
export const order: Task = { run: askTurnSeat, ask: askOrder }
