import type { Calibration } from '@quayside/kernel'
import { count } from './calibration/count.ts'
import { DIALS } from './calibration/dials.ts'
import { TARGETS } from './calibration/targets.ts'
import type { DataPack } from './data/pack.ts'
import { MAX_PLAYERS } from './sizes.ts'

/** What this game's data are calibrated by, alone against Cooper and in company. */
export const calibration: Calibration<DataPack> = {
  tables: Array.from({ length: MAX_PLAYERS }, (_, i) => ({
    name: i === 0 ? 'solo' : `${i + 1}-players`,
    options: { players: i + 1 },
  })),
  count,
  targets: TARGETS,
  dials: DIALS,
}
