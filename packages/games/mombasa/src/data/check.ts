import { packCheck } from '@quayside/kernel/data'
import { BUILT_IN } from './built-in.ts'
import { checkBoard, checkPlayerBoard } from './check/board.ts'
import { checkBooks, checkStartingTiles } from './check/books.ts'
import { checkCards } from './check/cards.ts'
import { checkMap } from './check/map.ts'
import { checkTracks } from './check/tracks.ts'
import type { DataPack } from './pack.ts'
import { packSchema } from './schema.ts'

export const { checkPack, completePack } = packCheck<DataPack>({
  schema: packSchema,
  builtIn: BUILT_IN,
  sections: [checkMap, checkTracks, checkCards, checkBooks, checkStartingTiles, checkBoard, checkPlayerBoard],
  nameOf: ({ id, enclave, counts, regions }) =>
    id ?? enclave ?? counts ?? (Array.isArray(regions) ? regions.join('–') : undefined),
})
