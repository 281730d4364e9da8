import type { Seat } from '@quayside/kernel'
import { DONE } from '../../answers.ts'
import { box, type State } from '../../box.ts'
import { type Ask, askSeat, finished, type Task } from '../../flow.ts'
import { A_WORKER } from '../../ids.ts'
import { addSpare } from '../../pieces.ts'
import { hasFreeCircle, listPlaces, pieceOf, place, whyPlace } from '../../placing.ts'
import { question } from '../../questions.ts'
import { OTHER_QUESTION } from '../../reasons.ts'

const { tasks } = box

/**
 * Workers from a goal may be placed at once, anywhere; those that are not stay with the spare ones.
 * Source: 1897, Expansão IV; in 2020 too: our rulings.
 */

/** Offers a seat to place workers that just came to its spare ones; those of several goals together. */
export function mayPlace(s: State, seat: Seat, count: number): void {
  const { festivalPlace } = tasks
  if (festivalPlace.isNext(s) && festivalPlace.seat(s) === seat) festivalPlace.left.add(s, count)
  else festivalPlace.push(s, seat, count)
}

const askPlace: Ask = {
  question: question('festival-place'),
  facts: (s) => ({ left: tasks.festivalPlace.left(s) }),
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
      tasks.pop(s)
      return
    }
    tasks.festivalPlace.left.add(s, -1)
    addSpare(s, seat, A_WORKER, -1)
    place(s, seat, given, out)
  },
}

export const festivalPlace: Task = {
  run(s) {
    const seat = tasks.festivalPlace.seat(s)
    return tasks.festivalPlace.left(s) > 0 && hasFreeCircle(s, seat) ? askSeat(s, seat) : finished(s)
  },
  ask: askPlace,
}
