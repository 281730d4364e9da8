import type { Game } from '@quayside/kernel'
import type { State } from './box.ts'
import { BUILT_IN } from './data/built-in.ts'
import { checkPack, completePack } from './data/check.ts'
import type { DataPack } from './data/pack.ts'
import { mombasaAtTable, rulesByOptions } from './game.ts'
import { positionsWith } from './position/index.ts'

/** Mombasa whole, with positions and data packs. */
export function mombasaWith(pack: DataPack): Game<State> {
  const rulesFor = rulesByOptions(pack)
  return {
    ...mombasaAtTable(pack, rulesFor),
    data: {
      pack,
      check: checkPack,
      with: (other) => mombasaWith(completePack(other)),
    },
    ...positionsWith(rulesFor),
  }
}

export const mombasa = mombasaWith(BUILT_IN)
