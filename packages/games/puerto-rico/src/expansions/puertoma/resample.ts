import type { Rng, Viewer } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../../box.ts'
import { LEVELS } from '../../data/puertoma.ts'
import { isOver } from '../../flow.ts'
import { TIE_BREAK } from '../../ids.ts'
import { puertomasOf } from './board.ts'
import { anyAbility } from './setup.ts'

const { table, seats: player } = box

/** The cards still to come in another order, and other abilities face down: each Puertoma has tokens of its own, and nobody has seen these. */
export function resample(s: State, _viewer: Viewer, rng: Rng): void {
  const drawn = table.cardsDrawn(s)
  table.deck.mix(s, rng, drawn, TIE_BREAK.size - drawn)
  if (isOver(s)) return
  const { ability, shown } = player.abilities
  for (const seat of puertomasOf(s)) {
    for (let level = 0; level < LEVELS; level++) {
      if (ability(s, seat, level) === NONE || shown(s, seat, level)) continue
      ability.set(
        s,
        seat,
        level,
        anyAbility(level, (n) => rng.below(n)),
      )
    }
  }
}
