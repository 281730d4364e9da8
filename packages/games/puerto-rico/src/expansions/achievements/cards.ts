import { roll, type Seat } from '@quayside/kernel'
import { ACHIEVEMENTS, type Achievement } from '../../data/achievements.ts'
import { RNG, type State } from '../../state.ts'

/** The cards of Achievements and where they lie. Cards that nobody has are those that are named in no cell. */

export const CARDS: readonly Achievement[] = ACHIEVEMENTS

/** Cards that a player ends up with. */
export const CARDS_HELD = 4
/** Cards to choose from where Puertomas play. */
export const MOST_IN_HAND = 6

/* A block for each seat, in which Puertomas have nothing. */
/** Cards for good: card plus 1, with marks; in the cards' order, so that equal situations have equal cells. */
const HELD = 0
/** Cards that are still chosen from: card plus 1, in order too. */
const HAND = HELD + CARDS_HELD
/** Captain: one bit for each good loaded in this phase, and the points gained in it. */
const KINDS_LOADED = HAND + MOST_IN_HAND
const CAPTAIN_POINTS = KINDS_LOADED + 1
const SEAT_CELLS = CAPTAIN_POINTS + 1

const FULFILLED = 32
const ANNOUNCED = 64

export const achievementCells = (players: number): number => players * SEAT_CELLS

const block = (s: State, seat: Seat): number => s.rules.cellsOf.achievements + seat * SEAT_CELLS

const cardIn = (cell: number): number => (cell & (FULFILLED - 1)) - 1

/** The card in one of a seat's places, -1 if none lies there. */
export const heldCard = (s: State, seat: Seat, place: number): number => cardIn(s.c[block(s, seat) + HELD + place])
export const isFulfilled = (s: State, seat: Seat, place: number): boolean =>
  (s.c[block(s, seat) + HELD + place] & FULFILLED) > 0
export const isAnnounced = (s: State, seat: Seat, place: number): boolean =>
  (s.c[block(s, seat) + HELD + place] & ANNOUNCED) > 0

/** Whether the card in one of a seat's places is fulfilled and nobody has been shown it. */
export const isUnannounced = (s: State, seat: Seat, place: number): boolean =>
  (s.c[block(s, seat) + HELD + place] & (FULFILLED | ANNOUNCED)) === FULFILLED

/** The card in one of a seat's places if it is not fulfilled yet, -1 if there is none. */
export function openCard(s: State, seat: Seat, place: number): number {
  const cell = s.c[block(s, seat) + HELD + place]
  return cell & FULFILLED ? -1 : cell - 1
}

/** Where a seat has a card, -1 if it has not. */
export function placeOf(s: State, seat: Seat, card: number): number {
  for (let place = 0; place < CARDS_HELD; place++) if (heldCard(s, seat, place) === card) return place
  return -1
}

export function fulfil(s: State, seat: Seat, place: number): void {
  s.c[block(s, seat) + HELD + place] |= FULFILLED
}

export function markAnnounced(s: State, seat: Seat, place: number): void {
  s.c[block(s, seat) + HELD + place] |= FULFILLED | ANNOUNCED
}

export const heldCards = (s: State, seat: Seat): number[] => cardsIn(s, block(s, seat) + HELD, CARDS_HELD)
export const handOf = (s: State, seat: Seat): number[] => cardsIn(s, block(s, seat) + HAND, MOST_IN_HAND)

/** Cards lie without gaps. */
function cardsIn({ c }: State, at: number, places: number): number[] {
  const cards: number[] = []
  for (let place = 0; place < places && c[at + place] > 0; place++) cards.push(cardIn(c[at + place]))
  return cards
}

export function heldCount(s: State, seat: Seat): number {
  const at = block(s, seat) + HELD
  let count = 0
  while (count < CARDS_HELD && s.c[at + count] > 0) count++
  return count
}

export const isInHand = (s: State, seat: Seat, card: number): boolean => handOf(s, seat).includes(card)

/** Gives a seat a card for good. */
export function hold(s: State, seat: Seat, card: number): void {
  const at = block(s, seat) + HELD
  let place = heldCount(s, seat)
  for (; place > 0 && cardIn(s.c[at + place - 1]) > card; place--) s.c[at + place] = s.c[at + place - 1]
  s.c[at + place] = card + 1
}

/** A seat no longer has a card, nor any mark on it. */
export function drop(s: State, seat: Seat, card: number): void {
  const at = block(s, seat) + HELD
  s.c.copyWithin(at + placeOf(s, seat, card), at + placeOf(s, seat, card) + 1, at + CARDS_HELD)
  s.c[at + CARDS_HELD - 1] = 0
}

export function setHand(s: State, seat: Seat, cards: readonly number[]): void {
  const at = block(s, seat) + HAND
  s.c.fill(0, at, at + MOST_IN_HAND)
  s.c.set(
    cards.map((card) => card + 1).sort((a, b) => a - b),
    at,
  )
}

/** Cards that no player has, neither for good nor in hand. */
export function undealt(s: State): number[] {
  const dealt = new Uint8Array(CARDS.length)
  for (let seat = 0; seat < s.rules.humans; seat++) {
    const at = block(s, seat)
    for (let place = HELD; place < HAND + MOST_IN_HAND; place++) {
      const card = cardIn(s.c[at + place])
      if (card >= 0) dealt[card] = 1
    }
  }
  const left: number[] = []
  for (let card = 0; card < CARDS.length; card++) if (!dealt[card]) left.push(card)
  return left
}

/** Draws cards that no player has. */
export function drawCards(s: State, count: number): number[] {
  const deck = undealt(s)
  const drawn: number[] = []
  while (drawn.length < count) drawn.push(...deck.splice(roll(s.c, RNG, deck.length), 1))
  return drawn
}

/* Notes of the captain phase */

export const kindsLoadedAt = (s: State, seat: Seat): number => block(s, seat) + KINDS_LOADED
export const captainPointsAt = (s: State, seat: Seat): number => block(s, seat) + CAPTAIN_POINTS
