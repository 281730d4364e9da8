import type { Seat, Story } from '@quayside/kernel'
import { box, type State } from '../../box.ts'
import { event } from '../../events.ts'
import { ABILITY, GOOD, type Good } from '../../ids.ts'
import { returnGoods } from '../../supply.ts'
import { hasAbility } from './board.ts'
import { because, helps } from './telling.ts'

const { seats: player } = box

/**
 * Storing: one crate of the best kind is kept, by ability all crates of a kind besides; the rest spoils.
 * Source: 1897, Puertoma, Capitão, Fichas de Habilidade.
 */

const KEPT_KIND = event('kept-kind')
const KEPT_ONE = event('kept-one')
const SPOILED = event('spoiled')

const WHOLE_KIND = ABILITY.of('keeps-a-kind')

export function store(s: State, seat: Seat, out: Story): void {
  const kinds = GOOD.all.filter((good) => player.goods(s, seat, good) > 0)
  const whole = hasAbility(s, seat, WHOLE_KIND) ? kinds.pop() : undefined
  const single = kinds.pop()
  if (whole !== undefined) {
    because(seat, 'best-good', out)
    out.tell(KEPT_KIND, seat, whole, player.goods(s, seat, whole))
    helps(seat, WHOLE_KIND, player.goods(s, seat, whole), out)
  }
  if (single !== undefined) {
    because(seat, 'best-good', out)
    out.tell(KEPT_ONE, seat, single)
  }
  for (let good = GOOD.first; good < GOOD.size; good++) {
    if (good !== whole) spoil(s, seat, good, player.goods(s, seat, good) - (good === single ? 1 : 0), out)
  }
  const { stored } = s.rules.hooks
  for (let i = 0; i < stored.length; i++) stored[i](s, seat, out)
}

/** Crates go back to the supply. */
export function spoil(s: State, seat: Seat, good: Good, count: number, out: Story): void {
  if (count === 0) return
  returnGoods(s, seat, good, count)
  out.tell(SPOILED, seat, good, count)
}
