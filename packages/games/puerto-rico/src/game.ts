import type { Game } from '@quayside/kernel'
import { puertoRicoAtTable } from './at-table.ts'
import './expansions/index.ts'
import { readPosition } from './position/read.ts'
import { writePosition } from './position/write.ts'
import type { State } from './state.ts'

/** Puerto Rico whole, with its expansions and positions. */
export const puertoRico: Game<State> = { ...puertoRicoAtTable, readPosition, writePosition }
