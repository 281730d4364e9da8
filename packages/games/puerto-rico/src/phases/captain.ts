import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { LOAD, OWN_SHIP, PASS } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event, FROM_HARBOR, FROM_LOAD, FROM_PRIVILEGE } from '../events.ts'
import type { Way } from '../expansion.ts'
import { type Ask, askSeat, type Phase, type Task } from '../flow.ts'
import { CAPTAIN, GOOD, type Good, SHIP, type Ship } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { anyOccupied, isAutoma, shipOf, sumOccupied, totalGoods } from '../state.ts'
import { gainPoints, privilegeOf } from '../supply.ts'
import { comesBeforeSkip } from './skipping.ts'

const { table, seats: player, tasks } = box

/**
 * Captain: in turn, again and again, each player who can must load one kind, as many barrels as fit, for a point each; the captain gets one
 * point more with his first load. The loading ends when a whole circle has passed without a load; then goods are stored (`storing.ts`).
 * Source: classic, Capitão; 2020, Capitano; 1897, Capitão. Harbor and wharf act here; passing with only the wharf left: our rulings.
 */

const CANNOT_ACT = event('cannot-act')
const PASSED = event('passed')
const LOADED = event('loaded')

const NO_GOOD = reason('no-such-good')
const NO_SHIP = reason('no-such-ship')
const SHIP_FULL = reason('ship-full')
const OTHER_GOOD = reason('other-good-aboard')
const ON_OTHER_SHIP = reason('good-on-other-ship')
const LARGER_SHIP = reason('larger-ship')
const NO_WHARF = reason('no-wharf')
const WHARF_SPENT = reason('wharf-used')
const MUST_LOAD = reason('must-load')

/** Barrels of a good that would go on a cargo ship. */
export const fits = (s: State, seat: Seat, good: Good, ship: Ship): number =>
  Math.min(player.goods(s, seat, good), roomOn(s, ship))

/** Barrels for which a cargo ship still has room. */
export const roomOn = (s: State, ship: Ship): number => s.rules.ships[ship] - table.ships.barrels(s, ship)

/** The cargo ship that carries a good. */
export function shipWith(s: State, good: Good): Maybe<Ship> {
  for (let ship = SHIP.first; ship < s.rules.ships.length; ship++) if (table.ships.good(s, ship) === good) return ship
  return NONE
}

/** The barrels that the best empty ship would take. */
function mostOnEmpty(s: State, seat: Seat, good: Good): number {
  let most = 0
  for (let ship = SHIP.first; ship < s.rules.ships.length; ship++) {
    if (table.ships.good(s, ship) === NONE) most = Math.max(most, fits(s, seat, good, ship))
  }
  return most
}

/**
 * A ship carries one kind, and a kind goes on one ship. Among empty ships only those that take the most barrels may be chosen.
 */
export function whyCargo(s: State, seat: Seat, good: Good, ship: Ship): ReasonCode {
  if (player.goods(s, seat, good) === 0) return NO_GOOD
  const aboard = table.ships.good(s, ship)
  if (aboard === good) return roomOn(s, ship) > 0 ? 0 : SHIP_FULL
  if (aboard !== NONE) return OTHER_GOOD
  if (shipWith(s, good) !== NONE) return ON_OTHER_SHIP
  return fits(s, seat, good, ship) === mostOnEmpty(s, seat, good) ? 0 : LARGER_SHIP
}

function whyWharf(s: State, seat: Seat, good: Good): ReasonCode {
  if (!anyOccupied(s, seat, s.rules.effects.privateShip)) return NO_WHARF
  if (player.ownShipUsed(s, seat)) return WHARF_SPENT
  return player.goods(s, seat, good) > 0 ? 0 : NO_GOOD
}

export function canLoadCargo(s: State, seat: Seat): boolean {
  for (let good = GOOD.first; good < GOOD.size; good++) {
    if (player.goods(s, seat, good) === 0) continue
    for (let ship = SHIP.first; ship < s.rules.ships.length; ship++)
      if (whyCargo(s, seat, good, ship) === 0) return true
  }
  return false
}

function canLoadWharf(s: State, seat: Seat): boolean {
  for (let good = GOOD.first; good < GOOD.size; good++) if (whyWharf(s, seat, good) === 0) return true
  return false
}

function canLoad(s: State, seat: Seat): boolean {
  if (canLoadCargo(s, seat) || canLoadWharf(s, seat)) return true
  const { loads } = s.rules
  for (let i = 0; i < loads.length; i++) if (loads[i].possible(s, seat)) return true
  return false
}

