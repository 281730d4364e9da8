import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { DONE, KIDNAP, PLUNDER, POACH, RAID } from '../../answers.ts'
import { box, type State } from '../../box.ts'
import { event } from '../../events.ts'
import { type Ask, askSeat, finished, type Task } from '../../flow.ts'
import { A_NOBLE, A_WORKER, BUCCANEER, SHIP, type Ship } from '../../ids.ts'
import { aboard, takeFromShip } from '../../pieces.ts'
import { hasFreeCircle, listPlaces, pieceOf, place, whyPlace } from '../../placing.ts'
import { question } from '../../questions.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import { isAutoma, shipsOf } from '../../state.ts'
import { automaRaids } from '../puertoma/buccaneer.ts'
import { dropPoached, plunder, poach, raid, raidable, whyPlunder, whyPoach, whyRaid } from './acts.ts'
import { kidnap, whyKidnap } from './kidnapping.ts'

const { table, tasks } = box

/** What the buccaneer is asked: which act, and where poached workers go. */

const CANNOT_ACT = event('cannot-act')
const NONE_ABOARD = reason('none-aboard')

/** The ship whose capacity an answer names. */
const raidedShip = (s: State, given: Answer): Ship => shipsOf(s)[s.rules.ships.indexOf(RAID.first(given))]

const canAct = (s: State): boolean =>
  whyPlunder(s) === 0 ||
  whyPoach(s) === 0 ||
  shipsOf(s).some((ship) => whyRaid(s, ship, 0) === 0) ||
  s.rules.roles.some((role) => whyKidnap(s, role) === 0)

const askAct: Ask = {
  question: question('buccaneer-act'),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    for (let ship = SHIP.first; ship < s.rules.ships.length; ship++) {
      if (table.ships.barrels(s, ship) === 0) continue
      for (let keep = raidable(s, ship); keep >= 0; keep--) list.add(RAID.of(s.rules.ships[ship], keep))
    }
    if (whyPlunder(s) === 0) list.add(PLUNDER)
    if (whyPoach(s) === 0) list.add(POACH)
    for (const role of s.rules.roles) if (whyKidnap(s, role) === 0) list.add(KIDNAP.of(role))
  },
  why(s: State, _seat: Seat, given: Answer): ReasonCode {
    if (given === PLUNDER) return whyPlunder(s)
    if (given === POACH) return whyPoach(s)
    if (RAID.is(given)) return whyRaid(s, raidedShip(s, given), RAID.second(given))
    return KIDNAP.is(given) ? whyKidnap(s, KIDNAP.first(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    tasks.pop(s)
    if (given === PLUNDER) plunder(s, seat, out)
    else if (given === POACH) poach(s, seat, out)
    else if (RAID.is(given)) raid(s, seat, raidedShip(s, given), RAID.second(given), out)
    else kidnap(s, seat, KIDNAP.first(given), out)
  },
}

export const buccaneerAct: Task = {
  run(s, out) {
    const seat = table.chooser(s)
    if (isAutoma(s, seat)) {
      tasks.pop(s)
      automaRaids(s, seat, out)
      return false
    }
    if (canAct(s)) return askSeat(s, seat)
    out.tell(CANNOT_ACT, seat, BUCCANEER)
    return finished(s)
  },
  ask: askAct,
}

const askPlace: Ask = {
  question: question('poach-place'),
  facts: (s) => ({ left: tasks.poachPlace.left(s) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (aboard(s, A_WORKER) > 0) listPlaces(s, seat, A_WORKER, list)
    if (aboard(s, A_NOBLE) > 0) listPlaces(s, seat, A_NOBLE, list)
    list.add(DONE)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === DONE) return 0
    const piece = pieceOf(given)
    return piece !== NONE && aboard(s, piece) === 0 ? NONE_ABOARD : whyPlace(s, seat, given)
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const piece = pieceOf(given)
    if (piece === NONE) {
      tasks.poachPlace.left.set(s, 0)
      return
    }
    tasks.poachPlace.left.add(s, -1)
    takeFromShip(s, piece)
    place(s, seat, given, out)
  },
}

/** Those who are kept go into free circles at once, or not at all. */
export const poachPlace: Task = {
  run(s, out) {
    const seat = tasks.poachPlace.seat(s)
    if (tasks.poachPlace.left(s) > 0 && hasFreeCircle(s, seat)) return askSeat(s, seat)
    dropPoached(s, out)
    return finished(s)
  },
  ask: askPlace,
}
