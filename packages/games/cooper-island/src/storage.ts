import type { Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from './box.ts'
import { event } from './events.ts'
import { DOCK, ITEM, type Item, SMALL } from './ids.ts'
import { erectedOf } from './land.ts'
import type { CardRules } from './rules/cards.ts'
import type { Amounts } from './rules/items.ts'

const { seats: player } = box

/** Storage spaces and market. Source: Observações importantes sobre espaços de estoque (page 24), Estocar (page 20). */

const GAINED = event('gained')
const TO_MARKET = event('to-market')

/** Spaces for anything: those of the board, those under small buildings, those that boats bring. */
export function generalSpaces(s: State, seat: Seat): number {
  const { storage, storagePerSmall, boatStorage } = s.rules
  let spaces = storage + storagePerSmall * erectedOf(s, seat, SMALL)
  for (let dock = DOCK.first; dock < DOCK.size; dock++) {
    const boat = player.dock.boat(s, seat, dock)
    if (boat !== NONE) spaces += boatStorage[boat]
  }
  return spaces
}

/** How many of some items lie in storage. */
export function storedOf(s: State, seat: Seat, items: readonly Item[]): number {
  let count = 0
  for (let i = 0; i < items.length; i++) count += player.storage(s, seat, items[i])
  return count
}

/** Spaces of a card that takes only some kinds. */
const filled = (s: State, seat: Seat, card: CardRules): number => Math.min(card.spaces, storedOf(s, seat, card.accepts))

/** General spaces that are free when everything that can lies on the cards that take only some kinds. */
export function freeSpaces(s: State, seat: Seat): number {
  let free = generalSpaces(s, seat) - storedOf(s, seat, ITEM.all)
  const cards = player.smallCards.size(s, seat)
  for (let place = 0; place < cards; place++) {
    free += filled(s, seat, s.rules.cards[player.smallCards(s, seat, place)])
  }
  return free
}

/** Spaces of a card's own that are free. */
export const freeOn = (s: State, seat: Seat, card: CardRules): number => card.spaces - filled(s, seat, card)

/** General spaces that are free after one more of an item: it lies on a card that takes it as long as there is room. */
export function freeAfter(s: State, seat: Seat, item: Item): number {
  let free = freeSpaces(s, seat) - 1
  const cards = player.smallCards.size(s, seat)
  for (let place = 0; place < cards; place++) {
    const card = s.rules.cards[player.smallCards(s, seat, place)]
    if (card.accepts.includes(item) && freeOn(s, seat, card) > 0) free++
  }
  return free
}

/** Whether a card's own spaces are all full. */
export const isFull = (s: State, seat: Seat, card: CardRules): boolean => storedOf(s, seat, card.accepts) >= card.spaces

/** Whether there is a storage space for one more of an item. */
export function fits(s: State, seat: Seat, item: Item, free = freeSpaces(s, seat)): boolean {
  if (free > 0) return true
  const cards = player.smallCards.size(s, seat)
  for (let place = 0; place < cards; place++) {
    const card = s.rules.cards[player.smallCards(s, seat, place)]
    if (card.accepts.includes(item) && !isFull(s, seat, card)) return true
  }
  return false
}

/** Whether there is room for one of these at least. */
export function fitsAny(s: State, seat: Seat, items: readonly Item[]): boolean {
  const free = freeSpaces(s, seat)
  return items.some((item) => fits(s, seat, item, free))
}

export function store(s: State, seat: Seat, item: Item, out: Story): void {
  player.storage.add(s, seat, item, 1)
  out.tell(GAINED, seat, item, 1)
}

/** Whoever has finished the clean-up can still use what arrives now: the window before the market is cleared is open again. */
export function toMarket(s: State, seat: Seat, item: Item, count: number, out: Story): void {
  if (count === 0) return
  player.market.add(s, seat, item, count)
  if (player.finished(s, seat)) player.reopened.set(s, seat, true)
  out.tell(TO_MARKET, seat, item, count)
}

export function allToMarket(s: State, seat: Seat, items: Amounts, out: Story): void {
  for (let item = ITEM.first; item < ITEM.size; item++) toMarket(s, seat, item, items[item], out)
}
