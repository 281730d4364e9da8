import { ranked, type Score, type ScoreLine, type Seat, type Viewer } from '@quayside/kernel'
import { type Kept, NONE, partsOf } from '@quayside/kernel/box'
import { countOf } from './actions/milestones.ts'
import { box, type State } from './box.ts'
import type { LargeScoring } from './data/pack.ts'
import {
  COPY,
  DOCK,
  DOUBLE,
  HIGH_SPACES,
  ITEM,
  LARGEST_AREA,
  type Metric,
  milestoneOf,
  ONE_SAIL,
  ORDER,
  type Order,
  TWO_SAIL,
  UNEXPLORED,
} from './ids.ts'
import { buildingsOnLand, highSpaces, largestArea, lidsOnLand, statuesOnLand, unexplored } from './land.ts'
import { COOPER_SEAT, holderOf, seatsOf } from './state.ts'
import { isFull, storedOf } from './storage.ts'

const { seats: player } = box
const { automa } = box.table

/** Final scoring; everything it looks at is open. Source: Final do jogo (page 24). */

const isCooper = (s: State, seat: Seat): boolean => seat >= s.rules.players

/** What a royal order looks at. Cooper has only counters: he has no land that the other orders could look at. */
export function metric(s: State, seat: Seat, kind: Metric): number {
  const milestone = milestoneOf(kind)
  if (isCooper(s, seat)) return milestone === NONE ? 0 : automa.counters(s, milestone)
  if (milestone !== NONE) return countOf(s, seat, milestone)
  switch (kind) {
    case HIGH_SPACES:
      return highSpaces(s, seat)
    case UNEXPLORED:
      return unexplored(s, seat)
    case LARGEST_AREA:
      return largestArea(s, seat)
    default:
      return 0
  }
}

/** Points of an order for a seat, whoever holds it: the best tier only. */
export function orderPoints(s: State, seat: Seat, order: Order): number {
  const { metric: kind, tiers } = s.rules.orders[order]
  if (isCooper(s, seat) && milestoneOf(kind) === NONE) return 0
  const count = metric(s, seat, kind)
  let points = 0
  for (const tier of tiers) if (kind === UNEXPLORED ? count <= tier.count : count >= tier.count) points = tier.points
  return points
}

/** The copying order takes the best of those that others hold, less something, and nothing without a first tier. */
function copiedPoints(s: State, seat: Seat, less: number): number {
  let best = 0
  for (let order = ORDER.first; order < ORDER.size; order++) {
    const holder = holderOf(s, order)
    if (holder === NONE || holder === seat || s.rules.orders[order].metric === COPY) continue
    best = Math.max(best, orderPoints(s, seat, order) - less)
  }
  return best
}

function heldOrderPoints(s: State, seat: Seat, order: Order): number {
  if (holderOf(s, order) !== seat) return 0
  const { metric: kind, less } = s.rules.orders[order]
  return kind === COPY ? copiedPoints(s, seat, less) : orderPoints(s, seat, order)
}

const allOrders = (s: State, seat: Seat): number =>
  ORDER.all.reduce((points, order) => points + heldOrderPoints(s, seat, order), 0)

function largePoints(s: State, seat: Seat, scoring: LargeScoring): number {
  if (!('per' in scoring)) {
    const reached = buildingsOnLand(s, seat) >= scoring.buildings && statuesOnLand(s, seat) >= scoring.statues
    return reached ? scoring.points : 0
  }
  if (scoring.per === 'lids-on-land') return scoring.points * lidsOnLand(s, seat)
  return scoring.points * DOCK.all.filter((dock) => player.dock.faceDown(s, seat, dock)).length
}

/** Building cards with a flag: large ones only while they lie face up. */
function cardPoints(s: State, seat: Seat): number {
  const { cards } = s.rules
  let points = 0
  for (const card of player.smallCards.all(s, seat)) {
    if (cards[card].points > 0 && isFull(s, seat, cards[card])) points += cards[card].points
  }
  for (const card of player.largeCards.all(s, seat)) {
    const { scoring } = cards[card]
    if (scoring && !player.usedCards(s, seat, card)) points += largePoints(s, seat, scoring)
  }
  return points
}

/** Coins and resources in storage, steps of the cartographer and double tiles in hand. */
export function leftovers(s: State, seat: Seat): number {
  let count = player.cartographer(s, seat) + storedOf(s, seat, ITEM.all)
  for (let double = DOUBLE.first; double < DOUBLE.size; double++) count += player.doubles(s, seat, double)
  return count
}

const bothShips = (s: State, seat: Seat, what: 'steps' | 'anchors'): number =>
  player.ship[what](s, seat, ONE_SAIL) + player.ship[what](s, seat, TWO_SAIL)

function linesOf(s: State, seat: Seat): ScoreLine[] {
  const anchors = bothShips(s, seat, 'anchors')
  return [
    { what: 'helm', points: bothShips(s, seat, 'steps') },
    { what: 'orders', points: allOrders(s, seat) },
    { what: 'cards', points: cardPoints(s, seat) },
    { what: 'leftovers', points: Math.floor(leftovers(s, seat) / s.rules.perPoint) },
    { what: 'anchors', points: anchors === 0 ? 0 : -anchors },
  ]
}

function cooperLines(s: State): ScoreLine[] {
  const { perPoint } = s.rules.soloRules.stock
  return [
    { what: 'helm', points: automa.steps(s) },
    { what: 'orders', points: allOrders(s, COOPER_SEAT) },
    { what: 'leftovers', points: Math.floor(automa.stock(s) / perPoint) },
  ]
}

/** Ties go to whoever left fewer spaces unexplored. Alone, only more points than Cooper's win. */
export function score(s: State, _viewer: Viewer, kept?: Kept): readonly Score[] {
  const shown = partsOf(box, s, kept)
  return shown.all('scores', () => {
    const seats = seatsOf(s).map((seat) => shown.seat('score', seat, 'all', () => seatScore(s, seat), ['order']))
    return ranked(s.rules.solo ? [...seats, { seat: COOPER_SEAT, lines: cooperLines(s), tiebreak: 1 }] : seats)
  })
}

const seatScore = (s: State, seat: Seat) => ({
  seat,
  lines: linesOf(s, seat),
  tiebreak: s.rules.solo ? 0 : -unexplored(s, seat),
})
