import { type Facts, Rng, type Seat } from '@quayside/kernel'
import type { Sight } from '../sight.ts'
import { decide, isAbout } from './decide.ts'
import { isSameStep, stands } from './moments.ts'
import {
  type Assumption,
  fits,
  MAX_NOTES,
  type Moment,
  type Order,
  type OrderNote,
  type PendingAct,
  type SeatOrders,
} from './orders.ts'

/** An order acts so many milliseconds after its question: who answered before can take back, and promptness tells little. */
export interface OrderPace {
  readonly soonest: number
  readonly latest: number
}
export const ORDER_PACE: OrderPace = { soonest: 10_000, latest: 30_000 }

/** Nobody but its owner knows an order's id, so nobody can foretell the time; a table that was saved has the same. */
const delayOf = (id: string, seq: number, { soonest, latest }: OrderPace): number =>
  soonest + new Rng(`order ${id} ${seq}`).below(latest - soonest + 1)

/** What was ordered, with what is about to be done about the question that is asked now; nothing if orders may not act. */
export function awaiting(
  of: SeatOrders,
  question: Facts | null,
  seq: number,
  now: number,
  pace: OrderPace,
): SeatOrders {
  const { pending, left, ...rest } = of
  const isLeft = left !== undefined && left === question?.kind
  const next = question === null || isLeft ? undefined : pendingFor(of, question, seq, now, pace)
  if (next === pending && (isLeft || left === undefined)) return of
  return { ...rest, ...(isLeft && { left }), ...(next && { pending: next }) }
}

function pendingFor(
  of: SeatOrders,
  question: Facts,
  seq: number,
  now: number,
  pace: OrderPace,
): PendingAct | undefined {
  const by = concerned(of, question)
  if (by === null) return undefined
  if (of.pending?.question === question.kind) return of.pending
  return { question: question.kind, due: now + delayOf(by, seq, pace) }
}

/** The id of what was ordered for a question; null if nothing was. A line under way that meets another question has to be let go. */
function concerned({ orders, ahead }: SeatOrders, question: Facts): string | null {
  if (ahead?.question === question.kind) return ahead.id
  const order = orders.find((each) => !each.off && (each.at > 0 || isFor(each, question)))
  return order?.id ?? null
}

function isFor({ steps, at }: Order, question: Facts): boolean {
  const { question: kind, about } = steps[at]
  return kind === question.kind && (about === undefined || fits(question, about))
}

/** A question is left to its person for as long as it is asked. A line of answers under way ends with it. */
export function leftTo(of: SeatOrders, question: string): SeatOrders {
  const { pending: _gone, ahead, ...rest } = of
  const kept = ahead && ahead.question !== question ? { ahead } : {}
  return { ...rest, ...kept, left: question, orders: of.orders.filter(({ at }) => at === 0) }
}

/** Without what no longer stands. */
export function standing(of: SeatOrders, moment: Moment): SeatOrders {
  const { ahead, ...rest } = of
  const orders = of.orders.filter((order) => stands(order, order.since, moment))
  return { ...rest, orders, ...(ahead && isSameStep(ahead.since, moment) && { ahead }) }
}

/** What comes of the orders of a seat: answers that are given as a whole, or null if its person is asked; and what is ordered after that. */
export interface OrderAct {
  readonly answers: readonly string[] | null
  readonly after: SeatOrders
  readonly lapsed: boolean
}

/** What is done about the question that a seat is asked. */
export function actOf(
  all: SeatOrders,
  seat: Seat,
  sight: Sight,
  moment: Moment,
  propose: () => readonly string[],
): OrderAct {
  const { pending: _now, ...of } = standing(all, moment)
  const { ask, seq } = sight
  if (ask === null) return { answers: null, after: of, lapsed: false }
  const { kind } = ask.question
  const leave: OrderAct = { answers: null, after: { ...of, left: kind }, lapsed: false }
  if (of.ahead?.question === kind) return giveAhead(of, of.ahead.answers, seq)
  const order = of.orders.find((each) => !each.off && (each.at > 0 || isAbout(each.steps[each.at], ask)))
  if (!order) return leave
  const lapse = (broken: Assumption | null): OrderAct => ({
    answers: null,
    after: { ...lapsed(of, order, seq, broken), left: kind },
    lapsed: true,
  })
  const step = order.steps[order.at]
  if (!isAbout(step, ask)) return lapse(null)
  const decided = decide(step, seat, sight, propose)
  if (decided === 'ask') return leave
  if ('broken' in decided) return lapse(decided.broken)
  const note: OrderNote = { what: 'acted', order: order.id, seq, lines: decided.length }
  return { answers: decided, after: noted(advanced(of, order), note), lapsed: false }
}

function giveAhead({ ahead, ...of }: SeatOrders, answers: readonly string[], seq: number): OrderAct {
  const note: OrderNote = { what: 'acted', order: ahead?.id ?? '', seq, lines: answers.length }
  return { answers, after: noted(of, note), lapsed: false }
}

/** The orders after one has given the answers of its next step. */
function advanced(of: SeatOrders, order: Order): SeatOrders {
  const at = order.at + 1
  const isDone = at === order.steps.length
  const next: Order = isDone ? { ...order, at: 0, used: order.used + 1 } : { ...order, at }
  const isSpent = isDone && next.uses !== 'always' && next.used >= next.uses
  return { ...of, orders: of.orders.flatMap((each) => (each !== order ? each : isSpent ? [] : next)) }
}

function lapsed(of: SeatOrders, order: Order, seq: number, broken: Assumption | null): SeatOrders {
  const { steps, until, uses } = order
  const note: OrderNote = { what: 'lapsed', order: order.id, seq, body: { steps, until, uses }, broken }
  return noted({ ...of, orders: of.orders.filter((each) => each !== order) }, note)
}

/** What is ordered once the answers of an act were refused: its person is asked, and what they answered ahead is gone. */
export function refusedAct(all: SeatOrders, question: string, seq: number): OrderAct {
  const after = leftTo(all, question)
  const { ahead } = all
  if (ahead?.question !== question) return { answers: null, after, lapsed: false }
  const note: OrderNote = { what: 'ahead-lapsed', order: ahead.id, seq, answers: ahead.answers }
  return { answers: null, after: noted(after, note), lapsed: true }
}

const noted = (of: SeatOrders, note: OrderNote): SeatOrders => ({ ...of, notes: [...of.notes, note].slice(-MAX_NOTES) })
