import type { AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { whyProgram } from '../actions/possible.ts'
import { USE_CARD } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import type { Card, Program } from '../ids.ts'
import { reason } from '../reasons.ts'
import { hasLargeCard } from '../state.ts'

const { seats: player, tasks } = box

/** Large building cards: used once and turned over, until they are reactivated. Source: page 21. */

const CARD_USED = event('card-used')
const NOT_YOURS = reason('card-not-yours')
const FACE_DOWN = reason('card-face-down')

const programOf = (s: State, card: Card): Program => s.rules.programs.card[card] as Program

export function whyCard(s: State, seat: Seat, card: Card): ReasonCode {
  if (!hasLargeCard(s, seat, card)) return NOT_YOURS
  return player.usedCards(s, seat, card) ? FACE_DOWN : whyProgram(s, seat, programOf(s, card))
}

export function addCards(s: State, seat: Seat, list: AnswerList): void {
  const many = player.largeCards.size(s, seat)
  for (let place = 0; place < many; place++) {
    const card = player.largeCards(s, seat, place)
    if (whyCard(s, seat, card) === 0) list.add(USE_CARD.of(card))
  }
}

export function useCard(s: State, seat: Seat, card: Card, out: Story): void {
  player.usedCards.add(s, seat, card)
  out.tell(CARD_USED, seat, card)
  tasks.program.push(s, programOf(s, card), 0)
}
