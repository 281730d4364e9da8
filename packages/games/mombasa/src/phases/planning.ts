import { type Answer, type AnswerList, bitOf, NOBODY, type ReasonCode, type Seat, type Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, SEAL, secondArgOf } from '../answers.ts'
import { BOOK_SLOT, DIAMOND_SLOT, SLOTS } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, finished, type Task } from '../flow.ts'
import { SHARE } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { ASKED, DIAMOND, HAND, INK, player, SEALED, SLOT, type State } from '../state.ts'
import { unsealed } from './starting-tiles.ts'

/**
 * Planning: everybody at once and in secret lays cards of the hand into open slots, one each, as many as they like, and seals the plan. When
 * all have, the cards are turned up. Source: Fase de Planejamento (page 4).
 */

const LAID = event('laid')
const SEALED_EVENT = event('sealed')
const REVEALED = event('revealed')
const REVEALED_NONE = event('revealed-none')

const NOT_IN_HAND = reason('not-in-hand')
const SHARE_CARD = reason('share-card')
const CLOSED = reason('slot-closed')
const FILLED = reason('slot-filled')

/** The outer slots open by diamonds and by books; cards can lie in them from the next planning on. */
export function isOpen(s: State, seat: Seat, slot: number): boolean {
  const { c, rules } = s
  if (slot === DIAMOND_SLOT) return c[player(s, seat) + DIAMOND] >= rules.diamondSlot
  if (slot === BOOK_SLOT) return c[player(s, seat) + INK] >= rules.bookSlot
  return true
}

function whyLay(s: State, seat: Seat, face: number, slot: number): ReasonCode {
  const p = player(s, seat)
  if (s.c[p + HAND + face] === 0) return NOT_IN_HAND
  if (s.rules.faces[face].kind === SHARE) return SHARE_CARD
  if (!isOpen(s, seat, slot)) return CLOSED
  return s.c[p + SLOT + slot] > 0 ? FILLED : 0
}

const askPlan: Ask = {
  question: question('plan'),
  facts(s, seat) {
    let open = 0
    for (let slot = 0; slot < SLOTS; slot++)
      if (isOpen(s, seat, slot) && s.c[player(s, seat) + SLOT + slot] === 0) open++
    return { open }
  },
  legal(s: State, seat: Seat, list: AnswerList): void {
    const p = player(s, seat)
    const { faces, faceCount } = s.rules
    for (let slot = 0; slot < SLOTS; slot++) {
      if (s.c[p + SLOT + slot] > 0 || !isOpen(s, seat, slot)) continue
      for (let face = 0; face < faceCount; face++) {
        if (s.c[p + HAND + face] > 0 && faces[face].kind !== SHARE) list.add(answer(OP.LAY, face, slot))
      }
    }
    list.add(SEAL)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === SEAL) return 0
    return opOf(given) === OP.LAY ? whyLay(s, seat, argOf(given), secondArgOf(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const p = player(s, seat)
    if (given === SEAL) {
      s.c[p + SEALED] = 1
      out.tell(SEALED_EVENT, seat)
      return
    }
    const [face, slot] = [argOf(given), secondArgOf(given)]
    s.c[p + HAND + face]--
    s.c[p + SLOT + slot] = face + 1
    out.tellTo(bitOf(seat), LAID, seat, face, slot + 1)
  },
}

export const plan: Task = {
  run(s, out) {
    const { c } = s
    c[ASKED] = unsealed(s)
    if (c[ASKED] !== NOBODY) return true
    reveal(s, out)
    return finished(s)
  },
  ask: askPlan,
}

function reveal(s: State, out: Story): void {
  const { c } = s
  out.revealed()
  for (let seat = 0; seat < s.rules.players; seat++) {
    const p = player(s, seat)
    c[p + SEALED] = 0
    let laid = 0
    for (let slot = 0; slot < SLOTS; slot++) {
      if (c[p + SLOT + slot] === 0) continue
      out.tell(REVEALED, seat, c[p + SLOT + slot] - 1, slot + 1)
      laid++
    }
    if (laid === 0) out.tell(REVEALED_NONE, seat)
  }
}

/** Whether hand and plan together hold a card that can be planned; both together are public. */
export function hasPlayable(s: State, seat: Seat): boolean {
  const p = player(s, seat)
  const { faces, faceCount } = s.rules
  for (let slot = 0; slot < SLOTS; slot++) if (s.c[p + SLOT + slot] > 0) return true
  for (let face = 0; face < faceCount; face++) if (s.c[p + HAND + face] > 0 && faces[face].kind !== SHARE) return true
  return false
}
