import type { Seat } from '@quayside/kernel'
import { box, type State } from './box.ts'
import {
  type Card,
  type CardKind,
  type Company,
  cardsOfGood,
  DISPLAY_COLUMN,
  DISPLAY_ROW,
  type Good,
  PLUS_ONE,
  type Region,
  SLOT,
} from './ids.ts'

const { table, seats: player } = box

/**
 * The few questions that are asked most, answered from the cells themselves: a thing lies in its cell as its number plus 1, a set as bits.
 * Nobody else reads cells. `test/hot.test.ts` has the plain version of each and compares them.
 */

const SEAT_CELLS = box.seatCells
const [HAND, SLOTS, USED] = [player.hand.at, player.slots.at, player.used.at]
const [PERMANENT, TOTAL_SPENT] = [player.permanent.at, player.totalSpent.at]
const [PLUS_ONE_SEAT, PLUS_ONE_ON] = [table.tiles.seat.at + PLUS_ONE, table.plusOneOn.at]
const [POSTS, DISPLAY] = [table.posts.at, table.display.at]

/** The cards that a seat has in hand, each once. */
export function cardsInHand({ c, rules: { cards } }: State, seat: Seat): Card[] {
  const found: Card[] = []
  const at = HAND + seat * SEAT_CELLS
  for (let i = 0; i < cards.length; i++) if (c[at + i] > 0) found.push(cards[i])
  return found
}

/** Cards of a kind that lie face up before a seat. */
export function countFaceUp({ c, rules: { faces } }: State, seat: Seat, kind: CardKind): number {
  const at = seat * SEAT_CELLS
  let count = 0
  for (let slot = 0; slot < SLOT.size; slot++) {
    const card = c[at + SLOTS + slot]
    if (card > 0 && faces[card - 1].kind === kind && (c[at + USED] & (1 << slot)) === 0) count++
  }
  return count
}

/** Values of the cards of a kind that lie face up before a seat. */
export function valueFaceUp({ c, rules: { faces } }: State, seat: Seat, kind: CardKind): number {
  const at = seat * SEAT_CELLS
  let value = 0
  for (let slot = 0; slot < SLOT.size; slot++) {
    const card = c[at + SLOTS + slot]
    if (card > 0 && faces[card - 1].kind === kind && (c[at + USED] & (1 << slot)) === 0) value += faces[card - 1].value
  }
  return value
}

/** Face-up units of a good before a seat: its cards with the "+1" tile and what every card adds, and the bonus on the total. */
export function goodTotal(s: State, seat: Seat, good: Good): number {
  const cards = countFaceUp(s, seat, cardsOfGood(good))
  if (cards === 0) return 0
  const { c, rules } = s
  const at = seat * SEAT_CELLS
  const { onCard, onTotal } = rules.permanents[c[at + PERMANENT] - 1]
  let total = valueFaceUp(s, seat, cardsOfGood(good)) + cards * onCard[good]
  if (c[at + TOTAL_SPENT] === 0) total += onTotal[good]
  if (c[PLUS_ONE_ON] === 0 || c[PLUS_ONE_SEAT] !== seat + 1) return total
  const slot = c[PLUS_ONE_ON] - 1
  const lies = rules.faces[c[at + SLOTS + slot] - 1].good === good && (c[at + USED] & (1 << slot)) === 0
  return lies ? total + rules.tileValue[PLUS_ONE] : total
}

/** Points to enter a region by its cheapest border; 0 if the company is in it or nowhere beside it. */
export function entryCost({ c, rules: { map } }: State, company: Company, region: Region): number {
  const there = c[POSTS + region]
  if (there === company + 1) return 0
  const around = map.neighbours[region]
  const borders = map.borders[region]
  let cost = map.fromBase[company][region]
  for (let i = 0; i < around.length; i++) {
    if (c[POSTS + around[i]] === company + 1 && (cost === 0 || borders[i] < cost)) cost = borders[i]
  }
  return cost > 0 && there > 0 ? cost + map.occupied : cost
}

/** The lowest price on display with a discount; more than anybody has when the display is empty. */
export function cheapest({ c, rules: { faces, surcharge } }: State, discount: number): number {
  let lowest = Number.MAX_SAFE_INTEGER
  for (let column = 0; column < DISPLAY_COLUMN.size; column++) {
    for (let row = 0; row < DISPLAY_ROW.size; row++) {
      const card = c[DISPLAY + column * DISPLAY_ROW.size + row]
      if (card > 0) lowest = Math.min(lowest, Math.max(0, faces[card - 1].price + surcharge[column] - discount))
    }
  }
  return lowest
}
