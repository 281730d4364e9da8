import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { DISCARD } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Phase } from '../flow.ts'
import { cardsInHand } from '../hot.ts'
import { type Card, GOODS, type GoodId, SHARE } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { DISCARD_SPACE } from '../spaces.ts'
import { givenOn } from './track-spaces.ts'

const { table, seats: player, tasks } = box

/** Discarding a card of the hand for pounds: its red number and some more. Source: page 9, and track D1 on page 12. */

const DISCARDED = event('discarded')
const NOT_IN_HAND = reason('not-in-hand')
const SHARE_CARD = reason('share-card')
const OTHER_KIND = reason('discard-kind')

type Wanted = 'any' | GoodId

const isWanted = (s: State, card: Card, wanted: Wanted): boolean =>
  wanted === 'any' || GOODS[s.rules.faces[card].kind] === wanted

export function canDiscard(s: State, seat: Seat, wanted: Wanted): boolean {
  for (const card of cardsInHand(s, seat)) if (whyCard(s, seat, card, wanted) === 0) return true
  return false
}

function whyCard(s: State, seat: Seat, card: Card, wanted: Wanted): ReasonCode {
  if (player.hand(s, seat, card) === 0) return NOT_IN_HAND
  if (s.rules.faces[card].kind === SHARE) return SHARE_CARD
  return isWanted(s, card, wanted) ? 0 : OTHER_KIND
}

/** What the space asks for and adds: the board's takes any card, a track's says itself. */
function offer(s: State): { card: Wanted; plus: number } {
  const space = tasks.discard.space(s)
  return space === DISCARD_SPACE ? { card: 'any', plus: s.rules.discardPlus } : givenOn(s, space, 'discard')
}

/** Pounds for discarding a card now. */
export const discardValue = (s: State, card: Card): number => s.rules.faces[card].price + offer(s).plus

const askDiscard: Ask = {
  question: question('discard'),
  facts(s) {
    const { card, plus } = offer(s)
    return { plus, wanted: card }
  },
  legal(s: State, seat: Seat, list: AnswerList): void {
    const wanted = offer(s).card
    for (const card of cardsInHand(s, seat)) if (whyCard(s, seat, card, wanted) === 0) list.add(DISCARD.of(card))
  },
  why: (s: State, seat: Seat, given: Answer): ReasonCode =>
    DISCARD.is(given) ? whyCard(s, seat, DISCARD.first(given), offer(s).card) : OTHER_QUESTION,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const card = DISCARD.first(given)
    const pounds = discardValue(s, card)
    player.hand.add(s, seat, card, -1)
    table.discards.add(s, card, 1)
    player.pounds.add(s, seat, pounds)
    tasks.pop(s)
    out.tell(DISCARDED, seat, card, pounds)
  },
}

export const discards: Phase = { name: 'discarding a card', tasks: { discard: { run: askTurnSeat, ask: askDiscard } } }
