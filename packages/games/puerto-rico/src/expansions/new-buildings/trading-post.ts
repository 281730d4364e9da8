import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP } from '../../answers.ts'
import { event } from '../../events.ts'
import type { Deal } from '../../expansion.ts'
import { GOOD_COUNT } from '../../ids.ts'
import { reason } from '../../reasons.ts'
import { anyOccupied, GOODS_AT, GOODS_SUPPLY, goodsOf, player, type State, totalGoods } from '../../state.ts'
import { gainCoins, privilegeOf } from '../../supply.ts'

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

export const postPays = (s: State, seat: Seat, good: number): number => s.rules.price[good] + privilegeOf(s, seat)

function whySell(s: State, seat: Seat, good: number): ReasonCode {
  if (!hasPost(s, seat)) return NO_POST
  return goodsOf(s, seat, good) > 0 ? 0 : NO_GOOD
}

export const tradingPost: Deal = {
  ops: [OP.SELL_POST],
  isSale: true,
  whySpent: SOLD_ALREADY,
  possible: (s, seat) => hasPost(s, seat) && totalGoods(s, seat) > 0,
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (!hasPost(s, seat)) return
    for (let good = 0; good < GOOD_COUNT; good++) if (goodsOf(s, seat, good) > 0) list.add(answer(OP.SELL_POST, good))
  },
  why: (s, seat, given) => whySell(s, seat, argOf(given)),
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const good = argOf(given)
    const coins = postPays(s, seat, good)
    s.c[player(seat) + GOODS_AT + good]--
    s.c[GOODS_SUPPLY + good]++
    gainCoins(s, seat, coins)
    out.tell(SOLD, seat, good, coins)
  },
}
