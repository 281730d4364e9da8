import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { OPTIONAL } from '../actions/kinds.ts'
import { useAction } from '../actions/optional.ts'
import { addPlacements, place, whyPlace } from '../actions/place-double.ts'
import { addIslands, placeIsland, whyIsland, wouldBarIslands } from '../actions/place-island.ts'
import { whyAction } from '../actions/possible.ts'
import { answer, argOf, DONE, OP, opOf, secondArgOf } from '../answers.ts'
import { type Ask, askTurnSeat, pop, push, TASK, type Task } from '../flow.ts'
import { BOAT_COUNT } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { CART_USED, DOCK, FACE_DOWN, HANDS, player, type State, TURN_SEAT } from '../state.ts'

/** The income phase of one player: each hand once, in any order, or not at all. Source: Fase de receita (pages 10 to 12). */

const HAND_USED = reason('hand-used')
const NOT_A_HAND = reason('not-a-hand')

export const ISLAND_HAND = 1
export const DOUBLE_HAND = 2
export const boatHand = (boat: number): number => 4 << boat

/** The hands a seat has: the two of the board and its boats that lie face up as its income begins. */
export function handsOf(s: State, seat: Seat): number {
  let hands = ISLAND_HAND | DOUBLE_HAND
  for (let dock = 0; dock < s.rules.docks.length; dock++) {
    const boat = s.c[player(seat) + DOCK + dock]
    if (boat > 0 && boat < FACE_DOWN) hands |= boatHand(boat - 1)
  }
  return hands
}

/** A double tile in the first income may leave the island that is due then without a place: legal, but worth a warning. */
export const barsIsland = (s: State, seat: Seat, one: number, other: number): boolean =>
  s.c[TURN_SEAT] === seat && (s.c[HANDS] & ISLAND_HAND) !== 0 && wouldBarIslands(s, seat, one, other)

export function beginIncome(s: State, seat: Seat): void {
  s.c[TURN_SEAT] = seat
  s.c[HANDS] = handsOf(s, seat)
  s.c[player(seat) + CART_USED] = 0
  push(s, TASK.INCOME)
}

function whyHand(s: State, seat: Seat, given: Answer): ReasonCode {
  const hands = s.c[HANDS]
  const [a, b] = [argOf(given), secondArgOf(given)]
  switch (opOf(given)) {
    case OP.ISLAND:
      return hands & ISLAND_HAND ? whyIsland(s, seat, a, b) : HAND_USED
    case OP.PLACE:
      return hands & DOUBLE_HAND ? whyPlace(s, seat, a, b) : HAND_USED
    case OP.USE_BOAT:
      if (hands & boatHand(a)) return whyAction(s, seat, OPTIONAL.BOAT, a)
      return handsOf(s, seat) & boatHand(a) ? HAND_USED : NOT_A_HAND
    default:
      return OTHER_QUESTION
  }
}

const askIncome: Ask = {
  question: question('income'),
  free: true,
  legal(s: State, seat: Seat, list: AnswerList): void {
    const hands = s.c[HANDS]
    if (hands & ISLAND_HAND) addIslands(s, seat, list)
    if (hands & DOUBLE_HAND) addPlacements(s, seat, list)
    for (let boat = 0; boat < BOAT_COUNT; boat++) {
      const given = answer(OP.USE_BOAT, boat)
      if (hands & boatHand(boat) && whyHand(s, seat, given) === 0) list.add(given)
    }
    list.add(DONE)
  },
  why: (s: State, seat: Seat, given: Answer): ReasonCode => (given === DONE ? 0 : whyHand(s, seat, given)),
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const { c } = s
    const a = argOf(given)
    switch (opOf(given)) {
      case OP.ISLAND:
        c[HANDS] &= ~ISLAND_HAND
        placeIsland(s, seat, given, out)
        break
      case OP.PLACE:
        c[HANDS] &= ~DOUBLE_HAND
        place(s, seat, given, out)
        break
      case OP.USE_BOAT:
        c[HANDS] &= ~boatHand(a)
        useAction(s, seat, OPTIONAL.BOAT, a, out)
        break
      default:
        c[HANDS] = 0
        pop(s)
    }
  },
}

export const income: Task = { run: askTurnSeat, ask: askIncome }
