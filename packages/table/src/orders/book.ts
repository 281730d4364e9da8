import {
  type Facts,
  includes,
  type Match,
  NOBODY,
  ok,
  type Result,
  type Rng,
  type Seat,
  type Viewer,
} from '@quayside/kernel'
import { MAX_GESTURE } from '../gesture.ts'
import { proposeOn } from '../proposing.ts'
import { refuse } from '../reasons.ts'
import { type Sight, sightOf } from '../sight.ts'
import type { Frame } from '../watch.ts'
import { actOf, awaiting, leftTo, ORDER_PACE, refusedAct, standing } from './acting.ts'
import { aheadOf } from './ahead.ts'
import { checkOrder, checkSize } from './check.ts'
import { momentOf } from './moments.ts'
import {
  type Order,
  type OrderBody,
  type OrdersSight,
  ordersSight,
  type SavedOrders,
  type SeatOrders,
} from './orders.ts'

/** What orders know of their table, and how they answer there. */
export interface OrderDesk {
  readonly match: Match
  /** Why nothing can be ordered here; null if it can. */
  barred(): Result<never> | null
  /** Who sits there; `away` while something else answers for them. */
  person(seat: Seat): { readonly id: string; readonly away: boolean } | null
  /** Orders act while the game goes on, wait while it does not, and end with it. */
  state(): 'goes-on' | 'waits' | 'over'
  sight(seat: Seat): Sight
  seq(seat: Seat): number
  propose(seat: Seat): readonly string[]
  /** A generator that can tell no secret. */
  guess(seat: Seat): Rng
  take(seat: Seat, answers: readonly string[], now: number): Result<ReadonlyMap<Viewer, Frame>>
}

/** What came of an order. */
export interface OrderOutcome {
  readonly seat: Seat
  readonly news: ReadonlyMap<Viewer, Frame>
  readonly what: 'acted' | 'asked' | 'lapsed'
}

const NO_NEWS: ReadonlyMap<Viewer, Frame> = new Map()

/**
 * All that is ordered at a table. It knows of each seat only what that seat sees. What it holds is replaced when it changes, so that it can be
 * compared by identity.
 */
export class OrderBook {
  seats: SavedOrders
  /** How long orders wait before they act. */
  pace = ORDER_PACE
  private readonly desk: OrderDesk

  constructor(desk: OrderDesk, seats: SavedOrders = []) {
    this.desk = desk
    this.seats = seats
  }

  /* What owners ask for */

  /** What a seat has ordered and still stands. */
  of(seat: Seat): OrdersSight {
    const of = this.at(seat)
    return ordersSight(of && standing(of, this.moment(seat)))
  }

  /** Sets an order under a new id, which others must not be able to guess; in the place of another, if one is named. */
  set(seat: Seat, body: OrderBody, id: string, now: number, replaces?: string): Result<null> {
    const of = this.begin(seat)
    if (!of.ok) return of
    const checked = checkOrder(this.desk.match.game, body, seat, this.desk.sight(seat).view)
    if (!checked.ok) return checked
    const old = of.value.orders.find((order) => order.id === replaces)
    if (replaces !== undefined && !old) return refuse('no-such-order')
    const order: Order = { ...body, id, since: this.moment(seat), at: 0, used: old?.used ?? 0 }
    const spent = body.uses !== 'always' && order.used >= body.uses
    const fresh = spent ? { ...order, used: 0 } : order
    const { orders } = of.value
    const next = old ? orders.map((each) => (each === old ? fresh : each)) : [...orders, fresh]
    const sized = checkSize(next)
    if (!sized.ok) return sized
    return this.change(seat, { ...of.value, orders: next }, now)
  }

  drop(seat: Seat, id: string, now: number): Result<null> {
    const of = this.at(seat)
    if (!of?.orders.some((order) => order.id === id)) return refuse('no-such-order')
    return this.change(seat, { ...of, orders: of.orders.filter((order) => order.id !== id) }, now)
  }

  /**
   * What a seat will be asked in the step under way, with some answers given, where that does not hang on what others answer; null if it will be
   * asked nothing such. Of others it shows what they might have answered.
   */
  ahead(seat: Seat, after: readonly string[] = []): Result<Sight | null> {
    const of = this.begin(seat)
    if (!of.ok) return of
    const copy = aheadOf(this.desk.match, seat, this.desk.guess(seat))
    if (!copy) return ok(null)
    const taken = after.length === 0 ? null : copy.answerAll(seat, after)
    if (taken && !taken.ok) return taken
    return ok({ ...sightOf(copy, seat, NOBODY), seq: this.desk.seq(seat) })
  }

  /** How the game itself would answer there, after some answers, for as long as this question or one of those named is asked. */
  proposeAhead(seat: Seat, after: readonly string[], through: readonly string[]): Result<string[]> {
    const of = this.begin(seat)
    if (!of.ok) return of
    const rng = this.desk.guess(seat)
    const copy = aheadOf(this.desk.match, seat, rng)
    return copy ? proposeOn(copy, seat, rng, after, through) : refuse('nothing-ahead')
  }

