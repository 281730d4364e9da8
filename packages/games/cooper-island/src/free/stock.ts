import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf } from '../answers.ts'
import { event } from '../events.ts'
import { ITEM_COUNT } from '../ids.ts'
import { FREE, isCube } from '../land.ts'
import { reason } from '../reasons.ts'
import { MARKET, ON, player, STORE, type State } from '../state.ts'
import { fits, roomFor } from '../storage.ts'

/** Stocking: a cube from land or an item of the market into storage. Source: Ação livre: Estocar (page 20). */

const STOCKED = event('stocked')
const STOCKED_MARKET = event('stocked-from-market')
const NO_CUBE = reason('no-cube-there')
const NOT_IN_MARKET = reason('not-in-market')
const STORAGE_FULL = reason('storage-full')

export function addLandStock(s: State, seat: Seat, list: AnswerList): void {
  const { c } = s
  const p = player(seat)
  const room = roomFor(s, seat)
  if (room === 0) return
  for (let space = 0; space < s.rules.land.count; space++) {
    const on = c[p + ON + space]
    if (isCube(on) && room & (1 << on)) list.add(answer(OP.STOCK_LAND, space))
  }
}

export function addMarketStock(s: State, seat: Seat, list: AnswerList): void {
  const p = player(seat)
  const room = roomFor(s, seat)
  for (let item = 0; item < ITEM_COUNT; item++) {
    if (s.c[p + MARKET + item] > 0 && room & (1 << item)) list.add(answer(OP.STOCK, item))
  }
}

export function whyStock(s: State, seat: Seat, given: Answer): ReasonCode {
  const p = player(seat)
  const at = argOf(given)
  if (opOf(given) === OP.STOCK) {
    if (s.c[p + MARKET + at] === 0) return NOT_IN_MARKET
    return fits(s, seat, at) ? 0 : STORAGE_FULL
  }
  const on = s.c[p + ON + at]
  if (!isCube(on)) return NO_CUBE
  return fits(s, seat, on) ? 0 : STORAGE_FULL
}

export function stock(s: State, seat: Seat, given: Answer, out: Story): void {
  const { c } = s
  const p = player(seat)
  const at = argOf(given)
  if (opOf(given) === OP.STOCK) {
    c[p + MARKET + at]--
    c[p + STORE + at]++
    out.tell(STOCKED_MARKET, seat, at)
    return
  }
  const item = c[p + ON + at]
  c[p + ON + at] = FREE
  c[p + STORE + item]++
  out.tell(STOCKED, seat, item, at)
}
