import { type Rng, seedRng, type Viewer } from '@quayside/kernel'
import { cloneState, PILE_LEFT, RNG, STACK, type State } from './state.ts'

/**
 * Another hidden truth: the face-down tiles in another order and another generator. Nobody knows anything of either, so it is the same for
 * every viewer. Covered chips stay as they are: they were public when they were gained.
 */
export function resample(s: State, _viewer: Viewer, rng: Rng): State {
  const other = cloneState(s)
  const { c, rules } = other
  const cells: number[] = []
  for (let pile = 0; pile < rules.piles; pile++) {
    for (let k = 0; k < c[PILE_LEFT + pile]; k++) cells.push(STACK + pile + k * rules.piles)
  }
  for (let i = cells.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const held = c[cells[i]]
    c[cells[i]] = c[cells[j]]
    c[cells[j]] = held
  }
  seedRng(c, RNG, rng.seed())
  return other
}
