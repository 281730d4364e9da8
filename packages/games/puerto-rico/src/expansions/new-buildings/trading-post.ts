import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { SELL_POST } from '../../answers.ts'
import { box, type State } from '../../box.ts'
import { event } from '../../events.ts'
import type { Deal } from '../../expansion.ts'
import { GOOD, type Good, TRADER } from '../../ids.ts'
import { reason } from '../../reasons.ts'
import { anyOccupied, totalGoods } from '../../state.ts'
import { gainCoins, privilegeOf, returnGoods } from '../../supply.ts'

const { table, seats: player } = box

/**
 * Trading post: instead of selling to the trading house, a barrel of any kind goes to the supply for its price. The trader's privilege
 * counts, markets do not; a full house is no hindrance.
 * Source: classic, Posto de Comércio; 2020, Stazione Commerciale; 1897, Posto dos Mercadores. The privilege in all editions: our rulings.
 */

const SOLD = event('sold-to-post')

const NO_GOOD = reason('no-such-good')
const NO_POST = reason('no-trading-post')
const SOLD_ALREADY = reason('sold-already')

const hasPost = (s: State, seat: Seat): boolean => anyOccupied(s, seat, s.rules.effects.ownPost)

export const postPays = (s: State, seat: Seat, good: Good): number => s.rules.price[good] + privilegeOf(s, seat)

/** In a trader phase: that somebody works in one. */
export const postView = (s: State, seat: Seat): { post?: true } =>
  table.role(s) === TRADER && hasPost(s, seat) ? { post: true } : {}

function whySell(s: State, seat: Seat, good: Good): ReasonCode {
  if (!hasPost(s, seat)) return NO_POST
  return player.goods(s, seat, good) > 0 ? 0 : NO_GOOD
}

export const tradingPost: Deal = {
  ops: [SELL_POST],
  isSale: true,
  whySpent: SOLD_ALREADY,
  possible: (s, seat) => hasPost(s, seat) && totalGoods(s, seat) > 0,
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (!hasPost(s, seat)) return
    for (let good = GOOD.first; good < GOOD.size; good++)
      if (player.goods(s, seat, good) > 0) list.add(SELL_POST.of(good))
  },
  why: (s, seat, given) => whySell(s, seat, SELL_POST.first(given)),
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const good = SELL_POST.first(given)
    const coins = postPays(s, seat, good)
    returnGoods(s, seat, good, 1)
    gainCoins(s, seat, coins)
    out.tell(SOLD, seat, good, coins)
  },
}