const askLoad: Ask = {
  question: question('captain-load'),
  facts: (s, seat) => ({ must: canLoadCargo(s, seat) ? 1 : 0 }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const { loads, ships } = s.rules
    let mayPass = true
    for (let good = GOOD.first; good < GOOD.size; good++) {
      if (player.goods(s, seat, good) === 0) continue
      for (let ship = SHIP.first; ship < s.rules.ships.length; ship++) {
        if (whyCargo(s, seat, good, ship) !== 0) continue
        list.add(LOAD.of(good, ships[ship]))
        mayPass = false
      }
    }
    for (let good = GOOD.first; good < GOOD.size; good++)
      if (whyWharf(s, seat, good) === 0) list.add(LOAD.of(good, OWN_SHIP))
    for (let i = 0; i < loads.length; i++) loads[i].legal(s, seat, list)
    if (mayPass) list.add(PASS)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === PASS) return canLoadCargo(s, seat) ? MUST_LOAD : 0
    if (!LOAD.is(given)) return wayOf(s, given)?.why(s, seat, given) ?? OTHER_QUESTION
    if (LOAD.second(given) === OWN_SHIP) return whyWharf(s, seat, LOAD.first(given))
    const ship = shipOf(s, LOAD.second(given))
    return ship === NONE ? NO_SHIP : whyCargo(s, seat, LOAD.first(given), ship)
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    nextTurn(s)
    if (given === PASS) {
      table.idleTurns.add(s, 1)
      out.tell(PASSED, seat, CAPTAIN)
      return
    }
    table.idleTurns.set(s, 0)
    if (!LOAD.is(given)) wayOf(s, given)?.apply(s, seat, given, out)
    else if (LOAD.second(given) === OWN_SHIP) loadWharf(s, seat, LOAD.first(given), out)
    else loadCargo(s, seat, LOAD.first(given), shipOf(s, LOAD.second(given)) as Ship, out)
  },
}

const wayOf = (s: State, given: Answer): Way | undefined =>
  s.rules.loads.find(({ ops }) => ops.some((op) => op.is(given)))

export function loadCargo(s: State, seat: Seat, good: Good, ship: Ship, out: Story): void {
  const count = fits(s, seat, good, ship)
  player.goods.add(s, seat, good, -count)
  table.ships.good.set(s, ship, good)
  table.ships.barrels.add(s, ship, count)
  out.tell(LOADED, seat, good, count, s.rules.ships[ship])
  scoreLoad(s, seat, count, out)
  tellLoaded(s, seat, good, count, ship, out)
}

/** All barrels of the kind; they lie on the own ship until the edition says that it empties. */
function loadWharf(s: State, seat: Seat, good: Good, out: Story): void {
  const count = player.goods(s, seat, good)
  player.goods.set(s, seat, good, 0)
  player.ownShipUsed.set(s, seat, true)
  if (s.rules.switches.privateShipEmpties === 'at-once') table.goodsSupply.add(s, good, count)
  else {
    player.ownShipGood.set(s, seat, good)
    player.ownShipBarrels.set(s, seat, count)
  }
  out.tell(LOADED, seat, good, count, OWN_SHIP)
  scoreLoad(s, seat, count, out)
  tellLoaded(s, seat, good, count, NONE, out)
}

/** One load is on board: its points, the captain's own and the harbor's. */
export function scoreLoad(s: State, seat: Seat, points: number, out: Story): void {
  if (points > 0) gainPoints(s, seat, points, FROM_LOAD, out)
  const privilege = bonusOf(s, seat)
  if (privilege > 0) {
    table.bonusGiven.set(s, true)
    gainPoints(s, seat, privilege, FROM_PRIVILEGE, out)
  }
  const harbor = harborPoints(s, seat)
  if (harbor > 0) gainPoints(s, seat, harbor, FROM_HARBOR, out)
  const { loadEnds } = s.rules.hooks
  for (let i = 0; i < loadEnds.length; i++) loadEnds[i](s, seat, out)
}

/** What the captain's first load brings more. */
const bonusOf = (s: State, seat: Seat): number => (table.bonusGiven(s) ? 0 : privilegeOf(s, seat))

export function tellLoaded(s: State, seat: Seat, good: Good, count: number, ship: Maybe<Ship>, out: Story): void {
  const { loaded } = s.rules.hooks
  for (let i = 0; i < loaded.length; i++) loaded[i](s, seat, good, count, ship, out)
}

const harborPoints = (s: State, seat: Seat): number => sumOccupied(s, seat, s.rules.effects.pointsPerLoad)

/** Points a load of `count` barrels would bring a seat now. */
export const pointsForLoad = (s: State, seat: Seat, count: number): number =>
  count + bonusOf(s, seat) + harborPoints(s, seat)

function nextTurn(s: State): void {
  const { seat } = tasks.captainTurn
  seat.set(s, (seat(s) + 1) % s.rules.players)
}

const captainTurn: Task = {
  run(s, out) {
    const { automa, hooks, players } = s.rules
    if (table.idleTurns(s) === players) {
      table.idleTurns.set(s, 0)
      table.bonusGiven.set(s, false)
      tasks.pop(s)
      tasks.captainStore.push(s, 0)
      for (let i = 0; i < hooks.beforeStoring.length; i++) hooks.beforeStoring[i](s, out)
      return false
    }
    const seat = tasks.captainTurn.seat(s)
    let loaded = false
    if (isAutoma(s, seat)) loaded = automa?.load(s, seat, out) ?? false
    else if (totalGoods(s, seat) > 0) {
      if (canLoad(s, seat)) return askSeat(s, seat)
      if (comesBeforeSkip(s, seat, canLoad)) return false
      out.tell(CANNOT_ACT, seat, CAPTAIN)
    }
    if (loaded) table.idleTurns.set(s, 0)
    else table.idleTurns.add(s, 1)
    nextTurn(s)
    return false
  },
  ask: askLoad,
}

export const captain: Phase = {
  name: 'captain',
  roles: [CAPTAIN],
  begin: (s) => tasks.captainTurn.push(s, table.chooser(s)),
  tasks: { captainTurn },
}
