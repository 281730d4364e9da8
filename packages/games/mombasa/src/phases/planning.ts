import { type Answer, type AnswerList, bitOf, NOBODY, type ReasonCode, type Seat, type Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { LAY, SEAL } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, finished, type Phase, type Task } from '../flow.ts'
import { cardsInHand } from '../hot.ts'
import { BOOK_SLOT, type Card, DIAMOND_SLOT, numberOf, SHARE, SLOT, type Slot } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { unsealed } from '../state.ts'

const { seats: player } = box

/**
 * Planning: everybody at once and in secret lays cards of the hand into open slots, one each, as many as they like, and seals the plan. When
 * all have, the cards are turned up. Source: Fase de Planejamento (page 4).
 */

const LAID = event('laid')
const SEALED = event('sealed')
const REVEALED = event('revealed')
const REVEALED_NONE = event('revealed-none')

const NOT_IN_HAND = reason('not-in-hand')
const SHARE_CARD = reason('share-card')
const CLOSED = reason('slot-closed')
const FILLED = reason('slot-filled')

/** The outer slots open by diamonds and by books; cards can lie in them from the next planning on. */
export function isOpen(s: State, seat: Seat, slot: Slot): boolean {
  if (slot === DIAMOND_SLOT) return player.diamond(s, seat) >= s.rules.diamondSlot
  if (slot === BOOK_SLOT) return player.ink(s, seat) >= s.rules.bookSlot
  return true
}

const isEmpty = (s: State, seat: Seat, slot: Slot): boolean => player.slots(s, seat, slot) === NONE

/** Share cards are never played. */
const isPlayable = (s: State, card: Card): boolean => s.rules.faces[card].kind !== SHARE

function whyLay(s: State, seat: Seat, card: Card, slot: Slot): ReasonCode {
  if (player.hand(s, seat, card) === 0) return NOT_IN_HAND
  if (!isPlayable(s, card)) return SHARE_CARD
  if (!isOpen(s, seat, slot)) return CLOSED
  return isEmpty(s, seat, slot) ? 0 : FILLED
}

const askPlan: Ask = {
  question: question('plan'),
  facts: (s, seat) => ({ open: SLOT.all.filter((slot) => isOpen(s, seat, slot) && isEmpty(s, seat, slot)).length }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const hand = cardsInHand(s, seat)
    for (let slot = SLOT.first; slot < SLOT.size; slot++) {
      if (!isEmpty(s, seat, slot) || !isOpen(s, seat, slot)) continue
      for (const card of hand) if (isPlayable(s, card)) list.add(LAY.of(card, slot))
    }
    list.add(SEAL)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === SEAL) return 0
    return LAY.is(given) ? whyLay(s, seat, LAY.first(given), LAY.second(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (given === SEAL) {
      player.sealed.set(s, seat, true)
      out.tell(SEALED, seat)
      return
    }
    const [card, slot] = [LAY.first(given), LAY.second(given)]
    player.hand.add(s, seat, card, -1)
    player.slots.set(s, seat, slot, card)
    out.tellTo(bitOf(seat), LAID, seat, card, numberOf(slot))
  },
}

const plan: Task = {
  run(s, out) {
    box.asked.set(s, unsealed(s))
    if (box.asked(s) !== NOBODY) return true
    reveal(s, out)
    return finished(s)
  },
  ask: askPlan,
}

function reveal(s: State, out: Story): void {
  out.revealed()
  for (let seat = 0; seat < s.rules.players; seat++) {
    player.sealed.set(s, seat, false)
    let laid = 0
    for (let slot = SLOT.first; slot < SLOT.size; slot++) {
      const card = player.slots(s, seat, slot)
      if (card === NONE) continue
      out.tell(REVEALED, seat, card, numberOf(slot))
      laid++
    }
    if (laid === 0) out.tell(REVEALED_NONE, seat)
  }
}

/** Whether hand and plan together hold a card that can be planned; both together are public. */
export function hasPlayable(s: State, seat: Seat): boolean {
  for (let slot = SLOT.first; slot < SLOT.size; slot++) if (!isEmpty(s, seat, slot)) return true
  for (const card of cardsInHand(s, seat)) if (isPlayable(s, card)) return true
  return false
}

export const planning: Phase = { name: 'planning', tasks: { plan } }
