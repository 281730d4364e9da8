import type { Game } from '@quayside/kernel'
import type { State } from './box.ts'
import './expansions/index.ts'
import { puertoRicoAtTable } from './game.ts'
import { ledger } from './ledger.ts'
import { policy } from './policy.ts'
import { positions } from './position/index.ts'

/** Puerto Rico whole, with its expansions, positions, its plain opponent and the count of all pieces. */
export const puertoRico: Game<State> = { ...puertoRicoAtTable, ledger, policy, ...positions }
