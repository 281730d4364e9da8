import type { ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { offItem } from '../actions/costs.ts'
import { FEED, FEED_MORE } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Phase, type Task } from '../flow.ts'
import { cubeOf, FOOD, FOR_FEEDING, SPACE, WORKER, type Worker } from '../ids.ts'
import { removeCube } from '../land.ts'
import { pushPayment, worthOf } from '../payment.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import type { CardRules } from '../rules/cards.ts'
import { pushHelm } from '../sea/helm.ts'
import { smallCardThat } from '../state.ts'

const { table, seats: player, tasks } = box
const { land } = player

/**
 * Feeding the workers, in clean-up and by a large building card: compulsory as far as there is food. Source: Alimentar os trabalhadores (page 23).
 */

const FED_EVENT = event('fed')
const NO_BAKERY = reason('no-bakery')
const NOT_ENOUGH = reason('not-enough-food')

/** How many workers of a kind a seat has gained. */
export const gained = (s: State, seat: Seat, worker: Worker): number =>
  s.rules.lockedWorkers[worker] - player.locked(s, seat, worker)

/** The sum over the workers gained. */
function perWorkerGained(s: State, seat: Seat, what: 'food' | 'helm'): number {
  let sum = 0
  for (let worker = WORKER.first; worker < WORKER.size; worker++) {
    const many = gained(s, seat, worker)
    for (let i = 0; i < many; i++) sum += s.rules.feeding[worker][i][what]
  }
  return sum
}

/** What the next worker of a kind that a seat gains eats in every round. */
export const foodOfNext = (s: State, seat: Seat, worker: Worker): number =>
  s.rules.feeding[worker][gained(s, seat, worker)]?.food ?? 0

export const feedingCost = (s: State, seat: Seat): number =>
  Math.max(0, s.rules.feedingBase + perWorkerGained(s, seat, 'food') - offItem(s, seat, FOR_FEEDING, FOOD))

const feedsMore = ({ moreFood }: CardRules): boolean => moreFood > 0

/** The card that lets a seat feed more, or undefined. */
function bakery(s: State, seat: Seat): CardRules | undefined {
  const card = smallCardThat(s, seat, feedsMore)
  return card === NONE ? undefined : s.rules.cards[card]
}

function whyMore(s: State, seat: Seat): ReasonCode {
  const card = bakery(s, seat)
  if (!card) return NO_BAKERY
  return worthOf(s, seat, FOOD) >= feedingCost(s, seat) + card.moreFood ? 0 : NOT_ENOUGH
}

/** Everything there is, and an anchor for each food that is missing. */
function feedAll(s: State, seat: Seat, missing: number, food: number, out: Story): void {
  player.storage.set(s, seat, FOOD, 0)
  for (let space = SPACE.first; space < s.rules.land.size; space++) {
    if (land.on(s, seat, space) === cubeOf(FOOD)) removeCube(s, seat, space)
  }
  out.tell(FED_EVENT, seat, food, missing)
  tasks.anchor.push(s, missing)
}

function feedWorkers(s: State, seat: Seat, more: boolean, out: Story): void {
  const cost = feedingCost(s, seat)
  const food = worthOf(s, seat, FOOD)
  if (food < cost) {
    feedAll(s, seat, cost - food, food, out)
    return
  }
  const extra = more ? (bakery(s, seat)?.moreFood ?? 0) : 0
  tasks.fed.push(s, cost + extra, more)
  pushPayment(s, FOOD, cost + extra)
}

const askFeed: Ask = {
  question: question('feeding'),
  free: true,
  facts: (s, seat) => ({ food: feedingCost(s, seat), has: worthOf(s, seat, FOOD) }),
  legal(s, seat, list) {
    list.add(FEED)
    if (whyMore(s, seat) === 0) list.add(FEED_MORE)
  },
  why(s, seat, given) {
    if (given === FEED) return 0
    return given === FEED_MORE ? whyMore(s, seat) : OTHER_QUESTION
  },
  apply(s, seat, given, out) {
    tasks.pop(s)
    feedWorkers(s, seat, given === FEED_MORE, out)
  },
}

/** If a card brought it about, there is no window, and a question only where there is a choice. */
const feed: Task = {
  run(s, out) {
    const seat = table.turnSeat(s)
    if (!tasks.feed.byCard(s) || whyMore(s, seat) === 0) return askTurnSeat(s)
    tasks.pop(s)
    feedWorkers(s, seat, false, out)
    return false
  },
  ask: askFeed,
}

/** Paid in full: the helm points of the workers gained, and of the bakery, are one gain. */
const fed: Task = {
  run(s, out) {
    const seat = table.turnSeat(s)
    const [food, more] = [tasks.fed.food(s), tasks.fed.more(s)]
    tasks.pop(s)
    out.tell(FED_EVENT, seat, food, 0)
    pushHelm(s, perWorkerGained(s, seat, 'helm') + (more ? (bakery(s, seat)?.moreHelm ?? 0) : 0))
    return false
  },
}

export const feeding: Phase = { name: 'feeding', tasks: { feed, fed } }
