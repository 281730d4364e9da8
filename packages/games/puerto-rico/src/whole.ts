import type { Game } from '@quayside/kernel'
import type { State } from './box.ts'
import './expansions/index.ts'
import { puertoRicoAtTable } from './game.ts'
import { ledger } from './ledger.ts'
import { readPosition } from './position/read.ts'
import { writePosition } from './position/write.ts'

/** Puerto Rico whole, with its expansions, positions and the count of all pieces. */
export const puertoRico: Game<State> = { ...puertoRicoAtTable, ledger, readPosition, writePosition }
