import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, DONE, OP, opOf, secondArgOf } from '../../answers.ts'
import { event } from '../../events.ts'
import { type Ask, askSeat, finished, type Task, taskArg, taskSecondArg } from '../../flow.ts'
import { A_NOBLE, A_WORKER, BUCCANEER } from '../../ids.ts'
import { aboard, takeFromShip } from '../../pieces.ts'
import { hasFreeCircle, listPlaces, pieceOf, place, whyPlace } from '../../placing.ts'
import { question } from '../../questions.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import { CHOOSER, isAutoma, SHIP_COUNT, type State, TASKS } from '../../state.ts'
import { automaRaids } from '../puertoma/buccaneer.ts'
import { dropPoached, plunder, poach, raid, raidable, whyPlunder, whyPoach, whyRaid } from './acts.ts'
import { kidnap, whyKidnap } from './kidnapping.ts'

/** What the buccaneer is asked: which act, and where poached workers go. */

const CANNOT_ACT = event('cannot-act')
const NONE_ABOARD = reason('none-aboard')

const PLUNDER = answer(OP.PLUNDER)
const POACH = answer(OP.POACH)

function canAct(s: State): boolean {
  const { roles, ships } = s.rules
  if (whyPlunder(s) === 0 || whyPoach(s) === 0) return true
  for (let ship = 0; ship < ships.length; ship++) if (whyRaid(s, ship, 0) === 0) return true
  for (let i = 0; i < roles.length; i++) if (whyKidnap(s, roles[i]) === 0) return true
  return false
}

const askAct: Ask = {
  question: question('buccaneer-act'),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    const { roles, ships } = s.rules
    for (let ship = 0; ship < ships.length; ship++) {
      if (s.c[SHIP_COUNT + ship] === 0) continue
      for (let keep = raidable(s, ship); keep >= 0; keep--) list.add(answer(OP.RAID, ships[ship], keep))
    }
    if (whyPlunder(s) === 0) list.add(PLUNDER)
    if (whyPoach(s) === 0) list.add(POACH)
    for (let i = 0; i < roles.length; i++) if (whyKidnap(s, roles[i]) === 0) list.add(answer(OP.KIDNAP, roles[i]))
  },
  why(s: State, _seat: Seat, given: Answer): ReasonCode {
    switch (opOf(given)) {
      case OP.RAID:
        return whyRaid(s, s.rules.ships.indexOf(argOf(given)), secondArgOf(given))
      case OP.PLUNDER:
        return whyPlunder(s)
      case OP.POACH:
        return whyPoach(s)
      case OP.KIDNAP:
        return whyKidnap(s, argOf(given))
      default:
        return OTHER_QUESTION
    }
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    TASKS.pop(s.c)
    switch (opOf(given)) {
      case OP.RAID:
        raid(s, seat, s.rules.ships.indexOf(argOf(given)), secondArgOf(given), out)
        break
      case OP.PLUNDER:
        plunder(s, seat, out)
        break
      case OP.POACH:
        poach(s, seat, out)
        break
      default:
        kidnap(s, seat, argOf(given), out)
    }
  },
}

export const buccaneerAct: Task = {
  run(s, out) {
    const seat = s.c[CHOOSER]
    if (isAutoma(s, seat)) {
      TASKS.pop(s.c)
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
  facts: (s) => ({ left: taskSecondArg(s) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (aboard(s, A_WORKER) > 0) listPlaces(s, seat, A_WORKER, list)
    if (aboard(s, A_NOBLE) > 0) listPlaces(s, seat, A_NOBLE, list)
    list.add(DONE)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === DONE) return 0
    const piece = pieceOf(given)
    return piece >= 0 && aboard(s, piece) === 0 ? NONE_ABOARD : whyPlace(s, seat, given)
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const left = TASKS.top(s.c) + 2
    if (given === DONE) {
      s.c[left] = 0
      return
    }
    s.c[left]--
    takeFromShip(s, pieceOf(given))
    place(s, seat, given, out)
  },
}

/** The task's numbers: who poaches, and how many more may be kept. They go into free circles at once, or not at all. */
export const poachPlace: Task = {
  run(s, out) {
    const seat = taskArg(s)
    if (taskSecondArg(s) > 0 && hasFreeCircle(s, seat)) return askSeat(s, seat)
    dropPoached(s, out)
    return finished(s)
  },
  ask: askPlace,
}
