import type { Seat, Story } from '@quayside/kernel'
import { BUILDINGS } from '../../data/catalogue.ts'
import { event } from '../../events.ts'
import { GOODS } from '../../ids.ts'
import { GOODS_AT, GOODS_SUPPLY, MADE, occupied, player, STAFF, type State } from '../../state.ts'

/**
 * Aqueduct: a barrel more of indigo and of sugar, each if a large plant made any. Large plants are counted first, so one barrel made and one
 * worker there are enough.
 * Source: classic, Aqueduto; 2020, Acquedotto; 1897, Canal. Which plant counts first: our rulings.
 */

const BARREL = event('aqueduct-barrel')

export function aqueduct(s: State, seat: Seat, out: Story): void {
  const { c, rules } = s
  const { extraFromLargePlants } = rules.effects
  for (let i = 0; i < extraFromLargePlants.length; i++) {
    const { building, value } = extraFromLargePlants[i]
    if (!occupied(s, seat, building)) continue
    for (const id of value) {
      const good = GOODS.indexOf(id)
      const at = player(seat)
      if (c[at + MADE + good] === 0 || c[GOODS_SUPPLY + good] === 0 || !largePlantWorks(s, seat, good)) continue
      c[GOODS_SUPPLY + good]--
      c[at + GOODS_AT + good]++
      c[at + MADE + good]++
      out.tell(BARREL, seat, good)
    }
  }
}

function largePlantWorks(s: State, seat: Seat, good: number): boolean {
  const plants = s.rules.producers[good]
  for (let i = 0; i < plants.length; i++) {
    if (BUILDINGS[plants[i]].size === 'large' && s.c[player(seat) + STAFF + plants[i]] > 1) return true
  }
  return false
}
