import { type Maybe, NONE } from '@quayside/kernel/box'
import type { DataPack } from '../data/pack.ts'
import {
  DOUBLE,
  type Double,
  GOLD,
  MOUNTAIN,
  resourceOf,
  TERRAIN,
  type Terrain,
  type Yields,
  yieldsOf,
} from '../ids.ts'

/** A way to lay a double tile: the terrain of its first half and that of its second. */
export interface Side {
  readonly double: Double
  readonly first: Terrain
  readonly second: Terrain
  readonly yields: Yields
  /** Mined for gold, where one half is a mountain. */
  readonly mined: Maybe<Yields>
}

/** Which double tile shows two terrains on one side, by both terrains; none shows one twice. */
export function compileDoubles(pack: DataPack): Double[][] {
  const table = TERRAIN.all.map(() => TERRAIN.all.map(() => DOUBLE.all[0]))
  for (const { id, front, back } of pack.tiles.doubles) {
    for (const [one, other] of [front, back]) {
      table[TERRAIN.of(one)][TERRAIN.of(other)] = DOUBLE.of(id)
      table[TERRAIN.of(other)][TERRAIN.of(one)] = DOUBLE.of(id)
    }
  }
  return table
}

export const compileSides = (doubleOf: readonly (readonly Double[])[]): Side[] =>
  TERRAIN.all.flatMap((first) =>
    TERRAIN.all
      .filter((second) => second !== first)
      .map((second) => ({
        double: doubleOf[first][second],
        first,
        second,
        yields: yieldsOf(resourceOf(first), resourceOf(second)),
        mined: minedYields(first, second),
      })),
  )

function minedYields(first: Terrain, second: Terrain): Maybe<Yields> {
  if (first === MOUNTAIN) return yieldsOf(GOLD, resourceOf(second))
  return second === MOUNTAIN ? yieldsOf(resourceOf(first), GOLD) : NONE
}
