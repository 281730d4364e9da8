import { bitOf, type Seat, type SeatMask, type Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf } from '../../answers.ts'
import { event } from '../../events.ts'
import { type Ask, finished, TASK, type Task, taskArg } from '../../flow.ts'
import { question } from '../../questions.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import { ASKED, type State, TASKS } from '../../state.ts'
import { CARDS_HELD, drawCards, handOf, heldCount, hold, isInHand, MOST_IN_HAND, setHand } from './cards.ts'

/**
 * Everybody has four cards: as they are dealt; by the variant one out of each hand, which then goes to the left; with Puertomas four of six.
 * All choose at the same time and nobody sees what another keeps.
 * Source: 1897, Expansão VI; Puertoma, Expansão VI.
 */

const DEALT = event('cards-dealt')
const CARD_HELD = event('card-held')

const NO_SUCH_CARD = reason('no-such-card')

export function pushDeal(s: State): void {
  TASKS.push(s.c, TASK.ACHIEVEMENT_HOLD)
}

const isDraft = (s: State): boolean => (s.rules.options.variants as readonly string[]).includes('achievement-draft')

/** Gives a seat the four cards that everybody has. */
export function dealHeld(s: State, seat: Seat): void {
  for (const card of drawCards(s, CARDS_HELD)) hold(s, seat, card)
}

function deal(s: State, out: Story): void {
  const inHand = s.rules.automa ? MOST_IN_HAND : CARDS_HELD
  const atOnce = !s.rules.automa && !isDraft(s)
  out.drew()
  for (let seat = 0; seat < s.rules.humans; seat++) {
    if (atOnce) dealHeld(s, seat)
    else setHand(s, seat, drawCards(s, inHand))
    out.tell(DEALT, seat, inHand)
  }
}

const askHold: Ask = {
  question: question('achievement-hold'),
  facts: (s, seat) => ({ left: (isDraft(s) ? taskArg(s) : CARDS_HELD) - heldCount(s, seat) }),
  legal(s, seat, list) {
    for (const card of handOf(s, seat)) list.add(answer(OP.HOLD, card))
  },
  why(s, seat, given) {
    if (opOf(given) !== OP.HOLD) return OTHER_QUESTION
    return isInHand(s, seat, argOf(given)) ? 0 : NO_SUCH_CARD
  },
  apply: (s, seat, given, out) => keep(s, seat, argOf(given), out),
}

function keep(s: State, seat: Seat, card: number, out: Story): void {
  setHand(
    s,
    seat,
    handOf(s, seat).filter((other) => other !== card),
  )
  hold(s, seat, card)
  out.tellTo(bitOf(seat), CARD_HELD, seat, card)
}

/** The task's number: how many cards each seat has when its choice is made, 0 before cards are dealt. */
export const achievementHold: Task = {
  run(s, out) {
    const { c } = s
    if (taskArg(s) === 0) {
      deal(s, out)
      c[TASKS.top(c) + 1] = isDraft(s) ? 1 : CARDS_HELD
    }
    const waiting = seatsShortOf(s, taskArg(s))
    if (waiting !== 0) {
      c[ASKED] = waiting
      return true
    }
    if (!isDraft(s)) {
      for (let seat = 0; seat < s.rules.humans; seat++) setHand(s, seat, [])
      return finished(s)
    }
    passHands(s, out)
    if (handOf(s, 0).length > 1) {
      c[TASKS.top(c) + 1]++
      return false
    }
    for (let seat = 0; seat < s.rules.humans; seat++) for (const card of handOf(s, seat)) keep(s, seat, card, out)
    return finished(s)
  },
  ask: askHold,
}

function seatsShortOf(s: State, count: number): SeatMask {
  let seats = 0
  for (let seat = 0; seat < s.rules.humans; seat++) if (heldCount(s, seat) < count) seats |= bitOf(seat)
  return seats
}

/** Each hand goes to the left; what is in it is new to whoever gets it. */
function passHands(s: State, out: Story): void {
  const { humans } = s.rules
  const hands = Array.from({ length: humans }, (_, seat) => handOf(s, seat))
  hands.forEach((hand, seat) => {
    setHand(s, (seat + 1) % humans, hand)
  })
  out.revealed()
}

/** Whether a seat is still choosing: until then nobody sees how many cards it keeps. */
export const isChoosing = (s: State, seat: Seat): boolean => handOf(s, seat).length > 0
