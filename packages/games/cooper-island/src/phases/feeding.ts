import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { offItem } from '../actions/costs.ts'
import { FEED, FEED_MORE } from '../answers.ts'
import { SMALL_BUILDINGS } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, pop, push, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { FOOD, ORDINARY, SPECIAL } from '../ids.ts'
import { FREE } from '../land.ts'
import { pushPayment, worthOf } from '../payment.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { COST_OF, type SmallCard } from '../rules/small-cards.ts'
import { pushHelm } from '../sea/helm.ts'
import { LOCKED, ON, player, STORE, type State, TURN_SEAT } from '../state.ts'
import { smallCard } from '../storage.ts'

/**
 * Feeding the workers, in clean-up and by a large building card: compulsory as far as there is food. Source: Alimentar os trabalhadores (page 23).
 */

const FED_EVENT = event('fed')
const NO_BAKERY = reason('no-bakery')
const NOT_ENOUGH = reason('not-enough-food')

/** How many workers of a kind a seat has gained. */
export const gained = (s: State, seat: Seat, kind: number): number => {
  const { lockedOrdinary, lockedSpecial } = s.rules.workers
  return (kind === ORDINARY ? lockedOrdinary : lockedSpecial) - s.c[player(seat) + LOCKED + kind]
}

export function feedingCost(s: State, seat: Seat): number {
  let food = s.rules.feedingBase
  for (let kind = ORDINARY; kind <= SPECIAL; kind++) {
    for (let i = 0; i < gained(s, seat, kind); i++) food += s.rules.feeding[kind][i].food
  }
  return Math.max(0, food - offItem(s, seat, COST_OF.FEEDING, FOOD))
}

function feedingHelm(s: State, seat: Seat): number {
  let helm = 0
  for (let kind = ORDINARY; kind <= SPECIAL; kind++) {
    for (let i = 0; i < gained(s, seat, kind); i++) helm += s.rules.feeding[kind][i].helm
  }
  return helm
}

/** The card that lets a seat feed more, or undefined. */
function bakery(s: State, seat: Seat): SmallCard | undefined {
  for (let place = 0; place < SMALL_BUILDINGS; place++) {
    const card = smallCard(s, seat, place)
    if (card && card.moreFood > 0) return card
  }
  return undefined
}

function whyMore(s: State, seat: Seat): ReasonCode {
  const card = bakery(s, seat)
  if (!card) return NO_BAKERY
  return worthOf(s, seat, FOOD) >= feedingCost(s, seat) + card.moreFood ? 0 : NOT_ENOUGH
}

/** Everything there is, and an anchor for each food that is missing. */
function feedAll(s: State, seat: Seat, missing: number, food: number, out: Story): void {
  const { c } = s
  const p = player(seat)
  c[p + STORE + FOOD] = 0
  for (let space = 0; space < s.rules.land.count; space++) if (c[p + ON + space] === FOOD) c[p + ON + space] = FREE
  out.tell(FED_EVENT, seat, food, missing)
  push(s, TASK.ANCHOR, missing)
}

function feed(s: State, seat: Seat, more: boolean, out: Story): void {
  const cost = feedingCost(s, seat)
  const food = worthOf(s, seat, FOOD)
  if (food < cost) {
    feedAll(s, seat, cost - food, food, out)
    return
  }
  const extra = more ? (bakery(s, seat)?.moreFood ?? 0) : 0
  push(s, TASK.FED, cost + extra, more ? 1 : 0)
  pushPayment(s, FOOD, cost + extra)
}

const askFeed: Ask = {
  question: question('feeding'),
  free: true,
  facts: (s, seat) => ({ food: feedingCost(s, seat), has: worthOf(s, seat, FOOD) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    list.add(FEED)
    if (whyMore(s, seat) === 0) list.add(FEED_MORE)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === FEED) return 0
    return given === FEED_MORE ? whyMore(s, seat) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    pop(s)
    feed(s, seat, given === FEED_MORE, out)
  },
}

/** The first number says that a card brought it about: then there is no window, and a question only where there is a choice. */
export const feeding: Task = {
  run(s, out) {
    const seat = s.c[TURN_SEAT]
    if (taskArg(s) === 0 || whyMore(s, seat) === 0) return askTurnSeat(s)
    pop(s)
    feed(s, seat, false, out)
    return false
  },
  ask: askFeed,
}

/** Paid in full: the helm points of the workers gained, and of the bakery, are one gain. */
export const fed: Task = {
  run(s, out) {
    const seat = s.c[TURN_SEAT]
    const [food, more] = [taskArg(s), taskSecondArg(s)]
    pop(s)
    out.tell(FED_EVENT, seat, food, 0)
    pushHelm(s, feedingHelm(s, seat) + (more ? (bakery(s, seat)?.moreHelm ?? 0) : 0))
    return false
  },
}
