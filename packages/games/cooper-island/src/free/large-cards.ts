import type { AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { whyProgram } from '../actions/possible.ts'
import { answer, OP } from '../answers.ts'
import { DECK_SIZE, LARGE_BUILDINGS } from '../box.ts'
import { event } from '../events.ts'
import { push, TASK } from '../flow.ts'
import { reason } from '../reasons.ts'
import { FACE_DOWN, LARGE_CARD, player, type State } from '../state.ts'

/** Large building cards: used once and turned over, until they are reactivated. Source: page 21. */

const CARD_USED = event('card-used')
const NOT_YOURS = reason('card-not-yours')
const FACE_DOWN_ALREADY = reason('card-face-down')

/** Where a seat's large card lies, -1 if it has it not. */
export function placeOfCard(s: State, seat: Seat, card: number): number {
  for (let place = 0; place < LARGE_BUILDINGS; place++) {
    if ((s.c[player(seat) + LARGE_CARD + place] & (FACE_DOWN - 1)) === card + 1) return place
  }
  return -1
}

export const isFaceDown = (s: State, seat: Seat, place: number): boolean =>
  (s.c[player(seat) + LARGE_CARD + place] & FACE_DOWN) !== 0

export function whyCard(s: State, seat: Seat, card: number): ReasonCode {
  const place = placeOfCard(s, seat, card)
  if (place < 0) return NOT_YOURS
  return isFaceDown(s, seat, place) ? FACE_DOWN_ALREADY : whyProgram(s, seat, s.rules.programs.large[card])
}

export function addCards(s: State, seat: Seat, list: AnswerList): void {
  for (let place = 0; place < LARGE_BUILDINGS; place++) {
    const card = s.c[player(seat) + LARGE_CARD + place] - 1
    if (card >= 0 && card < DECK_SIZE && whyCard(s, seat, card) === 0) list.add(answer(OP.USE_CARD, card))
  }
}

export function useCard(s: State, seat: Seat, card: number, out: Story): void {
  s.c[player(seat) + LARGE_CARD + placeOfCard(s, seat, card)] |= FACE_DOWN
  out.tell(CARD_USED, seat, DECK_SIZE + card)
  push(s, TASK.PROGRAM, s.rules.programs.large[card])
}
