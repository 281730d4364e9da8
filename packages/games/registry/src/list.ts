import { entry as cooperIsland } from '@quayside/cooper-island/entry'
import type { GameEntry } from '@quayside/kernel'
import { entry as mombasa } from '@quayside/mombasa/entry'
import { entry as puertoRico } from '@quayside/puerto-rico/entry'

/** Every game there is. A game is offered, tested and spoken to by standing in this list, and for browsers in `lazy-list.ts`. */
export const ENTRIES: readonly GameEntry[] = [puertoRico, mombasa, cooperIsland]
