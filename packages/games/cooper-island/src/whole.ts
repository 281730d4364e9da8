import type { Game } from '@quayside/kernel'
import type { State } from './box.ts'
import { BUILT_IN } from './data/built-in.ts'
import { checkPack, completePack } from './data/check.ts'
import type { DataPack } from './data/pack.ts'
import { cooperIslandAtTable, rulesByOptions } from './game.ts'
import { ledger } from './ledger.ts'
import { policy } from './policy.ts'
import { positionsWith } from './position/index.ts'

/** Cooper Island whole, with positions, data packs, its plain opponent and the count of all pieces. */
export function cooperIslandWith(pack: DataPack): Game<State> {
  const rulesFor = rulesByOptions(pack)
  return {
    ...cooperIslandAtTable(pack, rulesFor),
    data: {
      pack,
      check: checkPack,
      with: (other) => cooperIslandWith(completePack(other)),
    },
    ledger,
    policy,
    ...positionsWith(rulesFor),
  }
}

export const cooperIsland = cooperIslandWith(BUILT_IN)
