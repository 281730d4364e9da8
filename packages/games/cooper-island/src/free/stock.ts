import type { AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { STOCK } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { ITEM, type Item, isCube, itemOf, type Space } from '../ids.ts'
import { removeCube } from '../land.ts'
import { reason } from '../reasons.ts'
import { fits, freeSpaces } from '../storage.ts'

const { seats: player } = box
const { land } = player

/** Stocking: a cube from land or an item of the market into storage. Source: Ação livre: Estocar (page 20). */

const STOCKED = event('stocked')
const STOCKED_MARKET = event('stocked-from-market')
const NO_CUBE = reason('no-cube-there', 'market')
const NOT_IN_MARKET = reason('not-in-market')
const STORAGE_FULL = reason('storage-full')

export function addMarketStock(s: State, seat: Seat, list: AnswerList, free = freeSpaces(s, seat)): void {
  for (let item = ITEM.first; item < ITEM.size; item++) {
    if (player.market(s, seat, item) > 0 && fits(s, seat, item, free)) list.add(STOCK.of(item))
  }
}

export function whyStockLand(s: State, seat: Seat, space: Space): ReasonCode {
  const on = land.on(s, seat, space)
  if (!isCube(on)) return NO_CUBE
  return fits(s, seat, itemOf(on)) ? 0 : STORAGE_FULL
}

export function whyStock(s: State, seat: Seat, item: Item): ReasonCode {
  if (player.market(s, seat, item) === 0) return NOT_IN_MARKET
  return fits(s, seat, item) ? 0 : STORAGE_FULL
}

export function stockFromLand(s: State, seat: Seat, space: Space, out: Story): void {
  const item = removeCube(s, seat, space)
  player.storage.add(s, seat, item, 1)
  out.tell(STOCKED, seat, item, space)
}

export function stockFromMarket(s: State, seat: Seat, item: Item, out: Story): void {
  player.market.add(s, seat, item, -1)
  player.storage.add(s, seat, item, 1)
  out.tell(STOCKED_MARKET, seat, item)
}
