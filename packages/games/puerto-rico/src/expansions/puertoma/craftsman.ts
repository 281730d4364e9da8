import type { Seat, Story } from '@quayside/kernel'
import { CRAFTSMAN, GOOD_COUNT } from '../../ids.ts'
import { capacityOf, takeExtra, whyExtra } from '../../roles/craftsman.ts'
import { GOODS_SUPPLY, goodsOf, isAutoma, MADE, player, type State } from '../../state.ts'
import { moveMarker } from './marker.ts'
import { because } from './telling.ts'

/**
 * Craftsman: every active estate makes a crate, without any building; as the chooser it takes one more of the best kind it made.
 * Source: 1897, Puertoma, Produtor.
 */

/** Whether it can make a kind that it does not have. */
export function producingPays(s: State, seat: Seat): boolean {
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (goodsOf(s, seat, good) === 0 && capacityOf(s, seat, good) > 0 && s.c[GOODS_SUPPLY + good] > 0) return true
  }
  return false
}

export function takeBestExtra(s: State, seat: Seat, out: Story): void {
  for (let good = GOOD_COUNT - 1; good >= 0; good--) {
    if (whyExtra(s, good) !== 0) continue
    because(seat, 'best-good', out)
    takeExtra(s, seat, good, out)
    return
  }
}

export function kindsMade(s: State, seat: Seat): number {
  let kinds = 0
  for (let good = 0; good < GOOD_COUNT; good++) if (s.c[player(seat) + MADE + good] > 0) kinds++
  return kinds
}

/** Making crates is done by the role itself; the marker follows. */
export function afterProducing(s: State, seat: Seat, out: Story): void {
  if (isAutoma(s, seat) && kindsMade(s, seat) > 0) moveMarker(s, CRAFTSMAN, out)
}
