import type { Seat } from '@quayside/kernel'
import { DONE } from '../../answers.ts'
import { type Ask, askSeat, finished, TASK, type Task, taskArg, taskSecondArg } from '../../flow.ts'
import { A_WORKER } from '../../ids.ts'
import { addSpare } from '../../pieces.ts'
import { hasFreeCircle, listPlaces, pieceOf, place, whyPlace } from '../../placing.ts'
import { question } from '../../questions.ts'
import { OTHER_QUESTION } from '../../reasons.ts'
import { type State, TASKS } from '../../state.ts'

/**
 * Workers from a goal may be placed at once, anywhere; those that are not stay with the spare ones.
 * Source: 1897, Expansão IV; in 2020 too: our rulings.
 */

/** Offers a seat to place workers that just came to its spare ones; those of several goals together. */
export function mayPlace(s: State, seat: Seat, count: number): void {
  const { c } = s
  if (c[TASKS.top(c)] === TASK.FESTIVAL_PLACE && taskArg(s) === seat) c[TASKS.top(c) + 2] += count
  else TASKS.push(c, TASK.FESTIVAL_PLACE, seat, count)
}

const askPlace: Ask = {
  question: question('festival-place'),
  facts: (s) => ({ left: taskSecondArg(s) }),
  legal(s, seat, list) {
    listPlaces(s, seat, A_WORKER, list)
    list.add(DONE)
  },
  why(s, seat, given) {
    if (given === DONE) return 0
    return pieceOf(given) === A_WORKER ? whyPlace(s, seat, given) : OTHER_QUESTION
  },
  apply(s, seat, given, out) {
    if (given === DONE) {
      TASKS.pop(s.c)
      return
    }
    s.c[TASKS.top(s.c) + 2]--
    addSpare(s, seat, A_WORKER, -1)
    place(s, seat, given, out)
  },
}

/** The task's numbers: whose workers they are, and how many are left. */
export const festivalPlace: Task = {
  run: (s) => (taskSecondArg(s) > 0 && hasFreeCircle(s, taskArg(s)) ? askSeat(s, taskArg(s)) : finished(s)),
  ask: askPlace,
}
