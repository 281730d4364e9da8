import { type Answer, bitOf, opOf, type Seat, type Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import {
  BEING_DONE,
  CHOOSE_ROLE,
  KEEP,
  KEEP_ONE,
  LOAD,
  OPERATIONS,
  PASSING,
  SELL,
  STAYING,
  STAYING_ROUND,
} from '../../answers.ts'
import { box, type State } from '../../box.ts'
import type { AchievementGoal } from '../../data/achievements.ts'
import { SPACES } from '../../data/catalogue.ts'
import { event } from '../../events.ts'
import type { Hooks } from '../../expansion.ts'
import { isOver } from '../../flow.ts'
import { type AchievementCard, type Building, CAPTAIN, GOOD, type Good, type Role, type Ship } from '../../ids.ts'
import { houseFull } from '../../phases/trader.ts'
import { pieceOf } from '../../placing.ts'
import { isAutoma } from '../../state.ts'
import { CARDS } from './cards.ts'
import { COUNTS_WORKERS, HAVING } from './having.ts'

const { table, seats: player } = box

/**
 * A card is fulfilled at the moment its goal is reached, and stays so. Only its owner learns of it.
 * Source: 1897, Expansão VI; that fulfilment is noted by itself: our rulings.
 */

const DONE = event('achievement-done')

/** A card that was open is fulfilled now. */
function note(s: State, seat: Seat, card: AchievementCard, out: Story): void {
  player.fulfilled.add(s, seat, card)
  out.tellTo(bitOf(seat), DONE, seat, card)
}

/** Notes what is fulfilled by what a seat has just done. */
function noteDoing(s: State, seat: Seat, out: Story, reached: (goal: AchievementGoal) => boolean): void {
  if (isAutoma(s, seat)) return
  const held = player.achievements.size(s, seat)
  for (let place = 0; place < held; place++) {
    const card = player.achievements(s, seat, place)
    if (!player.fulfilled(s, seat, card) && reached(CARDS[card].goal)) note(s, seat, card, out)
  }
}

/** Notes what is fulfilled by what players have. */
export function noteHaving(s: State, out: Story): void {
  for (let seat = 0; seat < s.rules.humans; seat++) noteHavingOf(s, seat, out)
}

/** Of all cards, or of those alone that `counted` has. */
function noteHavingOf(s: State, seat: Seat, out: Story, counted?: readonly boolean[]): void {
  const held = player.achievements.size(s, seat)
  for (let place = 0; place < held; place++) {
    const card = player.achievements(s, seat, place)
    if ((counted && !counted[card]) || player.fulfilled(s, seat, card)) continue
    if (HAVING[card]?.(s, seat)) note(s, seat, card, out)
  }
}

function afterProduction(s: State, seat: Seat, out: Story): void {
  let made = 0
  for (let good = GOOD.first; good < GOOD.size; good++) made += player.made(s, seat, good)
  if (made === 0 || isAutoma(s, seat)) return
  noteDoing(s, seat, out, (goal) => goal.on === 'produce' && made >= goal.barrels)
  noteHavingOf(s, seat, out)
}

function afterLoad(s: State, seat: Seat, good: Good, count: number, ship: Maybe<Ship>, out: Story): void {
  if (isAutoma(s, seat)) return
  player.kindsLoaded.add(s, seat, good)
  const filled = ship !== NONE && table.ships.barrels(s, ship) === s.rules.ships[ship]
  noteDoing(s, seat, out, (goal) => {
    if (goal.on === 'dispatch') return filled && good === GOOD.of(goal.good)
    if (goal.on === 'fill-from-empty') return filled && count === s.rules.ships[ship]
    if (goal.on === 'load') return count >= goal.barrels
    if (goal.on === 'load-kinds') return player.kindsLoaded.size(s, seat) >= goal.kinds
    return goal.on === 'captain-points' && player.captainPoints(s, seat) >= goal.points
  })
}

function afterSale(s: State, seat: Seat, coins: number, out: Story): void {
  noteDoing(s, seat, out, (goal) => {
    if (goal.on === 'close-house') return seat === table.chooser(s) && houseFull(s)
    return goal.on === 'sale' && coins >= goal.coins
  })
}

function afterStoring(s: State, seat: Seat, out: Story): void {
  let kinds = 0
  for (let good = GOOD.first; good < GOOD.size; good++) if (player.goods(s, seat, good) > 0) kinds++
  if (kinds > 1) noteDoing(s, seat, out, (goal) => goal.on === 'store-kinds' && kinds >= goal.kinds)
}

/** What is paid in kind is no coin. */
function afterBuilding(s: State, seat: Seat, building: Building, paid: number, out: Story): void {
  if (SPACES[building] < 2) return
  const spentAll = paid > 0 && player.coins(s, seat) === 0
  noteDoing(s, seat, out, (goal) => {
    if (goal.on === 'build-large-with-all-coins') return spentAll
    return goal.on === 'build-large' && paid <= goal.atMost
  })
}

function countPoints(s: State, seat: Seat, points: number): void {
  if (table.role(s) === CAPTAIN && !isAutoma(s, seat)) player.captainPoints.add(s, seat, points)
}

/** The notes of a captain phase are looked at once more and put away. */
function afterPhase(s: State, role: Role, out: Story): void {
  if (role !== CAPTAIN) return
  noteHaving(s, out)
  for (let seat = 0; seat < s.rules.humans; seat++) {
    player.kindsLoaded.clear(s, seat)
    player.captainPoints.set(s, seat, 0)
  }
}

/** Answers after which their seat has nothing that it did not have before; they are most of all, and looked past. */
const GAINS_NOTHING: boolean[] = new Array(OPERATIONS).fill(false)
for (const { number } of [CHOOSE_ROLE, PASSING, BEING_DONE, SELL, LOAD, KEEP, KEEP_ONE, STAYING, STAYING_ROUND]) {
  GAINS_NOTHING[number] = true
}

/**
 * What players have grows with their own answers, and with what all produce, which is looked at there. The end of the game opens all cards.
 */
function afterAnswer(s: State, seat: Seat, given: Answer, out: Story): void {
  // A worker found a place: only cards that count workers can be meant.
  if (pieceOf(given) !== NONE) noteHavingOf(s, seat, out, COUNTS_WORKERS)
  else if (!GAINS_NOTHING[opOf(given)]) noteHavingOf(s, seat, out)
  if (isOver(s)) out.revealed()
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
