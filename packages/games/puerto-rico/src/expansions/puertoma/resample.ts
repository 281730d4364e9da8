import type { Rng, Viewer } from '@quayside/kernel'
import { LEVELS } from '../../data/puertoma.ts'
import { isOver, type State } from '../../state.ts'
import { ABILITY, abilityOf, board, CARD_COUNT, CARDS_DRAWN, DECK, HIDDEN, stageOf, table } from './cells.ts'
import { anyAbility } from './setup.ts'

/** The cards still to come in another order, and other abilities face down: each Puertoma has tokens of its own, and nobody has seen these. */
export function resample(s: State, _viewer: Viewer, rng: Rng): void {
  const { c, rules } = s
  const drawn = c[table(s) + CARDS_DRAWN]
  rng.shuffle(c, table(s) + DECK + drawn, CARD_COUNT - drawn)
  if (isOver(s)) return
  for (let seat = rules.humans; seat < rules.players; seat++) {
    for (let level = 0; level < LEVELS; level++) {
      if (abilityOf(s, seat, level) < 0 || stageOf(s, seat, level) !== HIDDEN) continue
      c[board(s, seat) + ABILITY + level] = 1 + anyAbility(level, (n) => rng.below(n))
    }
  }
}
