import type { AnswerList, ReasonCode, Seat } from '@quayside/kernel'
import { LOAD, SKIP } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Phase, type Task } from '../flow.ts'
import { FOR_MERCHANT, LIDS_TAKEN, MERCHANT, MERCHANT_LOADED, type Merchant } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { pushHelm } from '../sea/helm.ts'
import { merchantOfRound } from '../state.ts'
import { canPay, pushCost } from './costs.ts'
import { noteMilestone } from './milestones.ts'
import { pushWhenever } from './whenever.ts'

const { table, seats: player, tasks } = box

/** Loading merchant ships. Source: Carregar 1 navio mercante (page 19). */

const LOADED = event('merchant-loaded')
const MASTER_LAID = event('harbour-master-laid')
const LID_TAKEN = event('lid-taken')
const LOADED_ALREADY = reason('merchant-loaded-already')
const CANNOT_PAY = reason('cannot-pay')

/** The harbour master takes one off the merchant he stands on. */
export const masterDiscount = (s: State, merchant: Merchant): number =>
  table.masterStands(s) && merchantOfRound(s) === merchant ? 1 : 0

export function whyLoad(s: State, seat: Seat, merchant: Merchant): ReasonCode {
  if (!player.merchants(s, seat, merchant)) return LOADED_ALREADY
  const { cost } = s.rules.merchants[merchant]
  return canPay(s, seat, FOR_MERCHANT, cost, masterDiscount(s, merchant)) ? 0 : CANNOT_PAY
}

export function addMerchants(s: State, seat: Seat, list: AnswerList): void {
  for (let merchant = MERCHANT.first; merchant < MERCHANT.size; merchant++)
    if (whyLoad(s, seat, merchant) === 0) list.add(LOAD.of(merchant))
}

/** Why no merchant can be loaded, 0 if one can. */
export function whyAnyMerchant(s: State, seat: Seat): ReasonCode {
  let why = LOADED_ALREADY
  for (let merchant = MERCHANT.first; merchant < MERCHANT.size; merchant++) {
    const here = whyLoad(s, seat, merchant)
    if (here === 0) return 0
    if (here === CANNOT_PAY) why = CANNOT_PAY
  }
  return why
}

export function startLoading(s: State, seat: Seat, merchant: Merchant): void {
  const less = masterDiscount(s, merchant)
  tasks.loaded.push(s, merchant, less > 0)
  pushCost(s, seat, FOR_MERCHANT, s.rules.merchants[merchant].cost, less)
}

/** Paid: helm points, and then the lid. */
const loaded: Task = {
  run(s, out) {
    const [merchant, withMaster] = [tasks.loaded.merchant(s), tasks.loaded.withMaster(s)]
    const seat = table.turnSeat(s)
    tasks.pop(s)
    out.tell(LOADED, seat, merchant)
    if (withMaster) {
      table.masterStands.set(s, false)
      out.tell(MASTER_LAID)
    }
    player.merchants.remove(s, seat, merchant)
    player.lidsComing.add(s, seat, merchant)
    tasks.takeLid.push(s, merchant)
    pushHelm(s, s.rules.merchants[merchant].helm)
    pushWhenever(s, seat, MERCHANT_LOADED)
    return false
  },
}

const takeLid: Task = {
  run(s, out) {
    const merchant = tasks.takeLid.merchant(s)
    const seat = table.turnSeat(s)
    tasks.pop(s)
    player.lidsComing.remove(s, seat, merchant)
    player.lids.add(s, seat, 1)
    out.tell(LID_TAKEN, seat, merchant)
    noteMilestone(s, seat, LIDS_TAKEN, out)
    return false
  },
}

const askLoad: Ask = {
  question: question('load-merchant'),
  free: true,
  legal(s, seat, list) {
    addMerchants(s, seat, list)
    list.add(SKIP)
  },
  why(s, seat, given) {
    if (given === SKIP) return 0
    return LOAD.is(given) ? whyLoad(s, seat, LOAD.first(given)) : OTHER_QUESTION
  },
  apply(s, seat, given) {
    tasks.pop(s)
    if (given !== SKIP) startLoading(s, seat, LOAD.first(given))
  },
}

/** A merchant by a large building card. */
const load: Task = { run: askTurnSeat, ask: askLoad }

export const merchants: Phase = { name: 'merchants', tasks: { load, loaded, takeLid } }