  /** Answers ahead, in place of what was answered before; no answers take that back. */
  answerAhead(seat: Seat, answers: readonly string[], id: string, now: number): Result<null> {
    const of = this.begin(seat)
    if (!of.ok) return of
    const { ahead: _before, ...rest } = of.value
    if (answers.length === 0) return this.change(seat, rest, now)
    if (answers.length > MAX_GESTURE) return refuse('too-many-answers')
    const copy = aheadOf(this.desk.match, seat, this.desk.guess(seat))
    if (!copy) return refuse('nothing-ahead')
    const question = copy.ask(seat).kind
    const taken = copy.answerAll(seat, answers)
    if (!taken.ok) return taken
    return this.change(seat, { ...rest, ahead: { id, question, answers, since: this.moment(seat) } }, now)
  }

  /* What happens at the table */

  /** A person has answered a question, or taken that back: it is theirs for as long as it is asked. */
  leave(seat: Seat, question: string | undefined): void {
    const of = this.at(seat)
    if (of && question !== undefined) this.put(seat, leftTo(of, question))
  }

  /** After any change of the table. It only looks at who is asked what, and takes no time that could tell of orders. */
  look(now: number): void {
    if (this.seats.length === 0) return
    const { desk } = this
    const state = desk.state()
    for (const [seat, of] of this.seats.entries()) {
      if (of === null) continue
      const person = desk.person(seat)
      if (state === 'over' || person?.id !== of.person) this.put(seat, null)
      else {
        const question = person.away || state === 'waits' ? null : this.question(seat)
        this.put(seat, awaiting(of, question, desk.seq(seat), now, this.pace))
      }
    }
  }

  /** When the next order acts; null if none is about to. */
  due(): number | null {
    const times = this.seats.flatMap((of) => of?.pending?.due ?? [])
    return times.length === 0 ? null : Math.min(...times)
  }

  /** Whether an order is about to act for a seat. */
  isPending(seat: Seat): boolean {
    return this.at(seat)?.pending !== undefined
  }

  /** Lets the first order act whose time has come; null if there is none. */
  carryOut(now: number): OrderOutcome | null {
    this.look(now)
    const seat = this.seats.findIndex((of) => of?.pending !== undefined && of.pending.due <= now)
    const all = this.at(seat)
    if (!all) return null
    const { desk } = this
    const question = all.pending?.question ?? ''
    const act = actOf(all, seat, desk.sight(seat), this.moment(seat), () => desk.propose(seat))
    if (act.answers === null) return this.settled(seat, act.after, act.lapsed ? 'lapsed' : 'asked', now)
    // Before the answers are given: what they lead to is looked at with the order spent.
    this.put(seat, act.after)
    const taken = desk.take(seat, act.answers, now)
    if (taken.ok) return { seat, news: taken.value, what: 'acted' }
    const refused = refusedAct(all, question, desk.seq(seat))
    return this.settled(seat, refused.after, refused.lapsed ? 'lapsed' : 'asked', now)
  }

  private settled(seat: Seat, after: SeatOrders, what: OrderOutcome['what'], now: number): OrderOutcome {
    this.change(seat, after, now)
    return { seat, news: NO_NEWS, what }
  }

  /* Within */

  /** What is ordered for a seat by whoever sits there: nobody else may see it, or be played for by it. */
  private at(seat: Seat): SeatOrders | null {
    const of = this.seats[seat]
    return of && this.desk.person(seat)?.id === of.person ? of : null
  }

  private moment(seat: Seat) {
    return momentOf(this.desk.match.game, this.desk.sight(seat).view, seat)
  }

  private question(seat: Seat): Facts | null {
    const { game, state } = this.desk.match
    return includes(game.toMove(state), seat) ? game.questionFacts(state, seat) : null
  }

  /** What a seat that orders something has ordered before. */
  private begin(seat: Seat): Result<SeatOrders> {
    const barred = this.desk.barred()
    if (barred) return barred
    const person = this.desk.person(seat)
    if (!person) return refuse('not-seated')
    const of = this.at(seat)
    return ok(of ? standing(of, this.moment(seat)) : { person: person.id, orders: [], notes: [] })
  }

  private change(seat: Seat, of: SeatOrders, now: number): Result<null> {
    this.put(seat, of)
    this.look(now)
    return ok(null)
  }

  private put(seat: Seat, of: SeatOrders | null): void {
    const { seats: before } = this
    if ((before[seat] ?? null) === of) return
    const length = Math.max(before.length, seat + 1)
    const seats = Array.from({ length }, (_, i) => (i === seat ? of : (before[i] ?? null)))
    this.seats = seats.every((each) => each === null) ? [] : seats
  }
}
