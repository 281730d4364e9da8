import { ranked, type Score, type ScoreLine, type Seat } from '@quayside/kernel'
import { countOf } from './actions/milestones.ts'
import { LARGE_BUILDINGS, SMALL_BUILDINGS } from './box.ts'
import type { LargeScoring } from './data/pack.ts'
import { DOUBLE_COUNT, ITEM_COUNT, METRICS, MILESTONES } from './ids.ts'
import { buildingsOnLand, highSpaces, largestArea, lidsOnLand, statuesOnLand, unexplored } from './land.ts'
import { COOPER_SEAT } from './solo/cooper.ts'
import {
  ANCHORS,
  CART,
  COOPER_STEPS,
  COUNTERS,
  DOCK,
  DOUBLE,
  FACE_DOWN,
  LARGE_CARD,
  ORDER_ON,
  player,
  STEPS,
  STOCK,
  STORE,
  type State,
} from './state.ts'
import { isFull, smallCard } from './storage.ts'

/** Final scoring; everything it looks at is open. Source: Final do jogo (page 24). */

const isCooper = (s: State, seat: Seat): boolean => seat >= s.rules.players

const [UNEXPLORED, COPY] = [METRICS.indexOf('unexplored'), METRICS.indexOf('copy')]

/** What a royal order looks at. Cooper has only counters. */
export function metric(s: State, seat: Seat, kind: number): number {
  if (isCooper(s, seat)) return s.c[COUNTERS + kind]
  if (kind < MILESTONES.length) return countOf(s, seat, kind)
  if (METRICS[kind] === 'high-spaces') return highSpaces(s, seat)
  return kind === UNEXPLORED ? unexplored(s, seat) : largestArea(s, seat)
}

/** Points of an order for a seat, whoever holds it: the best tier only. */
function orderPoints(s: State, seat: Seat, order: number): number {
  const { metric: kind, tiers } = s.rules.orders[order]
  // He has no land that the other orders could look at.
  if (isCooper(s, seat) && kind >= MILESTONES.length) return 0
  const count = metric(s, seat, kind)
  let points = 0
  for (const tier of tiers) if (kind === UNEXPLORED ? count <= tier.count : count >= tier.count) points = tier.points
  return points
}

/** Who has a worker on an order, -1 if nobody has. */
export const holderOf = (s: State, order: number): Seat => (s.c[ORDER_ON + order] - 1) >> 1

/** The copying order takes the best of those that others hold, less something, and nothing without a first tier. */
function copiedPoints(s: State, seat: Seat, less: number): number {
  let best = 0
  for (let order = 0; order < s.rules.orders.length; order++) {
    const holder = holderOf(s, order)
    if (holder < 0 || holder === seat || s.rules.orders[order].metric === COPY) continue
    best = Math.max(best, orderPoints(s, seat, order) - less)
  }
  return best
}

function heldOrderPoints(s: State, seat: Seat, order: number): number {
  if (holderOf(s, order) !== seat) return 0
  const { metric: kind, less } = s.rules.orders[order]
  return kind === COPY ? copiedPoints(s, seat, less) : orderPoints(s, seat, order)
}

const allOrders = (s: State, seat: Seat): number =>
  s.rules.orders.reduce((points, _, order) => points + heldOrderPoints(s, seat, order), 0)

function largePoints(s: State, seat: Seat, scoring: LargeScoring): number {
  if (!('per' in scoring)) {
    const reached = buildingsOnLand(s, seat) >= scoring.buildings && statuesOnLand(s, seat) >= scoring.statues
    return reached ? scoring.points : 0
  }
  if (scoring.per === 'lids-on-land') return scoring.points * lidsOnLand(s, seat)
  let boats = 0
  for (let dock = 0; dock < s.rules.docks.length; dock++) if (s.c[player(seat) + DOCK + dock] > FACE_DOWN) boats++
  return scoring.points * boats
}

/** Building cards with a flag: large ones only while they lie face up. */
function cardPoints(s: State, seat: Seat): number {
  let points = 0
  for (let place = 0; place < SMALL_BUILDINGS; place++) {
    const card = smallCard(s, seat, place)
    if (card && card.points > 0 && isFull(s, seat, card)) points += card.points
  }
  for (let place = 0; place < LARGE_BUILDINGS; place++) {
    const card = s.c[player(seat) + LARGE_CARD + place] - 1
    const scoring = card >= 0 && card < FACE_DOWN - 1 ? s.rules.largeCards[card].scoring : undefined
    if (scoring) points += largePoints(s, seat, scoring)
  }
  return points
}

/** Coins and resources in storage, steps of the cartographer and double tiles in hand. */
export function leftovers(s: State, seat: Seat): number {
  const p = player(seat)
  let count = s.c[p + CART]
  for (let item = 0; item < ITEM_COUNT; item++) count += s.c[p + STORE + item]
  for (let kind = 0; kind < DOUBLE_COUNT; kind++) count += s.c[p + DOUBLE + kind]
  return count
}

function linesOf(s: State, seat: Seat): ScoreLine[] {
  const { c } = s
  const p = player(seat)
  const anchors = c[p + ANCHORS] + c[p + ANCHORS + 1]
  return [
    { what: 'helm', points: c[p + STEPS] + c[p + STEPS + 1] },
    { what: 'orders', points: allOrders(s, seat) },
    { what: 'cards', points: cardPoints(s, seat) },
    { what: 'leftovers', points: Math.floor(leftovers(s, seat) / s.rules.perPoint) },
    { what: 'anchors', points: anchors === 0 ? 0 : -anchors },
  ]
}

function cooperLines(s: State): ScoreLine[] {
  const { perPoint } = s.rules.soloRules.stock
  return [
    { what: 'helm', points: s.c[COOPER_STEPS] },
    { what: 'orders', points: allOrders(s, COOPER_SEAT) },
    { what: 'leftovers', points: Math.floor(s.c[STOCK] / perPoint) },
  ]
}

/** Ties go to whoever left fewer spaces unexplored. Alone, only more points than Cooper's win. */
export function score(s: State): Score[] {
  const seats = Array.from({ length: s.rules.players }, (_, seat) => ({
    seat,
    lines: linesOf(s, seat),
    tiebreak: s.rules.solo ? 0 : -unexplored(s, seat),
  }))
  return ranked(s.rules.solo ? [...seats, { seat: COOPER_SEAT, lines: cooperLines(s), tiebreak: 1 }] : seats)
}
