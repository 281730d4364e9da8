import { type Answer, bitOf, type Seat, type Story } from '@quayside/kernel'
import { OP, OPERATIONS, opOf } from '../../answers.ts'
import type { AchievementGoal } from '../../data/achievements.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import { event } from '../../events.ts'
import type { Hooks } from '../../expansion.ts'
import { CAPTAIN, GOOD_COUNT, GOODS } from '../../ids.ts'
import { pieceOf } from '../../placing.ts'
import { houseFull } from '../../roles/trader.ts'
import { CHOOSER, COINS, goodsOf, isAutoma, isOver, MADE, player, ROLE, SHIP_COUNT, type State } from '../../state.ts'
import { CARDS, CARDS_HELD, captainPointsAt, fulfil, heldCard, isFulfilled, kindsLoadedAt, openCard } from './cards.ts'
import { COUNTS_WORKERS, HAVING } from './having.ts'

/**
 * A card is fulfilled at the moment its goal is reached, and stays so. Only its owner learns of it.
 * Source: 1897, Expansão VI; that fulfilment is noted by itself: our rulings.
 */

const DONE = event('achievement-done')

function noteCards(s: State, seat: Seat, out: Story, reached: (goal: AchievementGoal) => boolean): void {
  if (isAutoma(s, seat)) return
  for (let place = 0; place < CARDS_HELD; place++) {
    const card = heldCard(s, seat, place)
    if (card >= 0 && !isFulfilled(s, seat, place) && reached(CARDS[card].goal)) note(s, seat, place, out)
  }
}

function note(s: State, seat: Seat, place: number, out: Story): void {
  fulfil(s, seat, place)
  out.tellTo(bitOf(seat), DONE, seat, heldCard(s, seat, place))
}

/** Notes what is fulfilled by what players have. */
export function noteHaving(s: State, out: Story): void {
  for (let seat = 0; seat < s.rules.humans; seat++) noteHavingOf(s, seat, out)
}

function noteHavingOf(s: State, seat: Seat, out: Story): void {
  for (let place = 0; place < CARDS_HELD; place++) {
    const card = openCard(s, seat, place)
    if (card >= 0 && HAVING[card]?.(s, seat)) note(s, seat, place, out)
  }
}

function afterProduction(s: State, seat: Seat, out: Story): void {
  let made = 0
  for (let good = 0; good < GOOD_COUNT; good++) made += s.c[player(seat) + MADE + good]
  if (made === 0 || isAutoma(s, seat)) return
  noteCards(s, seat, out, (goal) => goal.on === 'produce' && made >= goal.barrels)
  noteHavingOf(s, seat, out)
}

function afterLoad(s: State, seat: Seat, good: number, count: number, ship: number, out: Story): void {
  if (isAutoma(s, seat)) return
  const { c } = s
  c[kindsLoadedAt(s, seat)] |= 1 << good
  let kinds = 0
  for (let kind = 0; kind < GOOD_COUNT; kind++) if (c[kindsLoadedAt(s, seat)] & (1 << kind)) kinds++
  const capacity = ship < 0 ? -1 : s.rules.ships[ship]
  const dispatched = ship >= 0 && c[SHIP_COUNT + ship] === capacity
  noteCards(s, seat, out, (goal) => {
    if (goal.on === 'dispatch') return dispatched && GOODS[good] === goal.good
    if (goal.on === 'fill-from-empty') return count === capacity
    if (goal.on === 'load') return count >= goal.barrels
    if (goal.on === 'load-kinds') return kinds >= goal.kinds
    return goal.on === 'captain-points' && c[captainPointsAt(s, seat)] >= goal.points
  })
}

function afterSale(s: State, seat: Seat, coins: number, out: Story): void {
  noteCards(s, seat, out, (goal) => {
    if (goal.on === 'close-house') return seat === s.c[CHOOSER] && houseFull(s)
    return goal.on === 'sale' && coins >= goal.coins
  })
}

function afterStoring(s: State, seat: Seat, out: Story): void {
  let kinds = 0
  for (let good = 0; good < GOOD_COUNT; good++) if (goodsOf(s, seat, good) > 0) kinds++
  if (kinds > 1) noteCards(s, seat, out, (goal) => goal.on === 'store-kinds' && kinds >= goal.kinds)
}

/** What is paid in kind is no coin. */
function afterBuilding(s: State, seat: Seat, building: number, paid: number, out: Story): void {
  if (BUILDINGS[building].spaces < 2) return
  const spentAll = paid > 0 && s.c[player(seat) + COINS] === 0
  noteCards(s, seat, out, (goal) => {
    if (goal.on === 'build-large-with-all-coins') return spentAll
    return goal.on === 'build-large' && paid <= goal.atMost
  })
}

function countPoints(s: State, seat: Seat, points: number): void {
  if (s.c[ROLE] === CAPTAIN + 1 && !isAutoma(s, seat)) s.c[captainPointsAt(s, seat)] += points
}

/** The notes of a captain phase are looked at once more and put away. */
function afterPhase(s: State, role: number, out: Story): void {
  if (role !== CAPTAIN) return
  noteHaving(s, out)
  for (let seat = 0; seat < s.rules.humans; seat++) {
    s.c[kindsLoadedAt(s, seat)] = 0
    s.c[captainPointsAt(s, seat)] = 0
  }
}

/** Answers after which their seat has nothing that it did not have before; they are most of all, and looked past. */
const GAINS_NOTHING = new Uint8Array(OPERATIONS)
for (const op of [OP.ROLE, OP.PASS, OP.DONE, OP.SELL, OP.LOAD, OP.KEEP, OP.KEEP_ONE, OP.STAY, OP.STAY_ROUND]) {
  GAINS_NOTHING[op] = 1
}

/**
 * What players have grows with their own answers, and with what all produce, which is looked at there. The end of the game opens all cards.
 */
function afterAnswer(s: State, seat: Seat, given: Answer, out: Story): void {
  if (pieceOf(given) >= 0) noteWorkers(s, seat, out)
  else if (!GAINS_NOTHING[opOf(given)]) noteHavingOf(s, seat, out)
  if (isOver(s)) out.revealed()
}

/** A worker found a place: only cards that count workers can be meant. */
function noteWorkers(s: State, seat: Seat, out: Story): void {
  for (let place = 0; place < CARDS_HELD; place++) {
    const card = openCard(s, seat, place)
    if (card >= 0 && COUNTS_WORKERS[card] && HAVING[card]?.(s, seat)) note(s, seat, place, out)
  }
}

export const fulfillingHooks: Partial<Hooks> = {
  produced: [afterProduction],
  producedMore: [afterProduction],
  loaded: [afterLoad],
  sold: [(s, seat, _good, coins, out) => afterSale(s, seat, coins, out)],
  stored: [afterStoring],
  built: [afterBuilding],
  pointsGained: [countPoints],
  phaseEnds: [afterPhase],
  afterAnswer: [afterAnswer],
}
