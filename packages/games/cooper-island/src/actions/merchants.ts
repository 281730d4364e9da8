import type { Answer, AnswerList, ReasonCode, Seat } from '@quayside/kernel'
import { answer, argOf, OP, opOf, SKIP } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, pop, push, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { MILESTONE } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { COST_OF, WHENEVER } from '../rules/small-cards.ts'
import { pushHelm } from '../sea/helm.ts'
import { LIDS, LIDS_COMING, LIDS_WAITING, MASTER_STANDS, player, ROUND, type State, TURN_SEAT } from '../state.ts'
import { canPay, pushCost } from './costs.ts'
import { noteMilestone } from './milestones.ts'
import { pushWhenever } from './whenever.ts'

/** Loading merchant ships. Source: Carregar 1 navio mercante (page 19). */

const MERCHANT_LOADED = event('merchant-loaded')
const MASTER_LAID = event('harbour-master-laid')
const LID_TAKEN = event('lid-taken')
const LOADED_ALREADY = reason('merchant-loaded-already')
const CANNOT_PAY = reason('cannot-pay')

/** The harbour master takes one off the merchant he stands on. */
export const masterDiscount = (s: State, merchant: number): number =>
  s.c[MASTER_STANDS] && s.c[ROUND] === merchant + 1 ? 1 : 0

export function whyLoad(s: State, seat: Seat, merchant: number): ReasonCode {
  if ((s.c[player(seat) + LIDS_WAITING] & (1 << merchant)) === 0) return LOADED_ALREADY
  const { cost } = s.rules.merchants[merchant]
  return canPay(s, seat, COST_OF.MERCHANT, cost, masterDiscount(s, merchant)) ? 0 : CANNOT_PAY
}

export function addMerchants(s: State, seat: Seat, list: AnswerList): void {
  for (let merchant = 0; merchant < s.rules.merchants.length; merchant++) {
    if (whyLoad(s, seat, merchant) === 0) list.add(answer(OP.LOAD, merchant))
  }
}

/** Why no merchant can be loaded, 0 if one can. */
export function whyAnyMerchant(s: State, seat: Seat): ReasonCode {
  let why = LOADED_ALREADY
  for (let merchant = 0; merchant < s.rules.merchants.length; merchant++) {
    const here = whyLoad(s, seat, merchant)
    if (here === 0) return 0
    if (here === CANNOT_PAY) why = CANNOT_PAY
  }
  return why
}

export function startLoading(s: State, seat: Seat, merchant: number): void {
  const less = masterDiscount(s, merchant)
  push(s, TASK.LOADED, merchant, less)
  pushCost(s, seat, COST_OF.MERCHANT, s.rules.merchants[merchant].cost, less)
}

/** Paid: helm points, and then the lid. */
export const loaded: Task = {
  run(s, out) {
    const { c } = s
    const [merchant, less] = [taskArg(s), taskSecondArg(s)]
    const seat = c[TURN_SEAT]
    pop(s)
    out.tell(MERCHANT_LOADED, seat, merchant)
    if (less > 0) {
      c[MASTER_STANDS] = 0
      out.tell(MASTER_LAID)
    }
    c[player(seat) + LIDS_WAITING] &= ~(1 << merchant)
    c[player(seat) + LIDS_COMING] |= 1 << merchant
    push(s, TASK.TAKE_LID, merchant)
    pushHelm(s, s.rules.merchants[merchant].helm)
    pushWhenever(s, seat, WHENEVER.MERCHANT)
    return false
  },
}

export const takeLid: Task = {
  run(s, out) {
    const { c } = s
    const merchant = taskArg(s)
    const seat = c[TURN_SEAT]
    pop(s)
    c[player(seat) + LIDS_COMING] &= ~(1 << merchant)
    c[player(seat) + LIDS]++
    out.tell(LID_TAKEN, seat, merchant)
    noteMilestone(s, seat, MILESTONE.LIDS, out)
    return false
  },
}

const askLoad: Ask = {
  question: question('load-merchant'),
  free: true,
  legal(s: State, seat: Seat, list: AnswerList): void {
    addMerchants(s, seat, list)
    list.add(SKIP)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === SKIP) return 0
    return opOf(given) === OP.LOAD ? whyLoad(s, seat, argOf(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer): void {
    pop(s)
    if (given !== SKIP) startLoading(s, seat, argOf(given))
  },
}

/** A merchant by a large building card. */
export const load: Task = { run: askTurnSeat, ask: askLoad }
