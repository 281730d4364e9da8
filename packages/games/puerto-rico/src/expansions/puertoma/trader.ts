import type { Seat, Story } from '@quayside/kernel'
import { HOUSE_SPACES, PRIVILEGE } from '../../data/box.ts'
import { event } from '../../events.ts'
import { GOOD_COUNT, TRADER } from '../../ids.ts'
import { houseFull, inHouse, sell } from '../../roles/trader.ts'
import { goodsOf, HOUSE_COUNT, type State } from '../../state.ts'
import { gainCoins, privilegeOf } from '../../supply.ts'
import { abilityNumber, hasAbility } from './cells.ts'
import { moveMarker } from './marker.ts'
import { because, helps } from './telling.ts'
import { wantsToClose } from './wishes.ts'

/**
 * Trader: sells a crate of the best kind it can, if that brings at least a coin. Where it would fill the trading house, a goal of the festival
 * comes first.
 * Source: 1897, Puertoma, Negociante; Expansão IV e V.
 */

const CANNOT_ACT = event('cannot-act')

const DUPLICATES = abilityNumber('sells-duplicates')
const COIN = abilityNumber('coin-per-sale')

export const sellingPays = (s: State, seat: Seat): boolean => bestSale(s, seat, PRIVILEGE) >= 0

const maySell = (s: State, seat: Seat, good: number): boolean =>
  goodsOf(s, seat, good) > 0 && !houseFull(s) && (!inHouse(s, good) || hasAbility(s, seat, DUPLICATES))

/** The best kind that brings a coin, -1 if there is none. */
function bestSale(s: State, seat: Seat, privilege: number): number {
  const more = privilege + (hasAbility(s, seat, COIN) ? 1 : 0)
  for (let good = GOOD_COUNT - 1; good >= 0; good--) {
    if (s.rules.price[good] + more > 0 && maySell(s, seat, good)) return good
  }
  return -1
}

/** A kind that meets a goal as the last crate of the house, -1 if there is none. */
function closingSale(s: State, seat: Seat): number {
  if (s.c[HOUSE_COUNT] !== HOUSE_SPACES - 1) return -1
  for (let good = GOOD_COUNT - 1; good >= 0; good--) {
    if (wantsToClose(s, good) && maySell(s, seat, good)) return good
  }
  return -1
}

export function trade(s: State, seat: Seat, out: Story): void {
  const closing = closingSale(s, seat)
  const good = closing >= 0 ? closing : bestSale(s, seat, privilegeOf(s, seat))
  if (good < 0) {
    out.tell(CANNOT_ACT, seat, TRADER)
    return
  }
  if (inHouse(s, good)) helps(seat, DUPLICATES, 1, out)
  because(seat, closing >= 0 ? 'festival-goal' : 'best-good', out)
  sell(s, seat, good, out)
  moveMarker(s, TRADER, out)
  if (!hasAbility(s, seat, COIN)) return
  gainCoins(s, seat, 1)
  helps(seat, COIN, 1, out)
}
