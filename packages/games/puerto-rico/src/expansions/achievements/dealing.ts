import { bitOf, type Seat, type SeatMask, type Story } from '@quayside/kernel'
import { HOLD } from '../../answers.ts'
import { box, type State } from '../../box.ts'
import { event } from '../../events.ts'
import { type Ask, finished, type Task } from '../../flow.ts'
import type { AchievementCard } from '../../ids.ts'
import { question } from '../../questions.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import { ACHIEVEMENTS_HELD, MOST_IN_HAND } from '../../sizes.ts'
import { drawCards, hold, setHand } from './cards.ts'

const { seats: player, tasks } = box

/**
 * Everybody has four cards: as they are dealt; by the variant one out of each hand, which then goes to the left; with Puertomas four of six.
 * All choose at the same time and nobody sees what another keeps.
 * Source: 1897, Expansão VI; Puertoma, Expansão VI.
 */

const DEALT = event('cards-dealt')
const CARD_HELD = event('card-held')

const NO_SUCH_CARD = reason('no-such-card')

export function pushDeal(s: State): void {
  tasks.achievementHold.push(s, 0)
}

const isDraft = (s: State): boolean => s.rules.options.variants.includes('achievement-draft')

/** Gives a seat the four cards that everybody has. */
export function dealHeld(s: State, seat: Seat): void {
  for (const card of drawCards(s, ACHIEVEMENTS_HELD)) hold(s, seat, card)
}

function deal(s: State, out: Story): void {
  const inHand = s.rules.automa ? MOST_IN_HAND : ACHIEVEMENTS_HELD
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
  facts: (s, seat) => ({
    left: (isDraft(s) ? tasks.achievementHold.each(s) : ACHIEVEMENTS_HELD) - player.achievements.size(s, seat),
  }),
  legal(s, seat, list) {
    for (const card of player.hand.all(s, seat)) list.add(HOLD.of(card))
  },
  why(s, seat, given) {
    if (!HOLD.is(given)) return OTHER_QUESTION
    return player.hand(s, seat, HOLD.first(given)) ? 0 : NO_SUCH_CARD
  },
  apply: (s, seat, given, out) => keep(s, seat, HOLD.first(given), out),
}

function keep(s: State, seat: Seat, card: AchievementCard, out: Story): void {
  player.hand.remove(s, seat, card)
  hold(s, seat, card)
  out.tellTo(bitOf(seat), CARD_HELD, seat, card)
}

export const achievementHold: Task = {
  run(s, out) {
    if (tasks.achievementHold.each(s) === 0) {
      deal(s, out)
      tasks.achievementHold.each.set(s, isDraft(s) ? 1 : ACHIEVEMENTS_HELD)
    }
    const waiting = seatsShortOf(s, tasks.achievementHold.each(s))
    if (waiting !== 0) {
      box.asked.set(s, waiting)
      return true
    }
    if (!isDraft(s)) {
      for (let seat = 0; seat < s.rules.humans; seat++) player.hand.clear(s, seat)
      return finished(s)
    }
    passHands(s, out)
    if (player.hand.size(s, 0) > 1) {
      tasks.achievementHold.each.add(s, 1)
      return false
    }
    for (let seat = 0; seat < s.rules.humans; seat++)
      for (const card of player.hand.all(s, seat)) keep(s, seat, card, out)
    return finished(s)
  },
  ask: askHold,
}

function seatsShortOf(s: State, count: number): SeatMask {
  let seats = 0
  for (let seat = 0; seat < s.rules.humans; seat++) if (player.achievements.size(s, seat) < count) seats |= bitOf(seat)
  return seats
}

/** Each hand goes to the left; what is in it is new to whoever gets it. */
function passHands(s: State, out: Story): void {
  const { humans } = s.rules
  const hands = Array.from({ length: humans }, (_, seat) => player.hand.all(s, seat))
  hands.forEach((hand, seat) => {
    setHand(s, (seat + 1) % humans, hand)
  })
  out.revealed()
}

/** Whether a seat is still choosing: until then nobody sees how many cards it keeps. */
export const isChoosing = (s: State, seat: Seat): boolean => !player.hand.isEmpty(s, seat)
