import type { Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import {
  AREA,
  AREA_ACTION,
  type Area,
  BOATS_BUILT,
  type Milestone,
  NEUTRAL,
  ORDER,
  ORDINARY,
  type Order,
  SPECIAL,
  STATUES_BUILT,
  STRATEGY,
  type Strategy,
  WATER,
  type Water,
  WORKER,
  type Worker,
  workerOf,
} from '../ids.ts'
import { stands, topOf } from '../phases/turn.ts'
import type { ScoringRules } from '../rules/solo.ts'
import { drawDiary } from '../sea/helm.ts'
import { isBay, isHarbour, spotOf } from '../sea/ring.ts'
import { COOPER_CARDS_SHOWN } from '../sizes.ts'
import { COOPER_SEAT, holderOf, ordersOf, sendToOrder } from '../state.ts'

const { table, tasks, chance } = box
const { automa } = table

/**
 * Cooper, the solo opponent: our own automa after what is known of the official one. He draws a card for an area, places a worker there,
 * and either gathers stock or turns it into points. He has no choices; everything he does is told.
 */

/** The player who sits against him. */
const PLAYER_SEAT = 0

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

export const hasCooperWorker = (s: State): boolean => automa.workers(s, ORDINARY) + automa.workers(s, SPECIAL) > 0

const strategyRules = (s: State) => s.rules.soloRules.strategies[automa.strategy(s)]

/** What he is after, and what he begins with. */
export function layCooper(s: State, strategy: Strategy): void {
  automa.strategy.set(s, strategy)
  automa.stock.set(s, s.rules.soloRules.stock.start)
  automa.workers.set(s, ORDINARY, s.rules.workers.available)
  fillDeck(s)
}

/** By chance, if the options do not say it. */
export function chooseStrategy(s: State): Strategy {
  const { strategy } = s.rules.options
  return strategy === 'random' ? STRATEGY.all[chance.below(s, STRATEGY.size)] : STRATEGY.of(strategy)
}

function fillDeck(s: State): void {
  const { deck } = strategyRules(s)
  for (let area = AREA.first; area < AREA.size; area++) automa.deck.set(s, area, deck[area])
}

function gainStock(s: State, count: number, out: Story): void {
  automa.stock.add(s, count)
  out.tell(STOCKED, count, automa.stock(s))
}

/** A round begins with income: stock, and more for his boats. */
export function cooperEarns(s: State, out: Story): void {
  automa.cards.clear(s)
  const { income, boatsPerMore } = s.rules.soloRules.stock
  gainStock(s, income + Math.floor(automa.counters(s, BOATS_BUILT) / boatsPerMore), out)
}

/** Neutral workers cover symbols: so many by round, each shape on different areas by chance. */
export function placeNeutrals(s: State, out: Story): void {
  for (let worker = WORKER.first; worker < WORKER.size; worker++) {
    const count = s.rules.soloRules.neutral[worker][table.round(s) - 1]
    for (let i = 0; i < count; i++) {
      table.work.push(s, uncovered(s, worker, chance.below(s, AREA.size - i)), worker, NEUTRAL)
      out.drew()
    }
    for (let area = AREA.first; area < AREA.size; area++)
      if (stands(s, area, worker, NEUTRAL)) out.tell(NEUTRAL_PLACED, area, worker)
  }
}

/** The area without a neutral worker before which so many others have none. */
function uncovered(s: State, worker: Worker, before: number): Area {
  let left = before
  return AREA.all.find((area) => !stands(s, area, worker, NEUTRAL) && left-- === 0) as Area
}

/* His turn */

/** By chance from his deck, which is made anew when it is empty. */
function takeCard(s: State): Area {
  const area = chance.drawOne(s, AREA.all, automa.deck)
  if (area !== NONE) return area
  fillDeck(s)
  return chance.drawOne(s, AREA.all, automa.deck) as Area
}

function drawCard(s: State, out: Story): Area {
  const area = takeCard(s)
  if (automa.cards.size(s) === COOPER_CARDS_SHOWN) automa.cards.removeAt(s, 0)
  automa.cards.push(s, area)
  out.drew()
  out.tell(CARD, area)
  return area
}

/** Which worker he can place in an area: a special one first. */
function workerFor(s: State, area: Area): Maybe<Worker> {
  for (const worker of [SPECIAL, ORDINARY]) {
    if (automa.workers(s, worker) > 0 && !stands(s, area, worker, COOPER_SEAT)) return worker
  }
  return NONE
}

/** Cards until one leads to an area, or to its fallback, where he can place a worker. */
export function cooperTurn(s: State, out: Story): void {
  for (;;) {
    const area = drawCard(s, out)
    const worker = workerFor(s, area)
    if (worker !== NONE) {
      work(s, area, worker, out)
      return
    }
    const fallback = s.rules.soloRules.fallback[area]
    const elsewhere = workerFor(s, fallback)
    if (elsewhere !== NONE) {
      out.tell(ELSEWHERE, fallback)
      work(s, fallback, elsewhere, out)
      return
    }
    out.tell(NEXT_CARD, area)
  }
}

const COOPER_ACTION = AREA_ACTION.of('cooper')

function work(s: State, area: Area, worker: Worker, out: Story): void {
  const below = topOf(s, area, worker)
  automa.workers.add(s, worker, -1)
  table.work.push(s, area, worker, COOPER_SEAT)
  out.tell(PLACED, COOPER_SEAT, area, worker)
  if (below === PLAYER_SEAT) tasks.compensate.push(s, PLAYER_SEAT)
  const offersMarker = s.rules.areas[area].symbol[ORDINARY].counts[COOPER_ACTION] > 0
  if (offersMarker && worker === ORDINARY && below === NONE) {
    table.cooper.set(s, COOPER_SEAT)
    out.tell(TAKEN, COOPER_SEAT)
  }
  const scoring = s.rules.soloRules.scoring[area]
  const price = scoring ? priceOf(s, scoring, worker) : Number.POSITIVE_INFINITY
  if (scoring && price <= automa.stock(s)) scoreIn(s, scoring, price, out)
  else gather(s, area, worker, out)
}

/** What points cost him there; where he has all there is, nothing is enough. */
function priceOf(s: State, { counter, costs }: ScoringRules, worker: Worker): number {
  const count = automa.counters(s, counter)
  if (count >= costs.length) return Number.POSITIVE_INFINITY
  return Math.max(0, costs[count] - (worker === SPECIAL ? s.rules.soloRules.specialDiscount : 0))
}

function gather(s: State, area: Area, worker: Worker, out: Story): void {
  const { scoring, develop } = s.rules.soloRules
  gainStock(s, (scoring[area] ? develop.failed : develop.stock) + (worker === SPECIAL ? develop.special : 0), out)
}

function scoreIn(s: State, { counter, helm }: ScoringRules, price: number, out: Story): void {
  automa.counters.add(s, counter, 1)
  automa.stock.add(s, -price)
  const count = automa.counters(s, counter)
  out.tell(SCORED, counter, count, price)
  if (count === s.rules.soloRules.milestoneAt) milestone(s, counter, out)
  sail(s, helm[count - 1], out)
}

export const cooperWater = (s: State): Water => WATER.all[automa.steps(s) % s.rules.ring]

/** His ship triggers no islands and no diaries' actions; in your harbour you take something. */
function sail(s: State, points: number, out: Story): void {
  for (let i = 0; i < points; i++) {
    automa.steps.add(s, 1)
    const water = cooperWater(s)
    if (!isBay(water) && !isHarbour(water)) continue
    if (drawDiary(s, out) !== NONE) {
      automa.diaries.add(s, 1)
      out.tell(DIARY_TAKEN)
    }
    if (isHarbour(water)) tasks.compensate.push(s, PLAYER_SEAT)
  }
  if (points > 0) out.tell(SAILED, points, spotOf(cooperWater(s)))
}

function milestone(s: State, counter: Milestone, out: Story): void {
  const { rewards, milestoneHelm } = s.rules.soloRules
  const reward = rewards[automa.milestones(s)]
  automa.milestones.add(s, 1)
  out.tell(MILESTONE_REACHED, counter, reward)
  const worker = workerOf(reward)
  if (worker === NONE) {
    sail(s, milestoneHelm, out)
    return
  }
  automa.workers.add(s, worker, 1)
  automa.gained.add(s, worker, 1)
  if (worker === ORDINARY) return
  if (automa.workers(s, ORDINARY) > 0) {
    takeOrder(s, out)
    return
  }
  automa.owes.add(s, 1)
  out.tell(OWES)
}

/** An ordinary worker goes to the free royal order he likes best; if none of those is free, to any. */
function takeOrder(s: State, out: Story): void {
  const isOpen = (order: Order): boolean => table.ordersInPlay(s, order) && holderOf(s, order) === NONE
  const order = strategyRules(s).orders.find(isOpen) ?? ORDER.all.find(isOpen)
  if (order === undefined) return
  automa.workers.add(s, ORDINARY, -1)
  sendToOrder(s, order, COOPER_SEAT, ORDINARY)
  out.tell(ORDER_TAKEN, COOPER_SEAT, order, ORDINARY)
}

/* Clean-up */

export function cooperCleansUp(s: State, out: Story): void {
  const { perStatue, perSpecial, bonus } = s.rules.soloRules
  const statues = automa.counters(s, STATUES_BUILT) * perStatue
  const special = automa.gained(s, SPECIAL) * perSpecial
  const extra = bonus[s.rules.level - 1][table.round(s) - 1]
  out.tell(CLEANED_UP, statues, special, extra)
  sail(s, statues + special + extra, out)
}

/** His workers come back; those he owes to royal orders go there. */
export function sendCooperHome(s: State, out: Story): void {
  const onOrders = ordersOf(s, COOPER_SEAT).length
  automa.workers.set(s, ORDINARY, s.rules.workers.available + automa.gained(s, ORDINARY) - onOrders)
  automa.workers.set(s, SPECIAL, automa.gained(s, SPECIAL))
  for (; automa.owes(s) > 0; automa.owes.add(s, -1)) takeOrder(s, out)
}
