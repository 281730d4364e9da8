import type { Seat } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from './box.ts'
import { type Card, MERCHANT, type Merchant, ORDER, type Order, type Worker } from './ids.ts'
import type { CardRules } from './rules/cards.ts'

const { table, seats: player } = box

export type { State } from './box.ts'

/** Questions about a state that many rules ask. Those about a peninsula are in `land.ts`, those about storage in `storage.ts`. */

/** In solo games Cooper is the seat after the player. */
export const COOPER_SEAT = 1

/** The players, without Cooper. */
export const seatsOf = (s: State): readonly Seat[] => s.rules.playerSeats

/** Players in the order they act, from the holder of the Cooper marker. In solo games there is only one. */
export const seatInOrder = (s: State, place: number): Seat =>
  s.rules.solo ? 0 : (table.cooper(s) + place) % s.rules.players

/** The merchant that the harbour master looks after in this round. */
export const merchantOfRound = (s: State): Merchant => MERCHANT.all[table.round(s) - 1]

/** The first of a seat's small building cards that is such a card. */
export function smallCardThat(s: State, seat: Seat, is: (card: CardRules) => boolean): Maybe<Card> {
  const many = player.smallCards.size(s, seat)
  for (let place = 0; place < many; place++) {
    const card = player.smallCards(s, seat, place)
    if (is(s.rules.cards[card])) return card
  }
  return NONE
}

/** Whether a building card is one of the large ones that a seat has. */
export const hasLargeCard = (s: State, seat: Seat, card: Card): boolean => player.largeCards.indexOf(s, seat, card) >= 0

/** Who has a worker on a royal order. */
export const holderOf = (s: State, order: Order): Maybe<Seat> => table.order.holder(s, order)

/** The royal orders that a seat has sent a worker to. */
export const ordersOf = (s: State, seat: Seat): Order[] => ORDER.all.filter((order) => holderOf(s, order) === seat)

export function sendToOrder(s: State, order: Order, holder: Seat, worker: Worker): void {
  table.order.holder.set(s, order, holder)
  table.order.worker.set(s, order, worker)
}
