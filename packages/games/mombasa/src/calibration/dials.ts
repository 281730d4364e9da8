import type { Dial } from '@quayside/kernel'
import type { DataPack } from '../data/pack.ts'
import { coins } from './dials/bases.ts'
import { expansionBonus, firstTiles, majorities } from './dials/first-game.ts'
import { guard, lastCallPounds, shares, spaces, widening } from './dials/tracks.ts'

/** Every number that may move, those first that the rulebook's examples speak against. */
export const DIALS: readonly Dial<DataPack>[] = [
  shares,
  spaces,
  widening,
  majorities,
  expansionBonus,
  firstTiles,
  guard,
  lastCallPounds,
  coins,
]
