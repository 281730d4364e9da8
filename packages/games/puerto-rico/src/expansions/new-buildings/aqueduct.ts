import type { Seat, Story } from '@quayside/kernel'
import { box, type State } from '../../box.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import { event } from '../../events.ts'
import { GOOD, type Good } from '../../ids.ts'
import { occupied } from '../../state.ts'
import { gainGoods } from '../../supply.ts'

const { table, seats: player } = box

/**
 * Aqueduct: a barrel more of indigo and of sugar, each if a large plant made any. Large plants are counted first, so one barrel made and one
 * worker there are enough.
 * Source: classic, Aqueduto; 2020, Acquedotto; 1897, Canal. Which plant counts first: our rulings.
 */

const BARREL = event('aqueduct-barrel')

export function aqueduct(s: State, seat: Seat, out: Story): void {
  for (const { building, value } of s.rules.effects.extraFromLargePlants) {
    if (!occupied(s, seat, building)) continue
    for (const good of value.map(GOOD.of)) {
      const made = player.made(s, seat, good) > 0
      if (!made || table.goodsSupply(s, good) === 0 || !largePlantWorks(s, seat, good)) continue
      gainGoods(s, seat, good, 1)
      player.made.add(s, seat, good, 1)
      out.tell(BARREL, seat, good)
    }
  }
}

const largePlantWorks = (s: State, seat: Seat, good: Good): boolean =>
  s.rules.producers[good].some((plant) => BUILDINGS[plant].size === 'large' && occupied(s, seat, plant))
