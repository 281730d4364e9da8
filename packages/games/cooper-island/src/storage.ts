import type { Seat, Story } from '@quayside/kernel'
import { SMALL_BUILDINGS } from './box.ts'
import { event } from './events.ts'
import { ITEM_COUNT, SMALL } from './ids.ts'
import { erectedOf } from './land.ts'
import { packedCount } from './rules/programs.ts'
import type { SmallCard } from './rules/small-cards.ts'
import { DOCK, FACE_DOWN, MARKET, player, SMALL_CARD, STORE, type State } from './state.ts'

/** Storage spaces and market. Source: Observações importantes sobre espaços de estoque (page 24), Estocar (page 20). */

const GAINED = event('gained')
const TO_MARKET = event('to-market')

/** One of the small building cards a seat has, or undefined. */
export function smallCard(s: State, seat: Seat, place: number): SmallCard | undefined {
  const card = s.c[player(seat) + SMALL_CARD + place]
  return card > 0 ? s.rules.smallCards[card - 1] : undefined
}

/** Spaces for anything: those of the board, those under small buildings, those that boats bring. */
export function generalSpaces(s: State, seat: Seat): number {
  const { c, rules } = s
  const p = player(seat)
  let spaces = rules.storage + rules.storagePerSmall * erectedOf(s, seat, SMALL)
  for (let dock = 0; dock < rules.docks.length; dock++) {
    const boat = (c[p + DOCK + dock] & (FACE_DOWN - 1)) - 1
    if (boat >= 0) spaces += rules.boatStorage[boat]
  }
  return spaces
}

function countIn(s: State, seat: Seat, mask: number): number {
  const at = player(seat) + STORE
  let count = 0
  for (let item = 0; item < ITEM_COUNT; item++) if (mask & (1 << item)) count += s.c[at + item]
  return count
}

const ALL_ITEMS = (1 << ITEM_COUNT) - 1

/** General spaces that are free when everything that can lies on the cards that take only some kinds. */
export function freeSpaces(s: State, seat: Seat): number {
  let free = generalSpaces(s, seat) - countIn(s, seat, ALL_ITEMS)
  for (let place = 0; place < SMALL_BUILDINGS; place++) {
    const card = smallCard(s, seat, place)
    if (card && card.spaces > 0) free += Math.min(card.spaces, countIn(s, seat, card.accepts))
  }
  return free
}

/** Whether there is a storage space for one more of an item. */
export function fits(s: State, seat: Seat, item: number): boolean {
  if (freeSpaces(s, seat) > 0) return true
  for (let place = 0; place < SMALL_BUILDINGS; place++) {
    const card = smallCard(s, seat, place)
    if (card && card.accepts & (1 << item) && countIn(s, seat, card.accepts) < card.spaces) return true
  }
  return false
}

/** Whether a card's own spaces are all full. */
export const isFull = (s: State, seat: Seat, card: SmallCard): boolean => countIn(s, seat, card.accepts) >= card.spaces

/** Which items have room, a bit each. */
export function roomFor(s: State, seat: Seat): number {
  if (freeSpaces(s, seat) > 0) return ALL_ITEMS
  let mask = 0
  for (let item = 0; item < ITEM_COUNT; item++) if (fits(s, seat, item)) mask |= 1 << item
  return mask
}

export function store(s: State, seat: Seat, item: number, out: Story): void {
  s.c[player(seat) + STORE + item]++
  out.tell(GAINED, seat, item, 1)
}

export function toMarket(s: State, seat: Seat, item: number, count: number, out: Story): void {
  if (count === 0) return
  s.c[player(seat) + MARKET + item] += count
  out.tell(TO_MARKET, seat, item, count)
}

/** Everything packed in one number into the market. */
export function allToMarket(s: State, seat: Seat, packed: number, out: Story): void {
  for (let item = 0; item < ITEM_COUNT; item++) toMarket(s, seat, item, packedCount(packed, item), out)
}

/** Stores all of it, if there is room for all of it. */
export function storeAll(s: State, seat: Seat, packed: number, out: Story): boolean {
  const at = player(seat) + STORE
  for (let item = 0; item < ITEM_COUNT; item++) s.c[at + item] += packedCount(packed, item)
  if (freeSpaces(s, seat) < 0) {
    for (let item = 0; item < ITEM_COUNT; item++) s.c[at + item] -= packedCount(packed, item)
    return false
  }
  for (let item = 0; item < ITEM_COUNT; item++) {
    const count = packedCount(packed, item)
    if (count > 0) out.tell(GAINED, seat, item, count)
  }
  return true
}
