import { bitOf, EVERYONE, type Seat, type Story } from '@quayside/kernel'
import { KEEP } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Phase, type Task } from '../flow.ts'
import { BUILDINGS, buildingFor, type Card, type Deck, SMALL_DECK } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { CARDS_DRAWN } from '../sizes.ts'
import { seatsOf } from '../state.ts'

const { table, seats: player, tasks, chance } = box

/** Four cards are looked at in secret, one is kept, three go under the deck in random order. Source: page 18. */

const CARDS_SEEN = event('cards-seen')
const CARD_SEEN = event('card-seen')
const CARD_KEPT = event('card-kept')
const NOT_SEEN = reason('card-not-seen')

/** The cards come from the top; they are kept in the order of their numbers, so that equal choices are equal states. */
function lookAtCards(s: State, seat: Seat, deck: Deck, out: Story): void {
  const count = Math.min(CARDS_DRAWN, table.deck.size(s, deck))
  const cards = Array.from({ length: count }, () => table.deck.removeAt(s, deck, 0)).sort((a, b) => a - b)
  for (const card of cards) table.choice.push(s, card)
  out.drew()
  out.tellTo(EVERYONE & ~bitOf(seat), CARDS_SEEN, seat, deck)
  for (const card of cards) out.tellTo(bitOf(seat), CARD_SEEN, seat, card)
}

/** The choice, counted from 0, in which a seat put a card back; -1 if in none. */
export const choiceOf = (s: State, seat: Seat, card: Card): number =>
  CHOICES.findIndex((choice) => player.putBackIn(s, seat, choice, card))
const CHOICES = [0, 1, 2]

/** Notes in which choice a seat put a card back; -1 if that is forgotten. */
export function noteChoice(s: State, seat: Seat, card: Card, choice: number): void {
  for (const other of CHOICES) player.putBackIn.remove(s, seat, other, card)
  if (choice >= 0) player.putBackIn.add(s, seat, choice, card)
}

function keep(s: State, seat: Seat, deck: Deck, kept: Card, out: Story): void {
  const own = deck === SMALL_DECK ? player.smallCards : player.largeCards
  const choice = own.size(s, seat)
  own.push(s, seat, kept)
  const back = table.choice.all(s).filter((card) => card !== kept)
  table.choice.clear(s)
  for (const card of back) noteChoice(s, seat, card, choice)
  chance.shuffle(s, back)
  for (const card of back) table.deck.push(s, deck, card)
  table.putBack.add(s, deck, 1)
  // Nobody may know any more what this card was put back with.
  for (const other of seatsOf(s)) noteChoice(s, other, kept, -1)
  out.drew()
  out.tell(CARD_KEPT, seat, kept)
}

const askCard: Ask = {
  question: question('choose-card'),
  free: true,
  facts: (s) => ({ building: BUILDINGS[buildingFor(tasks.chooseCard.deck(s))] }),
  legal(s, _seat, list) {
    for (const card of table.choice.all(s)) list.add(KEEP.of(card))
  },
  why(s, _seat, given) {
    if (!KEEP.is(given)) return OTHER_QUESTION
    return table.choice.indexOf(s, KEEP.first(given)) >= 0 ? 0 : NOT_SEEN
  },
  apply(s, seat, given, out) {
    const deck = tasks.chooseCard.deck(s)
    tasks.pop(s)
    keep(s, seat, deck, KEEP.first(given), out)
  },
}

const chooseCard: Task = {
  run(s, out) {
    if (!tasks.chooseCard.seen(s)) {
      tasks.chooseCard.seen.set(s, true)
      lookAtCards(s, table.turnSeat(s), tasks.chooseCard.deck(s), out)
    }
    return askTurnSeat(s)
  },
  ask: askCard,
}

export const buildingCards: Phase = { name: 'building cards', tasks: { chooseCard } }
