import { type Rng, seedRng, type Viewer } from '@quayside/kernel'
import {
  cloneState,
  FIELDS,
  FIELDS_USED,
  kindUnder,
  PILE_LEFT,
  player,
  RNG,
  STACK,
  type State,
  UNDER,
  UNSEEN,
} from './state.ts'

/**
 * Another hidden truth: the face-down tiles in another order, those under forests taken unseen among them, and another generator. Nobody
 * knows anything of these, so it is the same for every viewer; what expansions hide they deal anew themselves. Covered chips stay as they are: they were public when they were gained.
 */
export function resample(s: State, viewer: Viewer, rng: Rng): State {
  const other = cloneState(s)
  const { c, rules } = other
  const cells: number[] = []
  for (let pile = 0; pile < rules.piles; pile++) {
    for (let k = 0; k < c[PILE_LEFT + pile]; k++) cells.push(STACK + pile + k * rules.piles)
  }
  const forests = unseenForests(other)
  const tiles = Int16Array.from([...cells.map((cell) => c[cell]), ...forests.map((cell) => kindUnder(c[cell]) + 1)])
  rng.shuffle(tiles, 0, tiles.length)
  cells.forEach((cell, i) => {
    c[cell] = tiles[i]
  })
  forests.forEach((cell, i) => {
    c[cell] += UNDER * (tiles[cells.length + i] - kindUnder(c[cell]) - 1)
  })
  for (const part of rules.parts) part.resample?.(other, viewer, rng)
  seedRng(c, RNG, rng.seed())
  return other
}

/** Field spaces with a forest that nobody has looked at. */
function unseenForests({ c, rules }: State): number[] {
  const found: number[] = []
  for (let seat = 0; seat < rules.players; seat++) {
    for (let space = 0; space < c[player(seat) + FIELDS_USED]; space++) {
      const cell = player(seat) + FIELDS + space
      if (c[cell] & UNSEEN) found.push(cell)
    }
  }
  return found
}
