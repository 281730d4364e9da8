import { drawOne, roll, type Story } from '@quayside/kernel'
import { event } from '../events.ts'
import { push, TASK } from '../flow.ts'
import { AREA_COUNT, CONTRACTS, MILESTONE, ORDINARY, SPECIAL, WORKERS } from '../ids.ts'
import { putWorker, stands, topOf } from '../phases/turn.ts'
import { ACTION } from '../rules/areas.ts'
import { drawDiary } from '../sea/helm.ts'
import { isBay, isHarbour, spotOf } from '../sea/ring.ts'
import {
  COOPER_CARDS,
  COOPER_CARDS_SHOWN,
  COOPER_DECK,
  COOPER_DIARIES,
  COOPER_GAINED,
  COOPER_MILESTONES,
  COOPER_OWES,
  COOPER_STEPS,
  COOPER_WORKERS,
  COUNTERS,
  MARKER,
  NEUTRAL,
  ORDER_ON,
  ORDERS_OPEN,
  RNG,
  ROUND,
  STOCK,
  STRATEGY,
  type State,
} from '../state.ts'

/**
 * Cooper, the solo opponent: our own automa after what is known of the official one. He draws a card for an area, places a worker there,
 * and either gathers stock or turns it into points. He has no choices; everything he does is told.
 */

/** In solo games Cooper is the seat after the player. */
export const COOPER_SEAT = 1
const CODE = COOPER_SEAT + 1

const CARD = event('cooper-card')
const ELSEWHERE = event('cooper-elsewhere')
const NEXT_CARD = event('cooper-next-card')
const PLACED = event('worker-placed')
const STOCKED = event('cooper-stock')
const SCORED = event('cooper-scored')
const SAILED = event('cooper-sailed')
const DIARY_TAKEN = event('cooper-diary')
const MILESTONE_REACHED = event('cooper-milestone')
const OWES = event('cooper-owes')
const CLEANED_UP = event('cooper-cleaned-up')
const TAKEN = event('cooper-taken')
const ORDER_TAKEN = event('order-taken')
const NEUTRAL_PLACED = event('neutral-worker')

export const hasCooperWorker = (s: State): boolean => s.c[COOPER_WORKERS + ORDINARY] + s.c[COOPER_WORKERS + SPECIAL] > 0

function gainStock(s: State, count: number, out: Story): void {
  s.c[STOCK] += count
  out.tell(STOCKED, count, s.c[STOCK])
}

/** A round begins with income: stock, and more for his boats. */
export function cooperEarns(s: State, out: Story): void {
  s.c.fill(0, COOPER_CARDS, COOPER_CARDS + COOPER_CARDS_SHOWN)
  const { income, boatsPerMore } = s.rules.soloRules.stock
  gainStock(s, income + Math.floor(s.c[COUNTERS + MILESTONE.BOATS] / boatsPerMore), out)
}

/** Neutral workers cover symbols: so many by round, each shape on different areas by chance. */
export function placeNeutrals(s: State, out: Story): void {
  for (let worker = 0; worker < WORKERS.length; worker++) {
    const count = s.rules.soloRules.neutral[worker][s.c[ROUND] - 1]
    for (let i = 0; i < count; i++) {
      let at = roll(s.c, RNG, AREA_COUNT - i)
      let area = 0
      for (; stands(s, area, worker, NEUTRAL) || at-- > 0; ) area++
      putWorker(s, area, worker, NEUTRAL)
      out.drew()
    }
    for (let area = 0; area < AREA_COUNT; area++) {
      if (stands(s, area, worker, NEUTRAL)) out.tell(NEUTRAL_PLACED, area, worker)
    }
  }
}

/* His turn */

function drawCard(s: State, out: Story): number {
  const area = topCard(s)
  noteCard(s, area)
  out.drew()
  out.tell(CARD, area)
  return area
}

/** By chance from his deck, which is made anew when it is empty. */
function topCard(s: State): number {
  const { c, rules } = s
  const area = drawOne(c, RNG, COOPER_DECK, AREA_COUNT)
  if (area >= 0) return area
  c.set(rules.soloRules.strategies[c[STRATEGY]].deck, COOPER_DECK)
  return drawOne(c, RNG, COOPER_DECK, AREA_COUNT)
}

function noteCard(s: State, area: number): void {
  const { c } = s
  const cards = c.subarray(COOPER_CARDS, COOPER_CARDS + COOPER_CARDS_SHOWN)
  const free = cards.indexOf(0)
  if (free < 0) cards.copyWithin(0, 1)
  cards[free < 0 ? COOPER_CARDS_SHOWN - 1 : free] = area + 1
}

/** Which worker he can place in an area: a special one first; -1 if none. */
function workerFor(s: State, area: number): number {
  for (const worker of [SPECIAL, ORDINARY]) {
    if (s.c[COOPER_WORKERS + worker] > 0 && !stands(s, area, worker, CODE)) return worker
  }
  return -1
}

/** Cards until one leads to an area, or to its fallback, where he can place a worker. */
export function cooperTurn(s: State, out: Story): void {
  for (;;) {
    const area = drawCard(s, out)
    if (workerFor(s, area) >= 0) {
      work(s, area, out)
      return
    }
    const fallback = s.rules.soloRules.fallback[area]
    if (workerFor(s, fallback) >= 0) {
      out.tell(ELSEWHERE, fallback)
      work(s, fallback, out)
      return
    }
    out.tell(NEXT_CARD, area)
  }
}

