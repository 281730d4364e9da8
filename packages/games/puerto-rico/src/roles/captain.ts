import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, OWN_SHIP, opOf, PASS, secondArgOf } from '../answers.ts'
import { event, FROM_HARBOR, FROM_LOAD, FROM_PRIVILEGE } from '../events.ts'
import type { Way } from '../expansion.ts'
import { type Ask, askSeat, TASK, type Task, taskArg } from '../flow.ts'
import { CAPTAIN, GOOD_COUNT } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import {
  anyOccupied,
  BONUS_GIVEN,
  CHOOSER,
  GOODS_AT,
  GOODS_SUPPLY,
  goodsOf,
  IDLE_TURNS,
  isAutoma,
  player,
  SHIP_COUNT,
  SHIP_GOOD,
  type State,
  sumOccupied,
  TASKS,
  totalGoods,
  WHARF_COUNT,
  WHARF_GOOD,
  WHARF_USED,
} from '../state.ts'
import { gainPoints, privilegeOf } from '../supply.ts'

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

export function beginCaptain(s: State): void {
  TASKS.push(s.c, TASK.CAPTAIN_TURN, s.c[CHOOSER])
}

/** Barrels of a good that would go on a cargo ship. */
export function fits(s: State, seat: Seat, good: number, ship: number): number {
  return Math.min(goodsOf(s, seat, good), s.rules.ships[ship] - s.c[SHIP_COUNT + ship])
}

/** The cargo ship that carries a good, -1 if none does. */
export function shipWith(s: State, good: number): number {
  for (let ship = 0; ship < s.rules.ships.length; ship++) if (s.c[SHIP_GOOD + ship] === good + 1) return ship
  return -1
}

/** The barrels that the best empty ship would take. */
function mostOnEmpty(s: State, seat: Seat, good: number): number {
  let most = 0
  for (let ship = 0; ship < s.rules.ships.length; ship++) {
    if (s.c[SHIP_GOOD + ship] === 0) most = Math.max(most, fits(s, seat, good, ship))
  }
  return most
}

/**
 * A ship carries one kind, and a kind goes on one ship. Among empty ships only those that take the most barrels may be chosen.
 */
export function whyCargo(s: State, seat: Seat, good: number, ship: number): ReasonCode {
  if (goodsOf(s, seat, good) === 0) return NO_GOOD
  const aboard = s.c[SHIP_GOOD + ship]
  if (aboard === good + 1) return s.c[SHIP_COUNT + ship] < s.rules.ships[ship] ? 0 : SHIP_FULL
  if (aboard !== 0) return OTHER_GOOD
  if (shipWith(s, good) >= 0) return ON_OTHER_SHIP
  return fits(s, seat, good, ship) === mostOnEmpty(s, seat, good) ? 0 : LARGER_SHIP
}

function whyWharf(s: State, seat: Seat, good: number): ReasonCode {
  if (!anyOccupied(s, seat, s.rules.effects.privateShip)) return NO_WHARF
  if (s.c[player(seat) + WHARF_USED]) return WHARF_SPENT
  return goodsOf(s, seat, good) > 0 ? 0 : NO_GOOD
}

export function canLoadCargo(s: State, seat: Seat): boolean {
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (goodsOf(s, seat, good) === 0) continue
    for (let ship = 0; ship < s.rules.ships.length; ship++) if (whyCargo(s, seat, good, ship) === 0) return true
  }
  return false
}

function canLoadWharf(s: State, seat: Seat): boolean {
  for (let good = 0; good < GOOD_COUNT; good++) if (whyWharf(s, seat, good) === 0) return true
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
    const { ships } = s.rules
    let mayPass = true
    for (let good = 0; good < GOOD_COUNT; good++) {
      if (goodsOf(s, seat, good) === 0) continue
      for (let ship = 0; ship < ships.length; ship++) {
        if (whyCargo(s, seat, good, ship) !== 0) continue
        list.add(answer(OP.LOAD, good, ships[ship]))
        mayPass = false
      }
    }
    for (let good = 0; good < GOOD_COUNT; good++) {
      if (whyWharf(s, seat, good) === 0) list.add(answer(OP.LOAD, good, OWN_SHIP))
    }
    const { loads } = s.rules
    for (let i = 0; i < loads.length; i++) loads[i].legal(s, seat, list)
    if (mayPass) list.add(PASS)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === PASS) return canLoadCargo(s, seat) ? MUST_LOAD : 0
    if (opOf(given) !== OP.LOAD) return wayOf(s, given)?.why(s, seat, given) ?? OTHER_QUESTION
    if (secondArgOf(given) === OWN_SHIP) return whyWharf(s, seat, argOf(given))
    const ship = s.rules.ships.indexOf(secondArgOf(given))
    return ship < 0 ? NO_SHIP : whyCargo(s, seat, argOf(given), ship)
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    nextTurn(s)
    if (given === PASS) {
      s.c[IDLE_TURNS]++
      out.tell(PASSED, seat, CAPTAIN)
      return
    }
    s.c[IDLE_TURNS] = 0
    if (opOf(given) !== OP.LOAD) wayOf(s, given)?.apply(s, seat, given, out)
    else if (secondArgOf(given) === OWN_SHIP) loadWharf(s, seat, argOf(given), out)
    else loadCargo(s, seat, argOf(given), s.rules.ships.indexOf(secondArgOf(given)), out)
  },
}

