import type { Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { box, type State } from '../../box.ts'
import { event } from '../../events.ts'
import { ABILITY, GOOD, type Good, TRADER } from '../../ids.ts'
import { houseFull, inHouse, sell } from '../../phases/trader.ts'
import { HOUSE_SPACES, PRIVILEGE } from '../../sizes.ts'
import { gainCoins, privilegeOf } from '../../supply.ts'
import { hasAbility } from './board.ts'
import { moveMarker } from './marker.ts'
import { because, helps } from './telling.ts'
import { wantsToClose } from './wishes.ts'

const { table, seats: player } = box

/**
 * Trader: sells a crate of the best kind it can, if that brings at least a coin. Where it would fill the trading house, a goal of the festival
 * comes first.
 * Source: 1897, Puertoma, Negociante; Expansão IV e V.
 */

const CANNOT_ACT = event('cannot-act')

const DUPLICATES = ABILITY.of('sells-duplicates')
const COIN = ABILITY.of('coin-per-sale')

export const sellingPays = (s: State, seat: Seat): boolean => bestSale(s, seat, PRIVILEGE) !== NONE

const maySell = (s: State, seat: Seat, good: Good): boolean =>
  player.goods(s, seat, good) > 0 && !houseFull(s) && (!inHouse(s, good) || hasAbility(s, seat, DUPLICATES))

/** The best kind that brings a coin. */
function bestSale(s: State, seat: Seat, privilege: number): Maybe<Good> {
  const more = privilege + (hasAbility(s, seat, COIN) ? 1 : 0)
  return GOOD.all.filter((good) => s.rules.price[good] + more > 0 && maySell(s, seat, good)).at(-1) ?? NONE
}

/** The best kind that meets a goal as the last crate of the house. */
function closingSale(s: State, seat: Seat): Maybe<Good> {
  if (table.tradingHouse.size(s) !== HOUSE_SPACES - 1) return NONE
  return GOOD.all.filter((good) => wantsToClose(s, good) && maySell(s, seat, good)).at(-1) ?? NONE
}

export function trade(s: State, seat: Seat, out: Story): void {
  const closing = closingSale(s, seat)
  const good = closing !== NONE ? closing : bestSale(s, seat, privilegeOf(s, seat))
  if (good === NONE) {
    out.tell(CANNOT_ACT, seat, TRADER)
    return
  }
  if (inHouse(s, good)) helps(seat, DUPLICATES, 1, out)
  because(seat, closing !== NONE ? 'festival-goal' : 'best-good', out)
  sell(s, seat, good, out)
  moveMarker(s, TRADER, out)
  if (!hasAbility(s, seat, COIN)) return
  gainCoins(s, seat, 1)
  helps(seat, COIN, 1, out)
}
