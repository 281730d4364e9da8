import { type Rng, type Seat, seedRng, type Viewer } from '@quayside/kernel'
import { deckAt, deckOfChoice } from './actions/cards.ts'
import { CARDS_DRAWN, DECK_SIZE } from './box.ts'
import { CHOICE, cloneState, DECK_LEFT, KNOWN, PUT_BACK, RNG, type State, TURN_SEAT } from './state.ts'

/**
 * Another hidden truth for a viewer: other orders of the building decks, other cards for somebody else to choose from, another generator,
 * and with it another order of bag, diaries and Cooper's cards. What a seat has put back itself stays where it knows it to be: those
 * cards change places only with one another.
 */
export function resample(s: State, viewer: Viewer, rng: Rng): State {
  const other = cloneState(s)
  for (let deck = 0; deck < 2; deck++) reshuffle(other, viewer, deck, rng)
  seedRng(other.c, RNG, rng.seed())
  return other
}

/** Two bits that say in which of the viewer's choices a card was put back. Others have seen nothing. */
const knownBy = (s: State, viewer: Viewer, deck: number, card: number): number =>
  typeof viewer === 'number' ? (s.c[KNOWN + deck * DECK_SIZE + card - 1] >> (2 * viewer)) & 3 : 0

function reshuffle(s: State, viewer: Viewer, deck: number, rng: Rng): void {
  const { c } = s
  const hidden = hiddenPlaces(s, viewer, deck)
  for (let group = 0; group < 4; group++) {
    const places = hidden.filter((at) => knownBy(s, viewer, deck, c[at]) === group)
    swapCards(s, deck, places, rng)
  }
  // Cards put back together lie in an order that nobody knows.
  const left = c[DECK_LEFT + deck]
  const back = Math.min(left, c[PUT_BACK + deck] * (CARDS_DRAWN - 1))
  for (let end = left; end > left - back; end -= CARDS_DRAWN - 1) {
    const start = Math.max(left - back, end - (CARDS_DRAWN - 1))
    rng.shuffle(c, deckAt(deck) + start, end - start)
  }
  if (deckOfChoice(s) === deck) c.subarray(CHOICE, CHOICE + CARDS_DRAWN).sort()
}

/** Where cards lie that the viewer does not see: in the deck, and before somebody else who is choosing. */
function hiddenPlaces(s: State, viewer: Viewer, deck: number): number[] {
  const places = Array.from({ length: s.c[DECK_LEFT + deck] }, (_, i) => deckAt(deck) + i)
  const sees = viewer === 'referee' || viewer === (s.c[TURN_SEAT] as Seat)
  if (deckOfChoice(s) !== deck || sees) return places
  return [...places, ...Array.from({ length: CARDS_DRAWN }, (_, i) => CHOICE + i).filter((at) => s.c[at] > 0)]
}

/** Cards change places, and what the others know of each place goes with the place. */
function swapCards(s: State, deck: number, places: readonly number[], rng: Rng): void {
  const { c } = s
  const known = KNOWN + deck * DECK_SIZE
  for (let i = places.length - 1; i > 0; i--) {
    const [a, b] = [places[i], places[rng.below(i + 1)]]
    const [one, two] = [c[a] - 1, c[b] - 1]
    ;[c[a], c[b]] = [c[b], c[a]]
    ;[c[known + one], c[known + two]] = [c[known + two], c[known + one]]
  }
}
