import { packCheck } from '@quayside/kernel/data'
import { BUILT_IN } from './built-in.ts'
import { checkAreas } from './check/areas.ts'
import { checkBoats, checkPlayerBoard, checkWorkBoard } from './check/boards.ts'
import { checkBuildingCards, checkDiaries, checkMerchants, checkOrders } from './check/cards.ts'
import { checkEffects } from './check/effects.ts'
import { checkIds } from './check/ids.ts'
import { checkPeninsula, checkTiles } from './check/land.ts'
import { checkSolo } from './check/solo.ts'
import type { DataPack } from './pack.ts'
import { packSchema } from './schema.ts'

export const { checkPack, completePack } = packCheck<DataPack>({
  schema: packSchema,
  builtIn: BUILT_IN,
  sections: [
    checkPeninsula,
    checkTiles,
    checkBoats,
    checkPlayerBoard,
    checkWorkBoard,
    checkAreas,
    checkMerchants,
    checkOrders,
    checkBuildingCards,
    checkDiaries,
    checkEffects,
    checkIds,
    checkSolo,
  ],
  nameOf: ({ id, area, level }) => id ?? area ?? (typeof level === 'number' ? `level ${level}` : undefined),
})
