import type { Seat, Story } from '@quayside/kernel'
import type { FestivalGoal } from '../../data/festival.ts'
import { event, FROM_FESTIVAL } from '../../events.ts'
import type { Hooks } from '../../expansion.ts'
import { A_WORKER, CAPTAIN } from '../../ids.ts'
import { takeFromSupply } from '../../pieces.ts'
import { houseFull } from '../../roles/trader.ts'
import { isAutoma, MADE, player, SHIP_COUNT, type State, TILES_OWNED, WORKER_SUPPLY } from '../../state.ts'
import { gainCoins, gainPoints, receive } from '../../supply.ts'
import { isOpen, loadedAt, MOST_GOALS, numberOf, setMetBy, taskOf, tokenOf } from './goals.ts'
import { mayPlace } from './placing.ts'
import { giveBack } from './tokens.ts'

/**
 * A goal is looked at whenever it could come true; the first to reach it has the reward. What reaches several at once reaches all of them.
 * Source: 2020, Espansione 4; 1897, Expansão IV, Expansão V.
 */

const GOAL_MET = event('goal-met')
const COINS_GAINED = event('festival-coins')
const WORKERS_GAINED = event('festival-workers')

function checkGoals(s: State, seat: Seat, out: Story, reached: (goal: number, wanted: FestivalGoal) => boolean): void {
  for (let goal = 0; goal < MOST_GOALS; goal++) {
    if (isOpen(s, goal) && reached(goal, taskOf(s, goal).goal)) meet(s, seat, goal, out)
  }
}

function meet(s: State, seat: Seat, goal: number, out: Story): void {
  const { workers = 0, coins = 0, points = 0 } = taskOf(s, goal).reward
  setMetBy(s, goal, seat)
  out.tell(GOAL_MET, seat, numberOf(s, goal))
  if (workers > 0) giveWorkers(s, seat, workers, out)
  if (coins > 0) {
    gainCoins(s, seat, coins)
    out.tell(COINS_GAINED, seat, coins)
  }
  if (points > 0) gainPoints(s, seat, points, FROM_FESTIVAL, out)
  giveBack(s, goal, out)
}

/** As many as the supply has. */
function giveWorkers(s: State, seat: Seat, promised: number, out: Story): void {
  const count = Math.min(promised, s.c[WORKER_SUPPLY])
  if (count === 0) return
  takeFromSupply(s, A_WORKER, count)
  out.tell(WORKERS_GAINED, seat, count)
  receive(s, seat, A_WORKER, count, out)
  if (!isAutoma(s, seat)) mayPlace(s, seat, count)
}

function ownsEach(s: State, seat: Seat, goal: number, count: number): boolean {
  const { slots } = taskOf(s, goal)
  const at = player(seat) + TILES_OWNED
  for (let i = 0; i < slots.length; i++) {
    if (slots[i] === 'estate' && s.c[at + tokenOf(s, goal, i)] < count) return false
  }
  return true
}

/** Whether there are so many of each crate shown in the five cells from `at`; equal crates add up. */
function hasCrates(s: State, goal: number, at: number, count: number, counts?: readonly number[]): boolean {
  const { slots } = taskOf(s, goal)
  for (let i = 0; i < slots.length; i++) {
    if (slots[i] !== 'good') continue
    let wanted = 0
    for (let j = 0; j < slots.length; j++) {
      if (slots[j] === 'good' && tokenOf(s, goal, j) === tokenOf(s, goal, i)) wanted += counts?.[j] ?? count
    }
    if (s.c[at + tokenOf(s, goal, i)] < wanted) return false
  }
  return true
}

function afterProduction(s: State, seat: Seat, out: Story): void {
  const made = player(seat) + MADE
  checkGoals(s, seat, out, (goal, wanted) => {
    if (wanted.on === 'produce') return hasCrates(s, goal, made, wanted.each)
    return wanted.on === 'own-and-produce' && ownsEach(s, seat, goal, 1) && hasCrates(s, goal, made, 1)
  })
}

function afterLoad(s: State, seat: Seat, good: number, count: number, ship: number, out: Story): void {
  const loaded = loadedAt(s, seat)
  s.c[loaded + good] += count
  checkGoals(s, seat, out, (goal, wanted) => {
    if (wanted.on === 'load') return hasCrates(s, goal, loaded, 0, wanted.counts)
    return wanted.on === 'dispatch' && tokenOf(s, goal, 0) === good && isDispatched(s, ship, wanted.ship)
  })
}

/** The last crate is on it. Ships of one's own are never full, whatever they carry. */
function isDispatched(s: State, ship: number, which: 'largest' | 'smallest'): boolean {
  const { ships } = s.rules
  const capacity = which === 'largest' ? Math.max(...ships) : Math.min(...ships)
  return ship >= 0 && ships[ship] === capacity && s.c[SHIP_COUNT + ship] === capacity
}

export const meetingHooks: Partial<Hooks> = {
  tileGained: [
    (s, seat, _tile, out) =>
      checkGoals(s, seat, out, (goal, wanted) => wanted.on === 'own' && ownsEach(s, seat, goal, wanted.each)),
  ],
  produced: [afterProduction],
  producedMore: [afterProduction],
  sold: [
    (s, seat, good, _coins, out) =>
      checkGoals(
        s,
        seat,
        out,
        (goal, wanted) => wanted.on === 'close-house' && houseFull(s) && tokenOf(s, goal, 0) === good,
      ),
  ],
  loaded: [afterLoad],
  built: [
    (s, seat, building, _price, out) =>
      checkGoals(s, seat, out, (goal, wanted) => wanted.on === 'build' && tokenOf(s, goal, 0) === building),
  ],
  phaseEnds: [
    (s, role) => {
      if (role === CAPTAIN) s.c.fill(0, loadedAt(s, 0), loadedAt(s, s.rules.players))
    },
  ],
}
