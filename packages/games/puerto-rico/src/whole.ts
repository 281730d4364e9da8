import type { Game } from '@quayside/kernel'
import type { State } from './box.ts'
import './expansions/index.ts'
import { puertoRicoAtTable } from './game.ts'
import { positions } from './position/index.ts'

/** Puerto Rico whole, with its expansions and positions. */
export const puertoRico: Game<State> = { ...puertoRicoAtTable, ...positions }
