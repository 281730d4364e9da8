import type { Seat, Story } from '@quayside/kernel'
import { event } from '../../events.ts'
import { GOOD_COUNT } from '../../ids.ts'
import { GOODS_AT, GOODS_SUPPLY, goodsOf, player, type State } from '../../state.ts'
import { abilityNumber, hasAbility } from './cells.ts'
import { because, helps } from './telling.ts'

/**
 * Storing: one crate of the best kind is kept, by ability all crates of a kind besides; the rest spoils.
 * Source: 1897, Puertoma, Capitão, Fichas de Habilidade.
 */

const KEPT_KIND = event('kept-kind')
const KEPT_ONE = event('kept-one')
const SPOILED = event('spoiled')

const WHOLE_KIND = abilityNumber('keeps-a-kind')

export function store(s: State, seat: Seat, out: Story): void {
  const whole = hasAbility(s, seat, WHOLE_KIND) ? bestBelow(s, seat, GOOD_COUNT) : -1
  const single = bestBelow(s, seat, whole < 0 ? GOOD_COUNT : whole)
  if (whole >= 0) {
    because(seat, 'best-good', out)
    out.tell(KEPT_KIND, seat, whole, goodsOf(s, seat, whole))
    helps(seat, WHOLE_KIND, goodsOf(s, seat, whole), out)
  }
  if (single >= 0) {
    because(seat, 'best-good', out)
    out.tell(KEPT_ONE, seat, single)
  }
  for (let good = 0; good < GOOD_COUNT; good++) {
    if (good !== whole) spoil(s, seat, good, goodsOf(s, seat, good) - (good === single ? 1 : 0), out)
  }
  const { stored } = s.rules.hooks
  for (let i = 0; i < stored.length; i++) stored[i](s, seat, out)
}

/** The best kind it has below another, -1 if there is none. */
function bestBelow(s: State, seat: Seat, limit: number): number {
  let good = limit - 1
  while (good >= 0 && goodsOf(s, seat, good) === 0) good--
  return good
}

/** Crates go back to the supply. */
export function spoil(s: State, seat: Seat, good: number, count: number, out: Story): void {
  if (count === 0) return
  s.c[player(seat) + GOODS_AT + good] -= count
  s.c[GOODS_SUPPLY + good] += count
  out.tell(SPOILED, seat, good, count)
}
