import type { Rng, Seat, Viewer } from '@quayside/kernel'
import { copyState } from '@quayside/kernel/box'
import { choiceOf, noteChoice } from './actions/cards.ts'
import { box, type State } from './box.ts'
import { type Card, DECK, type Deck } from './ids.ts'
import { CARDS_DRAWN } from './sizes.ts'
import { seatsOf } from './state.ts'

const { table, chance } = box

/**
 * Another hidden truth for a viewer: other orders of the building decks, other cards for somebody else to choose from, another generator,
 * and with it another order of bag, diaries and Cooper's cards. What a seat has put back itself stays where it knows it to be: those
 * cards change places only with one another.
 */
export function resample(s: State, viewer: Viewer, rng: Rng): State {
  const other = copyState(s)
  for (let deck = DECK.first; deck < DECK.size; deck++) reshuffle(other, viewer, deck, rng)
  chance.seed(other, rng.seed())
  return other
}

/** The choices in which the viewer may have put a card back, none first. Others have seen nothing. */
const CHOICES = [-1, 0, 1, 2]
const choiceOfViewer = (s: State, viewer: Viewer, card: Card): number =>
  typeof viewer === 'number' ? choiceOf(s, viewer, card) : -1

function reshuffle(s: State, viewer: Viewer, deck: Deck, rng: Rng): void {
  const hidden = hiddenPlaces(s, viewer, deck)
  for (const choice of CHOICES) {
    const places = hidden.filter((place) => choiceOfViewer(s, viewer, place.card()) === choice)
    swapCards(s, places, rng)
  }
  // Cards put back together lie in an order that nobody knows.
  const left = table.deck.size(s, deck)
  const together = CARDS_DRAWN - 1
  const back = Math.min(left, table.putBack(s, deck) * together)
  for (let end = left; end > left - back; end -= together) {
    const start = Math.max(left - back, end - together)
    table.deck.mix(s, rng, start, end - start, deck)
  }
  sortChoice(s)
}

/** The cards to choose from lie in the order of their numbers. */
function sortChoice(s: State): void {
  const cards = table.choice.all(s).sort((a, b) => a - b)
  cards.forEach((card, place) => {
    table.choice.set(s, place, card)
  })
}

/** Where a card lies. */
interface Place {
  card(): Card
  lay(card: Card): void
}

/** Where cards lie that the viewer does not see: in the deck, and before somebody else who is choosing. */
function hiddenPlaces(s: State, viewer: Viewer, deck: Deck): Place[] {
  const inDeck = table.deck.all(s, deck).map((_, place) => ({
    card: () => table.deck(s, deck, place),
    lay: (card: Card) => table.deck.set(s, deck, place, card),
  }))
  const choice = table.choice.all(s)
  const isOfDeck = choice.some((card) => s.rules.cards[card].deck === deck)
  if (!isOfDeck || viewer === 'referee' || viewer === (table.turnSeat(s) as Seat)) return inDeck
  const inChoice = choice.map((_, place) => ({
    card: () => table.choice(s, place),
    lay: (card: Card) => table.choice.set(s, place, card),
  }))
  return [...inDeck, ...inChoice]
}

/** Cards change places, from their order by number on: how they lay must not tell how they will lie. */
function swapCards(s: State, places: readonly Place[], rng: Rng): void {
  for (let i = 0; i < places.length - 1; i++) {
    let least = i
    for (let j = i + 1; j < places.length; j++) if (places[j].card() < places[least].card()) least = j
    swap(s, places[i], places[least])
  }
  for (let i = places.length - 1; i > 0; i--) swap(s, places[i], places[rng.below(i + 1)])
}

/** What the others know of each place goes with the place. */
function swap(s: State, a: Place, b: Place): void {
  const [one, two] = [a.card(), b.card()]
  if (one === two) return
  a.lay(two)
  b.lay(one)
  for (const seat of seatsOf(s)) {
    const [choiceOfOne, choiceOfTwo] = [choiceOf(s, seat, one), choiceOf(s, seat, two)]
    noteChoice(s, seat, one, choiceOfTwo)
    noteChoice(s, seat, two, choiceOfOne)
  }
}