const wayOf = (s: State, given: Answer): Way | undefined => s.rules.loads.find(({ ops }) => ops.includes(opOf(given)))

export function loadCargo(s: State, seat: Seat, good: number, ship: number, out: Story): void {
  const { c } = s
  const count = fits(s, seat, good, ship)
  c[player(seat) + GOODS_AT + good] -= count
  c[SHIP_GOOD + ship] = good + 1
  c[SHIP_COUNT + ship] += count
  out.tell(LOADED, seat, good, count, s.rules.ships[ship])
  scoreLoad(s, seat, count, out)
  tellLoaded(s, seat, good, count, ship, out)
}

/** All barrels of the kind; they lie on the own ship until the edition says that it empties. */
function loadWharf(s: State, seat: Seat, good: number, out: Story): void {
  const { c } = s
  const p = player(seat)
  const count = c[p + GOODS_AT + good]
  c[p + GOODS_AT + good] = 0
  c[p + WHARF_USED] = 1
  if (s.rules.switches.privateShipEmpties === 'at-once') c[GOODS_SUPPLY + good] += count
  else {
    c[p + WHARF_GOOD] = good + 1
    c[p + WHARF_COUNT] = count
  }
  out.tell(LOADED, seat, good, count, OWN_SHIP)
  scoreLoad(s, seat, count, out)
  tellLoaded(s, seat, good, count, -1, out)
}

/** One load is on board: its points, the captain's own and the harbor's. */
export function scoreLoad(s: State, seat: Seat, points: number, out: Story): void {
  if (points > 0) gainPoints(s, seat, points, FROM_LOAD, out)
  const privilege = s.c[BONUS_GIVEN] ? 0 : privilegeOf(s, seat)
  if (privilege > 0) {
    s.c[BONUS_GIVEN] = 1
    gainPoints(s, seat, privilege, FROM_PRIVILEGE, out)
  }
  const harbor = harborPoints(s, seat)
  if (harbor > 0) gainPoints(s, seat, harbor, FROM_HARBOR, out)
  const { loadEnds } = s.rules.hooks
  for (let i = 0; i < loadEnds.length; i++) loadEnds[i](s, seat, out)
}

export function tellLoaded(s: State, seat: Seat, good: number, count: number, ship: number, out: Story): void {
  const { loaded } = s.rules.hooks
  for (let i = 0; i < loaded.length; i++) loaded[i](s, seat, good, count, ship, out)
}

const harborPoints = (s: State, seat: Seat): number => sumOccupied(s, seat, s.rules.effects.pointsPerLoad)

/** Points a load of `count` barrels would bring a seat now. */
export const pointsForLoad = (s: State, seat: Seat, count: number): number =>
  count + (s.c[BONUS_GIVEN] ? 0 : privilegeOf(s, seat)) + harborPoints(s, seat)

function nextTurn(s: State): void {
  const top = TASKS.top(s.c)
  s.c[top + 1] = (s.c[top + 1] + 1) % s.rules.players
}

export const captainTurn: Task = {
  run(s, out) {
    const { c, rules } = s
    if (c[IDLE_TURNS] === rules.players) {
      c[IDLE_TURNS] = 0
      c[BONUS_GIVEN] = 0
      TASKS.pop(c)
      TASKS.push(c, TASK.CAPTAIN_STORE)
      const { beforeStoring } = rules.hooks
      for (let i = 0; i < beforeStoring.length; i++) beforeStoring[i](s, out)
      return false
    }
    const seat = taskArg(s)
    if (isAutoma(s, seat)) {
      if (rules.automa?.load(s, seat, out)) c[IDLE_TURNS] = -1
    } else if (totalGoods(s, seat) > 0) {
      if (canLoad(s, seat)) return askSeat(s, seat)
      out.tell(CANNOT_ACT, seat, CAPTAIN)
    }
    c[IDLE_TURNS]++
    nextTurn(s)
    return false
  },
  ask: askLoad,
}
