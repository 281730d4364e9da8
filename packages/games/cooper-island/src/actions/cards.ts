import {
  type Answer,
  type AnswerList,
  bitOf,
  EVERYONE,
  type ReasonCode,
  type Seat,
  type Story,
  shuffle,
  TASK_CELLS,
} from '@quayside/kernel'
import { answer, argOf, OP, opOf, secondArgOf } from '../answers.ts'
import { CARDS_DRAWN, DECK_SIZE, LARGE_BUILDINGS, SMALL_BUILDINGS } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, pop, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { BUILDINGS, SMALL } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import {
  CHOICE,
  DECK,
  DECK_LEFT,
  KNOWN,
  LARGE_CARD,
  PUT_BACK,
  player,
  RNG,
  SMALL_CARD,
  type State,
  TASKS,
  TURN_SEAT,
} from '../state.ts'

/** Four cards are looked at in secret, one is kept, three go under the deck in random order. Source: page 18. */

const CARDS_SEEN = event('cards-seen')
const CARD_SEEN = event('card-seen')
const CARD_KEPT = event('card-kept')
const NOT_SEEN = reason('card-not-seen')

export const deckAt = (deck: number): number => DECK + deck * DECK_SIZE

/** The cards come from the top; they are kept in the order of their numbers, so that equal choices are equal states. */
function lookAtCards(s: State, seat: Seat, deck: number, out: Story): void {
  const { c } = s
  const at = deckAt(deck)
  const left = c[DECK_LEFT + deck]
  const count = Math.min(CARDS_DRAWN, left)
  for (let i = 0; i < count; i++) c[CHOICE + i] = c[at + i]
  c.subarray(CHOICE, CHOICE + count).sort()
  c.copyWithin(at, at + count, at + left)
  c.fill(0, at + left - count, at + left)
  c[DECK_LEFT + deck] -= count
  out.drew()
  out.tellTo(EVERYONE & ~bitOf(seat), CARDS_SEEN, seat, deck)
  for (let i = 0; i < count; i++) out.tellTo(bitOf(seat), CARD_SEEN, seat, cardNumber(deck, c[CHOICE + i] - 1))
}

/** The deck that the cards being chosen from belong to; the choice may lie under free actions. -1 if nobody is choosing. */
export function deckOfChoice(s: State): number {
  const { c } = s
  for (let at = TASKS.top(c); at > TASKS.at; at -= TASK_CELLS) if (c[at] === TASK.CHOOSE_CARD) return c[at + 1]
  return -1
}

/** Cards of both decks in one list: the small ones first. */
const cardNumber = (deck: number, card: number): number => deck * DECK_SIZE + card

function keep(s: State, seat: Seat, deck: number, card: number, out: Story): void {
  const { c } = s
  const kept = player(seat) + (deck === SMALL ? SMALL_CARD : LARGE_CARD)
  const places = deck === SMALL ? SMALL_BUILDINGS : LARGE_BUILDINGS
  const used = c[kept] > 0 ? 1 : 0
  if (used < places) c[kept + used] = card + 1
  const back = deckAt(deck) + c[DECK_LEFT + deck]
  let count = 0
  for (let i = 0; i < CARDS_DRAWN; i++) {
    const other = c[CHOICE + i] - 1
    c[CHOICE + i] = 0
    if (other < 0 || other === card) continue
    c[back + count++] = other + 1
    const known = KNOWN + deck * DECK_SIZE + other
    c[known] = (c[known] & ~(3 << (2 * seat))) | ((used + 1) << (2 * seat))
  }
  shuffle(c, RNG, back, count)
  c[DECK_LEFT + deck] += count
  c[PUT_BACK + deck]++
  // Nobody may know any more what this card was put back with.
  c[KNOWN + deck * DECK_SIZE + card] = 0
  out.drew()
  out.tell(CARD_KEPT, seat, cardNumber(deck, card))
}

const isSeen = (s: State, card: number): boolean => {
  for (let i = 0; i < CARDS_DRAWN; i++) if (s.c[CHOICE + i] === card + 1) return true
  return false
}

const askCard: Ask = {
  question: question('choose-card'),
  free: true,
  facts: (s) => ({ building: BUILDINGS[taskArg(s)] }),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    for (let i = 0; i < CARDS_DRAWN; i++) {
      if (s.c[CHOICE + i] > 0) list.add(answer(OP.KEEP, taskArg(s), s.c[CHOICE + i] - 1))
    }
  },
  why(s: State, _seat: Seat, given: Answer): ReasonCode {
    if (opOf(given) !== OP.KEEP) return OTHER_QUESTION
    return argOf(given) === taskArg(s) && isSeen(s, secondArgOf(given)) ? 0 : NOT_SEEN
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    pop(s)
    keep(s, seat, argOf(given), secondArgOf(given), out)
  },
}

export const chooseCard: Task = {
  run(s, out) {
    if (taskSecondArg(s) === 0) {
      s.c[TASKS.top(s.c) + 2] = 1
      lookAtCards(s, s.c[TURN_SEAT], taskArg(s), out)
    }
    return askTurnSeat(s)
  },
  ask: askCard,
}
