import type { Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from '../../box.ts'
import type { FestivalGoal } from '../../data/festival.ts'
import { event, FROM_FESTIVAL } from '../../events.ts'
import type { Hooks } from '../../expansion.ts'
import { A_WORKER, CAPTAIN, GOOD, type Good, plantationOf, type Ship } from '../../ids.ts'
import { houseFull } from '../../phases/trader.ts'
import { takeFromSupply } from '../../pieces.ts'
import { FESTIVAL_GOALS } from '../../sizes.ts'
import { isAutoma, seatsOf } from '../../state.ts'
import { gainCoins, gainPoints, receive } from '../../supply.ts'
import { goalAt, isOpen, taskOf } from './goals.ts'
import { mayPlace } from './placing.ts'
import { giveBack } from './tokens.ts'

const { table, seats: player } = box

/**
 * A goal is looked at whenever it could come true; the first to reach it has the reward. What reaches several at once reaches all of them.
 * Source: 2020, Espansione 4; 1897, Expansão IV, Expansão V.
 */

const GOAL_MET = event('goal-met')
const COINS_GAINED = event('festival-coins')
const WORKERS_GAINED = event('festival-workers')

function checkGoals(s: State, seat: Seat, out: Story, reached: (place: number, wanted: FestivalGoal) => boolean): void {
  for (let place = 0; place < FESTIVAL_GOALS; place++) {
    if (isOpen(s, place) && reached(place, taskOf(s, place).goal)) meet(s, seat, place, out)
  }
}

function meet(s: State, seat: Seat, place: number, out: Story): void {
  const { workers = 0, coins = 0, points = 0 } = taskOf(s, place).reward
  table.goals.metBy.set(s, place, seat)
  out.tell(GOAL_MET, seat, goalAt(s, place))
  if (workers > 0) giveWorkers(s, seat, workers, out)
  if (coins > 0) {
    gainCoins(s, seat, coins)
    out.tell(COINS_GAINED, seat, coins)
  }
  if (points > 0) gainPoints(s, seat, points, FROM_FESTIVAL, out)
  giveBack(s, place, out)
}

/** As many as the supply has. */
function giveWorkers(s: State, seat: Seat, promised: number, out: Story): void {
  const count = Math.min(promised, table.workerSupply(s))
  if (count === 0) return
  takeFromSupply(s, A_WORKER, count)
  out.tell(WORKERS_GAINED, seat, count)
  receive(s, seat, A_WORKER, count, out)
  if (!isAutoma(s, seat)) mayPlace(s, seat, count)
}

/** Whether a seat has so many of each estate shown. */
function ownsEach(s: State, seat: Seat, place: number, count: number): boolean {
  const { estates } = table.goals
  for (let i = 0; i < estates.size(s, place); i++) {
    if (player.tiles(s, seat, plantationOf(estates(s, place, i))) < count) return false
  }
  return true
}

/** Whether there are as many of each crate shown as is asked for it; equal crates add up. */
function hasCrates(s: State, place: number, has: (good: Good) => number, asked: (crate: number) => number): boolean {
  const { crates } = table.goals
  for (let i = 0; i < crates.size(s, place); i++) {
    const good = crates(s, place, i)
    let wanted = 0
    for (let crate = 0; crate < crates.size(s, place); crate++) {
      if (crates(s, place, crate) === good) wanted += asked(crate)
    }
    if (has(good) < wanted) return false
  }
  return true
}

function afterProduction(s: State, seat: Seat, out: Story): void {
  const made = (good: Good) => player.made(s, seat, good)
  checkGoals(s, seat, out, (place, wanted) => {
    if (wanted.on === 'produce') return hasCrates(s, place, made, () => wanted.each)
    return wanted.on === 'own-and-produce' && ownsEach(s, seat, place, 1) && hasCrates(s, place, made, () => 1)
  })
}

function afterLoad(s: State, seat: Seat, good: Good, count: number, ship: Maybe<Ship>, out: Story): void {
  player.loaded.add(s, seat, good, count)
  const loaded = (kind: Good) => player.loaded(s, seat, kind)
  checkGoals(s, seat, out, (place, wanted) => {
    if (wanted.on === 'load') return hasCrates(s, place, loaded, (crate) => wanted.counts[crate])
    return wanted.on === 'dispatch' && shows(s, place, good) && isDispatched(s, ship, wanted.ship)
  })
}

/** Whether a crate is the one that a goal with one crate shows. */
const shows = (s: State, place: number, good: Good): boolean => table.goals.crates(s, place, 0) === good

/** The last crate is on it. Ships of one's own are never full, whatever they carry. */
function isDispatched(s: State, ship: Maybe<Ship>, which: 'largest' | 'smallest'): boolean {
  const { ships } = s.rules
  const capacity = which === 'largest' ? Math.max(...ships) : Math.min(...ships)
  return ship !== NONE && ships[ship] === capacity && table.ships.barrels(s, ship) === capacity
}

export const meetingHooks: Partial<Hooks> = {
  tileGained: [
    (s, seat, _tile, out) =>
      checkGoals(s, seat, out, (place, wanted) => wanted.on === 'own' && ownsEach(s, seat, place, wanted.each)),
  ],
  produced: [afterProduction],
  producedMore: [afterProduction],
  sold: [
    (s, seat, good, _coins, out) =>
      checkGoals(s, seat, out, (place, wanted) => wanted.on === 'close-house' && houseFull(s) && shows(s, place, good)),
  ],
  loaded: [afterLoad],
  built: [
    (s, seat, building, _price, out) =>
      checkGoals(s, seat, out, (place, wanted) => wanted.on === 'build' && table.goals.building(s, place) === building),
  ],
  phaseEnds: [
    (s, role) => {
      if (role !== CAPTAIN) return
      for (const seat of seatsOf(s))
        for (let good = GOOD.first; good < GOOD.size; good++) player.loaded.set(s, seat, good, 0)
    },
  ],
}
