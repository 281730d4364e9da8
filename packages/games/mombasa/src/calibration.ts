import type { Calibration } from '@quayside/kernel'
import { count } from './calibration/count.ts'
import { DIALS } from './calibration/dials.ts'
import { TARGETS } from './calibration/targets.ts'
import type { DataPack } from './data/pack.ts'
import { SETUPS } from './options.ts'

/** What this game's data are calibrated by. First games and later ones differ in where the tracks lie and in who begins with what. */
export const calibration: Calibration<DataPack> = {
  tables: SETUPS.flatMap((setup) =>
    [2, 3, 4].map((players) => ({ name: `${setup}-${players}`, options: { players, setup } })),
  ),
  count,
  targets: TARGETS,
  dials: DIALS,
}