function work(s: State, area: number, out: Story): void {
  const { c, rules } = s
  const worker = workerFor(s, area)
  const below = topOf(s, area, worker)
  c[COOPER_WORKERS + worker]--
  putWorker(s, area, worker, CODE)
  out.tell(PLACED, COOPER_SEAT, area, worker)
  if (below === 1) push(s, TASK.COMPENSATE, 0)
  if (rules.areas[area][1].counts[ACTION.COOPER] > 0 && worker === ORDINARY && below === 0) {
    c[MARKER] = COOPER_SEAT
    out.tell(TAKEN, COOPER_SEAT)
  }
  const price = priceIn(s, area, worker)
  if (price > c[STOCK]) gather(s, area, worker, out)
  else scoreIn(s, area, price, out)
}

/** What points cost him there; where he gathers stock, or has all there is, nothing is enough. */
function priceIn(s: State, area: number, worker: number): number {
  const { scoring, specialDiscount } = s.rules.soloRules
  const here = scoring[area]
  const count = here ? s.c[COUNTERS + here.counter] : 0
  if (!here || count >= here.costs.length) return Number.POSITIVE_INFINITY
  return Math.max(0, here.costs[count] - (worker === SPECIAL ? specialDiscount : 0))
}

function gather(s: State, area: number, worker: number, out: Story): void {
  const { scoring, develop } = s.rules.soloRules
  gainStock(s, (scoring[area] ? develop.failed : develop.stock) + (worker === SPECIAL ? develop.special : 0), out)
}

function scoreIn(s: State, area: number, price: number, out: Story): void {
  const { c } = s
  const { scoring, milestoneAt } = s.rules.soloRules
  const { counter, helm } = scoring[area] as NonNullable<(typeof scoring)[number]>
  const count = ++c[COUNTERS + counter]
  c[STOCK] -= price
  out.tell(SCORED, counter, count, price)
  if (count === milestoneAt) milestone(s, counter, out)
  sail(s, helm[count - 1], out)
}

/** His ship triggers no islands and no diaries' actions; in your harbour you take something. */
function sail(s: State, points: number, out: Story): void {
  const { c } = s
  for (let i = 0; i < points; i++) {
    const index = ++c[COOPER_STEPS] % s.rules.ring
    if (!isBay(index) && !isHarbour(index)) continue
    if (drawDiary(s, out) >= 0) {
      c[COOPER_DIARIES]++
      out.tell(DIARY_TAKEN)
    }
    if (isHarbour(index)) push(s, TASK.COMPENSATE, 0)
  }
  if (points > 0) out.tell(SAILED, points, spotOf(c[COOPER_STEPS] % s.rules.ring))
}

function milestone(s: State, counter: number, out: Story): void {
  const { c } = s
  const { rewards, milestoneHelm } = s.rules.soloRules
  const reward = rewards[c[COOPER_MILESTONES]++]
  out.tell(MILESTONE_REACHED, counter, CONTRACTS.indexOf(reward))
  if (reward === 'helm') {
    sail(s, milestoneHelm, out)
    return
  }
  const kind = reward === 'special' ? SPECIAL : ORDINARY
  c[COOPER_WORKERS + kind]++
  c[COOPER_GAINED + kind]++
  if (kind === ORDINARY) return
  if (c[COOPER_WORKERS + ORDINARY] > 0) {
    takeOrder(s, out)
    return
  }
  c[COOPER_OWES]++
  out.tell(OWES)
}

/** An ordinary worker goes to the free royal order he likes best; if none of those is free, to any. */
function takeOrder(s: State, out: Story): void {
  const { c, rules } = s
  const isOpen = (order: number): boolean => (c[ORDERS_OPEN] & (1 << order)) !== 0 && c[ORDER_ON + order] === 0
  const liked = rules.soloRules.strategies[c[STRATEGY]].orders.find(isOpen)
  const order = liked ?? rules.orders.findIndex((_, at) => isOpen(at))
  if (order < 0) return
  c[COOPER_WORKERS + ORDINARY]--
  c[ORDER_ON + order] = COOPER_SEAT * 2 + ORDINARY + 1
  out.tell(ORDER_TAKEN, COOPER_SEAT, order, ORDINARY)
}

/* Clean-up */

export function cooperCleansUp(s: State, out: Story): void {
  const { c, rules } = s
  const { perStatue, perSpecial, bonus } = rules.soloRules
  const statues = c[COUNTERS + MILESTONE.STATUES] * perStatue
  const special = c[COOPER_GAINED + SPECIAL] * perSpecial
  const extra = bonus[rules.level - 1][c[ROUND] - 1]
  out.tell(CLEANED_UP, statues, special, extra)
  sail(s, statues + special + extra, out)
}

/** His workers come back; those he owes to royal orders go there. */
export function sendCooperHome(s: State, out: Story): void {
  const { c, rules } = s
  const onOrders = rules.orders.filter((_, order) => c[ORDER_ON + order] - 1 === COOPER_SEAT * 2 + ORDINARY)
  c[COOPER_WORKERS + ORDINARY] = rules.workers.available + c[COOPER_GAINED + ORDINARY] - onOrders.length
  c[COOPER_WORKERS + SPECIAL] = c[COOPER_GAINED + SPECIAL]
  for (; c[COOPER_OWES] > 0; c[COOPER_OWES]--) takeOrder(s, out)
}
